// Hostile files: ten times the size may cost ten times the time, never a hundred.

import Catalogs
import Foundation
import Platforms
import Reports
import TestSupport
import Testing

@Suite("Linear time", .serialized)
struct LinearTimeTests {
    /// Returns this thread's processor time for reading, listing, indexing and rewriting; the minimum of three tries.
    private static func cost(_ text: String, _ name: String) throws -> Double {
        let bytes = Array(text.utf8)
        return try ProcessorTime.least {
            let catalog = try Corpora.read(bytes, as: name)
            var lines = EntryLines(catalog)
            var output: [UInt8] = []
            for entry in catalog.entries {
                lines.append(entry, source: entry, to: &output)
                output.removeAll(keepingCapacity: true)
            }
            _ = KeyIndex(catalog)
            _ = catalog.rewritten { _, output in
                output.append(UInt8(ascii: "x"))
                return true
            }
        }
    }

    static let hostile: [(name: String, head: String, piece: String, tail: String)] = [
        ("a.strings", "", "\"k\" = \"v\";\n", ""),
        ("a.strings", "", "\"k\" = \"v\";", ""),
        ("a.strings", "", "\\\"\n", ""),
        ("a.strings", "", "\"a\" = \"\n", ""),
        ("a.strings", "", "\"a\" = \"x\ny\" z\n", "\";"),
        ("a.strings", "", "'\"\n", ""),
        ("a.strings", "", "/", ""),
        ("values/a.xml", "<resources>", "<string name=\"k\">it\\'s  a \\u0041</string>", "</resources>"),
        ("values/a.xml", "<resources>", "<!-- c --><color name=\"k\">x</color>", "</resources>"),
        ("values/a.xml", "<resources><string name=\"k\">", "<x:g>%s</x:g>", "</string></resources>"),
        ("values/a.xml", "<resources><string name=\"k\">", "<b>x</b>", "</string></resources>"),
        ("values/a.xml", "<resources><string name=\"k\">", "<x:g>a</x:g><b/>", "</string></resources>"),
        ("values/a.xml", "<resources><string-array name=\"k\">", "<item>x</item>", "</string-array></resources>"),
        ("values/a.xml", "<resources><plurals name=\"k\">", "<item quantity=\"one\"/>", "</plurals></resources>"),
        ("values/a.xml", "<resources>", "<!-- c -->", "</resources>"),
        ("a.strings", "\"k\" = \"", "\\U", "\";"),
        ("a.strings", "", "/* ", ""),
        ("a.strings", "\"a\" = ", "(", ""),
        ("a.strings", "<plist><dict>", "<key>k</key><string>&amp;</string>", "</dict></plist>"),
        ("a.strings", "<plist><dict><key>k</key><string>", "&lt;", "</string></dict></plist>"),
        ("a.strings", "<plist><dict><key>k</key><string>", "<![CDATA[<]]>", "</string></dict></plist>"),
        (
            "a.xib", "<document><label id=\"a\"><attributedString key=\"userComments\">", "<fragment content=\"v\"/>",
            "</attributedString></label></document>"
        ),
        (
            "a.xib", "<document><searchBar id=\"a\"><scopeButtonTitles>", "<string>v</string>",
            "</scopeButtonTitles></searchBar></document>"
        ),
        ("a.xib", "<document><objects>", "<label id=\"a\" text=\"v\"/>", "</objects></document>"),
        (
            "a.xib", "<document><label id=\"a\">", "<label id=\"b\"><string key=\"text\">v</string></label>",
            "</label></document>"
        ),
        (
            "a.xib", "<document><label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">", "YWJj ",
            "</string></label></document>"
        ),
        ("a.loctable", "<plist><dict><key>en</key><dict>", "<key>k</key><string>v</string>", "</dict></dict></plist>"),
        ("a.xcstrings", "{\"strings\":{", "\"k\":{},", "\"l\":{}}}"),
        (
            "a.xcstrings", "{\"strings\":{\"k\":{\"localizations\":{", "\"de\":{\"stringUnit\":{\"value\":\"v\"}},",
            "\"fr\":{}}}}}"
        ),
        (
            "a.xcstrings", "{\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringSet\":{\"values\":[", "\"v\",",
            "\"v\"]}}}}}}"
        ),
        (
            "a.strings", "<!DOCTYPE p [<!ENTITY e \"\">]><plist><dict><key>k</key><string>", "&e;",
            "</string></dict></plist>"
        ),
        ("a.strings", "<plist>", "<!-- c --><string/>", "</plist>"),
        ("a.arb", "{", "\"k\":\"v\",\"@k\":{\"x-width\":9},", "\"l\":\"\"}"),
        ("a.arb", "{", "\"@k\":{\"description\":\"d\"},", "\"k\":\"\"}"),
        ("en.json", "{", "\"f_one\":\"1\",\"f_other\":\"n\",", "\"\":\"\"}"),
        ("en.json", "{\"a\":[", "{\"b\":{\"c\":\"d\"}},[\"e\"],", "\"\"]}"),
        ("en.json", "{\"a\":\"@:b ", "{n}| | ", "\"}"),
        ("en.json", "{\"a\":\"\\u00e9", "\\u00", "e9\"}"),
        ("en.json", "{", "\"a\":{\"message\":\"m\",\"description\":\"d\"},", "\"b\":{\"message\":\"m\"}}"),
        ("en.json", "", "[", ""),
        (
            "a.xliff", "<xliff version=\"1.2\"><file original=\"f\"><body><trans-unit id=\"k|==|", "plural.one.",
            "\"><source>s</source></trans-unit></body></file></xliff>"
        ),
        ("a.xcstrings", "{\"strings\":{\"k\":{", "\"x\":1,", "\"y\":2}}}"),
        (
            "a.xliff", "<xliff version=\"1.2\"><file original=\"f\"><body>",
            "<trans-unit id=\"k|==|plural.one\"><source>s</source><note>n</note></trans-unit>", "</body></file></xliff>"
        ),
        (
            "a.xliff", "<xliff version=\"1.2\"><file original=\"f\"><body><trans-unit id=\"k\"><source>s</source>",
            "<note>n</note>",
            "</trans-unit></body></file></xliff>"
        ),
    ]

