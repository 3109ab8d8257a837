// Pseudo-locales of all catalogs, read by other parsers.

import Catalogs
import Foundation
import Generation
import Platforms
import Pseudolocales
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Pseudo-locales of catalogs")
struct PseudoCatalogTests {
    private static let rules = GenerationRules()

    private static func make(_ catalog: Catalog, _ tag: String, styles: [String]? = nil) async throws -> [UInt8] {
        var recipe = Pseudolocale.Recipe(tag: tag)
        recipe.styles = styles
        let made = try await PseudoCatalog.make(of: catalog, in: try Pseudolocale(recipe), rules)
        #expect(made.tally.troubles.allSatisfy { $0.reason != .refused })
        return made.rewriting.bytes
    }

    /// The `.strings` and `.stringsdict` catalogs.
    private static let tables = ["strings", "stringsdict"].flatMap { Corpora.paths($0) }

    @Test("In the style 'plain', a table is identical to the byte", arguments: tables)
    func plain(path: String) async throws {
        let catalog = try Corpora.read(path)
        guard catalog.format.id == "strings" else { return }
        #expect(try await Self.make(catalog, "en-PSEUDO", styles: ["plain"]) == catalog.text.stored)
    }

    @Test("Foundation reads the same keys and placeholders from the pseudo-locale of a table", arguments: tables)
    func readByFoundation(path: String) async throws {
        let catalog = try Corpora.read(path)
        guard catalog.faults.isEmpty, let before = Self.texts(Data(catalog.text.stored)) else { return }
        for tag in ["en-PSEUDO", "ar-XB", "en-DOUBLED", "zh-PSEUDO", "en-UNBROKEN"] {
            let bytes = try await Self.make(catalog, tag)
            let after = try #require(Self.texts(Data(bytes)), "\(tag) is no property list")
            for (key, text) in before {
                let made = try #require(after[key], "\(key) is gone in \(tag)")
                #expect(Self.placeholders(text) == Self.placeholders(made), "\(tag): \(text) → \(made)")
            }
            // Only plurals gain texts, one for each new category.
            #expect(catalog.format.id == "stringsdict" || after.count == before.count)
        }
    }

    @Test(
        "If one plural form is unchanged and another is not, both are written: gettext displays no others",
        arguments: [("One", "%d", "[Ȯǹẽ…1]", "%d"), ("%d", "%d files", "%d", "[%d ḟĩḽẽŝ…1]"), ("%d", "%d ", "", "")])
    func halfAPlural(one: String, other: String, first: String, second: String) async throws {
        func text(_ first: String, _ second: String) -> String {
            "msgid \"\(one)\"\nmsgid_plural \"\(other)\"\nmsgstr[0] \"\(first)\"\nmsgstr[1] \"\(second)\"\n"
        }
        let catalog = try Corpora.read(text("", ""), as: "app.pot")
        let made = String(decoding: try await Self.make(catalog, "en-PSEUDO"), as: UTF8.self)
        #expect(made.hasSuffix(text(first, second)), "\(made)")
    }

    @Test(
        "A translated XLIFF file keeps nothing of the other language, and tags are those of the source",
        arguments: [
            ("%@", "%@ Datei", "%@"),
            (
                "<g id=\"1\">a <g id=\"2\">b</g></g>", "<g id=\"1\">a</g>", "[<g id=\"1\">ȧ <g id=\"2\">ḃ</g></g>]"
            ),
            ("<g id=\"3\">a b</g> <g id=\"4\">x</g>", "a <g id=\"3\">b</g>", "[<g id=\"3\">ȧ ḃ</g> <g id=\"4\">ẍ</g>]"),
            ("100 %", "", ""),
        ])
    func translatedXLIFF(source: String, target: String, made: String) async throws {
        func file(_ language: String, _ target: String) -> String {
            "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"\(language)\"><body>"
                + "<trans-unit id=\"1\"><source>\(source)</source><target>\(target)</target></trans-unit></body></file></xliff>"
        }
        let catalog = try Corpora.read(file("de", target), as: "de.xliff")
        let bytes = try await Self.make(catalog, "en-PSEUDO", styles: ["accented", "bracketed"])
        #expect(String(decoding: bytes, as: UTF8.self) == file("en-PSEUDO", made))
    }

    @Test(
        "Extra indentation in a Fluent variant is kept, however deep the message's own lines are indented",
        arguments: [
            (
                "m = Aa\n        { $n ->\n   *[o]\n        Deep\n      Base\n  }\n",
                "m = Ȧȧ\n        { $n ->\n         *[o]\n              Ḋẽẽṕ\n            Ḃȧŝẽ\n        }\n"
            ),
            (
                "m = { $n ->\n   *[o]\n        - a\n          - b\n    }\n          tail\n",
                "m = { $n ->\n          *[o]\n               - ȧ\n                 - ḃ\n           }\n          ṱȧĩḽ\n"
            ),
        ])
    func variantLines(text: String, expected: String) async throws {
        let made = try await Self.make(try Corpora.read(text, as: "en/a.ftl"), "en-PSEUDO", styles: ["accented"])
        #expect(String(decoding: made, as: UTF8.self) == expected)
    }

