// Placeholders in braces that have a bracket in place of a brace: `{0)}`, `[0}`.

import Basics

extension [UInt8] {
    /// Whether the wrong bracket closes a brace, as in `{0)}`, or opens one, as in `(}`: a placeholder is lost.
    var hasTornBrace: Bool {
        if firstOffset(of: "(}") != nil { return true }
        // `[0}` is a misspelled `{0}`.
        let isClosedByBrace = indices.contains { at in
            guard self[at] == UInt8(ascii: "[") || self[at] == UInt8(ascii: "(") else { return false }
            let name = self[(at + 1)...].prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
            return self[name.endIndex...].first == UInt8(ascii: "}")
        }
        if isClosedByBrace, count(where: { $0 == UInt8(ascii: "{") }) < count(where: { $0 == UInt8(ascii: "}") }) {
            return true
        }
        // `$(name}` is a misspelled `${name}`.
        if let start = firstOffset(of: "$("), self[start...].first(where: { ")}".utf8.contains($0) }) == 0x7D {
            return true
        }
        return indices.contains { at in
            guard self[at] == UInt8(ascii: "{"), at + 1 < count,
                self[at + 1] > 0x20 || at > 0 && self[at - 1] == self[at]
            else { return false }
            let end = self[(at + 1)...].firstIndex { "(){}[]".utf8.contains($0) }
            return end.map { self[$0] == UInt8(ascii: ")") || self[$0] == UInt8(ascii: "]") } ?? false
        }
    }
}
