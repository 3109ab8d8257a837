// What explains a bracket or a quote without a partner in a message with tags and placeholders.

import Basics
import MessagePatterns

extension Message {
    /// Whether it has an odd number of quotes as entities.
    var hasOddEntities: Bool {
        let entity: StaticString = "&quot;"
        var (count, at) = (0, 0)
        while let found = utf8.firstOffset(of: entity, from: at) {
            count += 1
            at = found + entity.utf8CodeUnitCount
        }
        return count % 2 == 1
    }

    /// Whether its text has the end of an attribute, of a tag that lost its beginning: `noopener" target="_blank">`.
    var hasLooseAttribute: Bool {
        let hasTag = parts.contains { $0.kind == .markup && utf8[$0.range.lowerBound] == UInt8(ascii: "<") }
        return parts.contains { part in
            part.kind == .text
                && part.range.contains { at in
                    hasTag && utf8.has("\">", at: at)
                        || at > part.range.lowerBound && utf8.has("=\"", at: at) && utf8[at - 1].isLetter
                }
        }
    }

    /// Whether a brace follows a placeholder in braces, as in `({0}}`, which `placeholder-mismatch` reports.
    var hasStrayBrace: Bool {
        let brace = UInt8(ascii: "}")
        return zip(parts, parts.dropFirst()).contains { part, next in
            part.kind == .placeholder && next.kind == .text && utf8[part.range].last == brace
                && utf8[next.range].first == brace
        }
    }

    /// Whether the partner of a bracket is in an address or another name that must not change: `http://[host name]`.
    func balancesInNames(_ mark: String) -> Bool {
        let brackets: (UInt8, UInt8)
        switch mark {
        case "(", ")": brackets = (UInt8(ascii: "("), UInt8(ascii: ")"))
        case "[", "]": brackets = (UInt8(ascii: "["), UInt8(ascii: "]"))
        default: return false
        }
        var balance = 0
        var isInName = false
        for part in parts where part.kind == .text || part.kind == .locked {
            for byte in utf8[part.range] where byte == brackets.0 || byte == brackets.1 {
                balance += byte == brackets.0 ? 1 : -1
                if part.kind == .locked { isInName = true }
            }
        }
        return isInName && balance == 0
    }

    /// Whether a number ends before an offset, but for backslashes: digits, or a placeholder for a number, `%d`.
    func endsNumber(before offset: Int) -> Bool {
        let end = utf8[..<offset].lastIndex { $0 != UInt8(ascii: "\\") }.map { $0 + 1 } ?? 0
        guard let part = parts.first(where: { $0.range.contains(end - 1) }) else { return false }
        let last = utf8[end - 1]
        guard part.kind == .placeholder else { return last.isDigit }
        return utf8[part.range.lowerBound] == UInt8(ascii: "%") && "dDifFgGu".utf8.contains(last)
    }
}
