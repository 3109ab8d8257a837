// The type of an unquoted scalar: a text, or a number, a date, a boolean, null, or a Ruby symbol.

import Basics

package enum YAMLPlain {
    /// Whether Ruby reads an unquoted scalar as a text.
    package static func isText(_ scalar: ArraySlice<UInt8>) -> Bool {
        guard let first = scalar.first else { return false }
        switch first {
        case UInt8(ascii: ":"): return scalar.count == 1
        case UInt8(ascii: "~"): return scalar.count > 1
        case let byte
        where byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "."):
            // No number or date is longer.
            return scalar.count > 64 || !isNumber(Array(scalar))
        default: return scalar.count > 5 || !isWord(scalar)
        }
    }

    /// Whether the bytes alone prove that a scalar outside brackets is literal text: it begins with a letter, and
    /// contains nothing at which a parser would stop.
    package static func isUnmistakable(_ scalar: ArraySlice<UInt8>) -> Bool {
        guard let first = scalar.first, let last = scalar.last, first.isLetter || first >= 0xC3, isText(scalar),
            last != 0x20, last != UInt8(ascii: ":")
        else { return false }
        var before: UInt8 = 0
        for byte in scalar {
            // Unicode line endings, and characters that YAML does not allow: U+0080 to U+009F, U+2028, U+FEFF.
            if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xEF || byte == 0xED { return false }
            if before == 0xE2, byte == 0x80 { return false }
            if before == UInt8(ascii: ":"), byte == 0x20 { return false }
            if before == 0x20, byte == UInt8(ascii: "#") { return false }
            before = byte
        }
        return true
    }

    /// Whether one of the lines after a scalar, up to the next token or comment, begins with a tab, which libyaml
    /// accepts there only after unquoted scalars.
    package static func isBeforeTab(_ end: Int, in utf8: [UInt8]) -> Bool {
        var isLaterLine = false
        for byte in utf8[end...] {
            switch byte {
            case 0x0A, 0x0D: isLaterLine = true
            case 0x09: if isLaterLine { return true }
            case 0x20: break
            default: return false
            }
        }
        return false
    }

    /// The words that are not texts, in any case.
    private static func isWord(_ scalar: ArraySlice<UInt8>) -> Bool {
        switch String(decoding: scalar.map { $0 | 0x20 }, as: UTF8.self) {
        case "null", "yes", "no", "true", "false", "on", "off": scalar.allSatisfy(\.isLetter)
        default: false
        }
    }

    private static func isNumber(_ bytes: [UInt8]) -> Bool {
        var number = NumberScan(bytes)
        return number.isInfinite() || number.isInteger() || number.isFraction() || number.isSexagesimal()
            || number.isDate()
    }

    /// The number formats, in order.
    private struct NumberScan {
        private let bytes: [UInt8]
        private var at = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        private var isAtEnd: Bool { at == bytes.count }

        private mutating func start(signed: Bool = true) {
            at = 0
            if signed, at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") { at += 1 }
        }

        @discardableResult
        private mutating func skip(_ belongs: (UInt8) -> Bool) -> Int {
            let start = at
            while at < bytes.count, belongs(bytes[at]) { at += 1 }
            return at - start
        }

        private mutating func take(_ text: StaticString) -> Bool {
            guard bytes.has(text, at: at) else { return false }
            at += text.utf8CodeUnitCount
            return true
        }

        private static func isGrouping(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte == UInt8(ascii: ",")
        }

        /// As in `.inf`, `-.INF`, `.nan`.
        mutating func isInfinite() -> Bool {
            start()
            switch String(decoding: bytes[at...].map { $0 | 0x20 }, as: UTF8.self) {
            case ".inf": return true
            case ".nan": return at == 0
            default: return false
            }
        }

        /// As in `12`, `1_000`, `1,000`, `0x1F`, `0b11`, `017`.
        mutating func isInteger() -> Bool {
            start()
            if take("0") {
                if isAtEnd { return true }
                if take("x") {
                    return skip { $0.isDigit || ($0 | 0x20) &- 0x61 < 6 || Self.isGrouping($0) } > 0 && isAtEnd
                }
                if take("b") { return skip { $0 &- 0x30 < 2 || Self.isGrouping($0) } > 0 && isAtEnd }
                return skip { $0 &- 0x30 < 8 || Self.isGrouping($0) } > 0 && isAtEnd
            }
            guard skip(\.isDigit) > 0 else { return false }
            while at < bytes.count, Self.isGrouping(bytes[at]) {
                at += 1
                if skip(\.isDigit) == 0 { return false }
            }
            return isAtEnd
        }

        /// As in `1.5`, `.5`, `1.`, `1.0e+3`.
        mutating func isFraction() -> Bool {
            start()
            let whole = at < bytes.count && bytes[at].isDigit ? skip { $0.isDigit || Self.isGrouping($0) } : 0
            guard take(".") else { return false }
            let fraction = skip(\.isDigit)
            let hasExponent = take("e") || take("E")
            if hasExponent { guard take("+") || take("-"), skip(\.isDigit) > 0 else { return false } }
            return isAtEnd && (whole > 0 || fraction > 0 || hasExponent)
        }

        /// As in `1:30`, `12:30:45.5`.
        mutating func isSexagesimal() -> Bool {
            start()
            guard at < bytes.count, bytes[at].isDigit else { return false }
            skip { $0.isDigit || $0 == UInt8(ascii: "_") }
            var count = 0
            while count < 2, take(":") {
                let digits = at
                let length = skip(\.isDigit)
                guard (1...2).contains(length), length == 1 || bytes[digits] < UInt8(ascii: "6") else { return false }
                count += 1
            }
            guard count > 0 else { return false }
            if take(".") { skip { $0.isDigit || $0 == UInt8(ascii: "_") } }
            return isAtEnd
        }

        /// As in `2026-12-24`, `2026-12-24 10:30:00 +02:00`.
        mutating func isDate() -> Bool {
            at = 0
            let isNegative = take("-")
            guard skip(\.isDigit) == 4, take("-") else { return false }
            guard (1...2).contains(skip(\.isDigit)), take("-"), (1...2).contains(skip(\.isDigit)) else { return false }
            if isAtEnd { return !isNegative && hasRealDay }
            guard take("T") || take("t") || skip({ $0 == 0x20 || $0 == 0x09 }) > 0 else { return false }
            guard (1...2).contains(skip(\.isDigit)), take(":"), skip(\.isDigit) == 2, take(":"), skip(\.isDigit) == 2
            else { return false }
            if take(".") { skip(\.isDigit) }
            skip { $0 == 0x20 || $0 == 0x09 }
            if isAtEnd || take("Z") { return isAtEnd }
            guard take("+") || take("-"), (1...2).contains(skip(\.isDigit)) else { return false }
            if take(":") { return skip(\.isDigit) == 2 && isAtEnd }
            return isAtEnd || skip(\.isDigit) == 2 && isAtEnd
        }

        /// Whether month and day are valid; `2026-13-45` is a text.
        private var hasRealDay: Bool {
            let parts = bytes.split(separator: UInt8(ascii: "-")).map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
            return parts.count == 3 && (1...12).contains(parts[1]) && (1...31).contains(parts[2])
        }
    }

    // MARK: Writing

    /// Whether every YAML reader reads an unquoted text as the same text.
    static func mayStand(_ text: [UInt8], inFlow: Bool) -> Bool {
        guard let first = text.first, let last = text.last, !first.isSpace, !last.isSpace, last != UInt8(ascii: ":"),
            isText(text[...]), mayBegin(text, inFlow), !isNumberElsewhere(text)
        else { return false }
        if text.elementsEqual("=".utf8) || text.elementsEqual("<<".utf8) { return false }
        for index in text.indices {
            switch text[index] {
            case 0..<0x20, 0x7F: return false
            case UInt8(ascii: ":") where index + 1 < text.count && (text[index + 1] == 0x20 || inFlow): return false
            case UInt8(ascii: "#") where index > 0 && text[index - 1] == 0x20: return false
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                if inFlow { return false }
            default: break
            }
        }
        return !YAMLQuoted.needsEscapes(text)
    }

    private static func mayBegin(_ text: [UInt8], _ inFlow: Bool) -> Bool {
        switch text[0] {
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
            return !inFlow && text.count > 1 && text[1] != 0x20 && !text.elementsEqual("---".utf8)
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"),
            UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"),
            UInt8(ascii: "`"):
            return false
        default: return true
        }
    }

    /// Whether readers of later versions may read it as a number or a boolean: `1e3`, `0o17`, `y`.
    private static func isNumberElsewhere(_ text: [UInt8]) -> Bool {
        if text.count == 1, text[0] | 0x20 == UInt8(ascii: "y") || text[0] | 0x20 == UInt8(ascii: "n") { return true }
        guard text[0].isDigit || "+-.".utf8.contains(text[0]) else { return false }
        return text.allSatisfy {
            $0.isDigit || "+-._,:eEoxT Zabcdf".utf8.contains($0)
        }
    }
}
