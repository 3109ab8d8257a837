// Flutter catalogs: texts and their attributes.

import Catalogs
import TestSupport
import Testing

@Suite("ARB")
struct ARBTests {
    private static func read(_ text: String, as name: String = "app_en.arb") throws -> Catalog {
        try Corpora.read(text, as: name)
    }

    @Test("A text gets its comment, its examples and its limit, wherever they are in the file")
    func metadata() throws {
        let catalog = try Self.read(
            """
            {"@@locale": "en", "@@last_modified": "2024", "@b": {"description": "of b"}, "a": "Hi {name}", "b": "B",
             "@a": {"description": "of a", "x-max-length": 20, "x-note": "n", "x-min_length": "2",
                    "placeholders": {"name": {"type": "String", "example": "Ann"}, "n": {"type": "int", "example": 3}}}}
            """)
        #expect(catalog.faults.isEmpty)
        #expect(catalog.entries.map(\.key) == ["a", "b"])
        #expect(catalog.entries.map(\.comment) == ["of a", "of b"])
        #expect(catalog.entries[0].samples.map { "\($0.placeholder)=\($0.sample)" } == ["name=Ann", "n=3"])
        let limits = catalog.entries[0].sizeLimits
        #expect(limits.map(\.maximumWidth) == [20, nil] && limits.map(\.minimumWidth) == [nil, 2])
        #expect(limits.allSatisfy { $0.unit == "char" })
        #expect(catalog.entries[1].sizeLimits.isEmpty)
    }

    @Test(
        "Limits have units",
        arguments: [
            ("x-maxLength", "char"), ("x-max-chars", "char"), ("X-CHAR-LIMIT", "char"), ("x-max-bytes", "byte"),
            ("x-max-lines", "row"),
            ("x-max-width", "pixel"), ("x-width", "pixel"),
        ])
    func units(name: String, unit: String) throws {
        let catalog = try Self.read("{\"a\": \"A\", \"@a\": {\"\(name)\": 12.5}}")
        #expect(catalog.entries[0].sizeLimits.first?.unit == unit)
        #expect(catalog.entries[0].sizeLimits.first?.maximumWidth == 12.5)
    }

    @Test("Invalid attributes are faults")
    func faults() throws {
        let catalog = try Self.read(
            #"{"@@locale": 1, "a": 1, "b": {"c": "d"}, "e": "E", "@e": {"x-max-length": "long"}, "f": "F", "@f": "no"}"#
        )
        #expect(
            catalog.faults.map(\.message) == [
                "the value of \"@@locale\" is a number, expected a string",
                "the value of \"a\" is a number, expected a string",
                "the value of \"b\" is an object, expected a string",
                "found a string, expected an object for \"@f\"",
            ])
        #expect(catalog.entries.map(\.key) == ["e", "f"])
    }

    @Test("Leftover attributes of a deleted text are not a fault, because Flutter accepts them")
    func leftovers() throws {
        let catalog = try Self.read(#"{"@oldTitle": {"description": "gone"}, "a": "A", "@older": 1, "@a": {}}"#)
        #expect(catalog.faults.isEmpty && catalog.entries.map(\.key) == ["a"])
        #expect(catalog.entries[0].comment == nil)
    }

    @Test("A repeated key is listed twice, and described where its description follows")
    func twice() throws {
        let catalog = try Self.read(
            #"{"a": "1", "@a": {"description": "one"}, "a": "2", "@a": {"description": "two"}}"#)
        #expect(catalog.entries.map(\.value) == ["1", "2"])
        #expect(catalog.entries.map(\.comment) == ["one", "two"])
    }

    @Test("The language comes from the path, or otherwise from the file")
    func language() throws {
        #expect(try Self.read(#"{"@@locale": "de", "a": "A"}"#, as: "intl_fr.arb").locale == "fr")
        #expect(try Self.read(#"{"@@locale": "de", "a": "A"}"#, as: "intl.arb").locale == "de")
        #expect(try Self.read(#"{"a": "A"}"#, as: "intl.arb").locale == "en")
        #expect(try Self.read(#"{"a": "A"}"#, as: "app_zh_Hant_TW.arb").locale == "zh_Hant_TW")
    }

    @Test(
        "A file for another language declares it, spelled as gen-l10n expects",
        arguments: [
            ("en-XA", "en_XA"), ("en-PSEUDO", "en_pseudo"), ("sr-latn-XA-PSEUDO", "sr_Latn_XA_pseudo"),
            ("de-1996-WIDER", "de_1996_wider"),
        ])
    func renamed(tag: String, spelled: String) throws {
        let catalog = try Self.read(#"{"@@locale":"en", "a": "A", "@a": {"description": "d"}}"#)
        let renamed = catalog.renamed(to: tag, catalog.rewritten { _, _ in false })
        #expect(
            String(decoding: renamed.bytes, as: UTF8.self)
                == #"{"@@locale":"\#(spelled)", "a": "A", "@a": {"description": "d"}}"#)
    }
}
