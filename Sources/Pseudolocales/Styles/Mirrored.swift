// `mirrored`: English from right to left, word by word.

import MessagePatterns
import Platform

struct Mirrored: LetterStyle {
    static let id = "mirrored"
    static let summary = "Right to left by invisible controls around each word"
    static let argument: String? = "override (the default) or isolates"

    private let before: [UInt8]
    private let after: [UInt8]

    var isUnmistakable: Bool { true }

    init(_ settings: StyleSettings) throws(StyleError) {
        switch settings.argument {
        // The marks make the direction hold for the spaces between words, and for a line's first letter.
        case nil, "override":
            (before, after) = (Array("\u{200F}\u{202E}".utf8), Array("\u{202C}\u{200F}".utf8))
        // An isolate alone would leave a word's letters as they are, from left to right.
        case "isolates":
            (before, after) = (Array("\u{2067}\u{202E}".utf8), Array("\u{202C}\u{2069}".utf8))
        case let word?:
            throw .argument(word, style: Self.id, expected: "override or isolates", known: ["override", "isolates"])
        }
    }

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        utf8.forEachWord(in: range) { word in
            let isDone = output.has(before, at: output.count - before.count)
            if !isDone { output += before }
            output.append(utf8, word)
            if !isDone { output += after }
        } other: {
            output.append(utf8, $0)
        }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        LetterCensus(message).hasASCII
            ? message.utf8.firstOffset(of: before, in: message.utf8.indices) != nil : nil
    }

    func undo(_ text: String) -> String {
        String(decoding: Array(text.utf8).removing(before).removing(after), as: UTF8.self)
    }
}
