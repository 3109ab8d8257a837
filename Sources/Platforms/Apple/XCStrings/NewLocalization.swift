// Adds a language to a string catalog, a share of its keys at a time, so that many cores can work on it.

import Basics
import Catalogs

/// A string catalog to which a language is added.
public final class NewLocalization: Sendable {
    private let catalog: Catalog
    private let editor: XCStringsEditor
    private let language: String
    private let languageBytes: [UInt8]
    /// The entries of each key.
    private let keys: [Range<Int>]
    /// The bytes around one text, if the key has localizations, and if it has none.
    private let member: OneText
    private let members: OneText

    /// The texts of a key in the new language.
    public enum Texts {
        /// The key stays unchanged.
        case none
        /// The text in the buffer.
        case one
        /// One text for each branch.
        case branches([LocalizedUnit])
    }

    /// The additions to some of the keys.
    public struct Additions: Sendable {
        fileprivate var splices = SpliceList()
        /// The first entry of each key with an addition, and the hash of the key.
        fileprivate var entries: [Int] = []
        fileprivate var hashes: [Int] = []
        /// Whether one text was read back, among a key's languages and as the first of them: all others have the same
        /// context.
        fileprivate var read: (amongLanguages: Bool, asFirst: Bool) = (false, false)
        /// The first entry of a key with a repeated branch.
        fileprivate var repeated: Int?
        /// Whether each key, read by itself, has the new texts, and all others unchanged.
        public fileprivate(set) var areFaithful = true
    }

    /// Prepares a new language for a catalog; throws if that is not a string catalog that was read completely.
    public convenience init(_ language: String, of catalog: Catalog) throws(RewriteError) {
        self.init(language, of: catalog, try catalog.editor(), catalog.keyRanges)
    }

    private init(_ language: String, of catalog: Catalog, _ editor: XCStringsEditor, _ keys: [Range<Int>]) {
        (self.catalog, self.editor, self.language, self.keys) = (catalog, editor, language, keys)
        languageBytes = Array(language.utf8)
        member = OneText(language, within: false, editor.style)
        members = OneText(language, within: true, editor.style)
    }

    /// The number of keys.
    public var count: Int { keys.count }

    /// Returns the additions to some of the keys, calling `texts` once for each, with its entries in the source
    /// language.
    public func additions(to range: Range<Int>, _ texts: ([Entry], inout [UInt8]) -> Texts) -> Additions {
        unshared.added(to: range, texts)
    }

    /// A copy in objects of its own, for work on one core.
    private var unshared: NewLocalization { NewLocalization(language, of: catalog.unshared, editor, keys) }

    private func added(to range: Range<Int>, _ texts: ([Entry], inout [UInt8]) -> Texts) -> Additions {
        let source = Array((catalog.sourceLocale ?? "en").utf8)
        var additions = Additions()
        var (text, scratch): ([UInt8], [UInt8]) = ([], [])
        for key in keys[range] {
            let sources = key.lazy.map { self.catalog.entries[$0] }.filter { entry in
                scratch.removeAll(keepingCapacity: true)
                entry.append(.locale, to: &scratch)
                return scratch == source
            }
            text.removeAll(keepingCapacity: true)
            let isDone: Bool
            switch texts(Array(sources), &text) {
            case .none: continue
            case .branches(let units) where units.isEmpty: continue
            case .one: isDone = add(text, to: key, &additions, &scratch)
            case .branches(let units): isDone = add(units, to: key, &additions)
            }
            if !isDone { additions.areFaithful = false }
            scratch.removeAll(keepingCapacity: true)
            catalog.entries[key.lowerBound].append(.key, to: &scratch)
            additions.entries.append(key.lowerBound)
            additions.hashes.append(scratch.hashValue)
        }
        additions.splices.trim()
        return additions
    }

    private func offset(of key: Range<Int>) -> UInt32 { catalog.records.field(.key, at: key.lowerBound)?.start ?? 0 }

