// Values replaced in every catalog there is: nothing else may change.

import Catalogs
import Foundation
import TestSupport
import Testing

@Suite("Rewriting")
struct RewritingTests {
    static let paths = Corpora.files.map(\.path.string)
    static let whole = paths.filter { (try? Corpora.read($0))?.faults.isEmpty == true }
    static let wholeTexts = whole.filter { (try? Corpora.read($0))?.text.encoding != .binary }

    @Test("Replacing every value by itself gives the very same bytes", arguments: paths)
    func identity(path: String) throws {
        let catalog = try Corpora.read(path)
        let bytes = try catalog.rewritten { (entry, output) throws(RewriteError) in entry.append(.value, to: &output) }
        #expect(bytes == catalog.text.stored)
    }

    @Test("Replacing one value changes only that value's bytes", arguments: wholeTexts)
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
            // An element written `<a/>` opens up, and a bare word gets quotes: there the tag or the quotes change too.
            let opened = range.isEmpty && stored[range.lowerBound] == UInt8(ascii: "/") ? 2 : 0
            #expect(bytes.starts(with: stored[..<(range.lowerBound - opened)]))
            #expect(bytes.reversed().starts(with: stored[(range.upperBound + opened)...].reversed()))
        }
    }

    @Test("Every value can be written, and reads back as it was given", arguments: whole)
    func everyValue(path: String) throws {
        let catalog = try Corpora.read(path)
        let changed = try catalog.rewritten { (entry, output) throws(RewriteError) in
            guard entry.append(.value, to: &output) else { return false }
            output += "\n\t<&>\"'\\ é 😀 ]]>".utf8
            return true
        }
        let read = try Corpora.read(changed, as: path)
        #expect(read.faults.count == catalog.faults.count)
        // Sorted: a key that was its own English gets a localization, which stands elsewhere among its siblings.
        let added = "\n\t<&>\"'\\ é 😀 ]]>"
        #expect(Self.rows(read, added: "") == Self.rows(catalog, added: added))
        guard read.entries.map(\.locale) == catalog.entries.map(\.locale) else { return }
        // Back again: every value as before, though perhaps escaped in another way.
        let restored = try read.rewritten { (entry, output) throws(RewriteError) in
            catalog.entries[entry.index].append(.value, to: &output)
        }
        #expect(try Self.rows(Corpora.read(restored, as: path), added: "") == Self.rows(catalog, added: ""))
    }

    private static func rows(_ catalog: Catalog, added: String) -> [[String]] {
        catalog.entries.map { [$0.key, $0.variant, $0.locale, $0.value.map { $0 + added } ?? "-"] }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    @Test("A target that is absent is added after its source, in the namespace of the source")
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

    @Test("A character that XML can't hold is refused, and nothing is written")
    func unwritableCharacter() throws {
        let catalog = try Corpora.read("<plist><dict><key>k</key><string>v</string></dict></plist>", as: "a.strings")
        #expect(throws: RewriteError.self) { try catalog.replacing([0: "bell \u{7}"]) }
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
