// Signs of a numbered placeholder in another order: `%1s$`, `%1@$`, `$1%s`, `%s1$`.

import Basics
import MessagePatterns

enum DollarSlips {
    /// Differences, and which placeholders of the source have their signs in an order that no formatter reads.
    package static func naming(
        _ differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        let dollar = UInt8(ascii: "$")
        guard translation.utf8.has(dollar), source.utf8.has(dollar) else { return differences }
        let slips = MessageArguments(source).formatted.compactMap { argument in
            slip(of: argument, source, translation).map {
                PlaceholderDifference.disordered($0, expected: argument.spelling)
            }
        }
        guard !slips.isEmpty else { return differences }
        // The number without its dollar sign is part of it.
        return slips + differences.filter { if case .undollared = $0 { false } else { true } }
    }

    private static func slip(
        of argument: MessageArguments.Formatted, _ source: Message, _ translation: Message
    ) -> String? {
        let parts = argument.spelling.dropFirst().split(separator: "$", maxSplits: 1)
        guard argument.isNumbered, parts.count == 2 else { return nil }
        let (number, rest) = (parts[0], parts[1])
        return ["%\(number)\(rest)$", "$\(number)%\(rest)", "%\(rest)\(number)$"].first { slip in
            let bytes = Array(slip.utf8)
            return translation.utf8.firstOffset(of: bytes, in: translation.utf8.indices) != nil
                && source.utf8.firstOffset(of: bytes, in: source.utf8.indices) == nil
        }
    }
}
