// Limits in characters that catalogs declare.

import Budgets
import TestSupport
import Testing
import TextLayout

@Suite("Character limits")
struct CharacterLimitTests {
    @Test(
        "A limit in a comment may have any spacing and case",
        arguments: [
            ("[CHAR LIMIT=40]", 40), ("[CHAR_LIMIT=40]", 40), ("[CHAR-LIMIT=12]", 12), ("[ char limit = 30 ]", 30),
            ("Title. [CHAR LIMIT=NONE]", nil), ("[CHAR LIMIT=15", 15), ("CHAR LIMIT=40", nil), ("[CHAR LIMIT=]", nil),
            ("[CHAR LIMIT=0]", nil), ("[CHART LIMIT=4]", nil), ("[", nil), ("[CHAR", nil), ("[CHAR LIMIT", nil),
            ("[x] [CHAR LIMIT=7]", 7), ("", nil),
        ] as [(String, Int?)])
    func comments(comment: String, limit: Int?) throws {
        let catalog = try Corpora.read("/* \(comment) */\n\"a\" = \"b\";\n", as: "a.strings")
        #expect(CharacterLimit.of(catalog.entries[0]) == limit)
    }

    @Test(
        "The advice for a malformed tag contains the number as written",
        arguments: [("CHAR LIMIT=12", "[CHAR LIMIT=12]"), ("CHAR LIMIT=none", "[CHAR LIMIT=NONE]")])
    func expected(comment: String, tag: String) throws {
        let set = try BudgetSamples.set(comment: comment)
        #expect(set.malformed.map(\.problem) == ["there are no brackets around it; expected \(tag)"])
        #expect(set.budgets.isEmpty)
    }

    @Test("A limit in XLIFF counts if its unit is characters")
    func xliff() throws {
        for (attributes, limit) in [
            ("maxwidth=\"12\" size-unit=\"char\"", 12), ("maxwidth=\"12\" size-unit=\"pixel\"", nil),
            ("maxwidth=\"12\"", nil),
        ] as [(String, Int?)] {
            let text = SampleApps.xliff.replacing("id=\"save\"", with: "id=\"save\" \(attributes)")
            #expect(CharacterLimit.of(try Corpora.read(text, as: "a.xliff").entries[0]) == limit)
        }
    }

    @Test("The description of a box contains all of its limits")
    func boxes() {
        let words = { (box: Box, sizes: Room.Sizes) in Limit.room(Room(box: box, style: .body, sizes: sizes)).words }
        #expect(words(Box(width: 96, lines: 1), .fixed) == "96 pt wide, 1 line, in body")
        #expect(
            words(Box(width: 96, lines: 2, cut: .middle, minimumScale: 0.5, largestSize: .ax2), .apple)
                == "96 pt wide, 2 lines, in body, at every size of iOS up to ax2, shrinks to 0.5, "
                + "truncated in the middle")
        #expect(
            words(Box(width: 96, lines: 2, cut: .wrap), .android)
                .hasSuffix("of Android, truncated after its last line"))
    }
}
