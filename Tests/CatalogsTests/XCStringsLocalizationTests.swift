// Localizations added to string catalogs, as Xcode would write them, and removed again.

import Catalogs
import Foundation
import Platforms
import TestSupport
import Testing

@Suite("String catalog localizations")
struct XCStringsLocalizationTests {
    static let paths = Corpora.paths("xcstrings").filter { (try? Corpora.read($0))?.faults.isEmpty == true }

    /// The catalogs without a repeated key or section.
    static let tidy = paths.filter {
        !$0.hasSuffix("duplicate-sections.xcstrings") && !$0.hasSuffix("everything.xcstrings")
    }

    /// Adds the source language's texts as another language.
    private static func add(_ language: String, to catalog: Catalog) throws -> [UInt8] {
        try catalog.addingLocalization(language) { sources in
            sources.map { LocalizedUnit(variant: $0.variant, state: "translated", value: "[\($0.value ?? "")]") }
        }
    }

    @Test("Adding and removing a language restores the original bytes", arguments: paths)
    func addAndRemove(path: String) throws {
        let catalog = try Corpora.read(path)
        for language in ["en-PSEUDO", "aa", "zz-XB"] {
            let added = try Corpora.read(try Self.add(language, to: catalog), as: path)
            #expect(added.faults.isEmpty)
            #expect(try added.removingLocalization(language) == catalog.text.stored)
        }
    }

