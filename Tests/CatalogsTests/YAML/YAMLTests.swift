// YAML: the scalars that are texts, and their keys.

import Catalogs
import TestSupport
import Testing

@Suite("YAML")
struct YAMLTests {
    private static func rows(_ text: String, _ name: String = "config/locales/en.yml") throws -> [String] {
        try Corpora.read(text, as: name).entries.map {
            $0.key + ($0.variant.isEmpty ? "" : " \($0.variant)") + "=" + ($0.value ?? "")
        }
    }

    @Test("The language at the root is not part of the keys")
    func languages() throws {
        let catalog = try Corpora.read("de:\n  a:\n    b: B\n", as: "config/locales/texts.yml")
        #expect(catalog.locale == "de")
        #expect(catalog.entries.map(\.key) == ["a.b"])
        #expect(try Self.rows("a:\n  b: B\n", "messages.en.yaml") == ["a.b=B"])
        #expect(try Self.rows("en:\n  x: y\nfoo: bar\n") == ["en.x=y", "foo=bar"])
    }

    @Test("In a file with several languages, named by one, each text has its own, and that one is translated")
    func severalLanguages() throws {
        let catalog = try Corpora.read("de:\n  a: A\nen:\n  a: B\n", as: "config/locales/texts.en.yml")
        #expect(catalog.entries.map(\.locale) == ["de", "en"])
        #expect(catalog.entries.map(\.isTranslatable) == [false, true])
    }

    @Test("The description of a browser extension's message is a comment, not a text")
    func browserExtension() throws {
        let text = "ok:\n  description: The button\n  message: OK\nbad:\n  note: Text\n"
        let catalog = try Corpora.read(text, as: "_locales/en/messages.yml")
        #expect(catalog.entries.map(\.key) == ["ok", "bad.note"])
        #expect(catalog.entries.map(\.value) == ["OK", "Text"])
        #expect(catalog.entries[0].comment == "The button")
        #expect(try Self.rows(text, "config/locales/en.yml").count == 3)
    }

    @Test("Norwegian's `no` is a language, in quotes or not")
    func norwegian() throws {
        #expect(try Self.rows("no:\n  a: A\n", "config/locales/no.yml") == ["a=A"])
        #expect(try Self.rows("\"no\":\n  a: A\n", "config/locales/no.yml") == ["a=A"])
    }

