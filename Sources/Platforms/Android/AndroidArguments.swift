// Which texts aapt2 rejects because of their arguments, as its `VerifyJavaStringFormat` does; with --legacy it warns.

import Basics
import Catalogs
import Comparison
import MessagePatterns

/// Counts arguments as aapt2 does: translators reorder them, so if there are several, each needs a number.
enum AndroidArguments {
    /// Whether a text has several arguments, at least one without a number.
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
            // These letters occur only in dates, which have no arguments.
            if "DFKMWZkmwyz".utf8.contains(utf8[at]) { return false }
            at += 1
        }
        return count > 1 && isAnyUnnumbered
    }

    /// Whether a text has an argument, and not just percent signs that aapt2 takes for some: `125% of the size`.
    static func haveOne(_ utf8: [UInt8]) -> Bool {
        !MessageArguments(Message(String(decoding: utf8, as: UTF8.self), .resolved)).certain.formatted.isEmpty
    }

    /// Whether all real arguments of a text have numbers, so that only percent signs are taken for others: `% of %1$d`.
    static func areNumbered(_ utf8: [UInt8]) -> Bool {
        let message = Message(String(decoding: utf8, as: UTF8.self), .resolved)
        return MessageArguments(message).certain.formatted.allSatisfy(\.isNumbered)
    }

    private static func isFlag(_ byte: UInt8) -> Bool { byte.isDigit || "-#+ ,(".utf8.contains(byte) }

    /// Skips the digits of `1$`, or `<$`; returns false if they are not an argument's number.
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

    /// Whether aapt2 checks the arguments in an element.
    static func areChecked(in tag: XMLTag) -> Bool {
        tag.isNamed("string") && tag.prefix.isEmpty && tag.text("formatted")?.lowercased() != "false"
            && tag.text("translatable")?.lowercased() != "false"
    }

    /// Whether aapt2 would reject a new text of an entry but accepts the present one.
    static func wouldBeRefused(_ value: [UInt8], for entry: Entry, _ field: Field) -> Bool {
        guard areRefused(value), ResourceTool(CatalogPath(entry.catalog.path)) == .android else { return false }
        let utf8 = entry.catalog.text.utf8
        // If the present text is rejected already, do not blame the new one.
        guard !areRefused(Array(utf8[field.range.indices])) else { return false }
        let start = Int(entry.catalog.records.anchor(at: entry.index))
        let tag = XMLTag(utf8, start..<XMLPiece(utf8, at: start, end: utf8.count).end)
        return areChecked(in: tag)
            && (field.form != .androidMixed || !AndroidContent.isStyled(utf8, field.range.indices))
    }
}
