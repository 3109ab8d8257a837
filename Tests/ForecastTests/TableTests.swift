// The embedded tables are complete.

import Basics
import Foundation
import TestSupport
import Testing

@Suite("Tables of forecasts")
struct TableTests {
    private static func table(_ name: String) throws -> EmbeddedTable {
        let file = Corpora.root.appending(path: "Sources/Forecast/Generated/\(name).txt")
        return EmbeddedTable([UInt8](try Data(contentsOf: file)))
    }

    private static func areNumbers(_ rows: some Sequence<EmbeddedTable.Row>) -> Bool {
        rows.allSatisfy { $0.items.allSatisfy { !$0.isEmpty && $0.count < 10 && $0.allSatisfy(\.isDigit) } }
    }

    @Test(
        "Each fit has a curve for each share, with a number for each length, and a factor for each number of words and each ending"
    )
    func forecast() throws {
        let table = try Self.table("forecast")
        let fits = (table["graphemes"] + table["columns"]).flatMap(\.words)
        let (shares, knots, words) = (table["shares"][0].numbers, table["knots"][0].numbers, table["words"][0].numbers)
        #expect(fits.count == 39)
        #expect(table["tenths"].map(\.numbers.count) == Array(repeating: knots.count, count: fits.count * shares.count))
        #expect(table["factors"].map(\.numbers.count) == Array(repeating: words.count, count: fits.count))
        #expect(table["endings"].map(\.numbers.count) == Array(repeating: 5, count: fits.count))
        #expect(table["carried"].map(\.numbers.count) == [1] && table["word"].map(\.numbers.count) == [1])
        #expect(table["members"].allSatisfy { $0.words.count > 2 && $0.words.allSatisfy(fits.contains) })
        for name in ["shares", "knots", "words", "carried", "word", "tenths", "factors", "endings"] {
            #expect(Self.areNumbers(table[name]), "\(name)")
        }
    }

    @Test("Each locale has a row of growth for each share, with a number for each length")
    func growth() throws {
        let table = try Self.table("growth")
        let rows = table["locales"][0].words.count * table["shares"][0].numbers.count
        #expect(table["tenths"].map(\.numbers.count) == Array(repeating: table["knots"][0].numbers.count, count: rows))
        for name in ["shares", "knots", "tenths"] { #expect(Self.areNumbers(table[name]), "\(name)") }
    }

    @Test("Each locale has a share for each letter, and for words of up to twenty letters if it has words")
    func letters() throws {
        let table = try Self.table("letters")
        #expect(table.sections.count == 25)
        for (locale, rows) in table.sections {
            let hasWords = !["ja", "th", "zh-Hans", "zh-Hant"].contains(locale)
            try #require(rows.count == (hasWords ? 3 : 2), "\(locale)")
            #expect(rows[0].items.count == rows[1].items.count, "\(locale)")
            #expect(!hasWords || rows[2].items.count == 20, "\(locale)")
            #expect(Self.areNumbers(rows.dropFirst()), "\(locale)")
        }
    }
}
