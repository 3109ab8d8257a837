// BidiCharacterTest.txt: texts with brackets, isolates and numbers.

import Testing
import TextLayout

@Suite("BidiCharacterTest.txt", .enabled(if: ConformanceFile.isUsable, .init(rawValue: ConformanceFile.reason)))
struct BidiCharacterTests {
    @Test("The levels and order of every text match Unicode, except for known differences of ICU")
    func texts() throws {
        let file = try ConformanceFile("BidiCharacterTest.txt")
        var found: [String] = []
        for line in file.lines {
            let fields = line.fields
            try #require(fields.count == 5, "\(line.text)")
            let text = ScalarText(try fields[0].words.map { try #require($0.scalar, "\(line.text)") })
            let base: BaseDirection =
                switch fields[1].text {
                case "0": .given(.leftToRight)
                case "1": .given(.rightToLeft)
                default: .firstStrong(fallback: .leftToRight)
                }
            let layout = try #require(ScalarLayout(text, base: base), "\(line.text)")
            let expected = ExpectedLayout(
                levels: fields[3].words.numbers, order: fields[4].words.numbers.compactMap(\.self))
            let agrees = expected.agreement(with: layout) == .full && layout.baseLevel == UInt8(fields[2].text)
            if !agrees { found.append(line.text) }
        }
        try KnownDifferences(from: file).check(found, of: file.lines.count)
        #expect(file.lines.count == 91_707)
    }
}
