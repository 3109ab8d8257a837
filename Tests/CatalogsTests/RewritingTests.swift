// Replaces values in every catalog: nothing else may change.

import Catalogs
import Foundation
import Platforms
import TestSupport
import Testing

@Suite("Rewriting")
struct RewritingTests {
    static let paths = Corpora.files.map(\.path.string)
    /// The catalogs without faults, in an encoding that has every character.
    static let whole = Corpora.files.filter { !$0.format.has(.isReadOnly) }.map(\.path.string).filter { path in
        guard let catalog = try? Corpora.read(path), catalog.faults.isEmpty else { return false }
        if case .charset = catalog.text.encoding { return false }
        return true
    }
    static let wholeTexts = whole.filter { (try? Corpora.read($0))?.text.encoding != .binary }

    @Test("An unchanged value keeps its bytes, however they were escaped", arguments: paths)
    func identity(path: String) throws {
        let catalog = try Corpora.read(path)
        let bytes = catalog.rewritten { entry, output in entry.append(.value, to: &output) }.bytes
        #expect(bytes == catalog.text.stored)
    }

    @Test("Replacing a value changes only that value's bytes", arguments: wholeTexts)
    func oneValue(path: String) throws {
        let catalog = try Corpora.read(path)
        let stored = catalog.text.stored
        var random = RandomNumbers(seed: 1)
        let placed = catalog.entries.filter { $0.storedRange != nil }
        for entry in placed.shuffled(using: &random).prefix(12) {
            let range = try #require(entry.storedRange)
            let old = try #require(entry.value)
            let value = "«\(old)» \\ \" 'ü' 日本 😀"
            let bytes = try catalog.replacing([entry.index: value])
            let read = try Corpora.read(bytes, as: path)
            #expect(read.entries[entry.index].value == value)
            #expect(read.entries.count == catalog.entries.count)
            #expect(bytes.starts(with: stored[..<range.lowerBound]))
            #expect(bytes.reversed().starts(with: stored[range.upperBound...].reversed()))
        }
    }

    @Test("Every value can be written, and reads back the same", arguments: whole)
    func everyValue(path: String) throws {
        let catalog = try Corpora.read(path)
        let added = "\n\t<&>\"'\\ é 😀 ]]>"
        let changed = catalog.rewritten { entry, output in
            guard let value = entry.value, !Self.isComputed(entry) else { return false }
            output += catalog.format.lengthened(value, by: added).utf8
            return true
        }
        let read = try Corpora.read(changed.bytes, as: path)
        #expect(changed.refused.isEmpty)
        #expect(read.faults.count == catalog.faults.count)
        // Sorted, because a key that was its own English gets a localization, at another place among its siblings.
        #expect(Self.rows(read, added: "") == Self.rows(catalog, added: added))
        guard read.entries.map(\.locale) == catalog.entries.map(\.locale) else { return }
        // Restores every value, perhaps with other escapes.
        let restored = read.rewritten { entry, output in
            catalog.entries[entry.index].append(.value, to: &output)
        }.bytes
        #expect(try Self.rows(Corpora.read(restored, as: path), added: "") == Self.rows(catalog, added: ""))
        guard !path.hasPrefix(Corpora.own.appending(path: "Fixtures").path) else { return }
        if let exception = Self.otherwiseEscaped.first(where: { path.hasSuffix($0.file) }) {
            #expect(restored != catalog.text.stored, "\(exception.file) is no exception any more")
        } else {
            #expect(restored == catalog.text.stored)
        }
    }

