// Which texts aapt2 refuses for the arguments in them, as its `VerifyJavaStringFormat` does; with --legacy it warns.

import Basics
import Catalogs

/// Counts arguments as aapt2 does: translators reorder them, so that of several each must have its number.
enum AndroidArguments {
    /// Whether a text has several arguments, and one at least without a number.
    static func areRefused(_ utf8: [UInt8]) -> Bool {
        var count = 0
        var isAnyUnnumbered = false
        var at = 0
        while let sign = utf8.firstOffset(of: UInt8(ascii: "%"), in: at..<utf8.count), sign + 1 < utf8.count {
            at = sign + 1
            if utf8[at] == UInt8(ascii: "%") || utf8[at] == UInt8(ascii: "n") {
                at += 1
                continue
            }
            count += 1
            if !takeNumber(utf8, &at) { isAnyUnnumbered = true }
            while at < utf8.count, isFlag(utf8[at]) { at += 1 }
            guard at < utf8.count else { break }
            // These letters are those of dates alone, which have no arguments.
            if "DFKMWZkmwyz".utf8.contains(utf8[at]) { return false }
            at += 1
        }
        return count > 1 && isAnyUnnumbered
    }

    private static func isFlag(_ byte: UInt8) -> Bool { byte.isDigit || "-#+ ,(".utf8.contains(byte) }

    /// Goes past the digits of `1$`, or past `<$`; false where these are no argument's number.
    private static func takeNumber(_ utf8: [UInt8], _ at: inout Int) -> Bool {
        let start = at
        while at < utf8.count, utf8[at].isDigit { at += 1 }
        if at > start { return at == utf8.count || utf8[at] == UInt8(ascii: "$") }
        if utf8[at] == UInt8(ascii: "<") {
            at += 1
            if at < utf8.count, utf8[at] == UInt8(ascii: "$") { at += 1 }
        }
        return false
    }

    /// Whether aapt2 looks at the arguments of what an element holds.
    static func areLookedAt(in tag: XMLTag) -> Bool {
        tag.isNamed("string") && tag.prefix.isEmpty && tag.text("formatted")?.lowercased() != "false"
            && tag.text("translatable")?.lowercased() != "false"
    }

    /// Whether a new text of an entry would be refused, and the present one is not.
    static func wouldBeRefused(_ value: [UInt8], for entry: Entry, _ field: Field) -> Bool {
        guard areRefused(value), ResourceTool(CatalogPath(entry.catalog.path)) == .android else { return false }
        let utf8 = entry.catalog.text.utf8
        // What the present text is refused for, no new one can be blamed for.
        guard !areRefused(Array(utf8[field.range.indices])) else { return false }
        let start = Int(entry.catalog.records.anchor(at: entry.index))
        let tag = XMLTag(utf8, start..<XMLPiece(utf8, at: start, end: utf8.count).end)
        return areLookedAt(in: tag)
            && (field.form != .androidMixed || !AndroidContent.isStyled(utf8, field.range.indices))
    }
}
