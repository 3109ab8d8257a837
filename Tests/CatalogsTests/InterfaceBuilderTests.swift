// Storyboards and xibs: cases that the pairs in Corpus/Fixtures do not cover.

import Catalogs
import Foundation
import Platforms
import Projects
import TestSupport
import Testing

@Suite("Interface Builder")
struct InterfaceBuilderTests {
    private static func document(_ objects: String, platform: String = "CocoaTouch") -> String {
        "<document type=\"com.apple.InterfaceBuilder3.\(platform).XIB\" version=\"3.0\">\n\(objects)\n</document>\n"
    }

    private static func table(_ objects: String, overlay: String? = nil) throws -> Catalog {
        let catalog = try Corpora.read(document(objects), as: "Base.lproj/Main.xib")
        return catalog.translationTable(try overlay.map { try Corpora.read($0, as: "en.lproj/Main.strings") })
    }

    @Test("Texts that BartyCrouch ignores, by their text or their note, are not translatable")
    func ignoredTexts() throws {
        let note = "<attributedString key=\"userComments\"><fragment content=\"#bc-ignore!\"/></attributedString>"
        let catalog = try Corpora.read(
            Self.document(
                "<label id=\"a\" text=\"#bc-ignore!\"/><label id=\"b\" text=\"Words\">\(note)</label>"
                    + "<label id=\"c\" text=\"Words\"/>"),
            as: "Base.lproj/Main.xib")
        #expect(catalog.entries.map(\.isTranslatable) == [false, false, true])
        let table = try Corpora.read(
            "/* Note = \"#bc-ignore!\"; */\n\"a\" = \"x\";\n\n\"b\" = \"#bc-ignore!\";\n\n\"c\" = \"x\";\n",
            as: "de.lproj/Main.strings")
        #expect(table.entries.map(\.isTranslatable) == [false, false, true])
    }

