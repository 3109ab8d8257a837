// Which of several limits applies.

import Basics
import Budgets
import Catalogs
import Platforms
import TestSupport
import Testing

@Suite("Precedence")
struct PrecedenceTests {
    /// Returns the character limit of a key, and its origin.
    private static func limit(
        _ yaml: String, key: String = "auth.login", comment: String = "", path: String = "App/de.lproj/L.strings",
        locale: String? = nil, sheets: [String] = []
    ) throws -> String? {
        let catalog = try BudgetSamples.strings([(key, comment)], as: path)
        let set = BudgetSamples.sets(catalog, try BudgetSamples.book(yaml, sheets: sheets), locale: locale)[0]
        let found = set.budgets.first { if case .most(_, .graphemes) = $0.limit { true } else { false } }
        guard let found, case .most(let limit, _) = found.limit else { return nil }
        return "\(Int(limit)) \(found.origin.file):\(found.origin.place?.line ?? 0) \(found.origin.words)"
    }

    @Test("An exact key overrides patterns, more letters override fewer, and the later of two equals applies")
    func patterns() throws {
        for (yaml, expected) in [
            ("budgets: {auth.login: 20, 'auth.*': 30, '*': 40}", "20 .swell.yml:1 auth.login"),
            ("budgets:\n  '*.login': 30\n  'auth.*': 40\n", "30 .swell.yml:2 *.login"),
            ("budgets:\n  'auth.*': 30\n  '*.login': 40\n", "40 .swell.yml:3 *.login"),
            ("budgets:\n  'auth.log?n': 30\n  'auth.*': 40\n", "30 .swell.yml:2 auth.log?n"),
            ("budgets:\n  '/log[io]n$/': 30\n  '*': 40\n", "30 .swell.yml:2 /log[io]n$/"),
            ("budgets:\n  '/login/': 30\n  '*n': 40\n", "40 .swell.yml:3 *n"),
            ("budgets:\n  - {graphemes: 30}\n  - {graphemes: 40}\n", "40 .swell.yml:3 *"),
            (
                "budgets:\n  - {keys: [other, auth.login], graphemes: 30}\n  - {graphemes: 40}\n",
                "30 .swell.yml:2 auth.login"
            ),
            ("budgets: {AUTH.LOGIN: 20, 'Auth*': 30}", nil),
        ] as [(String, String?)] {
            #expect(try Self.limit(yaml) == expected, "\(yaml)")
        }
    }

    @Test("For the same pattern, catalogs and then languages make a rule more specific")
    func scopes() throws {
        for (yaml, expected) in [
            (
                "budgets:\n  - {keys: 'auth.*', catalogs: '*.strings', graphemes: 10}\n  - {keys: 'auth.*', graphemes: 20}\n",
                10
            ),
            (
                "budgets:\n  - {keys: 'auth.*', catalogs: 'de.lproj/*', graphemes: 10}\n  - {keys: 'auth.*', graphemes: 20}\n",
                10
            ),
            (
                "budgets:\n  - {keys: 'auth.*', catalogs: 'e.lproj/*', graphemes: 10}\n  - {keys: 'auth.*', graphemes: 20}\n",
                20
            ),
            (
                "budgets:\n  - {keys: 'auth.*', catalogs: 'de.lproj/*', graphemes: 10}\n  - {keys: 'auth.*', locales: de, graphemes: 20}\n",
                10
            ),
            ("budgets:\n  - {keys: 'auth.*', locales: de, graphemes: 10}\n  - {keys: 'auth.*', graphemes: 20}\n", 10),
            ("budgets:\n  - {keys: 'auth.*', locales: fr, graphemes: 10}\n  - {keys: 'auth.*', graphemes: 20}\n", 20),
            ("budgets:\n  - {keys: 'auth.l*', graphemes: 10}\n  - {keys: 'auth.*', locales: de, graphemes: 20}\n", 10),
        ] {
            #expect(try Self.limit(yaml)?.hasPrefix("\(expected) ") == true, "\(yaml)")
        }
        let regional =
            "budgets:\n  - {keys: k, locales: de-AT, graphemes: 1}\n  - {keys: k, locales: de, graphemes: 2}\n"
        #expect(try Self.limit(regional, key: "k", locale: "de_AT")?.hasPrefix("1 ") == true)
        #expect(try Self.limit(regional, key: "k", locale: "de-CH")?.hasPrefix("2 ") == true)
        #expect(try Self.limit(regional, key: "k", locale: "deu") == nil)
    }

