// Paragraphs of help.

import Reports

extension Paragraphs {
    /// How many columns a line of help has.
    static let width = 100

    /// The paragraphs and examples of a text, each as its lines: those of an example are indented, and stay as they are.
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
