// Metadata that known tools put around and between the texts of a JSON file.

import Catalogs
import Foundation
import Projects
import TestSupport
import Testing

@Suite("JSON of known tools")
struct JSONToolsTests {
    private static func rows(_ text: String, as name: String = "en.json") -> [String] {
        Corpora.json(text, as: name).entries.map { "\($0.key) \($0.variant)|\($0.value ?? "-")" }
    }

    /// Returns the file renamed to a pseudo-locale, with unchanged texts.
    private static func renamed(_ text: String, as name: String = "en.json") -> String {
        let catalog = Corpora.json(text, as: name)
        return String(decoding: catalog.renamed(to: "en-XA", catalog.rewritten { _, _ in false }).bytes, as: UTF8.self)
    }

    @Test("A language at the root that is also in the path is not part of keys, and changes for a pseudo-locale")
    func wrapped() {
        let text = #"{"$schema":"s","en":{"a":"A","b":{"c":"C"}}}"#
        #expect(Self.rows(text) == ["a |A", "b.c |C"])
        #expect(Self.renamed(text) == #"{"$schema":"s","en-XA":{"a":"A","b":{"c":"C"}}}"#)
        #expect(Self.rows(#"{"zh-CN":{"a":"A"}}"#, as: "zh_CN.json") == ["a |A"])
        // A section may have the name of another language.
        #expect(Self.rows(#"{"is":{"a":"A"}}"#) == ["is.a |A"])
        #expect(Self.rows(#"{"en":{"a":"A"},"b":"B"}"#) == ["en.a |A", "b |B"])
        #expect(Self.rows(#"{"en":"English"}"#) == ["en |English"])
    }

    @Test("Angular's texts are in its 'translations'")
    func angular() {
        let text = #"{"locale":"en","translations":{"702":"Hello {$NAME}"}}"#
        #expect(Self.rows(text, as: "messages.json") == ["translations.702 |Hello {$NAME}"])
        #expect(Corpora.json(text, as: "messages.json").locale == "en")
        #expect(Self.renamed(text) == text.replacing(#""en""#, with: #""en-XA""#))
        #expect(Self.rows(#"{"locale":"Locale","translations":"Translations"}"#).count == 2)
        #expect(Self.rows(#"{"locale":"Locale","translations":{"add":"Add"}}"#).count == 2)
        #expect(Self.rows(#"{"locale":"en","translations":{"add":"Add"},"title":"Title"}"#).count == 3)
    }

