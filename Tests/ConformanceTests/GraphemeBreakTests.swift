// auxiliary/GraphemeBreakTest.txt

import Testing
import TextLayout

@Suite("GraphemeBreakTest.txt", .enabled(if: ConformanceFile.isUsable, .init(rawValue: ConformanceFile.reason)))
struct GraphemeBreakTests {
    @Test("The number and ends of characters match Unicode")
    func characters() throws {
        let file = try ConformanceFile("auxiliary/GraphemeBreakTest.txt")
        var found: [String] = []
        for line in file.lines {
            let expected = try #require(BreakCase(line))
            let utf8 = expected.utf8
            let offsets = (1..<utf8.count).filter { Graphemes.boundary(in: utf8.span, upTo: $0) == $0 }
            let extent = Extent(of: utf8)
            let agrees = offsets == expected.offsets && extent.graphemes + extent.invisible == offsets.count + 1
            if !agrees { found.append(line.text) }
        }
        try KnownDifferences(from: file).check(found, of: file.lines.count)
    }
}
