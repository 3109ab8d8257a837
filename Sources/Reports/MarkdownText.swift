// Texts in a document of Markdown.

/// Texts in a document of Markdown, none of which it takes for its own.
enum MarkdownText {
    /// How many characters a cell has at most.
    private static let mostInCell = 300

    /// A text in a cell of a table: on one line, and not too long.
    static func cell(_ text: String) -> String { escaped(VisibleText.clipped(text, to: mostInCell)) }

    /// The text with nothing in it that Markdown or HTML would take for their own.
    static func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"): output.append(literal: "&lt;")
            case UInt8(ascii: ">"): output.append(literal: "&gt;")
            case UInt8(ascii: "&"): output.append(literal: "&amp;")
            case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
                UInt8(ascii: "]"), UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "$"),
                UInt8(ascii: "!"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            default: output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
