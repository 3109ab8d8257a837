// Finds entries by their key, without a string for each.

import Synchronization

/// The entries of a catalog by key and branch, or by key alone; where one stands twice, the one that its format keeps.
public struct KeyIndex: Sendable {
    /// The catalog whose entries these are.
    public private(set) var catalog: Catalog
    /// The language in which entries are asked for; nil where it is that of the entry that is like them.
    private var language: String?
    /// Whether entries are known by their key, whatever their branch and language.
    private let ignoresBranches: Bool
    /// Open addressing; none where nobody has asked yet.
    private var slots: [Slot]
    private static let empty = UInt32.max
    /// Makes the slots when they are asked for; nil where they were made.
    private let later: Later?
    /// What copies have in common.
    private let laterNames = KeyNames.Later()

    /// A hash, so that few names are compared, and an index of an entry, or `empty`.
    private struct Slot {
        var hash: UInt32
        var entry: UInt32
    }

    /// Indexes all entries; `replaced` gets those of which there is a later one.
    public init(_ catalog: Catalog, replaced: (_ earlier: Int, _ later: Int) -> Void = { _, _ in }) {
        self.init(catalog, ignoresBranches: false, replaced)
    }

    /// Indexes entries by their key alone.
    public init(keysOf catalog: Catalog) { self.init(catalog, ignoresBranches: true) { _, _ in } }

    /// Its keys, whatever their branches, made when first asked for.
    public var names: KeyNames { laterNames.names(of: catalog) }

    /// Indexes the entries of a catalog, in which no key stands twice, when somebody asks for one.
    public init(whenAskedFor catalog: Catalog) {
        self.catalog = catalog
        ignoresBranches = false
        slots = []
        later = Later()
    }

    /// What copies of an index have in common, until it is made.
    private final class Later: Sendable {
        private let made = Mutex<[Slot]?>(nil)

        func slots(of catalog: Catalog) -> [Slot] {
            made.withLock { made in
                let slots = made ?? KeyIndex(catalog).slots
                made = slots
                return slots
            }
        }
    }

    private init(_ catalog: Catalog, ignoresBranches: Bool, _ replaced: (_ earlier: Int, _ later: Int) -> Void) {
        self.catalog = catalog
        self.ignoresBranches = ignoresBranches
        var capacity = 16
        while capacity < catalog.entries.count * 2 { capacity *= 2 }
        slots = Array(repeating: Slot(hash: 0, entry: Self.empty), count: capacity)
        later = nil
        let keepsFirst = catalog.format.has(.keepsFirstText)
        var name: [UInt8] = []
        var other: [UInt8] = []
        for entry in catalog.unshared.entries {
            writeName(of: entry, variant: nil, to: &name)
            let (slot, hash) = slot(of: name, scratch: &other)
            if slots[slot].entry != Self.empty {
                replaced(Int(slots[slot].entry), entry.index)
                if keepsFirst { continue }
            }
            slots[slot] = Slot(hash: hash, entry: UInt32(entry.index))
        }
    }

    /// The same index, to ask in one language for entries that are like those of others.
    public func asked(in language: String?) -> KeyIndex {
        var copy = self
        copy.language = language
        return copy
    }

    /// The same index, made if it was not yet, with a catalog of its own to work on with one core.
    public var unshared: KeyIndex {
        var copy = made
        copy.catalog = catalog.unshared
        return copy
    }

    private var made: KeyIndex {
        var copy = self
        if slots.isEmpty, let later { copy.slots = later.slots(of: catalog) }
        return copy
    }

    /// The entry of this key and branch in the indexed catalog, and, where a file holds several languages, of
    /// this language.
    ///
    /// A branch that is not there is stood for by the branch `other`, a choice by a text with a bar that shows, `{'|'}`: in a
    /// translation a bare one makes choices of it.
    public func entry(like entry: Entry) -> Entry? {
        guard !slots.isEmpty else { return made.entry(like: entry) }
        var name: [UInt8] = []
        var scratch: [UInt8] = []
        writeName(of: entry, variant: nil, locale: language, to: &name)
        if let same = found(name, &scratch) { return same }
        guard !ignoresBranches else { return nil }
        if entry.isChoice {
            writeName(of: entry, variant: "", locale: language, to: &name)
            return found(name, &scratch).flatMap { $0.value?.contains("{'|'}") ?? false ? $0 : nil }
        }
        let variant = entry.variant
        guard let dot = variant.lastIndex(of: ".") else { return nil }
        writeName(of: entry, variant: "\(variant[..<dot]).other", locale: language, to: &name)
        return found(name, &scratch)
    }

    private func found(_ name: [UInt8], _ scratch: inout [UInt8]) -> Entry? {
        let entry = slots[slot(of: name, scratch: &scratch).slot].entry
        return entry == Self.empty ? nil : catalog.entries[Int(entry)]
    }

    /// Key, branch and, where a file holds several, language; apart by a byte that UTF-8 never has.
    private func writeName(of entry: Entry, variant: String?, locale: String? = nil, to output: inout [UInt8]) {
        output.removeAll(keepingCapacity: true)
        entry.appendParted(to: &output)
        if ignoresBranches { return }
        output.append(0xFF)
        if let variant { output += variant.utf8 } else { entry.append(.variant, to: &output) }
        output.append(0xFF)
        if entry.catalog.format.mayRepeatKeys {
            if let locale { output += locale.utf8 } else { entry.append(.locale, to: &output) }
        } else {
            entry.appendOwnLanguage(to: &output)
        }
    }

    private func slot(of name: [UInt8], scratch: inout [UInt8]) -> (slot: Int, hash: UInt32) {
        // Seeded anew in each process, so that no file can make all its keys collide; only equality shows.
        var hasher = Hasher()
        name.withUnsafeBytes { hasher.combine(bytes: $0) }
        let full = hasher.finalize()
        let hash = UInt32(truncatingIfNeeded: full >> 32)
        var slot = full & (slots.count - 1)
        while slots[slot].entry != Self.empty {
            if slots[slot].hash == hash {
                writeName(of: catalog.entries[Int(slots[slot].entry)], variant: nil, to: &scratch)
                if scratch == name { break }
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, hash)
    }
}