    private func add(
        _ text: [UInt8], to key: Range<Int>, _ additions: inout Additions, _ scratch: inout [UInt8]
    ) -> Bool {
        guard let place = editor.place(for: languageBytes, inKeyAt: offset(of: key)) else {
            return add([unit(text)], to: key, &additions)
        }
        var isProven = false
        additions.splices.append { bytes in
            editor.insert(place, to: &bytes) { bytes in
                isProven = (place.isAmongLanguages ? member : members).append(text, to: &bytes, &scratch)
            }
        }
        return isProven && reads(text, at: place, of: key, &additions)
    }

    private func unit(_ text: [UInt8]) -> LocalizedUnit {
        LocalizedUnit(variant: "", state: LocalizedUnit.made, value: String(decoding: text, as: UTF8.self))
    }

    /// Whether an added text reads back correctly; only the first text in each kind of context is read back.
    private func reads(
        _ text: [UInt8], at place: XCStringsEditor.Place, of key: Range<Int>, _ additions: inout Additions
    ) -> Bool {
        guard !(place.isAmongLanguages ? additions.read.amongLanguages : additions.read.asFirst) else { return true }
        if place.isAmongLanguages { additions.read.amongLanguages = true } else { additions.read.asFirst = true }
        guard let splice = additions.splices.last else { return false }
        return reads(splice, [unit(text)], of: key)
    }

    private func add(_ units: [LocalizedUnit], to key: Range<Int>, _ additions: inout Additions) -> Bool {
        guard Set(units.map(\.variant)).count == units.count else {
            additions.repeated = additions.repeated ?? key.lowerBound
            return true
        }
        guard let splice = editor.addition(of: units, as: language, toKeyAt: offset(of: key)) else { return false }
        additions.splices.append(splice)
        return reads(splice, units, of: key)
    }

    /// Whether a key by itself, with a splice applied, has the new texts, and all others unchanged.
    private func reads(_ splice: Splice, _ units: [LocalizedUnit], of key: Range<Int>) -> Bool {
        guard let member = editor.range(ofKeyAt: offset(of: key)) else { return false }
        let utf8 = catalog.text.utf8
        var bytes = Array("{\"sourceLanguage\":\"".utf8)
        JSONText.encode(Array((catalog.sourceLocale ?? "en").utf8), to: &bytes)
        bytes += "\",\"strings\":{".utf8
        bytes += utf8[member.lowerBound..<Int(splice.range.start)] + splice.bytes
        bytes += utf8[Int(splice.range.end)..<member.upperBound] + "}}".utf8
        let read = Catalog(path: catalog.path, bytes: bytes, format: catalog.format)
        guard read.faults.count <= catalog.faults.count else { return false }
        var new = Dictionary(units.map { ($0.variant, $0.value) }) { first, _ in first }
        var old = key.lazy.map { self.catalog.entries[$0] }.filter { $0.locale != self.language }.makeIterator()
        for entry in read.entries {
            if entry.locale == language {
                guard let value = new.removeValue(forKey: entry.variant), value == entry.value else { return false }
            } else {
                guard let before = old.next(), before.key == entry.key, before.variant == entry.variant,
                    before.locale == entry.locale, before.value == entry.value
                else { return false }
            }
        }
        return new.isEmpty && old.next() == nil
    }

    // MARK: All together

    /// Returns an entry of a key with additions that occurs twice, as itself or under the same name; nil if there is
    /// none.
    public func repeated(in additions: [Additions]) -> Entry? {
        if let first = additions.compactMap(\.repeated).first { return catalog.entries[first] }
        guard !FirstPlaces.areDistinct(additions.map(\.hashes)) else { return nil }
        var seen: Set<String> = []
        return additions.flatMap(\.entries).lazy.map { self.catalog.entries[$0] }.first {
            !seen.insert($0.key).inserted
        }
    }

    /// Returns the catalog with all additions, which contain each key once, in order.
    public func rewriting(_ additions: [Additions]) -> Rewriting {
        Rewriting(catalog.text, additions.map(\.splices).filter { !$0.isEmpty }, refused: [])
    }
}

extension Catalog {
    /// The entries of each key, which are adjacent.
    fileprivate var keyRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        while start < records.count {
            let key = records.field(.key, at: start)?.start
            var end = start + 1
            while end < records.count, records.field(.key, at: end)?.start == key { end += 1 }
            ranges.append(start..<end)
            start = end
        }
        return ranges
    }
}
