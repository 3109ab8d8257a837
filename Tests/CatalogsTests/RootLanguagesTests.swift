// Files with languages at their root: how they are detected, and how a language is added and removed.

import Basics
import Catalogs
import Foundation
import Platforms
import Projects
import TestSupport
import Testing

@Suite("Languages at the root")
struct RootLanguagesTests {
    private static func format(_ text: String, _ path: String) -> String? {
        Format.of(CatalogPath(path), beginning: Array(text.utf8))?.id
    }

    @Test(
        "A file contains all languages if its root has only languages with texts, including English",
        arguments: [
            (#"{"en": {"a": "A"}, "de": {"a": "Ä"}}"#, "src/i18n.json", "json-languages"),
            (#"{"en-US": {"a": "A"}}"#, "i18n.json", "json-languages"),
            (#"{"en": {"a": "A b", "n": 1, "m": 2}, "de": {"n": 1}}"#, "i18n.json", "json-languages"),
            (#"{"$schema": "https://inlang.com/x", "en": {"a": "A"}, "zh_Hans": {}}"#, "i18n.json", "json-languages"),
            (#"{"de": {"a": "A"}, "fr": {"a": "Ä"}}"#, "i18n.json", "json"),
            (#"{"en": {"a": "A"}, "title": {"a": "Ä"}}"#, "i18n.json", "json"),
            (#"{"en": {"a": "A"}, "de": "Deutsch"}"#, "i18n.json", "json"),
            (#"{"en": {"a": "A"}, "de": {"a": "Ä"}}"#, "locales/en.json", "json"),
            ("en:\n  a: A\n# more\nde:\n  a: Ä\n", "locales/app.yml", "yaml-languages"),
            ("---\n'en':\n  a: A\n\"no\": # Norwegian\n  a: Å\n", "locales/app.yml", "yaml-languages"),
            ("en:\n  a: A\n", "locales/app.yml", "yaml"),
            ("en:\n  a: A\ntitle:\n  a: Ä\n", "locales/app.yml", "yaml"),
            ("de:\n  a: A\nfr:\n  a: Ä\n", "locales/app.yml", "yaml"),
            ("en:\n  a: A\nde:\n  a: Ä\n", "locales/de.yml", "yaml"),
        ])
    func detection(text: String, path: String, format: String) {
        #expect(Self.format(text, path) == format)
    }

    @Test("Invalid members of the root are reported if the user says that the file contains all languages")
    func invalidMembers() throws {
        let json = try #require(Format.all.first { $0.id == "json-languages" })
        let catalog = Catalog(path: "a.json", bytes: Array(#"{"en": {"a": "A"}, "title": "B"}"#.utf8), format: json)
        #expect(
            catalog.faults.map(\.message) == ["found the key 'title', expected a language such as 'de', and its texts"])
        #expect(catalog.entries.map(\.key) == ["a"])
        let yaml = try #require(Format.all.first { $0.id == "yaml-languages" })
        let other = Catalog(path: "a.yml", bytes: Array("title: B\n".utf8), format: yaml)
        #expect(
            other.faults.map(\.message) == ["found the key 'title', expected a language such as 'de', and its texts"])
        let mixed = Catalog(path: "a.yml", bytes: Array("en:\n  a: A\nfr: x\n".utf8), format: yaml)
        #expect(mixed.faults.map(\.place) == [Place(line: 3, column: 1)])
    }

    @Test(
        "An added language looks like the source, and removing it restores every byte",
        arguments: [
            (
                "a.json", "{\"en\": {\"a\": \"A\"}, \"de\": {\"a\": \"Ä\"}}",
                "{\"en\": {\"a\": \"A\"}, \"de\": {\"a\": \"Ä\"}, \"fr\": {\"a\": \"À!\"}}"
            ),
            (
                "b.json", "{\r\n\t\"en\": {\r\n\t\t\"a\": \"A\"\r\n\t}\r\n}\r\n",
                "{\r\n\t\"en\": {\r\n\t\t\"a\": \"A\"\r\n\t},\r\n\t\"fr\": {\r\n\t\t\"a\": \"À!\"\r\n\t}\r\n}\r\n"
            ),
            (
                "a.yml", "# All\nen:\n  a: A # it\n\n# German\nde:\n  a: Ä\n",
                "# All\nen:\n  a: A # it\n\n# German\nde:\n  a: Ä\nfr:\n  a: À! # it\n"
            ),
            ("b.yml", "de:\r\n  a: Ä\r\nen:\r\n  a: A", "de:\r\n  a: Ä\r\nfr:\r\n  a: À!\r\nen:\r\n  a: A"),
            (
                "c.yml", "en:\n  a: |-\n    A\n# German\nde:\n  a: Ä\n# the end",
                "en:\n  a: |-\n    A\nfr:\n  a: |-\n    À!\n# German\nde:\n  a: Ä\n# the end"
            ),
        ])
    func additions(path: String, text: String, expected: String) throws {
        let catalog = try Corpora.read(text, as: path)
        let part = try #require(try catalog.sourcePart())
        #expect(part.entries.map(\.value) == ["A"])
        #expect(part.entries[0].offset == catalog.entries.first { $0.locale == "en" }?.offset)
        let made = part.renamed(
            to: "fr",
            part.rewritten { _, output in
                output += "À!".utf8
                return true
            })
        let bytes = try catalog.adding("fr", made: made.bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
        let added = try Corpora.read(bytes, as: path)
        #expect(try added.adding("fr", made: added.regenerated()) == bytes)
        #expect(try added.removingLocalization("fr") == Array(text.utf8))
    }

    @Test(
        "A repeated language is replaced and removed as one",
        arguments: [
            ("a.json", #"{"en": {"a": "A"}, "fr": {"a": "1"}, "de": {"a": "B"}, "fr": {"a": "2"}}"#),
            ("a.yml", "en:\n  a: A\nfr:\n  a: '1'\nde:\n  a: B\nfr:\n  a: '2'\n"),
        ])
    func twice(path: String, text: String) throws {
        let catalog = try Corpora.read(text, as: path)
        #expect(catalog.entries.count { $0.locale == "fr" } == 2)
        let added = try Corpora.read(try catalog.adding("fr", made: catalog.regenerated()), as: path)
        #expect(added.entries.filter { $0.locale == "fr" }.map(\.value) == ["À!"])
        #expect(added.entries.filter { $0.locale != "fr" }.map(\.value) == ["A", "B"])
        let removed = try Corpora.read(try catalog.removingLocalization("fr"), as: path)
        #expect(removed.entries.map(\.locale) == ["en", "de"])
    }

    @Test("A language that is repeated too often is not changed, because the file is read again for each")
    func often() throws {
        let repeats = String(repeating: "fr:\n  a: b\n", count: 40)
        let catalog = try Corpora.read("en:\n  a: A\nde:\n  a: B\n" + repeats, as: "a.yml")
        #expect(throws: RewriteError.self) { try catalog.removingLocalization("fr") }
        #expect(throws: RewriteError.self) { try catalog.adding("fr", made: catalog.regenerated()) }
    }

    @Test(
        "If a language cannot be separated from the rest, the file is unchanged, and the error says what to do",
        arguments: ["en: &x\n  a: A\nde: *x\n", "{en: {a: A}, de: {a: Ä}}\n"])
    func refused(text: String) throws {
        let yaml = try #require(Format.all.first { $0.id == "yaml-languages" })
        let catalog = Catalog(path: "a.yml", bytes: Array(text.utf8), format: yaml)
        #expect(catalog.faults.isEmpty)
        let error = #expect(throws: RewriteError.self) { try catalog.sourcePart() }
        #expect(error?.message.contains("one file per language") ?? false)
        #expect(throws: RewriteError.self) { try catalog.removingLocalization("de") }
    }
}

extension Catalog {
    /// Returns the bytes of the source language alone, regenerated with the text that was added before.
    fileprivate func regenerated() throws -> [UInt8] {
        let part = try #require(try sourcePart())
        return part.renamed(
            to: "fr",
            part.rewritten { _, output in
                output += "À!".utf8
                return true
            }
        ).bytes
    }
}
