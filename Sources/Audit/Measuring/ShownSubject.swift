// The texts that an entry shows, its plural branches put in.

import Catalogs
import Generation
import MessageLayout
import MessagePatterns
import Platform
import Samples

/// Makes the texts that entries show; those of plurals that stand in entries of their own are put in.
struct ShownSubject {
    /// Plurals within plurals; Apple's own are never deeper than two.
    private static let deepest = 4

    private let parser: MessageParser
    /// Makes the texts of the pseudo-locale at hand; nil for texts as they are written.
    var maker: TextMaker?

    init(_ parser: MessageParser) { self.parser = parser }

    /// Whether an entry is only ever seen inside of another, which is measured with it.
    static func isInsideAnother(_ entry: Entry) -> Bool {
        let variant = entry.variant
        if variant.hasPrefix("subst.") { return true }
        guard let name = Self.variable(variant), entry.catalog.format.id == "stringsdict" else { return false }
        // A format of nothing but the variable shows each branch as it is.
        guard let format = Self.siblings(of: entry).first(where: { $0.variant == "format" }) else { return false }
        return format.value != "%#@\(name)@"
    }

    /// Whether an entry shows nothing but the branches of a variable, each of which is measured alone.
    static func isOneVariable(_ entry: Entry, _ utf8: [UInt8]) -> Bool {
        guard utf8.has("%#@", at: 0), utf8.last == UInt8(ascii: "@"), entry.variant == "format" else { return false }
        return utf8.dropFirst(3).dropLast().allSatisfy { $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "@") }
    }

    /// The texts of an entry.
    mutating func texts(of entry: Entry, _ message: Message, _ fitting: inout MessageFitting) -> ShownTexts {
        texts(of: entry, message, &fitting, depth: 0)
    }

    private mutating func texts(
        of entry: Entry, _ message: Message, _ fitting: inout MessageFitting, depth: Int
    ) -> ShownTexts {
        let category = Self.category(entry.variant)
        guard message.hasVariables, depth < Self.deepest else {
            return fitting.texts(of: message, category: category)
        }
        var substitutions: [String: [ShownText]] = [:]
        for sibling in Self.siblings(of: entry) {
            guard let name = Self.variable(sibling.variant), sibling.index != entry.index else { continue }
            var value: [UInt8] = []
            if !(maker?.append(.value, of: sibling, to: &value) ?? false) { sibling.append(.value, to: &value) }
            var inner = Message()
            inner.parse(parser) { $0 += value }
            substitutions[name, default: []] += texts(of: sibling, inner, &fitting, depth: depth + 1).texts
        }
        return fitting.texts(of: message, category: category, substitutions: substitutions)
    }

    /// The entries of the same key and language; they stand beside each other.
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

    /// `files` of `subst.files/plural.one`, and of `files.one` in a `.stringsdict`; nil for no variable's branch.
    private static func variable(_ variant: String) -> String? {
        if variant.hasPrefix("subst.") {
            return variant.dropFirst(6).split(separator: "/").first.map { String($0) }
        }
        guard let dot = variant.lastIndex(of: "."),
            PluralCategories.all.contains(String(variant[variant.index(after: dot)...]))
        else { return nil }
        return String(variant[..<dot])
    }

    /// The plural category that a branch is for.
    private static func category(_ variant: String) -> String? {
        guard let dot = variant.lastIndex(of: ".") else { return nil }
        let name = String(variant[variant.index(after: dot)...])
        return PluralCategories.all.contains(name) ? name : nil
    }
}

extension Message {
    /// Whether a plural of other entries stands in it: `%#@files@`.
    fileprivate var hasVariables: Bool {
        parts.contains { $0.kind == .placeholder && utf8.has("%#@", at: $0.range.lowerBound) }
    }
}