    @Test("A document in Base.lproj is translated in a strings table, with Xcode's comments, by object")
    func extraction() throws {
        let table = try Self.table(
            "<label id=\"b\" text=\"A &quot;b&quot;\\&#10;c\"/>\n<button id=\"a\"><state key=\"normal\" title=\"d\"/></button>"
        )
        #expect(table.format.id == "strings")
        #expect(table.faults.isEmpty)
        #expect(
            table.text.stored
                == Array(
                    #"""
                    /* Class = "UIButton"; normalTitle = "d"; ObjectID = "a"; */
                    "a.normalTitle" = "d";

                    /* Class = "UILabel"; text = "A \"b\"\\\nc"; ObjectID = "b"; */
                    "b.text" = "A \"b\"\\\nc";

                    """#.utf8))
    }

    @Test("The pattern of a binding is a text, as an element and as an attribute")
    func displayPattern() throws {
        func binding(_ options: String) -> String {
            """
            <textField id="a"><connections><binding name="displayPatternValue1" keyPath="self.name" id="b">
            \(options)</binding></connections></textField>
            """
        }
        for options in [
            "<dictionary key=\"options\"><string key=\"NSDisplayPattern\">By %{value1}@</string></dictionary>",
            "<dictionary key=\"options\" NSDisplayPattern=\"By %{value1}@\"/>",
        ] {
            let catalog = try Corpora.read(
                Self.document(binding(options), platform: "Cocoa"), as: "Base.lproj/Main.xib")
            #expect(catalog.entries.map(\.key) == ["b.ibShadowedDisplayPattern"])
            #expect(catalog.entries.map(\.value) == ["By %{value1}@"])
        }
    }

    @Test("A document elsewhere is the form of its own translations", arguments: ["en.lproj/Main.xib", "Main.xib"])
    func elsewhere(path: String) throws {
        let catalog = try Corpora.read(Self.document("<label id=\"b\" text=\"c\"/>"), as: path)
        #expect(catalog.translationTable() === catalog)
    }

    @Test("A table in the app's own language takes precedence over the document's texts, and adds none")
    func overlay() throws {
        let table = try Self.table(
            "<label id=\"a\" text=\"b\"/><label id=\"c\" text=\"d\"/>",
            overlay: "\"a.text\" = \"new\";\n\"x.text\" = \"y\";\n")
        #expect(table.entries.map { [$0.key, $0.value] } == [["a.text", "new"], ["c.text", "d"]])
    }

    @Test("A text that would end its comment does not end it")
    func commentEnd() throws {
        let table = try Self.table("<label id=\"a\" text=\"*/ \" and = /*\"/>")
        #expect(table.faults.isEmpty || table.entries.isEmpty)
        let safe = try Self.table("<label id=\"a\" text=\"*/ x **/ = /*\"/>")
        #expect(safe.faults.isEmpty)
        #expect(safe.entries.map(\.value) == ["*/ x **/ = /*"])
    }

    @Test("Styled text is listed as not translatable, because Xcode does not extract it")
    func styled() throws {
        let objects =
            "<label id=\"a\"><attributedString key=\"attributedText\"><fragment content=\"b\"/></attributedString></label>"
        let catalog = try Corpora.read(Self.document(objects), as: "Base.lproj/Main.xib")
        #expect(catalog.entries.map(\.isTranslatable) == [false])
        #expect(catalog.translationTable().entries.isEmpty)
    }

    @Test(
        "Classes are those of the platform",
        arguments: [
            ("CocoaTouch", "UIButton"), ("Cocoa", "NSButton"), ("AppleTV", "UIButton"),
            ("WatchKit", "WKInterfaceButton"),
        ])
    func classes(platform: String, name: String) throws {
        let objects = "<button id=\"a\" title=\"b\"/>"
        let catalog = try Corpora.read(Self.document(objects, platform: platform), as: "a.xib")
        #expect(catalog.entries.first?.comment == "Class = \"\(name)\"; title = \"b\"; ObjectID = \"a\";")
    }

    @Test("Texts of every length are written in Base64 and read back", arguments: 1...7)
    func base64(count: Int) throws {
        let text = Self.document("<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">\nYQ\n</string></label>")
        let catalog = try Corpora.read(text, as: "a.xib")
        #expect(catalog.entries.first?.value == "a")
        let value = String("ü?>~\n é".prefix(count))
        #expect(try Corpora.read(catalog.replacing([0: value]), as: "a.xib").entries.first?.value == value)
    }

    @Test("A value in single quotes keeps them", arguments: ["it's", "\"so\"", "a\nb\tc", "&<>"])
    func quotes(value: String) throws {
        let catalog = try Corpora.read(Self.document("<label id='a' text='b'/>"), as: "a.xib")
        let bytes = try catalog.replacing([0: value])
        #expect(try Corpora.read(bytes, as: "a.xib").entries.map(\.value) == [value])
    }

    @Test("A storyboard in Base.lproj is the source of tables with the same name, English or not")
    func tables() throws {
        let folder = try TemporaryFolder()
        for path in ["Base.lproj/Main.storyboard", "de.lproj/Main.strings", "en.lproj/Main.strings"] {
            try folder.write("", to: path)
        }
        let project = Project([folder.url.path])
        #expect(project.tables.map(\.source) == [0])
        #expect(project.overlay(of: 0)?.path.string.hasSuffix("en.lproj/Main.strings") == true)
        #expect(project.files[0].path(in: "en-PSEUDO").hasSuffix("/en-PSEUDO.lproj/Main.strings"))
    }

    @Test("A loctable is read-only")
    func readOnly() throws {
        let path = Corpora.own.appending(path: "Fixtures/everything.loctable").path
        let catalog = try Corpora.read(path)
        #expect(throws: RewriteError.self) { try catalog.replacing([0: "x"]) }
        #expect(catalog.sourceLocale == "en")
    }

    @Test("An object in a text is a fault, and its texts are ignored")
    func objectInText() throws {
        let inner = "<comboBoxCell title=\"b\" id=\"3\"><objectValues><string>X</string></objectValues></comboBoxCell>"
        let catalog = try Corpora.read(
            "<document version=\"3.0\"><objects><comboBoxCell title=\"a\" id=\"2\"><objectValues>"
                + "<string>W\(inner)Y</string></objectValues></comboBoxCell></objects></document>",
            as: "Base.lproj/Quay.xib")
        #expect(catalog.faults.map(\.message) == ["found <comboBoxCell> in a text, expected only text"])
        #expect(catalog.entries.map(\.key) == ["2.title", "2.ibShadowedObjectValues[0]"])
    }
}
