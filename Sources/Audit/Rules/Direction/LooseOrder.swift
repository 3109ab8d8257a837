// Texts that read well in either direction, or that no label shows.

import TextLayout

/// A paragraph whose first letter contradicts its direction.
struct LooseOrder {
    private let words: [String]
    private let utf8: [UInt8]
    private let direction: Direction

    /// Creates a paragraph that should have a direction.
    init(_ utf8: ArraySlice<UInt8>, _ direction: Direction) {
        var scalars = String.UnicodeScalarView()
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars where !scalar.properties.isBidiControl {
            scalars.append(scalar)
        }
        let text = String(scalars)
        self.utf8 = Array(text.utf8)
        self.direction = direction
        words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
    }

    /// Whether the order of the paragraph does not matter, or a mark would not restore it.
    func isFine(source: String?) -> Bool {
        isLabel || isName || isTightList || isRow || endsWithNoun || isAddressList || isExplainedName || isOutput
            || isTornEscape(source)
    }

    /// Whether there are at most two words, as in `LED color`: the Latin word may be meant to come first.
    private var isLabel: Bool {
        words.count { $0.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil } }
            < 3
            && !endsLikeSentence
    }

    private var endsLikeSentence: Bool {
        words.last.flatMap(\.unicodeScalars.last).map { "!?\u{2026}\u{061F}".unicodeScalars.contains($0) } ?? false
    }

    /// Whether its only right-to-left letters are prefixes of Latin words, as in `Pocket Casts וSonos`.
    private var isName: Bool {
        direction == .rightToLeft
            && words.allSatisfy { word in
                let utf8 = Array(word.utf8)
                guard utf8.hasRightToLeftLetters else { return true }
                let prefix = word.unicodeScalars.prefix { Array(String($0).utf8).hasRightToLeftLetters }
                let rest = Array(String(word.unicodeScalars.dropFirst(prefix.count)).utf8)
                return prefix.count < 3 && rest.first.map(\.isLetter) ?? false && !rest.hasRightToLeftLetters
            }
    }

    /// Whether commas or semicolons without spaces separate its pieces, as in `degF,°F,F`.
    private var isTightList: Bool {
        let separators = utf8.indices.filter { utf8[$0] == UInt8(ascii: ",") || utf8[$0] == UInt8(ascii: ";") }
            .filter { $0 + 1 < utf8.count }
        return separators.count > 1 && separators.allSatisfy { utf8[$0 + 1] > 0x20 && !utf8[$0 + 1].isDigit }
    }

    /// Whether bullets or bars separate its pieces, as in `Matrix • Telegram`.
    private var isRow: Bool { !endsLikeSentence && words.contains { ["•", "·", "|"].contains($0) } }

    /// Whether its only right-to-left word comes last, as in `PKCS #8 (PK8) קובץ`: in the order of reading, the noun would
    /// come first.
    private var endsWithNoun: Bool {
        guard direction == .rightToLeft, !endsLikeSentence else { return false }
        return words.firstIndex { Array($0.utf8).hasRightToLeftLetters } == words.count - 1
    }

    /// Whether there are only addresses and a word that joins them, as in `ftp:// or ftps://`.
    private var isAddressList: Bool {
        let addresses = words.count { $0.contains("://") }
        return addresses > 0 && words.count - addresses < 2
    }

    /// The start of the only parentheses, if the text ends with them.
    private var bracket: Int? {
        guard utf8.last(where: { $0 > 0x20 && $0 != UInt8(ascii: ":") }) == UInt8(ascii: ")"),
            let open = utf8.firstIndex(of: UInt8(ascii: "(")),
            utf8[open...].count(where: { $0 == UInt8(ascii: "(") }) == 1
        else { return nil }
        return open
    }

    /// Whether it is a name, and then its explanation in parentheses, as in `C++ (the standard library)`, or after a
    /// dash.
    private var isExplainedName: Bool {
        let dash = [" - ", " – ", " — "].lazy.compactMap { utf8.firstOffset(of: Array($0.utf8), in: utf8.indices) }
            .first
        guard let end = bracket ?? dash, utf8[..<end].contains(where: { $0 > 0x20 }) else {
            return false
        }
        let name = Array(utf8[..<end])
        return direction == .rightToLeft ? !name.hasRightToLeftLetters : !name.contains(where: \.isLetter)
    }

    /// Whether it begins with the name of a command or function and a colon, as a terminal shows it.
    private var isOutput: Bool {
        guard let first = words.first, first.hasSuffix(":") else { return false }
        return first.contains("()") || first.contains("-") && first == first.lowercased()
    }

    /// Whether it begins with a single letter that its source lacks: the rest of an escape, such as `\t`.
    private func isTornEscape(_ source: String?) -> Bool {
        guard let source, let first = words.first,
            ["n", "r", "t"].contains(first) || ["n\\", "r\\", "t\\"].contains(first.prefix(2))
        else { return false }
        return source.split(whereSeparator: \.isWhitespace).first.map { String($0) } != first
    }
}
