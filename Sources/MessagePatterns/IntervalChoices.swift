// Plurals of Symfony and Laravel, `{0} None|[1,Inf[ Some %count%`, and of i18next, `(1)[one];(2-inf)[some];`: each
// choice follows its numbers.

import Basics

/// Distinguishes interval choices from other texts with bars.
public enum IntervalChoices {
    /// Whether a text consists of choices, at least one of them for an interval.
    public static func are(in utf8: [UInt8]) -> Bool {
        guard let first = utf8.first(where: { !$0.isSpace }) else { return false }
        if first == UInt8(ascii: "(") { return areRanges(in: utf8) }
        guard opens(first) || closes(first) || first == UInt8(ascii: "{"),
            utf8.has(UInt8(ascii: "|"))
        else { return false }
        var hasInterval = false
        for choice in utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: true) {
            let choice = choice.drop(while: \.isSpace)
            if isInterval(choice) { hasInterval = true } else if !isSet(choice) { return false }
        }
        return hasInterval
    }

    /// Whether a text consists of choices such as `(0)[none];(1-3){few};`.
    private static func areRanges(in utf8: [UInt8]) -> Bool {
        guard utf8.has(UInt8(ascii: ";")) else { return false }
        let isNoise = { (byte: UInt8) in byte.isSpace || byte == UInt8(ascii: ";") }
        var rest = utf8[...].drop(while: isNoise)
        while !rest.isEmpty {
            guard let end = rangeEnd(in: rest) else { return false }
            rest = rest[end...].drop(while: isNoise)
        }
        return true
    }

    /// Returns the end of the first choice, before a semicolon or the end of the text.
    private static func rangeEnd(in rest: ArraySlice<UInt8>) -> Int? {
        guard rest.first == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")),
            isRange(rest[(rest.startIndex + 1)..<close]), let open = rest[(close + 1)...].first,
            opens(open) || open == UInt8(ascii: "{")
        else { return nil }
        // In ASCII, a bracket and its closing bracket are two apart.
        return rest.indices.dropFirst(close + 2 - rest.startIndex).first { offset in
            rest[offset] == open + 2
                && rest[(offset + 1)...].first { !$0.isSpace }.map { $0 == UInt8(ascii: ";") } ?? true
        }.map { $0 + 1 }
    }

    /// `1`, `2-7`, `7-inf`.
    private static func isRange(_ text: ArraySlice<UInt8>) -> Bool {
        let numbers = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = numbers.first, !first.isEmpty, numbers.count <= 2 else { return false }
        return first.allSatisfy(\.isDigit)
            && numbers.dropFirst().allSatisfy {
                $0.elementsEqual("inf".utf8) || !$0.isEmpty && $0.allSatisfy(\.isDigit)
            }
    }

    private static func opens(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "[") }
    private static func closes(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "]") }

    /// `{0}`, `{1,2}`.
    private static func isSet(_ choice: ArraySlice<UInt8>) -> Bool {
        guard choice.first == UInt8(ascii: "{"), let end = choice.firstIndex(of: UInt8(ascii: "}")) else {
            return false
        }
        let numbers = choice[(choice.startIndex + 1)..<end].split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        return numbers.allSatisfy(isNumber)
    }

    /// `[1,Inf[`, `]-Inf,0]`.
    private static func isInterval(_ choice: ArraySlice<UInt8>) -> Bool {
        guard let first = choice.first, opens(first) || closes(first),
            let end = choice.dropFirst().firstIndex(where: { opens($0) || closes($0) })
        else { return false }
        let numbers = choice[(choice.startIndex + 1)..<end].split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        return numbers.count == 2 && numbers.allSatisfy(isNumber)
    }

    /// `1`, `-2.5`, `Inf`, `-Inf`, `+Inf`, and Laravel's `*`.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var text = text.drop(while: \.isSpace)
        while let last = text.last, last.isSpace { text = text.dropLast() }
        if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") { text = text.dropFirst() }
        return text.elementsEqual("Inf".utf8) || text.elementsEqual("*".utf8)
            || !text.isEmpty && text.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    }
}