    @Test("A line of spaces at the end of a block is copied with it")
    func blockSpaces() async throws {
        let text = "en:\n  a: |\n    Hi\n     \n  c: d\nde:\n  b: c\n"
        let made = try await Self.make(try Corpora.read(text, as: "i18n.yml"), "en-PSEUDO", styles: ["plain"])
        #expect(String(decoding: made, as: UTF8.self) == text + "en-PSEUDO:\n  a: |\n    Hi\n     \n  c: d\n")
        let last = try Corpora.read("en:\n  a: |\n    Hi\n     \nde:\n  b: c\n", as: "i18n.yml")
        await #expect(throws: (any Error).self) { try await Self.make(last, "en-PSEUDO", styles: ["plain"]) }
    }

    @Test("An empty English branch of a string catalog remains empty")
    func emptyBranch() async throws {
        let catalog = try Corpora.read(
            """
            {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":""}},
            "other":{"stringUnit":{"state":"translated","value":"Save"}}}}}}}},"version":"1.0"}
            """, as: "L.xcstrings")
        let made = try Corpora.read(try await Self.make(catalog, "en-PSEUDO"), as: "L.xcstrings")
        let texts = made.entries.filter { $0.locale == "en-PSEUDO" }.map { [$0.variant, $0.value ?? ""] }
        #expect(texts == [["plural.one", ""], ["plural.other", "[Ŝȧṽẽ…21]"]])
    }

    @Test("String catalogs stay JSON, XLIFF stays XML", arguments: Corpora.paths("xcstrings") + Corpora.paths("xliff"))
    func multilingual(path: String) async throws {
        let catalog = try Corpora.read(path)
        guard catalog.faults.isEmpty else { return }
        for tag in ["en-PSEUDO", "ar-XB"] {
            let bytes: [UInt8]
            do {
                bytes = try await Self.make(catalog, tag)
            } catch GenerationError.twice {
                continue
            }
            if catalog.format.id == "xliff" {
                // Foundation's parser does not support everything that expat does.
                guard XMLParser(data: Data(catalog.text.stored)).parse() else { continue }
                #expect(XMLParser(data: Data(bytes)).parse())
            } else {
                #expect((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil)
            }
            let read = try Corpora.read(bytes, as: "en.lproj/made.\(catalog.format.id)")
            let made = read.entries.filter { $0.locale == tag && $0.value != nil && $0.isTranslatable }
            #expect(made.allSatisfy { Self.placeholders($0.source ?? "") == Self.placeholders($0.value ?? "") })
        }
    }

    @Test("The parallel result for a large table equals that of its lines one by one")
    func shares() async throws {
        let lines = (0..<30_000).map { "\"key.\($0)\" = \"Photo \($0 % 7) of %\($0 % 3 + 1)$@ is not here yet\";\n" }
        let whole = try Corpora.read(lines.joined(), as: "a.strings")
        let made = try await Self.make(whole, "en-PSEUDO")
        let first = try await Self.make(try Corpora.read(lines[0..<10_000].joined(), as: "a.strings"), "en-PSEUDO")
        let second = try await Self.make(try Corpora.read(lines[10_000...].joined(), as: "a.strings"), "en-PSEUDO")
        #expect(made == first + second)
    }

    @Test("Ten times the texts take little more than ten times the time")
    func linear() async throws {
        func time(_ count: Int) async throws -> Double {
            let text = (0..<count).map { "\"key.\($0)\" = \"Delete %1$lld of <b>\($0)</b> photos?\";\n" }.joined()
            let catalog = try Corpora.read(text, as: "a.strings")
            var least = Double.infinity
            for _ in 0..<3 {
                let clock = ContinuousClock.now
                _ = try await Self.make(catalog, "en-PSEUDO")
                least = min(least, (ContinuousClock.now - clock) / .seconds(1))
            }
            return least
        }
        #expect(try await time(60_000) < 30 * (try await time(6_000)) + 0.05)
    }

    @Test("Plurals gain the categories that a language needs, in any syntax")
    func plurals() async throws {
        let old = """
            {
                files = {
                    NSStringLocalizedFormatKey = "%#@n@";
                    n = {
                        NSStringFormatSpecTypeKey = NSStringPluralRuleType;
                        NSStringFormatValueTypeKey = d;
                        one = "%d file";
                        "other" = "%d files";
                    };
                };
            }
            """
        let bytes = try await Self.make(try Corpora.read(old, as: "a.stringsdict"), "ar-XB")
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSDictionary
        let rule = (list?["files"] as? NSDictionary)?["n"] as? NSDictionary
        #expect(rule?.count == 8)
        #expect(rule?["many"] as? String == rule?["other"] as? String)
    }

