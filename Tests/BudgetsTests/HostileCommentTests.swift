// Comments that no person would write.

import Budgets
import Catalogs
import Platforms
import TestSupport
import Testing

@Suite("Hostile comments")
struct HostileCommentTests {
    @Test(
        "Ten times the comment takes about ten times as long",
        arguments: [
            "[CHAR LIMIT=", "CHAR LIMIT=9 ", "charlimit=", "char limit ", "max 9 characters. ", "9 char", "char", "1",
            "max-",
            "max-length:9,", "weblate: max-size:9\n", "MAX_LENGTH", "_", "smartling.character_limit = 9\n", "limit",
            " ",
        ])
    func linear(piece: String) throws {
        func time(_ count: Int) throws -> Double {
            let comment = String(repeating: piece, count: count / piece.utf8.count)
            let catalog = try BudgetSamples.strings([("k", comment + " \\u00e9")])
            return ProcessorTime.least { _ = StatedBudgets(catalog) }
        }
        #expect(try time(50_000) < 40 * time(5_000) + 20_000)
    }

    @Test("Many different limits in one comment do not take quadratic time")
    func manyPlaces() throws {
        func time(_ count: Int) throws -> Double {
            let notes = (1...count).map { "max \($0) characters. " }.joined()
            let text = "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"comment\":\"\\\"a\\\" \(notes)\"}}}"
            let catalog = try Corpora.read(text, as: "a.xcstrings")
            let sets = BudgetSamples.sets(catalog, try BudgetSamples.book())
            return ProcessorTime.least {
                _ = StatedBudgets(catalog)
                for set in sets { _ = set.conflicts.map { ($0.winner.origin, $0.loser.origin) } }
                for set in sets { _ = set.budgets.map(\.origin) + set.overridden.map(\.budget.origin) }
            }
        }
        #expect(try time(20_000) < 40 * time(2_000) + 20_000)
    }

    @Test("A long directive for many entries is read once")
    func longDirective() throws {
        func time(_ count: Int) throws -> Double {
            let directive = "/* smartling.character_limit = \(String(repeating: "x", count: 100_000)) */\n"
            let text = directive + (0..<count).map { "\"k\($0)\" = \"x\";\n" }.joined()
            let catalog = try Corpora.read(text, as: "en.lproj/L.strings")
            let book = try BudgetSamples.book()
            return ProcessorTime.least { _ = BudgetSamples.sets(catalog, book) }
        }
        // Reading the directive takes longer than everything else for an entry.
        #expect(try time(4_000) < 40 * time(400) + 20_000)
    }

    @Test("A word is found at any offset in a comment, in any case")
    func anywhere() throws {
        for before in 0..<300 {
            // Half of it begins the word without continuing it.
            let text = String(repeating: "c", count: before / 2) + String(repeating: "h", count: before - before / 2)
            for word in ["[CHAR LIMIT=7]", "[char limit=7]", "[Char Limit=7]"] {
                let catalog = try BudgetSamples.strings([("k", text + word)])
                let set = try #require(BudgetSamples.sets(catalog, try BudgetSamples.book()).first)
                #expect(set.budgets.map(\.limit) == [.most(7, .graphemes)])
            }
        }
    }
}