    /// Files with unusual notations, which are not restored to the same bytes, and why.
    private static let otherwiseEscaped: [(file: String, why: String)] = [
        (
            "SwiftGen__SwiftGen/Sources/TestUtils/Fixtures/Resources/Strings/LocMultiline.strings",
            "a backslash before a line break"
        ),
        ("DeskClock/res/values/strings.xml", "\\u2026 and \\u0026, which need no escape"),
        ("exelban__stats/Stats/Supporting Files/sl.lproj/Localizable.strings", "a backslash before a letter"),
        ("utmapp__UTM/Platform/ja.lproj/Localizable.strings", "\\u2022, which means u2022"),
        ("utmapp__UTM/Platform/ko.lproj/Localizable.strings", "\\u2022, which means u2022"),
        ("utmapp__UTM/Platform/pl.lproj/Localizable.strings", "\\u2022, which means u2022"),
        ("XCStringsToolTests/__Fixtures__/Localizable.xcstrings", "a key that is its own English gains a localization"),
        ("security/messages_de.properties", "escapes in upper and lower case in one value"),
        ("Export/de.xcloc/Localized Contents/de.xliff", "CDATA beside other text"),
    ]

    /// Whether PHP computes a text, so that it has no place.
    private static func isComputed(_ entry: Entry) -> Bool { !entry.isTranslatable && entry.range(of: .value) == nil }

    private static func rows(_ catalog: Catalog, added: String) -> [[String]] {
        catalog.entries.map { entry in
            let added = isComputed(entry) ? "" : added
            let value = entry.value.map { catalog.format.lengthened($0, by: added) }
            return [entry.key, entry.variant, entry.locale ?? "", value ?? "-"]
        }
        .sorted { $0.lexicographicallyPrecedes($1) }
    }

    @Test("A missing target is added after its source, in the namespace of the source")
    func absentTarget() throws {
        let xliff = """
            <?xml version="1.0"?>
            <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
              <x:file original="a.strings" source-language="en" target-language="de"><x:body>
                <x:trans-unit id="k">
                  <x:source>Save</x:source>
                  <x:note>n</x:note>
                </x:trans-unit>
              </x:body></x:file>
            </x:xliff>
            """
        let catalog = try Corpora.read(xliff, as: "de.xliff")
        #expect(catalog.entries[0].value == nil)
        let bytes = try catalog.replacing([0: "Sichern & <los>"])
        let expected = xliff.replacing(
            "Save</x:source>", with: "Save</x:source>\n      <x:target>Sichern &amp; &lt;los&gt;</x:target>")
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test("A character that XML does not allow is rejected, and only that entry stays unchanged")
    func unwritableCharacter() throws {
        let catalog = try Corpora.read(
            "<plist><dict><key>k</key><string>v</string><key>l</key><string>w</string></dict></plist>", as: "a.strings")
        #expect(throws: RewriteError.self) { try catalog.replacing([0: "bell \u{7}"]) }
        let rewriting = catalog.rewritten { entry, output in
            output += (entry.index == 0 ? "bell \u{7}" : "neu").utf8
            return true
        }
        #expect(
            rewriting.refused.map(\.message) == [
                "a.strings: U+0007 cannot be written in the value of \"k\": strings cannot represent it"
            ])
        #expect(try Corpora.read(rewriting.bytes, as: "a.strings").entries.map(\.value) == ["v", "neu"])
    }

    @Test(
        "A translation may use the elements of its source, whatever its old target had",
        arguments: ["", "<target/>", "<target></target>", "<target>alt</target>", "<target><b>x</b></target>"])
    func elementsOfTheSource(target: String) throws {
        let xliff = """
            <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
            <trans-unit id="k"><source>Tap <x id="1"/> now</source>\(target)</trans-unit>
            </body></file></xliff>
            """
        let catalog = try Corpora.read(xliff, as: "de.xliff")
        let bytes = try catalog.replacing([0: "Jetzt <x id=\"1\"/> & <i>los</i>"])
        let text = String(decoding: bytes, as: UTF8.self)
        let escaped = text.replacing("&gt;", with: ">")
        #expect(escaped.contains("<target>Jetzt <x id=\"1\"/> &amp; &lt;i>los&lt;/i></target>"))
        #expect(try Corpora.read(bytes, as: "de.xliff").entries[0].value == "Jetzt <x id=\"1\"/> & <i>los</i>")
    }

