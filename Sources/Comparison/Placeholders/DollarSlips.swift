// Slips with dollar signs: numbered placeholders with characters in the wrong order, `%1s$`, `%1@$`, `$1%s`, `%s1$`,
// `%$1s`, fragments of one, `$ s`, and `${name}` for `{name}`.

import Basics
import MessagePatterns

enum DollarSlips {
    /// Returns differences, with placeholders reported as disordered if their characters are in the wrong order, and as
    /// changed if a dollar sign precedes their braces.
    package static func naming(
        _ differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        let dollar = UInt8(ascii: "$")
        guard translation.utf8.has(dollar) else { return differences }
        let differences = pairing(differences)
        guard source.utf8.has(dollar) else { return differences }
        let named = naming(leftover(in: translation, source), differences)
        let slips = MessageArguments(source).formatted.compactMap { argument in
            slip(of: argument, source, translation).map {
                PlaceholderDifference.disordered($0, expected: argument.spelling)
            }
        }
        guard !slips.isEmpty else { return named }
        let meant = Set(slips.compactMap(\.expected))
        // The number without a dollar sign is part of the same error, and so are what it should be and a sign alone.
        return slips
            + named.filter { difference in
                switch difference {
                case .undollared, .lonePercent: false
                case .lost(let spelling): !meant.contains(spelling)
                default: true
                }
            }
    }

    /// Returns differences, with `${name}` as the replacement of a lost `{name}`.
    private static func pairing(_ differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        let lost = Set(differences.compactMap { if case .lost(let spelling) = $0 { spelling } else { nil } })
        var paired: Set<String> = []
        let named = differences.map { difference in
            guard case .added(let spelling, nearest: _) = difference, spelling.hasPrefix("${") else {
                return difference
            }
            let was = String(spelling.dropFirst())
            guard lost.contains(was) else { return difference }
            paired.insert(was)
            return .changed(spelling, was: was)
        }
        return named.filter { if case .lost(let spelling) = $0 { !paired.contains(spelling) } else { true } }
    }

    private static let conversions = Array("sdiuf@".utf8)

    /// Returns the fragment of a `%1$s` that a space split, if the source has none: `$ s`.
    static func leftover(in translation: Message, _ source: Message) -> String? {
        guard let found = leftover(in: translation), leftover(in: source) == nil,
            MessageArguments(source).formatted.contains(where: { $0.isNumbered && $0.spelling.last == found.last })
        else { return nil }
        return found
    }

    private static func leftover(in message: Message) -> String? {
        let utf8 = message.utf8
        guard utf8.firstOffset(of: "$ ") != nil else { return nil }
        for part in message.parts where part.kind == .text {
            var from = part.range.lowerBound
            while let at = utf8.firstOffset(of: "$ ", in: from..<part.range.upperBound) {
                from = at + 2
                guard from < part.range.upperBound, conversions.contains(utf8[from]),
                    from + 1 == utf8.count || !(utf8[from + 1].isLetter || utf8[from + 1].isDigit)
                else { continue }
                return String(decoding: utf8[at...from], as: UTF8.self)
            }
        }
        return nil
    }

    /// Returns differences, with the fragment of a placeholder as the replacement of the lost one, if there is one.
    private static func naming(
        _ leftover: String?, _ differences: [PlaceholderDifference]
    ) -> [PlaceholderDifference] {
        guard let leftover else { return differences }
        let lost = differences.firstIndex { difference in
            if case .lost(let spelling) = difference { spelling.last == leftover.last } else { false }
        }
        guard let lost, case .lost(let spelling) = differences[lost] else {
            return differences + [.added(leftover, nearest: nil)]
        }
        var named = differences
        named[lost] = .changed(leftover, was: spelling)
        return named
    }

    private static func slip(
        of argument: MessageArguments.Formatted, _ source: Message, _ translation: Message
    ) -> String? {
        let parts = argument.spelling.dropFirst().split(separator: "$", maxSplits: 1)
        guard argument.isNumbered, parts.count == 2 else { return nil }
        let (number, rest) = (parts[0], parts[1])
        return ["%\(number)\(rest)$", "$\(number)%\(rest)", "%\(rest)\(number)$", "%$\(number)\(rest)"].first { slip in
            let bytes = Array(slip.utf8)
            return translation.utf8.firstOffset(of: bytes, in: translation.utf8.indices) != nil
                && source.utf8.firstOffset(of: bytes, in: source.utf8.indices) == nil
        }
    }
}

extension PlaceholderDifference {
    /// What one with its characters in the wrong order should be.
    fileprivate var expected: String? { if case .disordered(_, let expected) = self { expected } else { nil } }
}
