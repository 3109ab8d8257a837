// EastAsianWidth.txt

import Testing
import TextLayout

@Suite("EastAsianWidth.txt", .enabled(if: ConformanceFile.isUsable, .init(rawValue: ConformanceFile.reason)))
struct EastAsianWidthTests {
    /// Why the columns of a code point differ from its East Asian width.
    private enum Exception: String, CaseIterable {
        case tab = "the tab"
        case softHyphen = "the soft hyphen"
        case prepended = "signs that contain numbers"
        case unseen = "marks, controls, formats and separators"
        case jamo = "vowels and finals of Hangul"
        case ignorable = "other default-ignorables"
    }

    @Test(
        "Each assigned code point takes two columns if it is wide or full-width, else one, except in named classes"
    )
    func columns() throws {
        let file = try ConformanceFile("EastAsianWidth.txt")
        let widths = try values(of: "EastAsianWidth.txt")
        let categories = try values(of: "extracted/DerivedGeneralCategory.txt")
        let exceptions = try self.exceptions(categories)
        var counts: [Exception: Int] = [:]
        var found: [String] = []
        var tried = 0
        for (value, category) in categories where category != "Cn" && category != "Cs" {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let exception = exceptions[value]
            if let exception { counts[exception, default: 0] += 1 }
            let width = widths[value] ?? "N"
            let isWide = width == "W" || width == "F"
            let narrow = exception.map(columns) ?? (isWide ? 2 : 1)
            let wide = exception.map(columns) ?? (isWide || width == "A" ? 2 : 1)
            let text = String(scalar)
            tried += 1
            if Columns.count(text) != narrow || Columns.count(text, .init(ambiguousIsWide: true)) != wide {
                found.append(String(value, radix: 16, uppercase: true))
            }
        }
        for exception in Exception.allCases {
            print("Conformance: EastAsianWidth.txt: \(counts[exception] ?? 0) exceptions: \(exception.rawValue)")
            #expect(counts[exception] != nil)
        }
        try KnownDifferences(from: file).check(found.sorted(), of: tried)
    }

    private func columns(_ exception: Exception) -> Int {
        switch exception {
        case .tab: 8
        case .softHyphen, .prepended: 1
        case .unseen, .jamo, .ignorable: 0
        }
    }

    private func exceptions(_ categories: [UInt32: String]) throws -> [UInt32: Exception] {
        // The leading jamo among the default-ignorables takes up the width of its syllable.
        let leading = try values(of: "HangulSyllableType.txt").filter { $0.value == "L" }
        var all = try values(of: "DerivedCoreProperties.txt", only: "Default_Ignorable_Code_Point")
            .filter { leading[$0.key] == nil }.mapValues { _ in Exception.ignorable }
        for (value, type) in try values(of: "HangulSyllableType.txt") where ["V", "T"].contains(type) {
            all[value] = .jamo
        }
        let unseen: Set = ["Mn", "Me", "Cf", "Cc", "Zl", "Zp"]
        for (value, category) in categories where unseen.contains(category) { all[value] = .unseen }
        for value in try values(of: "PropList.txt", only: "Prepended_Concatenation_Mark").keys {
            all[value] = .prepended
        }
        all[0x09] = .tab
        all[0xAD] = .softHyphen
        return all
    }

    /// Returns the value of each code point in a file.
    private func values(of name: String, only wanted: String? = nil) throws -> [UInt32: String] {
        var values: [UInt32: String] = [:]
        for line in try ConformanceFile(name).lines {
            let fields = line.fields.map(\.text)
            guard fields.count > 1, wanted == nil || fields[1] == wanted else { continue }
            for value in try #require(line.codePoints) { values[value] = fields[1] }
        }
        return values
    }
}
