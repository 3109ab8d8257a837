// `mirrored`: English written right to left, word by word.

import Basics
import MessagePatterns

struct Mirrored: LetterStyle {
    static let id = "mirrored"
    static let summary = "Written right to left, with invisible controls around each word"
    static let argument: String? = "override (the default) or isolates"

    // No arrays, because they would be retained and released at each word.
    private let before: StaticString
    private let after: StaticString

    var isUnmistakable: Bool { true }

    init(_ settings: StyleSettings) throws(StyleError) {
        switch settings.argument {
        // The marks apply the direction to the spaces between words, too, and to a line's first letter.
        case nil, "override":
            (before, after) = ("\u{200F}\u{202E}", "\u{202C}\u{200F}")
        // An isolate alone would leave a word's letters in left-to-right order.
        case "isolates":
            (before, after) = ("\u{2067}\u{202E}", "\u{202C}\u{2069}")
        case let word?:
            throw .argument(word, style: Self.id, expected: "override or isolates", known: ["override", "isolates"])
        }
    }

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        utf8.forEachWord(in: range) { word in
            let isDone = output.has(before, at: output.count - before.utf8CodeUnitCount)
            if !isDone { output.append(literal: before) }
            output.append(utf8, word)
            if !isDone { output.append(literal: after) }
        } other: {
            output.append(utf8, $0)
        }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        LetterCensus(message).hasASCII
            ? message.utf8.firstOffset(of: before) != nil : nil
    }

    func undo(_ text: String) -> String {
        String(
            decoding: Array(text.utf8).removing(Array("\(before)".utf8)).removing(Array("\(after)".utf8)), as: UTF8.self
        )
    }
}
