// auxiliary/LineBreakTest.txt

import Testing
import TextLayout

@Suite("LineBreakTest.txt", .enabled(if: ConformanceFile.isUsable, .init(rawValue: ConformanceFile.reason)))
struct LineBreakTests {
    @Test("Line breaks match Unicode in the root locale")
    func lines() throws {
        let file = try ConformanceFile("auxiliary/LineBreakTest.txt")
        var found: [String] = []
        for line in file.lines {
            let expected = try #require(BreakCase(line))
            if LineBreaks.offsets(in: expected.utf8, locale: "root") != expected.offsets { found.append(line.text) }
        }
        try KnownDifferences(from: file).check(found, of: file.lines.count)
    }
}
