// The table that `swell list` shows on a terminal.

import Catalogs
import Platforms
import Reports
import TestSupport
import Testing
import TextLayout

@Suite("Entry table")
struct EntryTableTests {
    private static func lines(_ text: String, as name: String, width: Int, colored: Bool = false) throws -> [Substring]
    {
        let catalog = try Corpora.read(text, as: name)
        var output: [UInt8] = []
        EntryTable(catalog, width: width, style: TerminalStyle(colored: colored)).append(
            Array(catalog.entries), to: &output)
        return String(decoding: output, as: UTF8.self).split(separator: "\n")
    }

    @Test("Columns are aligned in any script, under the name of the file")
    func columns() throws {
        let text = "\"short\" = \"kurz\";\n\"日本\" = \"語\";\n\"a longer key\" = \"Wert\";\n"
        #expect(
            try Self.lines(text, as: "de.lproj/a.strings", width: 60) == [
                "de.lproj/a.strings  de, 3 entries", "  1:12  short         kurz", "  2:9   日本          語",
                "  3:19  a longer key  Wert",
            ])
    }

    @Test("No line is wider than the terminal", arguments: [24, 40, 80, 200])
    func width(width: Int) throws {
        let catalog = try Corpora.read(Corpora.own.appending(path: "Moorings/Widget/Localizable.xcstrings").path)
        var output: [UInt8] = []
        EntryTable(catalog, width: width, style: TerminalStyle(colored: false)).append(
            Array(catalog.entries), to: &output)
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").dropFirst()
        #expect(lines.count == catalog.entries.count)
        #expect(lines.allSatisfy { Columns.count($0) <= width })
    }

    @Test("There is no color unless requested")
    func color() throws {
        #expect(
            try Self.lines("\"a\" = \"b\";", as: "a.strings", width: 40, colored: true)[1].contains(
                "\u{1B}[36ma\u{1B}[0m"))
        #expect(try !Self.lines("\"a\" = \"b\";", as: "a.strings", width: 40).joined().contains("\u{1B}"))
    }

    @Test("Special properties of an entry are shown beside its value")
    func remarks() throws {
        let xliff = """
            <xliff version="1.2"><file original="f" source-language="en" target-language="de"><body>
            <trans-unit id="a"><source>s</source></trans-unit>
            <trans-unit id="b" translate="no"><source>s</source><target>t</target></trans-unit></body></file></xliff>
            """
        let lines = try Self.lines(xliff, as: "a.xliff", width: 80)
        #expect(lines[1].hasSuffix("(not translated)"))
        #expect(lines[2].hasSuffix("t (not translatable)"))
    }
}
