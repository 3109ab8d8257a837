// Features of Qt's translation files.

import Catalogs
import Foundation
import Projects
import TestSupport
import Testing

@Suite("Qt files")
struct QtTests {
    private static func file(_ messages: String, language: String = "de") -> String {
        "<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"\(language)\">\n<context>\n<name>A</name>\n\(messages)\n</context>\n</TS>\n"
    }

    @Test("TypeScript is ignored")
    func typeScript() throws {
        let folder = try TemporaryFolder()
        try folder.write("export const a: Map<TSNode, string> = new Map();\n", to: "app.ts")
        try folder.write(Self.file(""), to: "types.d.ts")
        try folder.write(Self.file(""), to: "quay_de.ts")
        #expect(Project([folder.url.path]).files.map(\.path.name) == ["quay_de.ts"])
    }

    @Test(
        "The language is the whole name, or the end of it",
        arguments: [("hu_HU", "hu_HU"), ("ms_MY", "ms_MY"), ("de", "de"), ("quay_de", "de"), ("quay_zh_TW", "zh_TW")])
    func languages(name: String, language: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.file("", language: language), to: "\(name).ts")
        #expect(Project([folder.url.path]).files.map(\.locale) == [language])
    }

    @Test("Another document of that extension is a fault")
    func otherRoot() throws {
        let catalog = try Corpora.read("<?xml version=\"1.0\"?>\n<xliff/>\n", as: "quay.ts")
        #expect(catalog.faults.map(\.message) == ["the file contains <xliff>, expected <TS>"])
    }

    @Test(
        "Filling in a translation marks it as finished",
        arguments: [
            ("<translation type=\"unfinished\"></translation>", "<translation>Hafen</translation>"),
            ("<translation type=\"unfinished\"/>", "<translation>Hafen</translation>"),
            ("<translation type=\"unfinished\" variants=\"no\" />", "<translation variants=\"no\">Hafen</translation>"),
            (
                "<translation type=\"unfinished\">Kai</translation>",
                "<translation type=\"unfinished\">Hafen</translation>"
            ),
            ("<translation>Kai</translation>", "<translation>Hafen</translation>"),
        ])
    func finishing(before: String, after: String) throws {
        let catalog = try Corpora.read(Self.file("<message><source>Harbour</source>\(before)</message>"), as: "quay.ts")
        let bytes = try catalog.replacing([0: "Hafen"])
        #expect(
            String(decoding: bytes, as: UTF8.self) == Self.file("<message><source>Harbour</source>\(after)</message>"))
    }

    @Test("The first form of a plural finishes all of them, and each is written")
    func plurals() throws {
        func text(_ type: String, _ one: String, _ other: String) -> String {
            Self.file(
                "<message numerus=\"yes\"><source>%n</source><translation\(type)>\n <numerusform>\(one)</numerusform>\n "
                    + "<numerusform>\(other)</numerusform>\n</translation></message>")
        }
        let catalog = try Corpora.read(text(" type=\"unfinished\"", "", ""), as: "quay.ts")
        let bytes = try catalog.replacing([0: "%n Boot", 1: "%n Boote"])
        #expect(String(decoding: bytes, as: UTF8.self) == text("", "%n Boot", "%n Boote"))
    }

    @Test(
        "A plural with too few forms for the language in Qt is a fault",
        arguments: [
            ("ru", "<numerusform>a</numerusform>", "3", "1 plural form"),
            ("ru_RU", "\n<numerusform>a</numerusform><numerusform></numerusform>\n", "3", "2 plural forms"),
        ])
    func formCount(language: String, content: String, expected: String, found: String) throws {
        let message = "<message numerus=\"yes\"><source>%n</source><translation>\(content)</translation></message>"
        let catalog = try Corpora.read(Self.file(message, language: language), as: "quay.ts")
        #expect(
            catalog.faults.map(\.message) == [
                "found \(found), expected \(expected) in <numerusform>, as Qt requires for '\(language)'"
            ])
    }

    @Test(
        "Surplus plural forms that lrelease drops are not entries and not a fault; those with another text are noted",
        arguments: [
            ("ru", 5, 3, ["plural.one", "plural.few", "plural.many"]), ("ja", 2, 1, ["plural.other"]),
            ("he", 4, 2, ["plural.one", "plural.other"]),
        ])
    func surplusForms(language: String, count: Int, expected: Int, branches: [String]) throws {
        func message(_ form: (Int) -> String) -> String {
            let forms = (0..<count).map { "<numerusform>\(form($0))</numerusform>" }.joined()
            return "<message numerus=\"yes\"><source>%n</source><translation>\(forms)</translation></message>"
        }
        let same = try Corpora.read(Self.file(message { _ in "a" }, language: language), as: "quay.ts")
        #expect(same.faults.isEmpty && same.repaired.isEmpty)
        let different = message { "\($0)" }
        let catalog = try Corpora.read(Self.file(different + different, language: language), as: "quay.ts")
        #expect(catalog.faults.isEmpty)
        let variants = catalog.entries.map(\.variant)
        #expect(variants == branches + branches)
        #expect(
            catalog.repaired.map(\.message) == [
                "found \(count) plural forms here and in 1 more message, expected \(expected) in <numerusform>, "
                    + "as Qt requires for '\(language)'; lrelease drops the rest"
            ])
    }

    @Test(
        "A plural with the right forms, without any text, or in an unknown language is not a fault",
        arguments: [
            ("ru", "<numerusform>a</numerusform><numerusform>b</numerusform><numerusform>c</numerusform>"),
            ("ru", "<numerusform></numerusform>"),
            ("ru", ""),
            (
                "de",
                "<numerusform variants=\"yes\"><lengthvariant>aa</lengthvariant><lengthvariant>a</lengthvariant></numerusform>"
                    + "<numerusform>b</numerusform>"
            ),
            ("tlh", "<numerusform>a</numerusform>"),
        ])
    func rightCount(language: String, content: String) throws {
        let message = "<message numerus=\"yes\"><source>%n</source><translation>\(content)</translation></message>"
        #expect(try Corpora.read(Self.file(message, language: language), as: "quay.ts").faults.isEmpty)
    }

    @Test(
        "Valid XML that lrelease rejects is a fault, at its place",
        arguments: [
            ("<source>Open</source><translation><i>Auf</i></translation>", "<i>", "text, with '&lt;'"),
            ("<source>Op<!-- x -->en</source>", "a comment", "it outside texts"),
            ("<source>Op<?x y?>en</source>", "a processing instruction", "none"),
            ("<source>Open</source>stray<translation>Auf</translation>", "text", "<source>, <translation>"),
            ("<foo/><source>Open</source>", "<foo>", "<source>, <translation>"),
            ("<source>a<byte value=\"x9\">b</byte></source>", "text", "nothing in <byte>"),
            ("<translation><numerusform>a</numerusform></translation>", "<numerusform>", "numerus=\"yes\""),
            ("<translation><lengthvariant>a</lengthvariant></translation>", "<lengthvariant>", "variants=\"yes\""),
            ("<translation variants=\"yes\">x</translation>", "text", "<lengthvariant>"),
            ("</message><message numerus=\"yes\"><translation>x</translation>", "text", "<numerusform>"),
            ("</message>x<message>", "text", "<name> or <message>"),
            ("</message></context><message></message><context><message>", "<message>", "<context>"),
        ])
    func structure(content: String, found: String, expected: String) throws {
        let catalog = try Corpora.read(Self.file("<message>\(content)</message>"), as: "quay.ts")
        let fault = try #require(catalog.faults.first)
        #expect(catalog.faults.count == 1)
        #expect(fault.message.hasPrefix("found \(found)") && fault.message.contains(expected), "\(fault.message)")
    }

    @Test(
        "Elements that lrelease accepts next to messages and texts are not a fault",
        arguments: [
            "<!-- c --><![CDATA[ ]]>&#32;<extra-id>x</extra-id><userdata>x</userdata><oldcomment>x</oldcomment>",
            "<location filename=\"a\" line=\"1\"/><source><![CDATA[<?]]>a<byte value=\"x9\"></byte></source>",
            "</message></context><extra-x>x</extra-x><dependencies>x<dependency catalog=\"x\"/></dependencies>"
                + "<context><name>x<!-- c --></name><message>",
        ])
    func extras(content: String) throws {
        #expect(try Corpora.read(Self.file("<message>\(content)</message>"), as: "quay.ts").faults.isEmpty)
    }

    @Test("The last of two translations counts")
    func twice() throws {
        let catalog = try Corpora.read(
            Self.file("<message><source>a</source><translation>b</translation><translation>c</translation></message>"),
            as: "quay.ts")
        #expect(catalog.entries.map(\.value) == ["c"])
    }

    @Test("An empty plural has a place for each form that Qt has in the language, or none")
    func placesOfForms() throws {
        for (forms, places) in [(1, 0), (2, 0), (3, 3), (4, 0)] {
            let content = String(repeating: "<numerusform></numerusform>", count: forms)
            let catalog = try Corpora.read(
                Self.file(
                    "<message numerus=\"yes\"><source>%n</source><translation type=\"unfinished\">\(content)"
                        + "</translation></message>", language: "ru"), as: "quay.ts")
            let rewriting = catalog.rewritten { _, output in
                output += "%n".utf8
                return true
            }
            #expect(rewriting.refused.count == (places == 0 ? 1 : 0))
            let written = try Corpora.read(rewriting.bytes, as: "quay.ts")
            #expect(written.faults.isEmpty && written.entries.count { $0.value == "%n" } == places)
        }
    }

    @Test("Characters that XML does not allow are elements")
    func controls() throws {
        let catalog = try Corpora.read(
            Self.file("<message><source>a</source><translation>b</translation></message>"), as: "quay.ts")
        let value = "\u{1}bell\u{7} & <b>\r\n"
        let bytes = try catalog.replacing([0: value])
        #expect(String(decoding: bytes, as: UTF8.self).contains("<byte value=\"x1\"/>bell<byte value=\"x7\"/> &amp;"))
        #expect(try Corpora.read(bytes, as: "quay.ts").entries[0].value == value)
    }

    @Test(
        "English plural forms are copied if another language has others, each under its own name",
        arguments: [
            ("ru-PSEUDO", ["one boat", "%n boats", "%n boats"]), ("ja-PSEUDO", ["%n boats"]),
            ("ar-XB", ["%n boats", "one boat", "%n boats", "%n boats", "%n boats", "%n boats"]),
            ("en-XA", ["one boat", "%n boats"]),
        ])
    func englishForms(language: String, forms: [String]) throws {
        for (attribute, source) in [("", "<source>%n boat(s)</source>"), (" id=\"boats\"", "")] {
            let message =
                "<message\(attribute) numerus=\"yes\">\(source)<translation><numerusform>one boat</numerusform>"
                + "<numerusform>%n boats</numerusform></translation></message>"
            let catalog = try Corpora.read(Self.file(message, language: "en"), as: "quay_en.ts")
            let blank = try #require(catalog.blank(for: language))
            #expect(blank.faults.isEmpty && blank.entries.map(\.value) == forms)
            #expect(blank.entries.allSatisfy { $0.state == nil })
        }
    }

    @Test("A file for another language has Qt's number of forms there, and nothing obsolete")
    func blank() throws {
        let catalog = try Corpora.read(
            Array(Data(contentsOf: Corpora.own.appending(path: "Fixtures/everything.ts"))), as: "everything.ts")
        for (language, forms) in [("en-XA", 2), ("ar-XB", 6), ("ja-XA", 1)] {
            let blank = try #require(catalog.blank(for: language))
            let text = String(decoding: blank.text.stored, as: UTF8.self)
            #expect(blank.faults.isEmpty)
            #expect(blank.entries.allSatisfy { $0.value == nil })
            #expect(blank.entries.count { $0.key.hasSuffix("%n boat(s)") } == forms)
            #expect(!text.contains("vanished") && !text.contains("obsolete"))
            #expect(blank.targetLanguages == [language.replacing("-", with: "_")])
        }
    }
}