    @Test("The configuration overrides sheets, sheets override comments, and all override prose")
    func sources() throws {
        let sheet = "key,max\nauth.login,15\n"
        let comment = "[CHAR LIMIT=12], maximum 9 characters"
        #expect(try Self.limit("budgets: {'*': 20}", comment: comment, sheets: [sheet]) == "20 .swell.yml:1 *")
        #expect(try Self.limit("", comment: comment, sheets: [sheet]) == "15 sheet1.csv:2 auth.login")
        #expect(try Self.limit("", comment: comment) == "12 App/de.lproj/L.strings:1 CHAR LIMIT=12")
        #expect(try Self.limit("", comment: "maximum 9 characters")?.hasPrefix("9 ") == true)
        #expect(try Self.limit("", sheets: [sheet, "key,max\nauth.login,16\n"])?.hasPrefix("16 sheet2.csv") == true)
    }

    @Test("'none' overrides less specific limits, and more specific ones still apply")
    func none() throws {
        let comment = "[CHAR LIMIT=12]"
        #expect(try Self.limit("budgets: {'auth.*': none}", comment: comment) == nil)
        #expect(try Self.limit("budgets: {'auth.*': none, '*': 4}", comment: comment) == nil)
        #expect(try Self.limit("budgets: {'auth.*': none, auth.login: 4}", comment: comment)?.hasPrefix("4 ") == true)
        #expect(try Self.limit("budgets: {other: none}", comment: comment)?.hasPrefix("12 ") == true)
        #expect(try Self.limit("", comment: "[CHAR LIMIT=NONE] maximum 9 characters") == nil)
        let set = BudgetSamples.sets(
            try BudgetSamples.strings([("auth.login", comment)]), try BudgetSamples.book("budgets: {'auth.*': none}"))[
                0]
        #expect(
            set.overridden.map(\.by.words) == ["auth.*"]
                && set.overridden.map(\.budget.origin.words) == ["CHAR LIMIT=12"])
    }

    @Test("Precedence is determined separately for each kind of limit")
    func kinds() throws {
        let yaml = "budgets:\n  '*': {graphemes: 80, bytes: 200, ratio: 2}\n  k: {graphemes: 10, columns: 12}\n"
        let set = try BudgetSamples.set(comment: "weblate: max-lines:2", BudgetSamples.book(yaml))
        #expect(
            set.budgets.map(\.limit) == [
                .most(10, .graphemes), .most(12, .columns), .most(200, .bytes), .most(2, .lines), .ratio(2),
            ])
        #expect(set.overridden.map(\.budget.limit) == [.most(80, .graphemes)] && set.conflicts.isEmpty)
    }

    @Test("The comment of the source limits a translation; its own comment takes precedence")
    func sourceComments() throws {
        let english = try BudgetSamples.strings([
            ("a", "[CHAR LIMIT=10]"), ("b", "[CHAR LIMIT=10]"), ("c", "[CHAR LIMIT="),
        ])
        let german = try BudgetSamples.strings(
            [("a", "Titel"), ("b", "[CHAR LIMIT=8]"), ("c", "")], as: "de.lproj/L.strings")
        let sets = BudgetSamples.sets(german, try BudgetSamples.book(), source: english)
        #expect(sets.map { $0.budgets.map(\.limit) } == [[.most(10, .graphemes)], [.most(8, .graphemes)], []])
        #expect(sets[0].budgets[0].origin.file == "en.lproj/L.strings" && sets[0].conflicts.isEmpty)
        #expect(sets[1].conflicts.map(\.loser.origin.file) == ["en.lproj/L.strings"])
        // Errors in English are reported for English.
        #expect(sets[2].malformed.isEmpty)
        #expect(BudgetSamples.sets(english, try BudgetSamples.book())[2].malformed.count == 1)
        #expect(StatedBudgets(english).malformed.count == 1)
    }

    @Test("Two different limits are a conflict, but a rule may override a more general one")
    func conflicts() throws {
        func conflicts(_ yaml: String, _ comment: String, sheets: [String] = []) throws -> [String] {
            try BudgetSamples.set(comment: comment, BudgetSamples.book(yaml, sheets: sheets)).conflicts.map {
                "\($0.winner.origin.source.id) \($0.loser.origin.source.id)"
            }
        }
        #expect(try conflicts("budgets: {k: 10, '*': 20}", "").isEmpty)
        #expect(try conflicts("budgets: {k: 10}", "[CHAR LIMIT=20]") == ["configuration charLimit"])
        #expect(try conflicts("budgets: {k: 20}", "[CHAR LIMIT=20]").isEmpty)
        #expect(try conflicts("", "[CHAR LIMIT=20] MAX_LENGTH: 30") == ["charLimit mozilla"])
        #expect(try conflicts("", "[CHAR LIMIT=20] max. 30 characters").isEmpty)
        #expect(try conflicts("", "[CHAR LIMIT=20] max. 10 characters") == ["charLimit prose"])
        #expect(try conflicts("", "", sheets: ["key,max\nk,10\nk,20\n"]) == ["sheet sheet"])
        #expect(try conflicts("budgets: {k: 5}", "", sheets: ["key,max\nk,10\n"]).isEmpty)
    }

    @Test("A rule that overrides a source's limit is a conflict in the source, not in each translation")
    func conflictOnce() throws {
        let english = try BudgetSamples.strings([("k", "[CHAR LIMIT=10]")])
        let german = try BudgetSamples.strings([("k", "")], as: "de.lproj/L.strings")
        let book = try BudgetSamples.book("budgets: {k: 20}")
        #expect(BudgetSamples.sets(english, book)[0].conflicts.count == 1)
        #expect(BudgetSamples.sets(german, book, source: english)[0].conflicts.isEmpty)
    }

    @Test("A text that is never visible has no width, but its limits on storage still apply")
    func hidden() throws {
        let book = try BudgetSamples.book(
            "hidden: ['debug.*', '/^x+$/']\nbudgets: {'*': {graphemes: 5, bytes: 90, width: 40}}\n")
        for (key, isHidden) in [
            ("a11y.close", true), ("accessibilityHint", true), ("NSCameraUsageDescription", true), ("debug.menu", true),
            ("xx", true), ("CFBundleDisplayName", false), ("xy", false), ("my.a11y.close", false),
        ] {
            let set = try BudgetSamples.set(comment: "", key: key, book)
            #expect(set.isHidden == isHidden && book.isHidden(key) == isHidden, "\(key)")
            #expect(set.budgets.count == (isHidden ? 1 : 3), "\(key)")
        }
        let xliff = SampleApps.xliff.replacing("id=\"save\"", with: "id=\"NSCameraUsageDescription\"")
        #expect(BudgetSamples.sets(try Corpora.read(xliff, as: "a.xliff"), book)[0].isHidden)
    }

    @Test("In XLIFF a key also matches without its file name")
    func xliff() throws {
        let catalog = try Corpora.read(SampleApps.xliff, as: "a.xliff")
        #expect(
            BudgetSamples.sets(catalog, try BudgetSamples.book("budgets: {save: 9}"))[0].budgets.map(\.limit) == [
                .most(9, .graphemes)
            ])
        let whole = try BudgetSamples.book("budgets: {'*Localizable.strings#save': 9}")
        #expect(BudgetSamples.sets(catalog, whole)[0].budgets.count == 1)
    }
}
