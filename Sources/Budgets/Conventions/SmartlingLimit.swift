// `smartling.character_limit = 40`, which applies until it is changed.

import Basics
import Catalogs

enum SmartlingLimit: BudgetSource {
    static let id = "smartling"
    static let examples = [
        LimitExample("smartling.character_limit = 40", .most(40, .graphemes)),
        LimitExample("# smartling.character_limit=40", .most(40, .graphemes)),
        LimitExample("smartling.character_limit = 40 */ /* smartling.character_limit = NONE"),
        LimitExample("smartling.character_limit = 0"),
        LimitExample("smartling.character_limit ="),
        LimitExample("smartling.character_limit_paths = */limit"),
        LimitExample("smartling.sltrans = notranslate"),
        LimitExample("smartling.character_limit = forty", isMalformed: true),
        LimitExample("smartling.character_limit 40", isMalformed: true),
    ]

    private static let name: StaticString = "smartling.character_limit"

    static func directives(in catalog: Catalog) -> [Statement] {
        guard catalog.text.encoding != .binary else { return [] }
        let text = catalog.text.utf8
        var found: [Statement] = []
        var at = 0
        while let mark = text.firstOffset(of: UInt8(ascii: "_"), in: at..<text.count) {
            at = mark + 1
            // `smartling.character` precedes the underscore.
            let start = mark - 19
            guard text.hasWord(name, at: start), !isName(text.byte(start + name.utf8CodeUnitCount)) else { continue }
            found.append(statement(text, start))
        }
        return found.isEmpty ? [] : outsideOfTexts(found, catalog)
    }

    private static func isName(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") }

    private static func statement(_ text: [UInt8], _ start: Int) -> Statement {
        let nameEnd = start + name.utf8CodeUnitCount
        let sign = skipBlanks(text, nameEnd)
        guard text.byte(sign) == UInt8(ascii: "=") else {
            return Statement(content: .malformed("it is not followed by '='" + expected), range: start..<nameEnd)
        }
        let value = skipBlanks(text, sign + 1)
        var end = value
        while end < text.count, isName(text[end]) { end += 1 }
        let range = start..<max(end, sign + 1)
        if value == end || text.hasWord("none", at: value) && end == value + 4 {
            return Statement(content: .ended, range: range)
        }
        guard let number = text.number(at: value), number.end == end else {
            let word = String(decoding: text[value..<end], as: UTF8.self).shortened
            return Statement(content: .malformed("'\(word)' is not a number" + expected), range: range)
        }
        return Statement(
            content: number.value == 0 ? .ended : .limit(.most(Double(number.value), .graphemes)), range: range)
    }

    private static let expected = "; expected smartling.character_limit = 40, or NONE"

    private static func skipBlanks(_ text: [UInt8], _ start: Int) -> Int {
        var at = start
        while text.byte(at) == 0x20 || text.byte(at) == 0x09 { at += 1 }
        return at
    }

    /// Returns the statements outside of keys and values, where they would only be text.
    private static func outsideOfTexts(_ found: [Statement], _ catalog: Catalog) -> [Statement] {
        var isText = [Bool](repeating: false, count: found.count)
        for entry in catalog.entries {
            for part in [Entry.Part.key, .value, .source] {
                guard let range = entry.range(of: part)?.indices else { continue }
                var index = found.firstIndexInSorted { $0.range.lowerBound >= range.lowerBound }
                while index < found.count, found[index].range.lowerBound < range.upperBound {
                    isText[index] = true
                    index += 1
                }
            }
        }
        return zip(found, isText).filter { !$1 }.map(\.0)
    }
}
