// XLIFF 2: how it is distinguished from version 1, new targets, and inherited limits.

import Catalogs
import TestSupport
import Testing

@Suite("XLIFF 2")
struct XLIFF2Tests {
    private static let plain = """
        <?xml version="1.0"?>
        <!-- version="1.2" is what others have -->
        <x:xliff version="2.0" srcLang="en" xmlns:x="urn:oasis:names:tc:xliff:document:2.0">
        \t<x:file id="f">
        \t\t<x:unit id="u">
        \t\t\t<x:segment>
        \t\t\t\t<x:source xml:space="preserve">Save <ph id="1"/>  now</x:source>
        \t\t\t</x:segment>
        \t\t</x:unit>
        \t</x:file>
        </x:xliff>

        """

    @Test(
        "A file's first tag determines its version",
        arguments: [
            (#"<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>"#, "xliff"),
            (#"<xliff version="1.0"/>"#, "xliff"), (#"<xliff version="2.0"/>"#, "xliff2"),
            (#"<?xml version="1.0"?><!-- <xliff version="1.2"> --><xliff srcLang='en' version='2.1'/>"#, "xliff2"),
            (#"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.2"/>"#, "xliff2"),
            (#"<xliff version="3.0"/>"#, "xliff"), ("", "xliff"), ("<html/>", "xliff"),
        ])
    func versions(text: String, format: String) throws {
        #expect(try Corpora.read(text, as: "a.xlf").format.id == format)
        let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        let utf16: [UInt8] = [0xFF, 0xFE] + units
        let wide = try Corpora.read(utf16, as: "a.xliff").format.id
        #expect(text.isEmpty || wide == format)
    }

    @Test("An unknown version is a fault")
    func unsupported() throws {
        let faults = try Corpora.read(#"<xliff version="3.0"/>"#, as: "a.xlf").faults
        #expect(faults.map(\.problem) == [.unsupportedVersion("3.0")])
    }

    @Test("A target is added after its source, with its white space, and removed again byte for byte")
    func targets() throws {
        let catalog = try Corpora.read(Self.plain, as: "a.xlf")
        #expect(catalog.targetLanguages.isEmpty && catalog.sourceLocale == "en")
        let changes = catalog.changes(in: 0..<1) { _, output in
            output += "[Save <ph id=\"1\"/>  now] <b>".utf8
            return .other
        }
        let made = try catalog.retargeted(to: "en-XA", [changes])
        #expect(catalog.reads(made, [changes]))
        let text = String(decoding: made.bytes, as: UTF8.self)
        #expect(text.contains("<x:xliff trgLang=\"en-XA\" version=\"2.0\""))
        #expect(
            text.contains("\t\t\t\t<x:target xml:space=\"preserve\">[Save <ph id=\"1\"/>  now] &lt;b&gt;</x:target>\n"))
        let read = try Corpora.read(made.bytes, as: "a.xlf")
        #expect(read.targetLanguages == ["en-XA"] && read.entries[0].locale == "en-XA")
        #expect(try read.removingTargets(in: "en-XA") == catalog.text.stored)
        #expect(try read.removingTargets(in: "de") == read.text.stored)
    }

    private static func retargeted(_ text: String) throws -> String {
        let catalog = try Corpora.read(text, as: "a.xlf")
        let changes = catalog.changes(in: catalog.entries.indices) { _, output in
            output += "[A]".utf8
            return .other
        }
        return String(decoding: try catalog.retargeted(to: "en-XA", [changes]).bytes, as: UTF8.self)
    }

    @Test("A language declared by all targets becomes the document's, ignoring alternatives")
    func targetLanguages() throws {
        let second = try Self.retargeted(
            """
            <xliff version="2.0" srcLang="en" trgLang="de"><file id="f"><unit id="u"><segment><source>A</source>\
            <target xml:lang="de">B</target></segment></unit></file></xliff>
            """)
        #expect(second.contains("trgLang=\"en-XA\"") && second.contains("<target xml:lang=\"en-XA\">[A]</target>"))
        let first = try Self.retargeted(
            """
            <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body><trans-unit id="u">\
            <source>A</source><target xml:lang="de">B</target><alt-trans><target xml:lang="de">C</target></alt-trans>\
            </trans-unit><trans-unit id="v"><source>A</source><target xml:lang='de'/></trans-unit></body></file></xliff>
            """)
        #expect(
            first.contains("target-language=\"en-XA\"") && first.contains("<target xml:lang=\"en-XA\">[A]</target>"))
        #expect(first.contains("<target xml:lang='en-XA'>[A]</target>") && first.contains("<target xml:lang=\"de\">C"))
    }

    @Test("Limits of a file apply to each of its texts, and a minimum size to one only")
    func limits() throws {
        let text = """
            <xliff version="2.0" srcLang="en" xmlns="urn:oasis:names:tc:xliff:document:2.0"
                xmlns:size="urn:oasis:names:tc:xliff:sizerestriction:2.0">
            <file id="f" size:sizeRestriction="3,90"><size:profiles storageProfile="xliff:utf16"/>
            <unit id="a"><segment><source>A</source></segment></unit>
            <unit id="b" size:storageRestriction="2,8"><segment><source>B</source></segment></unit>
            <unit id="c" size:sizeRestriction="4,40"><segment><source>C</source></segment><segment><source>D</source></segment></unit>
            </file><file id="g"><unit id="a"><segment><source>E</source></segment></unit></file></xliff>
            """
        let entries = try Corpora.read(text, as: "a.xlf").entries
        let limits = entries.map { entry in
            entry.sizeLimits.map { "\($0.minimumWidth ?? 0)-\($0.maximumWidth ?? 0) \($0.unit)" }
        }
        #expect(
            limits == [
                ["0.0-90.0 xliff:codepoints"], ["0.0-90.0 xliff:codepoints", "2.0-8.0 xliff:utf16"],
                ["0.0-40.0 xliff:codepoints"], ["0.0-40.0 xliff:codepoints"], [],
            ])
        #expect(entries.map(\.variant) == ["", "", "[0]", "[1]", ""])
    }

    @Test("A target written as an empty tag gets the white space of its source")
    func emptyTarget() throws {
        let text = Self.plain.replacing("</x:source>", with: "</x:source><x:target/>")
        let made = String(decoding: try Corpora.read(text, as: "a.xlf").replacing([0: "Sichern  jetzt"]), as: UTF8.self)
        #expect(made.contains("<x:target xml:space=\"preserve\">Sichern  jetzt</x:target>"))
    }
}
