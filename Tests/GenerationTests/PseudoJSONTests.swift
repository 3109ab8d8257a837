// Pseudo-locales of ARB and JSON, read by Foundation.

import Catalogs
import Foundation
import Generation
import Pseudolocales
import TestSupport
import Testing

@Suite("Pseudo-locales of JSON")
struct PseudoJSONTests {
    private static let paths = ["arb", "json"].flatMap { Corpora.paths($0) }

    private static func make(_ catalog: Catalog, _ tag: String) async throws -> [UInt8] {
        let made = try await PseudoCatalog.make(
            of: catalog, in: try Pseudolocale(Pseudolocale.Recipe(tag: tag)), GenerationRules())
        #expect(made.tally.troubles.allSatisfy { $0.reason != .refused })
        return made.rewriting.bytes
    }

    @Test("Foundation reads the same content except for the texts", arguments: paths)
    func readByFoundation(path: String) async throws {
        let catalog = try Corpora.read(path)
        guard catalog.faults.isEmpty else { return }
        for tag in ["en-PSEUDO", "ar-XB"] {
            let bytes = try await Self.make(catalog, tag)
            let before = try Self.object(catalog.text.stored)
            let after = try Self.object(bytes)
            #expect(Self.shape(before).isSubset(of: Self.shape(after)))
            let read = Catalog(path: path, bytes: bytes, format: catalog.format)
            #expect(read.faults.isEmpty)
            #expect(Set(read.entries.map(\.key)) == Set(catalog.entries.map(\.key)))
            // Plurals may have gained forms.
            guard read.entries.count == catalog.entries.count else { continue }
            #expect(read.entries.map(\.variant) == catalog.entries.map(\.variant))
            #expect(read.entries.map(\.comment) == catalog.entries.map(\.comment))
        }
    }

    /// Parses bytes with Foundation, which does not accept a byte order mark.
    private static func object(_ bytes: [UInt8]) throws -> Any {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return try JSONSerialization.jsonObject(with: Data(bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]))
    }

    /// Returns the paths to all values, and the values that are not texts.
    private static func shape(_ value: Any, _ path: String = "") -> Set<String> {
        switch value {
        case let object as [String: Any]:
            Set(object.flatMap { shape($0.value, "\(path)/\($0.key)") })
        case let array as [Any]: Set(array.enumerated().flatMap { shape($0.element, "\(path)/\($0.offset)") })
        case is String: [path]
        default: ["\(path)=\(value)"]
        }
    }

    @Test("A pure ASCII file remains pure ASCII")
    func escaped() async throws {
        let catalog = try Corpora.read(#"{"a": "Caf\u00e9 and tea"}"#, as: "en.json")
        let bytes = try await Self.make(catalog, "en-PSEUDO")
        #expect(bytes.allSatisfy { $0 < 0x80 })
        #expect(bytes != catalog.text.stored)
    }

    @Test("A browser's placeholders and comments are kept, whatever is next to them")
    func extensions() async throws {
        let catalog = try Corpora.read(
            """
            {
              // $BEGIN$ is a tag
              "a": {"message": "$BEGIN$trackers$END$ blocked", /* both */ "placeholders": {
                "begin": {"content": "<b>"}, "end": {"content": "</b>"}}}
            }

            """, as: "_locales/en/messages.json")
        let text = String(decoding: try await Self.make(catalog, "en-XA"), as: UTF8.self)
        #expect(text.contains("$BEGIN$") && text.contains("$END$ ") && !text.contains("$trackers"))
        #expect(text.contains("// $BEGIN$ is a tag\n") && text.contains("/* both */"))
    }

    @Test(
        "Keys with '_plural' are read the same in a pseudo-locale",
        arguments: [
            ("i18n.json", #"{"en": {"u": "Word", "u_plural": "Words"}, "de": {"n": "{n, plural, other {#}}"}}"#),
            (
                "i18n.json",
                #"{"en": {"u": "Word", "u_plural": "Words", "n": "{n, plural, other {#}}"}, "de": {"u": "W"}}"#
            ),
            ("en.json", #"{"u": "Word", "u_plural": "Words", "n": "Singular, plural, dual {n"}"#),
            ("en.json", #"{"u": "Word", "u_plural": "Words", "n": "{n, plural, one {#"}"#),
        ])
    func oldPlurals(name: String, text: String) async throws {
        for tag in ["en-PSEUDO", "ar-XB"] { _ = try await Self.make(try Corpora.read(text, as: name), tag) }
    }

    @Test("A bundle declares the pseudo-locale, and i18next's plurals have its forms")
    func languages() async throws {
        let arb = try Corpora.read(#"{"@@locale": "en", "a": "Text"}"#, as: "app_en.arb")
        #expect(try await Corpora.read(Self.make(arb, "ar-XB"), as: "app.arb").locale == "ar_XB")
        let json = try Corpora.read(#"{"a_one": "{{count}} text", "a_other": "{{count}} texts"}"#, as: "en.json")
        let forms = try await Corpora.read(Self.make(json, "ar-XB"), as: "en.json").entries.map(\.variant)
        #expect(Set(forms) == ["plural.zero", "plural.one", "plural.two", "plural.few", "plural.many", "plural.other"])
    }
}