    @Test("An added language has every text of the source, and the others are unchanged", arguments: tidy)
    func added(path: String) throws {
        let catalog = try Corpora.read(path)
        let added = try Corpora.read(try Self.add("en-PSEUDO", to: catalog), as: path)
        let source = catalog.entries.filter { $0.locale == catalog.sourceLocale }
        let pseudo = added.entries.filter { $0.locale == "en-PSEUDO" }
        #expect(
            pseudo.map { [$0.key, $0.variant, $0.value ?? ""] }
                == Self.inXcodesOrder(source).map { [$0.key, $0.variant, "[\($0.value ?? "")]"] })
        let others = added.entries.filter { $0.locale != "en-PSEUDO" }
        #expect(others.map(\.value) == catalog.entries.map(\.value))
    }

    /// Returns keys in their order; within a key, branches in code-point order, as Xcode sorts them.
    private static func inXcodesOrder(_ entries: [Entry]) -> [Entry] {
        var order: [String: Int] = [:]
        for entry in entries where order[entry.key] == nil { order[entry.key] = order.count }
        return entries.sorted {
            let (one, other) = (order[$0.key] ?? 0, order[$1.key] ?? 0)
            return one != other ? one < other : $0.variant < $1.variant
        }
    }

    @Test(
        "Adding only adds lines, for every key of a catalog that Xcode saved",
        arguments: tidy)
    func onlyAddsLines(path: String) throws {
        let catalog = try Corpora.read(path)
        let old = String(decoding: catalog.text.stored, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let new = String(decoding: try Self.add("en-PSEUDO", to: catalog), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        var rest = new[...]
        for line in old where !line.isEmpty {
            // If the new language is the last of its siblings, the line before it gains a comma.
            guard let found = rest.firstIndex(where: { $0 == line || $0 == line + "," }) else {
                Issue.record("the line is gone: \(line)")
                return
            }
            rest = rest[(found + 1)...]
        }
    }

    @Test(
        "Removing and adding back a language that Xcode wrote gives Xcode's bytes",
        .enabled(if: Corpora.hasShared, "the real catalogs are not beside the project"),
        arguments: ["de", "zh-Hant-HK", "af", "ru"])
    func asXcodeWrites(language: String) throws {
        let path = Corpora.shared.appending(path: "files/linearmouse__linearmouse/LinearMouse/Localizable.xcstrings")
            .path
        let catalog = try Corpora.read(path)
        var units: [String: [LocalizedUnit]] = [:]
        for entry in catalog.entries where entry.locale == language && entry.state != nil {
            units[entry.key, default: []].append(
                LocalizedUnit(variant: entry.variant, state: entry.state ?? "", value: entry.value ?? ""))
        }
        let without = try Corpora.read(try catalog.removingLocalization(language), as: path)
        #expect(!without.entries.contains { $0.locale == language })
        let restored = try without.addingLocalization(language) { sources in units[sources.first?.key ?? ""] ?? [] }
        #expect(restored == catalog.text.stored)
    }

    @Test(
        "Other layouts are kept: minified, tabs, CRLF, empty objects of every kind",
        arguments: [
            #"{"sourceLanguage":"en","strings":{"a":{},"b":{"localizations":{}},"c":{"localizations":{"de":{}}}},"version":"1.0"}"#,
            #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {}, "fr": {}}}, "b": {}}, "version": "1.0"}"#,
            "{\n  \"strings\" : {\n    \"a\" : {\n      \"localizations\" : {\n        \"de\" : {} , \"fr\" : {},\"zz\" : {}\n      }\n    }\n  }\n}",
            "{\n\t\"sourceLanguage\": \"en\",\n\t\"strings\": {\n\t\t\"a\": {},\n\t\t\"b\": {\n\t\t\t\"comment\": \"c\"\n\t\t}\n\t}\n}\n",
            "{\r\n  \"strings\" : {\r\n    \"a\" : {\r\n\r\n    },\r\n    \"b\" : {}\r\n  }\r\n}",
            "{\n  \"strings\" : {\n    \"a\" : {\n      \"localizations\" : {\n\n      }\n    },\n    \"b\" : { }\n  }\n}",
            "{\n  \"strings\" : {\n    \"a\" : {\n      \"extractionState\" : \"stale\",\n      \"shouldTranslate\" : false\n    }\n  }\n}",
        ])
    func otherLayouts(text: String) throws {
        let catalog = try Corpora.read(text, as: "a.xcstrings")
        let added = try Corpora.read(try Self.add("en-PSEUDO", to: catalog), as: "a.xcstrings")
        #expect(added.faults.isEmpty)
        #expect(added.entries.count { $0.locale == "en-PSEUDO" } == catalog.entries.count { $0.locale == "en" })
        #expect(String(decoding: try added.removingLocalization("en-PSEUDO"), as: UTF8.self) == text)
    }

    @Test("A repeated language is removed completely, and the one that counts is replaced")
    func duplicates() throws {
        let text =
            #"{"strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"1"}},"fr":{},"de":{"stringUnit":{"value":"2"}}}}}}"#
        let catalog = try Corpora.read(text, as: "a.xcstrings")
        #expect(
            String(decoding: try catalog.removingLocalization("de"), as: UTF8.self)
                == #"{"strings":{"a":{"localizations":{"fr":{}}}}}"#)
        let added = try catalog.addingLocalization("de") { _ in [LocalizedUnit(variant: "", state: "s", value: "3")] }
        #expect(
            try Corpora.read(added, as: "a.xcstrings").entries.filter { $0.locale == "de" }.map(\.value) == ["1", "3"])
    }

    @Test("Languages can only be added to or removed from a valid string catalog")
    func noLanguages() throws {
        for (name, text) in [("a.strings", "\"a\" = \"b\";"), ("a.xcstrings", "{\"strings\":")] {
            let catalog = try Corpora.read(text, as: name)
            #expect(throws: RewriteError.self) { try catalog.addingLocalization("de") { _ in [] } }
            #expect(throws: RewriteError.self) { try catalog.removingLocalization("de") }
        }
    }

    @Test("Additions look as Xcode writes them, and the blank line of an empty key stays")
    func style() throws {
        let text = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "Save" : {

                }
              },
              "version" : "1.0"
            }
            """
        let added = try Corpora.read(text, as: "a.xcstrings").addingLocalization("de") { _ in
            [
                LocalizedUnit(variant: "device.mac", state: "translated", value: "Sichern / \"Mac\""),
                LocalizedUnit(variant: "device.other", state: "new", value: "Sichern\n"),
            ]
        }
        let expected = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "Save" : {
                  "localizations" : {
                    "de" : {
                      "variations" : {
                        "device" : {
                          "mac" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "Sichern / \\"Mac\\""
                            }
                          },
                          "other" : {
                            "stringUnit" : {
                              "state" : "new",
                              "value" : "Sichern\\n"
                            }
                          }
                        }
                      }
                    }
                  }

                }
              },
              "version" : "1.0"
            }
            """
        #expect(String(decoding: added, as: UTF8.self) == expected)
    }

    @Test("A localization with substitutions gets its parent text and the source's arguments")
    func substitutions() throws {
        let path = Corpora.own.appending(path: "Moorings/Widget/Localizable.xcstrings").path
        let catalog = try Corpora.read(path)
        let added = try catalog.addingLocalization("zz") { sources in
            sources.filter { $0.variant.hasPrefix("subst.") }
                .map { LocalizedUnit(variant: $0.variant, state: "translated", value: "x") }
        }
        let object = try JSONSerialization.jsonObject(with: Data(added)) as? NSDictionary
        let strings = try #require(object?["strings"] as? NSDictionary)
        var seen = 0
        for (_, entry) in strings {
            let localizations = (entry as? NSDictionary)?["localizations"] as? NSDictionary
            guard let localization = localizations?["zz"] as? NSDictionary else { continue }
            seen += 1
            #expect(localization["stringUnit"] != nil)
            let substitutions = try #require(localization["substitutions"] as? NSDictionary)
            for (_, substitution) in substitutions {
                #expect((substitution as? NSDictionary)?["argNum"] != nil)
                #expect((substitution as? NSDictionary)?["formatSpecifier"] != nil)
            }
        }
        #expect(seen > 0)
    }
}
