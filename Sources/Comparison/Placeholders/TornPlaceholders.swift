// Placeholders that a translation split by spaces, as machines do: `% 1 $ @`, `% (name) s`, `$ {name}`.

import MessagePatterns

enum TornPlaceholders {
    /// The maximum number of differences to check: each requires a scan of the translation.
    private static let most = 16

    /// Returns differences, with source placeholders reported as changed if they occur with spaces in them.
    package static func naming(
        _ differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        var found: [String] = []
        let named = differences.enumerated().map { index, difference in
            guard index < most, let spelling = missing(in: difference),
                let written = torn(spelling, in: translation.utf8), torn(spelling, in: source.utf8) == nil
            else { return difference }
            found.append(written)
            return .changed(written, was: spelling)
        }
        let others = found.isEmpty ? differences : named.filter { !isExplained($0, by: found) }
        guard others.contains(.lonePercent), let slip = numbered(source, translation) else { return others }
        return [.changed(slip.written, was: slip.meant)]
            + others.filter { $0 != .lonePercent && $0 != .lost(slip.meant) }
    }

    /// Returns the numbered placeholder that a lone percent sign begins, with another letter than in the source:
    /// `% 1$i`.
    private static func numbered(_ source: Message, _ translation: Message) -> (written: String, meant: String)? {
        let utf8 = translation.utf8
        return MessageArguments(source).formatted.lazy.filter(\.isNumbered).prefix(most).compactMap { argument in
            guard let torn = utf8.firstTorn(Array("%\(argument.position)$".utf8)), torn.upperBound < utf8.count,
                utf8[torn.upperBound].isLetter, isAlone(torn.lowerBound..<torn.upperBound + 1, in: utf8)
            else { return nil }
            let written = String(decoding: utf8[torn.lowerBound...torn.upperBound], as: UTF8.self)
            return (written, argument.spelling)
        }.first
    }

    /// Returns the placeholder that the translation lacks; nil for another difference.
    private static func missing(in difference: PlaceholderDifference) -> String? {
        switch difference {
        case .lost(let spelling), .changed(_, was: let spelling): spelling
        default: nil
        }
    }

    /// Whether the difference is only a piece of a split placeholder: the lone `%` of `% (name) s`, or the `$s` of `%1
    /// $s`.
    private static func isExplained(_ difference: PlaceholderDifference, by torn: [String]) -> Bool {
        switch difference {
        case .lonePercent: torn.contains { $0.hasPrefix("%") }
        case .added(let spelling, _): torn.contains { $0.contains(spelling) }
        default: false
        }
    }

    /// Returns the spelling of a placeholder with spaces in it that a text contains; nil if there is none.
    private static func torn(_ spelling: String, in utf8: [UInt8]) -> String? {
        let signs = Array(spelling.utf8)
        guard let first = signs.first, first == UInt8(ascii: "%") || first == UInt8(ascii: "$"), signs.count > 1 else {
            return nil
        }
        return utf8.firstTorn(signs) { isAlone($0, in: utf8) }.map { String(decoding: utf8[$0], as: UTF8.self) }
    }

    /// Whether no word continues after it, as in `100 % der Dateien`, and its percent sign is not the second of two.
    private static func isAlone(_ range: Range<Int>, in utf8: [UInt8]) -> Bool {
        if range.lowerBound > 0, utf8[range.lowerBound - 1] == UInt8(ascii: "%") { return false }
        guard range.upperBound < utf8.count else { return true }
        let next = utf8[range.upperBound]
        // The first bytes of Latin letters with diacritics.
        return !next.isLetter && !next.isDigit && !(0xC3...0xC9 ~= next)
    }
}
