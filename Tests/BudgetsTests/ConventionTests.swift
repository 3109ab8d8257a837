// The conventions for limits in catalogs, tested with their own examples.

import Basics
import Budgets
import Catalogs
import Platforms
import TestSupport
import Testing
import TextLayout

@Suite("Conventions")
struct ConventionTests {
    /// Returns the limits of a catalog that contains an example.
    private static func set(_ source: BudgetOrigin.Source, _ example: LimitExample) throws -> BudgetSet {
        let catalog: Catalog
        switch source.id {
        case "xliff" where example.text.hasPrefix("slr:"):
            let text = """
                <xliff version="2.0" srcLang="en"><file id="f"><slr:profiles storageProfile="xliff:utf8"/>
                <unit id="u" \(example.text)><segment><source>Save</source></segment></unit></file></xliff>
                """
            catalog = try Corpora.read(text, as: "a.xlf")
        case "xliff":
            let text = SampleApps.xliff.replacing("id=\"save\"", with: "id=\"save\" \(example.text)")
            catalog = try Corpora.read(text, as: "a.xliff")
        case "arb":
            catalog = try Corpora.read("{\"a\": \"A\", \"@a\": {\(example.text)}}", as: "en.arb")
        case "store":
            guard let text = try? Corpora.read("Moorings\n", as: example.text) else { return BudgetSet() }
            catalog = text
        default: return try BudgetSamples.set(comment: example.text)
        }
        return BudgetSamples.sets(catalog, try BudgetSamples.book())[0]
    }

    @Test("The configuration is the strongest source, and each source has a unique name")
    func names() {
        let ids = BudgetOrigin.Source.all.map(\.id)
        #expect(ids.first == BudgetOrigin.Source.configuration.id && ids.first == "configuration")
        #expect(Set(ids).count == ids.count)
    }

    @Test(
        "Each example is read as specified",
        arguments: BudgetOrigin.Source.all
            .filter { !$0.isOfPlaces && !["configuration", "sheet", "roles"].contains($0.id) }.map(\.id))
    func examples(id: String) throws {
        let source = try #require(BudgetOrigin.Source.all.first { $0.id == id })
        #expect(source.type.examples.count > 3)
        for example in source.type.examples {
            let set = try Self.set(source, example)
            #expect(set.budgets.map(\.limit) == example.limits, "\(example.text)")
            #expect(set.malformed.isEmpty != example.isMalformed, "\(example.text): \(set.malformed)")
            #expect(set.budgets.allSatisfy { $0.origin.source == source }, "\(example.text)")
        }
    }

    @Test("A limit has the position of its words, in every format")
    func places() throws {
        func origin(_ text: String, _ name: String) throws -> BudgetOrigin {
            let sets = BudgetSamples.sets(try Corpora.read(text, as: name), try BudgetSamples.book())
            return try #require(sets.first { !$0.budgets.isEmpty }?.budgets.first).origin
        }
        let strings = try origin("/* Tür.\n   é [CHAR LIMIT=40] */\n\"a\" = \"b\";\n", "a.strings")
        #expect("\(strings.file):\(strings.place.map { "\($0)" } ?? "")" == "a.strings:2:7")
        #expect(strings.words == "CHAR LIMIT=40")
        let lines = try origin("// One\n// Two, max.\n// 30 characters\n\"a\" = \"b\";\n", "a.strings")
        #expect(lines.words.contains("30 characters"))
        let catalog = #"{"sourceLanguage":"en","strings":{"a":{"comment":"Say \"hi\" [CHAR LIMIT=9]"}}}"#
        #expect(try origin(catalog, "a.xcstrings").place == Place(line: 1, column: 63))
        let xliff = SampleApps.xliff.replacing("<note>Button", with: "<note>A &amp; B [CHAR LIMIT=12]")
        #expect(try origin(xliff, "a.xliff").place == Place(line: 7, column: 26))
        let width = SampleApps.xliff.replacing("id=\"save\"", with: "id=\"save\" maxwidth=\"40\" size-unit=\"char\"")
        let stated = try origin(width, "a.xliff")
        #expect(stated.place == Place(line: 5, column: 39) && stated.words == "maxwidth=40 char")
    }

    @Test("The position of combined notes is that of the entry")
    func pooled() throws {
        let text = SampleApps.xliff.replacing(
            "<note>Button</note>", with: "<note>One</note><note>[CHAR LIMIT=4]</note>")
        let catalog = try Corpora.read(text, as: "a.xliff")
        let budget = try #require(BudgetSamples.sets(catalog, try BudgetSamples.book())[0].budgets.first)
        #expect(budget.origin.place == catalog.text.place(at: catalog.entries[0].offset))
    }

    @Test("A directive applies from its comment on until it is changed, unless it is only text")
    func smartling() throws {
        let text = """
            "a" = "smartling.character_limit = 3";
            // smartling.character_limit = 10
            "b" = "x";
            /* Title */
            "c" = "x";
            # smartling.character_limit = NONE
            "d" = "x";

            """.replacing("# smart", with: "// # smart")
        let sets = BudgetSamples.sets(try Corpora.read(text, as: "a.strings"), try BudgetSamples.book())
        #expect(sets.map { $0.budgets.map(\.limit) } == [[], [.most(10, .graphemes)], [.most(10, .graphemes)], []])
        #expect(sets[2].budgets[0].origin.place == Place(line: 2, column: 4))
        #expect(sets[2].budgets[0].origin.words == "smartling.character_limit = 10")
    }

