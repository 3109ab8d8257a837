// emoji/emoji-test.txt

import Testing
import TextLayout

@Suite("emoji-test.txt", .enabled(if: ConformanceFile.isUsable, .init(rawValue: ConformanceFile.reason)))
struct EmojiTests {
    @Test("Each fully-qualified emoji is one character and two columns")
    func emoji() throws {
        let file = try ConformanceFile("emoji/emoji-test.txt")
        let emoji = file.lines.filter { $0.fields.last?.text == "fully-qualified" }
        var found: [String] = []
        for line in emoji {
            let scalars = try #require(line.fields.first).words.map { try #require($0.scalar, "\(line.text)") }
            let extent = Extent(of: String(String.UnicodeScalarView(scalars)))
            if extent.graphemes != 1 || extent.columns != 2 { found.append(line.text) }
        }
        try KnownDifferences(from: file).check(found, of: emoji.count)
    }
}