    @Test(
        "Tags that do not open and close in order become text, so that the file stays well-formed",
        arguments: [
            ("only <g id=\"1\"> open", "only &lt;g id=\"1\"> open"), ("</g>x<g id=\"1\">", "&lt;/g>x&lt;g id=\"1\">"),
            ("<g id=\"1\"><x/></g>", "<g id=\"1\"><x/></g>"),
        ])
    func unbalancedTags(value: String, written: String) throws {
        let xliff = """
            <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
            <trans-unit id="k"><source>a<g id="1">b<x/></g></source></trans-unit></body></file></xliff>
            """
        let bytes = try Corpora.read(xliff, as: "de.xliff").replacing([0: value])
        #expect(
            String(decoding: bytes, as: UTF8.self).replacing("&gt;", with: ">").contains("<target>\(written)</target>"))
        #expect(try Corpora.read(bytes, as: "de.xliff").entries.map(\.value) == [value])
    }

    @Test("A target is added after the segmented source, if there is one")
    func segmentedSource() throws {
        let unit = "<trans-unit id=\"k\"><source>s</source><seg-source>s</seg-source></trans-unit>"
        let xliff = "<xliff version=\"1.2\"><file original=\"a\"><body>\(unit)</body></file></xliff>"
        let bytes = try Corpora.read(xliff, as: "de.xliff").replacing([0: "t"])
        #expect(String(decoding: bytes, as: UTF8.self).contains("</seg-source><target>t</target></trans-unit>"))
    }

    @Test(
        "A character that the encoding of an XML file lacks becomes a reference",
        arguments: ["us-ascii", "ISO-8859-1", "latin1"])
    func smallEncodings(name: String) throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"\(name)\"?><plist><dict><key>k</key><string>v</string></dict></plist>"
        let catalog = try Corpora.read(text, as: "a.strings")
        let bytes = try catalog.replacing([0: "Öl 日"])
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String]
        #expect(list == ["k": "Öl 日"])
        #expect(try Corpora.read(bytes, as: "a.strings").entries[0].value == "Öl 日")
    }

    @Test("A value that differs only in Unicode composition is a change")
    func canonicalEquivalence() throws {
        let catalog = try Corpora.read("\"k\" = \"caf\u{E9}\";", as: "a.strings")
        let bytes = try catalog.replacing([0: "cafe\u{301}"])
        #expect(bytes == Array("\"k\" = \"cafe\u{301}\";".utf8))
    }

    @Test("Forty thousand keys that are their own English text are rewritten at once")
    func implicitKeys() throws {
        let keys = (0..<40_000).map { "\"key \($0)\":{}" }.joined(separator: ",")
        let catalog = try Corpora.read("{\"sourceLanguage\":\"en\",\"strings\":{\(keys)}}", as: "a.xcstrings")
        let bytes = catalog.rewritten { _, output in
            output += "x".utf8
            return true
        }.bytes
        let read = try Corpora.read(bytes, as: "a.xcstrings")
        #expect(read.entries.count == 40_000)
        #expect(read.entries.allSatisfy { $0.value == "x" && $0.storedRange != nil })
    }

    @Test("Inline elements stay elements, and text that looks like them stays text")
    func inlineElements() throws {
        let xliff = """
            <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
            <trans-unit id="k"><source>s</source><target>&lt;x id="1"/> <x id="1"/> ok</target></trans-unit>
            </body></file></xliff>
            """
        let catalog = try Corpora.read(xliff, as: "de.xliff")
        #expect(catalog.entries[0].value == "<x id=\"1\"/> <x id=\"1\"/> ok")
        let bytes = try catalog.replacing([0: "<x id=\"1\"/> <x id=\"1\"/> <b>fein</b>"])
        let expected = xliff.replacing(" ok</target>", with: " &lt;b>fein&lt;/b></target>")
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
}
