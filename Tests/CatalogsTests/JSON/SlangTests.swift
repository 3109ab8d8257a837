// Catalogs of slang, the Dart library, whose keys have modifiers.

import Catalogs
import TestSupport
import Testing

@Suite("slang")
struct SlangTests {
    private static func rows(_ text: String, as name: String = "assets/i18n/en.json") -> [String] {
        Corpora.json(text, as: name).entries.map { "\($0.key) \($0.variant)|\($0.value ?? "-")" }
    }

    @Test("Modifiers are not part of a key, and decide what an object is")
    func modifiers() {
        #expect(
            Self.rows(
                #"""
                {"time": {"hours(plural, param=h)": {"other": "{h}h"}, "rest(rich)": "left"}, "n": {"one": "1", "other": "n"},
                  "place(ordinal)": {"one": "st", "other": "th"}, "hi(context=Gender)": {"male,other": "Mr", "female": "Ms"},
                  "list(ignoreMissing)": ["A", {"b": "B"}]}
                """#) == [
                    "time.hours plural.other|{h}h", "time.rest |left", "n plural.one|1", "n plural.other|n",
                    "place ordinal.one|st", "place ordinal.other|th", "hi context.male|Mr", "hi context.female|Ms",
                    "list [0]|A", "list[1].b |B",
                ])
    }

    @Test("Keys that begin with an at sign are comments")
    func comments() {
        let catalog = Corpora.json(#"{"@@info": ["x"], "@a": "On a map", "a(rich)": "Berth", "b": "B"}"#, as: "en.json")
        #expect(catalog.entries.map(\.key) == ["a", "b"])
        #expect(catalog.entries.map(\.comment) == ["On a map", nil])
    }

    @Test("Only a modifier directly after a name makes a file slang's")
    func otherFiles() {
        #expect(Self.rows(#"{"Delete (plural)": "x", "f(x)": "y"}"#) == ["Delete (plural) |x", "f(x) |y"])
    }

    @Test("The language is before 'i18n' in its own names of files")
    func names() {
        #expect(Corpora.json("{}", as: "lib/i18n/strings_de.i18n.json").locale == "de")
        #expect(Corpora.json("{}", as: "lib/i18n/pt-BR.i18n.json").locale == "pt-BR")
        #expect(Corpora.json("{}", as: "lib/i18n/strings.i18n.json").locale == "en")
    }
}
