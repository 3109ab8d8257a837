// Paragraphs, wrapped into lines.

import TextLayout

/// Splits a text into paragraphs and wraps them into lines.
package enum Paragraphs {
    /// The paragraphs of a text, each joined into one line.
    static func all(of text: String) -> [String] {
        var paragraphs: [String] = []
        var words: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let own = line.split(separator: " ")
            if own.isEmpty, !words.isEmpty {
                paragraphs.append(words.joined(separator: " "))
                words = []
            }
            words += own
        }
        return words.isEmpty ? paragraphs : paragraphs + [words.joined(separator: " ")]
    }

    /// Lines of at most `width` columns, unless a word is longer.
    package static func filled(_ paragraph: some StringProtocol, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if Columns.count(line) + 1 + Columns.count(String(word)) <= width {
                line += " \(word)"
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// The text with its paragraphs wrapped at `width` columns, separated by empty lines.
    static func wrapped(_ text: String, width: Int) -> String {
        all(of: text).map { filled($0, width: width).joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }
}
