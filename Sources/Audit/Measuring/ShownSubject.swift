// The texts that an entry shows, with its plural branches inserted.

import Basics
import Catalogs
import Comparison
import Generation
import MessageLayout
import MessagePatterns
import Samples

/// Makes the texts that entries show; inserts plurals that have their own entries.
package struct ShownSubject {
    /// The maximum nesting of plurals; Apple's own are never nested more than two deep.
    private static let deepest = 4

    private var parser: MessageParser
    /// Makes the texts of the current pseudo-locale; nil for texts as written.
    var maker: TextMaker?

    init(_ parser: MessageParser) { self.parser = parser }

    /// Whether an entry is shown by itself, not as a part of another or through a branch that it references.
    package static func isSeenAlone(_ entry: Entry, _ message: Message) -> Bool {
        let variant = entry.variant
        guard !variant.isEmpty else { return true }
        if variant.hasPrefix("subst.") { return false }
        guard entry.catalog.format.has(.namesPluralsByVariable) else { return true }
        if variant == "format" { return message.onlyVariable == nil }
        // A format that consists only of the variable shows each branch unchanged.
        guard let name = variable(variant), let format = siblings(of: entry).first(where: { $0.variant == "format" })
        else { return true }
        return Message(format.value ?? "").onlyVariable == Array(name.utf8)
    }

    /// The texts of an entry; samples that it does not declare may come from its source.
    ///
    /// `values` override all samples.
    mutating func texts(
        of entry: Entry, _ message: Message, source: Entry? = nil, values: [String: String] = [:],
        _ fitting: inout MessageFitting
    ) -> ShownTexts {
        // A value of a choice is one of its alternatives, so it must be one placeholder.
        let message = values.isEmpty ? message : withWholeChoices(message, of: entry)
        let samples = Self.samples(of: entry, source: source)
        let known = samples.isEmpty ? SampleTable() : SampleTable(samples)
        let given = known.adding(values.map { (name: $0.key, sample: $0.value) })
        return texts(of: entry, message, source: source, given: given, &fitting, depth: 0)
    }

    private func withWholeChoices(_ message: Message, of entry: Entry) -> Message {
        var parser = parser
        parser.adapt(to: entry)
        parser.opensChoices = false
        var whole = Message()
        whole.parse(parser, textOf: message)
        return whole
    }

    /// The samples for an entry's placeholders: declared by itself, its source, or another branch of the plural.
    private static func samples(of entry: Entry, source: Entry?) -> ArraySlice<PlaceholderSample> {
        let own = entry.samples.isEmpty ? source?.samples ?? [] : entry.samples
        guard own.isEmpty, entry.catalog.hasSamples || source?.catalog.hasSamples ?? false,
            category(entry.variant) != nil
        else { return own }
        let branches = branches(of: entry) + (source.map(branches) ?? [])
        return branches.lazy.map(\.samples).first { !$0.isEmpty } ?? []
    }

    /// The branches of the source of a text; all of them if it is a plural.
    func originals(of original: (entry: Entry, part: Entry.Part)) -> [(entry: Entry, message: Message)] {
        Self.branches(of: original.entry).map { ($0, Message(parsing: original.part, of: $0, parser)) }
    }

    /// The branches of the plural that contains an entry; just the entry if it is not in a plural.
    private static func branches(of entry: Entry) -> [Entry] {
        guard let name = pluralName(entry.variant) else { return [entry] }
        return siblings(of: entry).filter { pluralName($0.variant) == name }
    }

    /// A branch's name without its category: `device.mac/plural` from `device.mac/plural.one`.
    private static func pluralName(_ variant: String) -> Substring? {
        category(variant).map { variant.dropLast($0.count + 1) }
    }

    /// Whether a count occurs in any branch of the plural that contains an entry, or of its source's plural.
    private func isCountedElsewhere(_ entry: Entry, _ source: Entry?) -> Bool {
        [entry, source].compactMap(\.self).flatMap(Self.branches).contains { branch in
            let message = Message(parsing: .value, of: branch, parser)
            return message.parts.contains { part in
                part.kind == .placeholder
                    && Placeholder(spelling: String(decoding: message.utf8[part.range], as: UTF8.self)).isCount
            }
        }
    }

    private mutating func texts(
        of entry: Entry, _ message: Message, source: Entry? = nil, given: SampleTable, _ fitting: inout MessageFitting,
        depth: Int
    ) -> ShownTexts {
        let category = Self.category(entry.variant)
        guard message.hasVariables, depth < Self.deepest else {
            return fitting.texts(of: message, category: category, given: given) {
                isCountedElsewhere(entry, source)
            }
        }
        var substitutions: [String: [ShownText]] = [:]
        parser.adapt(to: entry)
        for sibling in Self.siblings(of: entry) {
            guard let name = Self.variable(sibling.variant), sibling.index != entry.index else { continue }
            var value: [UInt8] = []
            if !(maker?.append(.value, of: sibling, to: &value) ?? false) { sibling.append(.value, to: &value) }
            var inner = Message()
            inner.parse(parser) { $0 += value }
            substitutions[name, default: []] +=
                texts(of: sibling, inner, given: given, &fitting, depth: depth + 1).texts
        }
        return fitting.texts(of: message, category: category, given: given, substitutions: substitutions)
    }

    /// The entries of the same key and language, which are adjacent.
    private static func siblings(of entry: Entry) -> [Entry] {
        let entries = entry.catalog.entries
        let (key, locale) = (entry.key, entry.locale)
        func isSibling(_ index: Int) -> Bool { entries[index].key == key && entries[index].locale == locale }
        var start = entry.index
        while start > 0, isSibling(start - 1) { start -= 1 }
        var end = entry.index + 1
        while end < entries.count, isSibling(end) { end += 1 }
        return (start..<end).map { entries[$0] }
    }

    /// `files` for `subst.files/plural.one`, and for `files.one` in a `.stringsdict`; nil if the branch is not of a
    /// variable.
    private static func variable(_ variant: String) -> String? {
        if variant.hasPrefix("subst.") {
            return variant.dropFirst(6).split(separator: "/").first.map { String($0) }
        }
        guard let dot = variant.lastIndex(of: "."),
            PluralCategories.all.contains(String(variant[variant.index(after: dot)...]))
        else { return nil }
        return String(variant[..<dot])
    }

    /// The plural category of a branch.
    private static func category(_ variant: String) -> String? {
        guard let dot = variant.lastIndex(of: ".") else { return nil }
        let name = String(variant[variant.index(after: dot)...])
        return PluralCategories.all.contains(name) ? name : nil
    }
}

