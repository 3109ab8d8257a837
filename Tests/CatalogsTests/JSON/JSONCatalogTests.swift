// Catalogs of web apps: their texts, their keys, and how they are written.

import Basics
import Catalogs
import Foundation
import TestSupport
import Testing

@Suite("JSON catalogs")
struct JSONCatalogTests {
    private static func rows(_ text: String, as name: String = "en.json") -> [String] {
        Corpora.json(text, as: name).entries.map { "\($0.key) \($0.variant)|\($0.value ?? "-")" }
    }

    @Test("Keys are paths, array elements are branches, and values that are not texts are skipped")
    func paths() {
        #expect(
            Self.rows(
                #"{"$schema":"s","a":{"b":"1","c":[["x",{"d":"y"}],"z"]},"a.b":"2","e":[{"f":"3"}],"n":1,"t":true,"o":null}"#
            )
                == ["a.b |1", "a.c[0] [0]|x", "a.c[0][1].d |y", "a.c [1]|z", "a.b |2", "e[0].f |3"])
    }

    @Test("Keys that stand for comments are no texts, at any depth")
    func keysOfComments() {
        #expect(
            Self.rows(
                #"{"_comment":"x","a":{"_comments":{"b":"x"},"__comment_2":["x"],"//":"x","$comment":"x","b":"1"},"_commented":"2"}"#
            ) == ["a.b |1", "_commented |2"])
    }

    @Test("i18next suffixes are plurals if their neighbors show it")
    func suffixes() {
        #expect(
            Self.rows(
                #"{"f_one":"1","f_other":"n","p_ordinal_one":"st","p_ordinal_other":"th","g_male":"m","h_one":"x"}"#)
                == [
                    "f plural.one|1", "f plural.other|n", "p ordinal.one|st", "p ordinal.other|th", "g_male |m",
                    "h_one |x",
                ])
        #expect(Self.rows(#"{"f_other":"{{count}} 個"}"#) == ["f plural.other|{{count}} 個"])
        #expect(
            Self.rows(#"{"gender_other":"diverse","gender_male":"m"}"#) == ["gender_other |diverse", "gender_male |m"])
        #expect(
            Self.rows(#"{"f":"one","f_plural":"many","g_plural":"x"}"#) == [
                "f plural.one|one", "f plural.other|many", "g_plural |x",
            ])
        #expect(
            Self.rows(#"{"f":"one","f_plural":"many","g":"{n, plural, other {#}}"}"#) == [
                "f |one", "f_plural |many", "g |{n, plural, other {#}}",
            ])
        #expect(Self.rows(#"{"a":{"f_one":"1"},"b":{"f_other":"n"}}"#) == ["a.f_one |1", "b.f_other |n"])
    }

    @Test("Where only fractions would show i18next's 'other', few or many next to one are plurals")
    func suffixesWithoutOther() {
        #expect(
            Self.rows(#"{"f_one":"1","f_few":"2","f_many":"n"}"#) == [
                "f plural.one|1", "f plural.few|2", "f plural.many|n",
            ])
        #expect(
            Self.rows(#"{"f_one":"1","f_many":"{{count}}"}"#) == ["f plural.one|1", "f plural.many|{{count}}"])
        #expect(
            Self.rows(#"{"select_one":"One","select_many":"Several"}"#) == ["select_one |One", "select_many |Several"])
        #expect(
            Self.rows(#"{"too_few":"{{count}} is too few","too_many":"{{count}} is too many"}"#).map { $0.prefix(8) }
                == ["too_few ", "too_many"])
    }

    @Test("Bars separate choices in vue-i18n files, and nowhere else")
    func choices() {
        #expect(
            Self.rows(#"{"c":"no cars | {n} cars","d":"a|b","e":"{'|'} x"}"#)
                == ["c [0]|no cars", "c [1]|{n} cars", "d [0]|a", "d [1]|b", "e |{'|'} x"])
        #expect(Self.rows(#"{"t":"Home | Site","c":"{{count}} | x"}"#) == ["t |Home | Site", "c |{{count}} | x"])
    }

    @Test("Escaped bars, braces and links of vue-i18n remain bars, braces and links")
    func escapedChoices() throws {
        let text = #"{"c":"no cars \u007c {n} cars","d":"\u0022a\u0022 | b","e":"\u007B'|'\u007d x","f":"a |\u0020"}"#
        #expect(
            Self.rows(text)
                == ["c [0]|no cars", "c [1]|{n} cars", "d [0]|\"a\"", "d [1]|b", "e |{'|'} x", "f [0]|a", "f [1]|"])
        let bytes = try Corpora.json(text).replacing([0: "keine Autos", 2: "ä", 6: "b"])
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"c":"keine Autos \u007c {n} cars","d":"ä | b","e":"\u007B'|'\u007d x","f":"a |\u0020b"}"#)
        #expect(Self.rows(#"{"l":"See \\@:car","c":"a | b"}"#) == ["l |See \\@:car", "c |a | b"])
        #expect(Self.rows(#"{"l":"See \u0040:car","c":"a | b"}"#) == ["l |See @:car", "c [0]|a", "c [1]|b"])
    }

    @Test("One choice cannot become two")
    func choiceWithBar() throws {
        let catalog = Corpora.json(#"{"c":"one car | {n} cars"}"#)
        #expect(throws: RewriteError.self) { try catalog.replacing([0: "a|b"]) }
        let bytes = try catalog.replacing([0: "ein Auto", 1: "{n} Autos"])
        #expect(String(decoding: bytes, as: UTF8.self) == #"{"c":"ein Auto | {n} Autos"}"#)
    }

    @Test("Messages of extensions and FormatJS have descriptions and examples")
    func described() {
        let chrome = Corpora.json(
            #"{"hi":{"message":"Hi $USER$","description":"d","placeholders":{"user":{"content":"$1","example":"Ann"}}}}"#,
            as: "_locales/en/messages.json")
        #expect(chrome.entries.map(\.key) == ["hi"])
        #expect(chrome.entries[0].comment == "d")
        #expect(chrome.entries[0].samples.contains { $0.placeholder == "USER" && $0.sample == "Ann" })
        let formatJS = Corpora.json(#"[{"id":"a","defaultMessage":"{n, number}","description":"d"}]"#)
        #expect(formatJS.entries.map(\.key) == ["a"])
        #expect(formatJS.entries[0].syntax == .messageFormat)
        // In other files, an object with a message is an ordinary object.
        #expect(
            Self.rows(#"{"error":{"message":"Oops","title":"Error"}}"#) == [
                "error.message |Oops", "error.title |Error",
            ])
    }

    @Test("Comments are skipped, as in browsers")
    func comments() {
        func read(_ text: String, as name: String = "_locales/en/messages.json") -> Catalog {
            Corpora.json(text, as: name)
        }
        let text = "// one /* {\n/* two\n */{/**/\"a\"//\n:/* */{\"message\" : \"// no\" /*x*/}/*y*/ , // z\r \"b\":"
        let catalog = read("\(text) {\"message\": \"/* no */\"} } //")
        #expect(catalog.faults.isEmpty)
        #expect(catalog.entries.map(\.value) == ["// no", "/* no */"])
        #expect(
            read("{} /* x").faults.map(\.message) == [
                "the comment that begins here is never closed; expected '*/'"
            ])
        #expect(read("{/}").faults.map(\.message) == ["found '/', expected a key in double quotes"])
        #expect(!read("{ // x\n}", as: "locales/en.json").faults.isEmpty)
    }

    @Test("A message of an extension without its text is a fault")
    func messageMissing() {
        let catalog = Corpora.json(#"{"a":{"description":"d"},"b":"c"}"#, as: "_locales/en/messages.json")
        #expect(
            catalog.faults.map(\.message) == [
                "found no member \"message\", expected a string for \"message\"",
                "found a string, expected an object for \"b\"",
            ])
    }

    @Test("Two paths may have one key, and both are listed")
    func collisions() {
        let catalog = Corpora.json(#"{"a":{"b":"1"},"a.b":"2"}"#)
        var replaced: [[Int]] = []
        _ = KeyIndex(catalog) { replaced.append([$0, $1]) }
        #expect(replaced == [[0, 1]])
    }

    @Test("An endless path is rejected")
    func endlessPaths() {
        let key = String(repeating: "k", count: 60)
        let text = String(repeating: "{\"\(key)\":", count: 20) + "\"v\"" + String(repeating: "}", count: 20)
        let catalog = Corpora.json(text)
        #expect(catalog.entries.isEmpty)
        #expect(catalog.faults.count == 1)
    }

    // MARK: Escapes

    @Test(
        "Optional escapes of the old text are used again",
        arguments: [
            (#"{"a":"caf\u00e9"}"#, "Ünï \u{1F600}/", #"{"a":"\u00dcn\u00ef \ud83d\ude00/"}"#),
            (#"{"a":"caf\u00E9"}"#, "ï", #"{"a":"\u00EF"}"#),
            (#"{"a":"x\/y é"}"#, "a/b ü", #"{"a":"a\/b ü"}"#),
            (#"{"a":"\u003cb\u003e é"}"#, "<b> & \"ü\"", #"{"a":"\u003cb\u003e & \"ü\""}"#),
            (#"{"a":"1\u00a0€"}"#, "2\u{A0}€ é", #"{"a":"2\u00a0€ é"}"#),
            (#"{"a":"plain"}"#, "é / < \u{7F}\n\u{1}", #"{"a":"é / < "# + "\u{7F}" + #"\n\u0001"}"#),
        ])
    func escapes(text: String, value: String, expected: String) throws {
        let bytes = try Corpora.json(text).replacing([0: value])
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
        #expect(Corpora.json(bytes).entries[0].value == value)
    }

    // MARK: More plural forms

    @Test("Plurals gain the forms of a language after 'other', in the file's own style")
    func moreForms() {
        let text =
            "{\n  \"a\": {\n    \"f_one\": \"1\",\n    \"f_other\": \"n\"\n  },\n  \"g\":\"x\", \"g_plural\":\"y\"\n}\n"
        let catalog = Corpora.json(text)
        let bytes = catalog.addingPluralCategories(["one", "two", "many", "other"])
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == text.replacing("\"n\"", with: "\"n\",\n    \"f_two\": \"n\",\n    \"f_many\": \"n\""))
        #expect(
            Corpora.json(bytes).entries.map { "\($0.key) \($0.variant)" } == [
                "a.f plural.one", "a.f plural.other", "a.f plural.two", "a.f plural.many", "g plural.one",
                "g plural.other",
            ])
    }
}
