// A localization with one text, the usual case: the bytes around the text are the same for every key.

import Catalogs

/// The bytes around a text, as a member of an object in a string catalog.
struct OneText {
    private let head: [UInt8]
    private let tail: [UInt8]

    /// Creates the localization of a language, optionally with `localizations` around it.
    init(_ language: String, within localizations: Bool, _ style: JSONStyle) {
        let unit = JSONValue.object([
            ("stringUnit", .object([("state", .string(LocalizedUnit.made)), ("value", .string(""))]))
        ])
        let member =
            localizations
            ? style.member("localizations", .object([(language, unit)]), depth: XCStringsEditor.memberDepth)
            : style.member(language, unit, depth: XCStringsEditor.languageDepth)
        // No quotes occur after the value.
        let end = member.lastIndex(of: UInt8(ascii: "\"")) ?? 0
        (head, tail) = (Array(member[..<end]), Array(member[end...]))
    }

    /// Appends the member with a text; returns false if it would not read back correctly.
    func append(_ text: [UInt8], to bytes: inout [UInt8], _ scratch: inout [UInt8]) -> Bool {
        bytes += head
        let start = bytes.count
        JSONText.encode(text, to: &bytes)
        let isProven = Form.json.proves(bytes, from: start, as: text, like: [], 0..<0, &scratch)
        bytes += tail
        return isProven
    }
}
