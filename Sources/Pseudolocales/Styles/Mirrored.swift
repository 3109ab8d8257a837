// `mirrored`: English from right to left, word by word.

import MessagePatterns

struct Mirrored: LetterStyle {
    static let id = "mirrored"
    static let summary = "Right to left by invisible controls around each word"
    static let argument: String? = "override (the default) or isolates"

    private let before: String
    private let after: String
    private static let controls: Set<Unicode.Scalar> = ["\u{200F}", "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}"]

    init(_ settings: StyleSettings) throws(StyleError) {
        switch settings.argument {
        // The marks make the direction hold for the spaces between words, and for a line's first letter.
        case nil, "override": (before, after) = ("\u{200F}\u{202E}", "\u{202C}\u{200F}")
        case "isolates": (before, after) = ("\u{2067}", "\u{2069}")
        case let word?:
            throw .argument(word, style: Self.id, expected: "override or isolates", known: ["override", "isolates"])
        }
    }

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        utf8.forEachWord(in: range) { word in
            let isDone = output.reversed().starts(with: before.utf8.reversed())
            if !isDone { output += before.utf8 }
            output += utf8[word]
            if !isDone { output += after.utf8 }
        } other: {
            output += utf8[$0]
        }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        LetterCensus(message).hasASCII ? message.utf8.contains(before.utf8) : nil
    }

    func undo(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !Self.controls.contains(scalar) { scalars.append(scalar) }
        return String(scalars)
    }
}