    @Test("The headers of Jed and gettext are not texts, and neither are their siblings")
    func gettext() {
        let jed =
            #"{"generator":"g","domain":"app","locale_data":{"app":{"":{"domain":"app","lang":"en","plural-forms":"p"},"Hi":["Hi"],"%d file":["%d file","%d files"]}}}"#
        #expect(
            Self.rows(jed) == [
                "locale_data.app.Hi [0]|Hi", "locale_data.app.%d file [0]|%d file",
                "locale_data.app.%d file [1]|%d files",
            ])
        #expect(Self.renamed(jed) == jed.replacing(#""lang":"en""#, with: #""lang":"en-XA""#))
        let plain = #"{"":{"language":"en","plural-forms":"p"},"Hi":"Hi"}"#
        #expect(Self.rows(plain) == ["Hi |Hi"])
        #expect(Corpora.json(plain).fallback == .source)
        #expect(Self.renamed(plain) == plain.replacing(#""en""#, with: #""en-XA""#))
        #expect(Self.rows(#"{"":"Nothing","Hi":"Hi"}"#) == [" |Nothing", "Hi |Hi"])
        #expect(Self.rows(#"{"":{"title":"T"},"Hi":"Hi"}"#) == [".title |T", "Hi |Hi"])
    }

    @Test("The plural rule in Nextcloud's files is not a text, and defines the forms")
    func nextcloud() {
        let rule =
            "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
        let text = #"{"translations":{"a":"A","_%n file_":["%n файл","%n файла","%n файлов"]},"pluralForm":"\#(rule)"}"#
        let catalog = Corpora.json(text, as: "l10n/ru.json")
        #expect(
            catalog.entries.map { "\($0.key) \($0.variant)|\($0.value ?? "-")" } == [
                "translations.a |A", "translations._%n file_ plural.one|%n файл",
                "translations._%n file_ plural.few|%n файла", "translations._%n file_ plural.many|%n файлов",
            ])
        #expect(catalog.hasOwnPluralRules)
        #expect(catalog.fallback == .source, "A missing text shows its key, which is the source text")
        #expect(Corpora.json(#"{"translations":{"a":"A"}}"#, as: "l10n/ru.json").fallback == .asApp)
        #expect(Self.rows(#"{"translations":{"a":"A"},"pluralForm":"many"}"#) == ["translations.a |A"])
        #expect(Self.rows(#"{"translations":{"a":"A"},"title":"many"}"#).count == 2)
    }

    @Test("Jed's headers are not texts, wherever they are, and neither are the sources in its older files")
    func jedsHeaders() {
        let rule = "nplurals=2; plural=(n != 1);"
        #expect(
            Self.rows(
                #"{"app":{"Hi":["Hallo"],"":{"domain":"app","plural_forms":"\#(rule)"},"f":["1","n"]}}"#, as: "de.json")
                == ["app.Hi [0]|Hallo", "app.f plural.one|1", "app.f plural.other|n"])
        let old =
            #"{"domain":"a","locale_data":{"a":{"":{"plural_forms":"\#(rule)"},"Hi":[null,"Hallo"],"f":["%d files","1","n"]}}}"#
        #expect(
            Self.rows(old, as: "de.json") == [
                "locale_data.a.Hi [1]|Hallo", "locale_data.a.f plural.one|1", "locale_data.a.f plural.other|n",
            ])
    }

    @Test("MediaWiki's metadata is not a text")
    func metadata() {
        #expect(
            Self.rows(##"{"@metadata":{"authors":["A","B"]},"a":"A","b":{"@metadata":"B"}}"##) == [
                "a |A", "b.@metadata |B",
            ])
    }

    @Test("Objects of plural forms are plurals, if several forms or the number in one show it")
    func objectPlurals() {
        #expect(
            Self.rows(#"{"a":{"f":{"one":"1","other":"n"},"g":{"other":"%{count} 個"},"h":{"other":"x"}}}"#)
                == ["a.f plural.one|1", "a.f plural.other|n", "a.g plural.other|%{count} 個", "a.h.other |x"])
        #expect(
            Self.rows(#"{"s":{"one":"1","two":"2","three":"3","other":"n"}}"#) == [
                "s.one |1", "s.two |2", "s.three |3", "s.other |n",
            ])
        #expect(Self.rows(#"{"s":{"one":"1","two":"2"}}"#) == ["s.one |1", "s.two |2"])
    }

    @Test("A text with only 'other' cannot become a plural, and a plural cannot become a text")
    func onlyForm() throws {
        let catalog = Corpora.json(#"{"f":{"other":"x"},"g":{"other":"{count} 個"}}"#)
        #expect(throws: RewriteError.self) { try catalog.replacing([0: "{count}"]) }
        #expect(throws: RewriteError.self) { try catalog.replacing([1: "個"]) }
        let bytes = try catalog.replacing([0: "ẋ", 1: "[{count} 個]"])
        #expect(String(decoding: bytes, as: UTF8.self) == #"{"f":{"other":"ẋ"},"g":{"other":"[{count} 個]"}}"#)
    }

    @Test("Objects of plural forms gain those of a language after 'other'")
    func moreForms() {
        let text = "{\n  \"f\": {\n    \"one\": \"1\",\n    \"other\" : \"n\"\n  },\n  \"g\": {\"other\": \"x\"}\n}\n"
        let bytes = Corpora.json(text).addingPluralCategories(["one", "few", "many", "other"])
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == text.replacing("\"n\"", with: "\"n\",\n    \"few\" : \"n\",\n    \"many\" : \"n\""))
    }

    @Test("go-i18n's metadata for messages is not a text")
    func goMessages() {
        let text =
            #"{"Hi":{"hash":"sha1-x","other":"Hi {{.Name}}"},"Mail":{"description":"d","one":"1","other":"n"},"T":"t"}"#
        let catalog = Corpora.json(text)
        #expect(Self.rows(text) == ["Hi |Hi {{.Name}}", "Mail plural.one|1", "Mail plural.other|n", "T |t"])
        #expect(catalog.entries.map(\.comment) == [nil, "d", "d", nil])
        // Form labels with the same names are texts.
        #expect(
            Self.rows(#"{"form":{"description":"Description","other":"Other"},"a":{"b":"c"}}"#)
                == ["form.description |Description", "form.other |Other", "a.b |c"])
    }

    @Test("Comments in texts of an editor's extension are not texts")
    func editorMessages() {
        let catalog = Corpora.json(
            #"{"title":"T","run":{"message":"Run","comment":["In the menu.","A verb."]}}"#, as: "package.nls.json")
        #expect(catalog.entries.map(\.key) == ["title", "run"])
        #expect(catalog.entries.map(\.comment) == [nil, "In the menu.\nA verb."])
        #expect(
            Self.rows(#"{"title":"T","form":{"message":"Message","comment":"Comment"}}"#)
                == ["title |T", "form.message |Message", "form.comment |Comment"])
        #expect(
            Self.rows(#"{"title":"T","empty":{"message":"None","description":"Make one"}}"#)
                == ["title |T", "empty.message |None", "empty.description |Make one"])
    }

    @Test("The texts of inlang's variants are read, but not their selectors")
    func variants() {
        #expect(
            Self.rows(
                #"{"n":[{"declarations":["input count"],"selectors":["p"],"match":{"p=one":"1","p=other":"n"}}]}"#)
                == ["n match.p=one|1", "n match.p=other|n"])
    }

    @Test("Messages compiled by FormatJS are one fault, and not a catalog when searching")
    func pieces() throws {
        let text = #"{"a":[{"type":0,"value":"Hi "},{"type":1,"value":"name"}],"b":[{"type":0,"value":"B"}]}"#
        let catalog = Corpora.json(text)
        #expect(catalog.entries.isEmpty)
        #expect(
            catalog.faults.map(\.message) == [
                "found a message that FormatJS compiled, expected the file it was compiled from"
            ])
        let folder = try TemporaryFolder()
        try folder.write(text, to: "lang/en.json")
        try folder.write(#"{"a":[{"type":"note","value":"Hi"}]}"#, to: "lang/de.json")
        #expect(Project([folder.url.path]).files.map(\.path.name) == ["de.json"])
    }

    @Test("Texts of an editor's extension are found by name")
    func editorNames() throws {
        let folder = try TemporaryFolder()
        for name in ["package.nls.json", "package.nls.de.json", "package.json"] {
            try folder.write(#"{"a":"A text"}"#, to: name)
        }
        #expect(Project([folder.url.path]).files.map(\.path.name) == ["package.nls.de.json", "package.nls.json"])
    }
}
