// Texts in Markdown.

/// Escapes texts so that Markdown shows them literally.
enum MarkdownText {
    /// The maximum number of characters in a cell.
    private static let mostInCell = 300

    /// A text for a table cell: on one line, and truncated if too long.
    static func cell(_ text: String) -> String { escaped(VisibleText.clipped(text, to: mostInCell)) }

    /// The text with everything escaped that Markdown or HTML would interpret.
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