extension SampleTable {
    /// Creates a table of a catalog's samples for the placeholders of an entry.
    fileprivate init(_ samples: ArraySlice<PlaceholderSample>) {
        self.init(samples.map { (name: $0.placeholder, sample: $0.sample) })
    }
}

extension Message {
    /// Parses a part of an entry; empty if the entry does not have it.
    package init(parsing part: Entry.Part, of entry: Entry, _ parser: MessageParser) {
        self.init()
        var parser = parser
        parser.adapt(to: entry)
        parse(parser) { _ = entry.append(part, to: &$0) }
    }

    /// Whether it references plurals in other entries: `%#@files@`, `%1$#@files@`.
    fileprivate var hasVariables: Bool { parts.contains { variable(in: $0) != nil } }

    /// The variable that is its whole text; nil if there is more, or no variable.
    fileprivate var onlyVariable: [UInt8]? { parts.count == 1 ? variable(in: parts[0]) : nil }

    private func variable(in part: Part) -> [UInt8]? {
        guard part.kind == .placeholder, utf8[part.range.upperBound - 1] == UInt8(ascii: "@"),
            let sign = utf8.firstOffset(of: UInt8(ascii: "#"), in: part.range), utf8.has("#@", at: sign),
            sign + 2 < part.range.upperBound
        else { return nil }
        return Array(utf8[sign + 2..<part.range.upperBound - 1])
    }
}