    @Test("Plurals, sequences and their contents have variants and names")
    func names() throws {
        #expect(
            try Self.rows(
                "en:\n  n:\n    one: a\n    other: b\n  m: {zero: z, other: o}\n  s: [x, [y], {k: v}]\n  other: text\n")
                == [
                    "n plural.one=a", "n plural.other=b", "m plural.zero=z", "m plural.other=o", "s [0]=x",
                    "s[1] [0]=y",
                    "s[2].k=v", "other=text",
                ])
        #expect(try Self.rows("en:\n  o:\n    one: a\n    some: b\n") == ["o.one=a", "o.some=b"])
        // With the number of a Rails plural it is a plural, whatever forms it lacks.
        #expect(
            try Self.rows("en:\n  p:\n    one: a\n  q:\n    one: \"%{count} a\"\n") == [
                "p.one=a", "q plural.one=%{count} a",
            ])
    }

    @Test(
        "A scalar that Ruby reads as something else is not a text",
        arguments: [
            "12", "-1", "1_000", "1,000", "0x1F", "017", "0b1", "1.5", ".5", "1.0e+3", "true", "False", "YES", "no",
            "on", "Off", "~", "null", "", ":symbol", "2026-12-24", "2026-12-24 10:30:00", "12:30", ".inf", "-.INF",
            ".nan", "!!int 3", "!ruby/symbol x",
        ])
    func numbers(scalar: String) throws {
        #expect(try Self.rows("en:\n  a: \(scalar)\n") == [])
    }

    @Test(
        "A scalar that only looks like another type is a text",
        arguments: [
            "12 files", "1.2.3", "1,2,", "0x", "2026-13-45", "y", "n", "nothing", "-a", ".", "a:b", "'12'",
            "\"true\"", "!!str 12", "! 12",
        ])
    func texts(scalar: String) throws {
        #expect(try Self.rows("en:\n  a: \(scalar)\n").count == 1)
    }

    @Test("An aliased node is listed where it is defined")
    func aliases() throws {
        #expect(
            try Self.rows("en:\n  a: &x\n    b: B\n  c:\n    <<: *x\n    d: D\n  e: &y E\n  f: *y\n")
                == ["a.b=B", "c.d=D", "e=E"])
    }

    @Test("Comments are above the key or after the value")
    func comments() throws {
        let catalog = try Corpora.read(
            "# File\n\nen:\n  # One\n  #  more\n  a: A\n\n  # Alone\n\n  b: B # after\n  c: 'x' #no\n  d:\n    # E\n    e: |\n      # no comment\n",
            as: "en.yml")
        #expect(catalog.entries.map { $0.comment ?? "-" } == ["One\nmore", "after", "no", "E"])
    }

    @Test(
        "Invalid YAML is a fault with a place",
        arguments: [
            ("en:\n  a: \"x\n", "3:1"), ("en:\n\ta: x\n", "2:1"), ("en:\n  a: b: c\n", "2:7"), ("- a\n", "1:1"),
            ("en:\n  a: A\n---\nde: x\n", "3:1"), ("en: [a\n", "2:1"),
            ("en:\n  a: *b\n", "2:6"), ("en:\n  a: &b A\n  c: [*b, *d]\n", "3:11"),
            ("en:\n  a: *b\n  b: &b A\n", "2:6"),
        ])
    func faults(text: String, place: String) throws {
        let catalog = try Corpora.read(text, as: "en.yml")
        let places = catalog.faults.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0)" }
        #expect(places == [place])
        #expect(catalog.faults.allSatisfy { !$0.message.isEmpty })
    }

    @Test(
        "An anchor is not a fault if aliases refer to it, however it is written",
        arguments: [
            "&b A", "!!str &b A", "&b !!str\n    A", "&b\n    c: A", "&b [A, x]", "&b-1_c A", "&b {c: *b}", "&b",
        ])
    func aliases(node: String) throws {
        let name = node.contains("b-1_c") ? "b-1_c" : "b"
        #expect(try Corpora.read("en:\n  a: \(node)\n  d: *\(name)\n  e: [*\(name)]\n", as: "en.yml").faults.isEmpty)
    }

    @Test("Places count bytes of the file, also after a byte order mark and beyond ASCII")
    func places() throws {
        let catalog = try Corpora.read("\u{FEFF}en:\n  ü: ä😀\n  b: 'c'\n", as: "en.yml")
        let texts = catalog.entries.compactMap(\.storedRange).map {
            String(decoding: catalog.text.stored[$0], as: UTF8.self)
        }
        #expect(texts == ["ä😀", "c"])
    }

    @Test("Symfony's suffix in the name means that texts are ICU messages")
    func messageFormat() throws {
        let catalog = try Corpora.read("a: '{n}'\n", as: "translations/messages+intl-icu.en.yaml")
        #expect(catalog.entries.map(\.syntax) == [.messageFormat])
    }

    @Test("Nesting beyond what libyaml reads in reasonable time is a fault")
    func depth() throws {
        let catalog = try Corpora.read("en: " + String(repeating: "[", count: 100_000), as: "en.yml")
        #expect(catalog.faults.map(\.problem) == [.tooDeep(limit: 64)])
    }

    @Test("An alias bomb is read quickly")
    func bomb() throws {
        var text = "en:\n  a0: &a0 [x]\n"
        for level in 1...30 {
            let alias = String(repeating: "*a\(level - 1),", count: 9)
            text += "  a\(level): &a\(level) [\(alias)]\n"
        }
        #expect(try Corpora.read(text, as: "en.yml").entries.count == 1)
    }

    @Test("A block at the end of a file without a line ending has none, and can be rewritten")
    func lastBlock() throws {
        let catalog = try Corpora.read("en:\n  a: |\n    One\n    Two", as: "en.yml")
        #expect(catalog.entries.map(\.value) == ["One\nTwo"])
        #expect(String(decoding: try catalog.replacing([0: "Un"]), as: UTF8.self) == "en:\n  a: |-\n    Un")
    }

    @Test("The contents of a program's own object are not texts")
    func objects() throws {
        let text = "en:\n  a: A\n  b: !ruby/object:OpenStruct\n    table: Words\n  c: !x [One, Two]\n  d: D\n"
        #expect(try Corpora.read(text, as: "en.yml").entries.map(\.key) == ["a", "d"])
    }

    @Test("In a file with several languages, a pseudo-locale contains only its own texts, with the comments above it")
    func languagesOfOneFile() throws {
        let text = "# All\nen:\n  a: A\n# German\nde:\n  a: B\n# Finnish\nfi:\n  a: C\n"
        let catalog = try Corpora.read(text, as: "two.en.yml")
        let made = catalog.renamed(to: "en-XA", catalog.rewritten { _, _ in false })
        #expect(String(decoding: made.bytes, as: UTF8.self) == "# All\nen-XA:\n  a: A\n")
        var replaced = 0
        _ = KeyIndex(catalog) { _, _ in replaced += 1 }
        #expect(replaced == 0)
    }

    @Test("Texts shared by the languages of a file are not a language")
    func sharedTexts() throws {
        let text = "defaults: &d\n  a: A\n  f: {one: 1 file, other: files}\nen:\n  <<: *d\n  b: B\n"
        let catalog = try Corpora.read(text, as: "en.yml")
        #expect(catalog.entries.map(\.key) == ["defaults.a", "defaults.f", "defaults.f", "b"])
        #expect(!catalog.entries.contains { !$0.isTranslatable })
        let made = catalog.renamed(to: "en-XA", catalog.rewritten { _, _ in false })
        #expect(String(decoding: made.bytes, as: UTF8.self) == text.replacing("\nen:", with: "\nen-XA:"))
        // If another language shares them, they stay unchanged.
        let two = try Corpora.read(text + "de:\n  <<: *d\n", as: "en.yml")
        #expect(two.entries.filter(\.isTranslatable).map(\.key) == ["b"])
        // They may be anywhere in the file.
        let last = try Corpora.read("en:\n  b: B\nrest: &r\n  a: A\n", as: "en.yml")
        let bytes = try last.replacing([0: "C", 1: "D"])
        #expect(String(decoding: bytes, as: UTF8.self) == "en:\n  b: C\nrest: &r\n  a: D\n")
        // A file of another language keeps everything that may be shared.
        let apart = "en:\n  a: A\nde:\n  a: B\nrest: &r\n  c: C\n"
        let kept = try Corpora.read(apart, as: "en.yml")
        let renamed = kept.renamed(to: "en-XA", kept.rewritten { _, _ in false })
        #expect(String(decoding: renamed.bytes, as: UTF8.self) == apart.replacing("en:", with: "en-XA:"))
    }

    @Test("Keys reserved by Rails are not translatable")
    func settings() throws {
        let text = """
            en:
              date:
                order: [year, month]
              number:
                format: {round_mode: default, delimiter: none}
              order: [First, Second]
              round_mode: Rounding

            """
        let entries = try Corpora.read(text, as: "config/locales/en.yml").entries
        #expect(
            entries.filter { !$0.isTranslatable }.map(\.key) == [
                "date.order", "date.order", "number.format.round_mode",
            ])
        #expect(entries.filter(\.isTranslatable).map(\.value) == ["none", "First", "Second", "Rounding"])
    }
}
