// Books of budgets: rooms, groups, errors, and patterns that match nothing.

import Basics
import Budgets
import Catalogs
import Configuration
import Fonts
import Platforms
import TestSupport
import Testing
import TextLayout

@Suite("The book of budgets")
struct BookTests {
    private static func room(_ budget: String, styles: String = "") throws -> Room? {
        let yaml = "text-styles: {\(styles)}\nbudgets: {k: {\(budget)}}\n"
        guard case .room(let room) = try BudgetSamples.set(comment: "", BudgetSamples.book(yaml)).budgets.first?.limit
        else {
            return nil
        }
        return room
    }

    @Test("A rule's own values override those of its style")
    func merging() throws {
        let styles =
            "tab: {font: Inter 12 semibold, width: 80, lines: 1, cut: middle, line-height: 1.2x}, wide: {style: tab, width: 200}"
        let own = try #require(try Self.room("style: tab, width: 96, lines: 2", styles: styles))
        #expect(own.box == Box(width: 96, lines: 2, lineHeight: .multiple(1.2), cut: .middle))
        #expect(own.font == (try FontDescription("Inter 12 semibold")) && own.name == "tab")
        #expect(own.style == nil && own.sizes == .fixed)
        #expect(try Self.room("style: wide", styles: styles)?.box.width == 200)
        #expect(try Self.room("style: wide", styles: styles)?.box.cut == .middle)
    }

    @Test("An Apple style determines the font size and the user-selectable sizes")
    func apple() throws {
        let body = try #require(try Self.room("style: body, width: 96"))
        #expect(body.style == .body && body.sizes == .apple && body.font == nil && body.name == nil)
        let own = try #require(try Self.room("style: footnote, font: Inter 30, width: 96, largest: xxxLarge"))
        #expect(own.font?.size == TextStyle.footnote.points(at: .large) && own.box.largestSize == .xxxLarge)
        let scaled = try #require(try Self.room("style: body, font: Inter 30, sizes: apple, width: 96"))
        #expect(scaled.font?.size == 30 && scaled.style == .body)
        let named = try #require(try Self.room("style: title, width: 96", styles: "title: {style: title1}"))
        #expect(named.style == .title1 && named.name == "title" && named.sizes == .apple)
    }

    @Test("Without a height, a box has one line; with a height, as many as fit")
    func lines() throws {
        #expect(try Self.room("width: 96")?.box.lines == 1)
        #expect(try Self.room("width: 96, height: 40")?.box.lines == 0)
        #expect(try Self.room("width: 96, lines: 0")?.box.lines == 0)
        #expect(try Self.room("graphemes: 5") == nil)
    }

