// Paragraphs of help.

import Reports

extension Paragraphs {
    /// The number of columns of a line of help.
    static let width = 100

    /// The lines of each paragraph and example of a text; those of an example are indented, and not refilled.
    static func blocks(of text: String) -> [[String]] {
        var blocks: [[String]] = []
        var isExample: Bool?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.isEmpty {
                isExample = nil
            } else if isExample == line.hasPrefix("  ") {
                blocks[blocks.count - 1].append(line)
            } else {
                isExample = line.hasPrefix("  ")
                blocks.append([line])
            }
        }
        return blocks
    }
}