    @Test("The end of a directive does not affect other comments")
    func endedDirective() throws {
        let text = """
            /* smartling.character_limit = 20 */
            "a" = "x";
            /* smartling.character_limit = NONE */
            "b" = "x";
            /* MAX_LENGTH: 7 */
            "c" = "x";
            /* Max 6 characters */
            "d" = "x";

            """
        let sets = BudgetSamples.sets(try Corpora.read(text, as: "a.strings"), try BudgetSamples.book())
        let limits = sets.map { $0.budgets.map(\.limit) }
        #expect(limits == [[.most(20, .graphemes)], [], [.most(7, .graphemes)], [.most(6, .graphemes)]])
    }

    @Test(
        "Fonts in XLIFF are read in XLIFF's notation",
        arguments: [
            ("Helvetica;12;bold", "Helvetica 12 bold"), ("MS Sans Serif;8", "MS Sans Serif 8"), ("Arial", "Arial 17"),
            ("Segoe UI, 9pt, italic", "Segoe UI 9 italic"), ("Tahoma;8;ansi", "Tahoma 8"),
        ])
    func fonts(text: String, font: String) throws {
        let attributes = "id=\"save\" maxwidth=\"40\" font=\"\(text)\""
        let catalog = try Corpora.read(SampleApps.xliff.replacing("id=\"save\"", with: attributes), as: "a.xliff")
        guard case .room(let room) = BudgetSamples.sets(catalog, try BudgetSamples.book())[0].budgets.first?.limit
        else {
            Issue.record("no room for \(text)")
            return
        }
        #expect(room.font.map { "\($0)" } == font && room.box.width == 40)
    }

    @Test("The comment of a plural form is found right before it, even if an earlier one has the same words")
    func beforeElement() throws {
        let text = """
            <resources>
              <!-- Number of files -->
              <plurals name="n"><item quantity="one">Max 20 characters</item>
                <!-- Max 20 characters -->
                <item quantity="other">Text</item></plurals>
            </resources>

            """
        let catalog = try Corpora.read(text, as: "res/values/strings.xml")
        let sets = BudgetSamples.sets(catalog, try BudgetSamples.book())
        #expect(sets.map { $0.budgets.map(\.limit) } == [[], [.most(20, .graphemes)]])
        #expect(sets[1].budgets.first?.origin.place == Place(line: 4, column: 10))
    }

    @Test("Weblate's numbers are whole numbers from 1 to a billion, in any notation")
    func weblateNumbers() throws {
        for (written, value) in [
            ("40", 40), ("0000000040", 40), ("1000000000", 1_000_000_000), ("\"40\"", 40), ("\"4\\0\"", 40),
            ("1000000001", nil),
            ("0", nil), ("4x", nil), ("", nil), ("99999999999999999999", nil),
        ] as [(String, Double?)] {
            let set = try BudgetSamples.set(comment: "weblate: max-length:\(written)")
            #expect(set.budgets.map(\.limit) == (value.map { [.most($0, .codePoints)] } ?? []), "\(written)")
            #expect(set.malformed.count == (value == nil ? 1 : 0), "\(written)")
        }
    }

    @Test("Weblate's font flags set the font of max-size")
    func weblateFont() throws {
        let flags = "weblate: max-size:120:2, font-family:\"Open Sans\", font-size:14, font-weight:bold"
        guard case .room(let room) = try BudgetSamples.set(comment: flags).budgets.first?.limit else {
            Issue.record("no room")
            return
        }
        #expect(room.font.map { "\($0)" } == "Open Sans 14 bold" && room.box == Box(width: 120, lines: 2))
    }

    @Test("A variable width is not a budget")
    func variableWidth() throws {
        let files = Corpora.files.filter { $0.format.id == "stringsdict" && $0.path.string.hasPrefix(Corpora.own.path) }
        #expect(!files.isEmpty)
        for file in files {
            let sets = BudgetSamples.sets(try file.read().get(), try BudgetSamples.book())
            #expect(sets.allSatisfy { $0.budgets.isEmpty && $0.malformed.isEmpty })
        }
    }

    @Test(
        "An error contains what was expected",
        arguments: [
            ("[CHAR LIMIT=]", "there is no number after '='; expected [CHAR LIMIT=40] or [CHAR LIMIT=NONE]"),
            ("[CHAR LIMIT=40", "there is no ']' after it; expected [CHAR LIMIT=40]"),
            ("[CHAR LIMIT=a few]", "'a' is not a number; expected [CHAR LIMIT=40] or [CHAR LIMIT=NONE]"),
            (
                "[CHAR LIMIT=9] [CHAR LIMIT=12]",
                "it allows 12 characters, but another limit allows 9; expected one limit"
            ),
            ("MAX_LENGTH: ?", "it is not followed by a number of at least 1; expected MAX_LENGTH: 40"),
        ])
    func problems(comment: String, problem: String) throws {
        #expect(try BudgetSamples.set(comment: comment).malformed.map(\.problem) == [problem])
    }
}