    @Test("Cost grows with size, whatever the file contains", arguments: hostile.indices)
    func growth(index: Int) throws {
        try expectGrowth(index) { piece, count in String(repeating: piece, count: count) }
    }

    @Test(
        "Cost grows with size, even if all keys differ",
        arguments: hostile.indices.filter { hostile[$0].piece.contains("k") })
    func growthOfKeys(index: Int) throws {
        try expectGrowth(index) { piece, count in
            let parts = piece.split(separator: "k", omittingEmptySubsequences: false)
            return (0..<count).map { parts.joined(separator: "k\($0)") }.joined()
        }
    }

    private func expectGrowth(_ index: Int, _ middle: (_ piece: String, _ count: Int) -> String) throws {
        let (name, head, piece, tail) = Self.hostile[index]
        func file(_ count: Int) -> String { head + middle(piece, count) + tail }
        let small = try Self.cost(file(3000), name)
        let large = try Self.cost(file(30_000), name)
        #expect(large < 40 * small + 3000, "\(name): \(piece.debugDescription) cost \(small), then \(large)")
    }

    @Test("The time to add forms grows with the number of plurals, even if all are on one line")
    func pluralsOnOneLine() throws {
        func cost(_ count: Int) throws -> Double {
            let plurals = (0..<count).map { "k\($0): {one: x, other: y}" }.joined(separator: ", ")
            let catalog = try Corpora.read("en: {\(plurals)}\n", as: "locales/en.yml")
            return ProcessorTime.least { _ = catalog.addingPluralCategories(["few", "many"]) }
        }
        let small = try cost(500)
        let large = try cost(5000)
        #expect(large < 40 * small + 3000, "cost \(small), then \(large)")
    }
}
