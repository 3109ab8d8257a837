// Words of help in lines that have room for them.

enum Paragraphs {
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

    /// Words in lines of at most so many characters, but for words that are longer.
    static func filled(_ words: some StringProtocol, width: Int) -> [String] {
        var lines: [String] = []
        for word in words.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