    @Test("All invalid budgets are reported with their position")
    func problems() throws {
        let yaml = """
            budgets:
              '/a(b/': 4
              '/[a/': 4
              k: {width: 10, font: Inter 17 semibld}
            hidden: ['/*/']
            groups:
              bar: {keys: ['/x{2,1}/'], width: 320, font: Inter 0}
            """
        let error = try #require(throws: InvalidBudgets.self) { try BudgetSamples.book(yaml) }
        let messages = error.problems.map(\.message)
        #expect(messages.count == 6)
        #expect(
            messages[0]
                == ".swell.yml:2:3: '/a(b/' is not a valid regular expression: unbalanced parenthesis at character 3")
        #expect(messages[1].hasPrefix(".swell.yml:3:3: '/[a/' is not a valid regular expression: unclosed '['"))
        #expect(
            messages[2].hasPrefix(".swell.yml:4:24: 'semibld' is not valid")
                && messages[2].contains("did you mean 'semibold'?"))
        #expect(messages[3].hasPrefix(".swell.yml:5:10: '/*/' is not a valid regular expression"))
        #expect(messages[4].hasPrefix(".swell.yml:7:"))
    }

    @Test("An expression that would take forever times out and matches nothing")
    func endless() throws {
        let book = try BudgetSamples.book("budgets: {'/^(a+)+$/': 4}")
        let key = String(repeating: "a", count: 40) + "b"
        let time = try ProcessorTime.least {
            let set = try BudgetSamples.set(comment: "", key: key, book)
            #expect(set.budgets.isEmpty)
        }
        #expect(time < 3e6)
        let deep = String(repeating: "a", count: 200_000)
        _ = try BudgetSamples.set(comment: "", key: deep, book)
        #expect(try BudgetSamples.set(comment: "", key: "aaaa", book).budgets.count == 1)
    }

    @Test("Unmatched patterns are found everywhere")
    func unmatched() throws {
        let yaml = """
            budgets:
              k: 4
              'l.*': 4
              '/^m/': 4
              x: {catalogs: ['*.strings', 'nowhere/*'], graphemes: 4}
            hidden: ['k', 'n*']
            groups: {bar: {keys: [k, o], width: 320}}
            """
        let book = try BudgetSamples.book(yaml, sheets: ["key,max\nk,4\np,4\n"])
        let catalog = try BudgetSamples.strings([("k", ""), ("other", "")])
        var shelf = book.shelf(for: catalog)
        for entry in catalog.entries {
            _ = shelf.budgets(of: entry)
            _ = shelf.groups(of: entry)
        }
        var use = BudgetUse()
        use.formUnion(shelf.use)
        #expect(
            book.unmatched(by: use).map { "\($0.source.id) \($0.kind) \($0.pattern) \($0.file):\($0.place)" } == [
                "configuration keys l.* .swell.yml:3:3", "configuration keys /^m/ .swell.yml:4:3",
                "configuration keys x .swell.yml:5:3", "sheet keys p sheet1.csv:3:1",
                "configuration keys n* .swell.yml:6:15", "configuration keys o .swell.yml:7:26",
                "configuration catalogs nowhere/* .swell.yml:5:31",
            ])
    }

    @Test("The keys of a group are in the order of their patterns")
    func groups() throws {
        let yaml = """
            text-styles: {tab: {font: Inter 10}}
            groups:
              bar: {keys: [tab.b, 'tab.*'], width: 320, gap: 8, style: tab}
              all: {keys: '*', catalogs: 'en.lproj/*', columns: 80}
            """
        let book = try BudgetSamples.book(yaml)
        let catalog = try BudgetSamples.strings([("tab.a", ""), ("tab.b", ""), ("c", "")])
        var shelf = book.shelf(for: catalog)
        let found = catalog.entries.map { shelf.groups(of: $0).map { [$0.group, $0.position] } }
        #expect(found == [[[0, 1], [1, 0]], [[0, 0], [1, 0]], [[1, 0]]])
        #expect(book.groups.map(\.name) == ["bar", "all"] && book.groups[0].font?.size == 10)
        var other = book.shelf(for: try BudgetSamples.strings([("c", "")], as: "de.lproj/L.strings"))
        #expect(other.groups(of: catalog.entries[2]).isEmpty)
    }

    @Test("A table of many patterns finds the same matches as one pattern at a time")
    func manyPatterns() throws {
        var random = RandomNumbers(seed: 7)
        func word(_ alphabet: [String], _ most: Int) -> String {
            (0..<Int.random(in: 1...most, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "" }
                .joined()
        }
        let patterns = Array(Set((0..<400).map { _ in word(["a", "b", "é", "*", "?", "ab"], 5) })).sorted()
        let yaml = "budgets:\n" + patterns.enumerated().map { "  '\($1)': \($0 + 1)\n" }.joined()
        let book = try BudgetSamples.book(yaml)
        let keys = (0..<600).map { _ in word(["a", "b", "é", "ab", "c"], 6) }
        let sets = BudgetSamples.sets(try BudgetSamples.strings(keys.map { ($0, "") }), book)
        var total = 0
        for (key, set) in zip(keys, sets) {
            let found = (set.budgets + set.overridden.map(\.budget)).map(\.origin.words).sorted()
            #expect(found == patterns.filter { KeyGlob($0).matches(key) }.sorted(), "\(key)")
            total += found.count
        }
        #expect(total > 3000)
    }
}
