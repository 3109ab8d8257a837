// Finds entries by key, without a string for each.

import Synchronization

/// The entries of a catalog by key and branch, or by key alone; of duplicates, the one that the format uses.
public struct KeyIndex: Sendable {
    /// The catalog of the entries.
    public private(set) var catalog: Catalog
    /// The language to look entries up in; nil for the language of the entry to match.
    private var language: String?
    /// Whether entries are indexed by key alone, whatever their branch and language.
    private let ignoresBranches: Bool
    /// A hash table with open addressing; empty until first use.
    private var slots: [Slot]
    private static let empty = UInt32.max
    /// Creates the slots on first use; nil if they exist already.
    private let later: Later?
    /// Shared by all copies.
    private let laterNames = KeyNames.Later()

    /// A hash, which saves most comparisons of names, and the index of an entry, or `empty`.
    private struct Slot {
        var hash: UInt32
        var entry: UInt32
    }

    /// Indexes all entries; calls `replaced` for each that a later one duplicates.
    public init(_ catalog: Catalog, replaced: (_ earlier: Int, _ later: Int) -> Void = { _, _ in }) {
        self.init(catalog, ignoresBranches: false, replaced)
    }

    /// Indexes entries by key alone.
    public init(keysOf catalog: Catalog) { self.init(catalog, ignoresBranches: true) { _, _ in } }

    /// The keys, whatever their branches; created on first use.
    public var names: KeyNames { laterNames.names(of: catalog) }

    /// Indexes the entries of a catalog without repeated keys, on first use.
    public init(whenAskedFor catalog: Catalog) {
        self.catalog = catalog
        ignoresBranches = false
        slots = []
        later = Later()
    }

    /// Creates the slots on first use, for all copies of an index.
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

    /// The same index, which looks entries up in one language, whatever the language of the entry to match.
    public func asked(in language: String?) -> KeyIndex {
        var copy = self
        copy.language = language
        return copy
    }

    /// The same index, created if necessary, with its own copy of the catalog for use on one core.
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

    /// The entry with the same key and branch in the indexed catalog, and with the same language if a file contains
    /// several.
    ///
    /// The branch `other` replaces a missing branch. A text with a visible bar, `{'|'}`, replaces a choice: an
    /// unescaped bar in the translation splits it into choices.
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

    /// The entry that is the only text of a key in a catalog in one language.
    public func entry(withKey key: String) -> Entry? {
        guard !slots.isEmpty else { return made.entry(withKey: key) }
        var scratch: [UInt8] = []
        return found(Array(key.utf8) + (ignoresBranches ? [] : [0xFF, 0xFF]), &scratch)
    }

    private func found(_ name: [UInt8], _ scratch: inout [UInt8]) -> Entry? {
        let entry = slots[slot(of: name, scratch: &scratch).slot].entry
        return entry == Self.empty ? nil : catalog.entries[Int(entry)]
    }

    /// Writes key, branch and, if a file contains several, language, separated by a byte that never occurs in UTF-8.
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
        // The seed differs in each process, so no file can make all its keys collide; results only depend on equality.
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