    @Test(
        "The name and the end of a plural branch may be among comments, in any notation",
        arguments: [
            "{ a = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { one = b; /* c */other /* d = */ = \"%d e\" // f;\n; }; }; }",
            "{ a = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { one = b; // other = c;\n'o\\U0074her' = d; }; }; }",
            "{ a = { n = { one = b; //\0\n\"other\" = d; }; }; }",
            "<dict><key>a</key><dict><key>n</key><dict><key><![CDATA[other]]></key ><string>b</string ></dict></dict></dict>",
            "<dict><key>a</key><dict><key>n</key><dict><!-- > --><key>&#111;ther</key><!-- < --><string/></dict></dict></dict>",
        ])
    func namesAmongComments(old: String) async throws {
        let bytes = try await Self.make(try Corpora.read(old, as: "a.stringsdict"), "ar-XB")
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSDictionary
        let rule = try #require((list?["a"] as? NSDictionary)?["n"] as? NSDictionary)
        #expect(Set(rule.allKeys.compactMap { $0 as? String }) == ["zero", "one", "two", "few", "many", "other"])
        for category in ["zero", "two", "few", "many"] {
            #expect(rule[category] as? String == rule["other"] as? String)
        }
    }

    @Test(
        "A source language without texts generates no pseudo-locale at a root, because it would look handwritten",
        arguments: [
            ("app.yml", "en:\n  a: 12\nde:\n  a: Zw\u{F6}lf\n"), ("i18n.json", #"{"en": {"a": 12}, "de": {"a": "B"}}"#),
        ])
    func withoutTexts(path: String, text: String) async throws {
        let format = try #require(
            Format.all.first { $0.id == (path.hasSuffix("yml") ? "yaml" : "json") + "-languages" })
        let catalog = Catalog(path: path, bytes: Array(text.utf8), format: format)
        #expect(catalog.faults.isEmpty && !catalog.entries.isEmpty)
        #expect(try await Self.make(catalog, "en-PSEUDO") == catalog.text.stored)
    }

    @Test(
        "An element with text in its attributes is kept as written",
        arguments: [
            (
                "values/strings.xml",
                "<resources><string name=\"a\">See <a href=\"x\" title=\"Help me\">the help</a></string></resources>",
                ">[Ŝẽẽ <a href=\"x\" title=\"Help me\">ṱḧẽ ḧẽḽṕ</a>]<"
            ),
            (
                "values/strings.xml",
                "<resources><string name=\"a\">See &lt;img alt=\\\"Me\\\"/&gt; here</string></resources>",
                ">[Ŝẽẽ &lt;img alt=\\\"Ḿẽ\\\"/&gt; ḧẽȓẽ]<"
            ),
            (
                "a.xliff",
                "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\"><trans-unit id=\"b\">"
                    + "<source>Hello <ph id=\"2\" title=\"Foo\"/></source></trans-unit></file></xliff>",
                "<target>[Ḧẽḽḽȯ <ph id=\"2\" title=\"Foo\"/>]</target>"
            ),
        ])
    func attributes(path: String, text: String, made: String) async throws {
        let catalog = try Corpora.read(text, as: path)
        let bytes = try await Self.make(catalog, "en-XA", styles: ["accented", "bracketed"])
        #expect(String(decoding: bytes, as: UTF8.self).contains(made))
    }

    @Test(
        "In Fluent, a key is shown in each variant, and no blank is left at the end of a variant",
        arguments: [
            (
                "{ $n ->\n    [one] One { $n } email\n   *[other] Many\n}",
                "{ $n ->\n    [one] k { $n }\n   *[other] k\n}"
            ),
            (
                "Sent { $n ->\n    [one] one\n   *[other] { $n } x\n} now",
                "k { $n ->\n    [one] k\n   *[other] { $n } k\n} {\"\"}"
            ),
        ])
    func keysOfVariants(text: String, made: String) async throws {
        let catalog = try Corpora.read("k = \(text)\n", as: "en.ftl")
        let bytes = try await Self.make(catalog, "en-KEYNAMES")
        #expect(String(decoding: bytes, as: UTF8.self) == "k = \(made)\n")
    }

    // MARK: Oracles

    /// Returns every text of a property list by the path of its keys, as Foundation reads it.
    private static func texts(_ data: Data) -> [String: String]? {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            return nil
        }
        var texts: [String: String] = [:]
        func walk(_ value: Any, _ path: String) {
            if let text = value as? String { texts[path] = text }
            for (key, child) in value as? [String: Any] ?? [:] where !key.hasSuffix("TypeKey") {
                walk(child, path + "/" + key)
            }
        }
        walk(list, "")
        return texts
    }

    /// Returns the placeholders that a simple pattern finds, sorted.
    private static func placeholders(_ text: String) -> [String] {
        guard text.utf8.contains(where: { "%$</".utf8.contains($0) }) else { return [] }
        let pattern =
            /%(?:\d+\$)?(?:#@\w+@|arg|[-+#0']*\d*(?:\.\d+)?(?:hh?|ll?|q|z)?[@diuxXfs%])|\$\{\w+\}|<\/?[a-zA-Z][^<>]*>|https?:\/\/[\w.\/-]+\w/
        return text.matches(of: pattern).map { String($0.0) }.sorted()
    }
}
