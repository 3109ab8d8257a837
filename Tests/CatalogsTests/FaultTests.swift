// Broken files: the faults reported, the entries still read, and the effect on the app.

import Basics
import Catalogs
import Foundation
import Platforms
import TestSupport
import Testing

@Suite("Faults")
struct FaultTests {
    private static func keys(_ catalog: Catalog) -> [String] { catalog.entries.map(\.key) }

    private static func report(_ catalog: Catalog) -> [String] {
        catalog.faults.map { "\($0.place.map { "\($0)" } ?? "-") \($0.message)" }
    }

    @Test("After a stray '=' the rest is read, and the fault says that the app drops it")
    func strayEquals() throws {
        let catalog = try Corpora.read("\"a\" = \"b\";=\n\"c\" = \"d\";\n\"e\" = \"f\";\n", as: "a.strings")
        #expect(Self.keys(catalog) == ["a", "c", "e"])
        #expect(Self.report(catalog) == ["1:11 found '=', expected a key; the 2 keys after this would not load"])
    }

    @Test(
        "A file that is not in its format is reported once, with what was found and what was expected",
        arguments: [
            (
                [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "de.json",
                "the encoding 'UTF-32' is not supported; expected UTF-8, UTF-16 or ISO-8859-1"
            ),
            (
                [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B], "a.strings",
                "the encoding 'UTF-32' is not supported; expected UTF-8, UTF-16 or ISO-8859-1"
            ),
            (
                [0xDE, 0x12, 0x04, 0x95, 0, 0, 0, 0], "de.po",
                "found a compiled catalog, such as a .mo file, expected the .po file it was compiled from; 'msgunfmt' "
                    + "restores it"
            ),
            (Array("  \"hello\"".utf8), "de.json", "the file contains a string, expected a JSON object"),
            (Array("12".utf8), "app_de.arb", "the file contains a number, expected a JSON object"),
        ] as [([UInt8], String, String)])
    func otherFiles(bytes: [UInt8], name: String, message: String) throws {
        let catalog = try Corpora.read(bytes, as: name)
        #expect(catalog.faults.map(\.message) == [message])
        #expect(catalog.entries.isEmpty)
        #expect(catalog.text.stored == bytes)
    }

    @Test("A variable without a format or value type is reported")
    func untypedVariable() throws {
        func report(_ rule: String, _ type: String) throws -> [String] {
            let catalog = try Corpora.read(
                """
                "%d boats" = {
                    NSStringLocalizedFormatKey = "%#@boats@";
                    boats = {
                        \(rule)
                        \(type)
                        one = "a boat";
                        other = "%d boats";
                    };
                };

                """, as: "a.stringsdict")
            #expect(catalog.entries.count == 3)
            return Self.report(catalog)
        }
        let (rule, type) = ("NSStringFormatSpecTypeKey = NSStringPluralRuleType;", "NSStringFormatValueTypeKey = d;")
        #expect(try report(rule, type) == [])
        let expectedRule = "expected \"NSStringPluralRuleType\" for \"boats\""
        #expect(try report("", type) == ["3:5 found no NSStringFormatSpecTypeKey, \(expectedRule)"])
        #expect(
            try report("NSStringFormatSpecTypeKey = NSStringPluralRule;", type)
                == ["4:37 found \"NSStringPluralRule\", \(expectedRule)"])
        let expectedType = "expected the type of a number for \"boats\", such as \"d\", or users see '(null)'"
        #expect(try report(rule, "") == ["3:5 found no NSStringFormatValueTypeKey, \(expectedType)"])
        #expect(
            try report(rule, "NSStringFormatValueTypeKey = \"\";")
                == ["5:39 found an empty NSStringFormatValueTypeKey, \(expectedType)"])
    }

    @Test("A missing semicolon voids the whole file, and the fault says so")
    func missingSemicolon() throws {
        let catalog = try Corpora.read("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n", as: "a.strings")
        #expect(Self.keys(catalog) == ["a", "c", "e"])
        #expect(Self.report(catalog) == ["2:10 expected ';' after the value of \"c\"; none of its keys would load"])
    }

    @Test("A missing closing quote costs one entry, not all the following ones")
    func missingQuote() throws {
        let catalog = try Corpora.read(
            "\"a\" = \"b\";\n\"c\" = \"d;\n\"e\" = \"f\";\n\"g\" = \"h\";\n", as: "a.strings")
        #expect(Self.keys(catalog) == ["a", "e", "g"])
        #expect(Self.report(catalog).first?.hasPrefix("2:7 the string that begins here is never closed") == true)
        #expect(catalog.faults.count == 1)
    }

    @Test("An unescaped quote is named, and costs one entry")
    func strayQuote() throws {
        let catalog = try Corpora.read("\"a\" = \"He said \"hi\" to me\";\n\"c\" = \"d\";\n", as: "a.strings")
        #expect(Self.keys(catalog) == ["c"])
        #expect(catalog.faults.map(\.problem) == [.strayQuote(key: "a")])
        #expect(catalog.faults.first?.place == Place(line: 1, column: 16))
    }

    @Test("Typographic quotes are named by their code point")
    func typographicQuotes() throws {
        let catalog = try Corpora.read("“a” = “b”;\n\"c\" = \"d\";\n", as: "a.strings")
        #expect(Self.report(catalog).first?.contains("found '“' (U+201C), expected a key") == true)
        #expect(Self.keys(catalog) == ["c"])
    }

    @Test(
        "Each kind of broken file gives a fault and keeps the entries before it",
        arguments: [
            ("a.strings", "\"a\" = \"b\";\n\"c\" = \"d", "2:7"),
            ("a.strings", "\"a\" = \"b\";\n/* never closed", "2:1"),
            ("a.strings", "\"a\" = \"b\";\n\"c\" = ", "2:7"),
            ("a.strings", "<plist><dict><key>a</key><string>b</string><key>c</key><string>d</dict></plist>", "1:65"),
            ("a.stringsdict", "<plist><dict><key>a</key><string>b</string>", "1:44"),
            ("a.strings", "<plist><dict><key>a</key><string>b</string><string>c</string></dict></plist>", "1:44"),
            ("a.xcstrings", "{\"strings\":{\"a\":{},\"b\":", "1:24"),
            (
                "a.xliff",
                "<xliff version=\"1.2\"><file original=\"f\"><body><trans-unit id=\"a\"><source>b</source></trans-unit><trans-unit id=\"c\">",
                "1:116"
            ),
        ])
    func broken(name: String, text: String, place: String) throws {
        let catalog = try Corpora.read(text, as: name)
        let fault = try #require(catalog.faults.first)
        #expect("\(fault.place?.line ?? 0):\(fault.place?.column ?? 0)" == place)
        #expect(catalog.entries.count == 1)
        #expect(fault.message.contains("expected") || fault.message.contains("XML"))
    }

    @Test(
        "A root of the wrong kind is a fault",
        arguments: [
            ("a.strings", "(a, b)"), ("a.strings", "<plist><array/></plist>"),
            ("a.stringsdict", "<plist><string>s</string></plist>"),
            ("a.xcstrings", "[]"), ("a.xliff", "<html/>"), ("a.xliff", "<xliff version=\"3.0\"/>"), ("a.xcstrings", ""),
        ])
    func wrongRoot(name: String, text: String) throws {
        let catalog = try Corpora.read(text, as: name)
        #expect(catalog.faults.count == 1)
        #expect(catalog.entries.isEmpty)
    }

    @Test("PHP loads a file with bytes that are not UTF-8")
    func invalidUTF8InPHP() throws {
        let bytes = Array("<?php return ['a' => 'caf".utf8) + [0xE9] + Array("', 'b' => 'Save'];\n".utf8)
        let catalog = try Corpora.read(bytes, as: "lang/en/a.php")
        #expect(catalog.faults.map(\.problem) == [.invalidUTF8(count: 1)])
        #expect(catalog.faults.map(\.consequence) == [nil])
    }

    @Test("Bytes that are not UTF-8 are counted, and the rest is read")
    func invalidUTF8() throws {
        let bytes =
            Array("\"a\" = \"caf".utf8) + [0xE9] + Array("\";\n\"b\" = \"".utf8) + [0xC3, 0x28] + Array("\";\n".utf8)
        let catalog = try Corpora.read(bytes, as: "a.strings")
        #expect(catalog.faults.map(\.problem) == [.invalidUTF8(count: 2)])
        #expect(catalog.entries.map(\.value) == ["caf\u{FFFD}", "\u{FFFD}("])
        #expect(catalog.entries.map(\.storedRange) == [7..<11, 21..<23])
        #expect(try catalog.replacing([1: "x"]) == bytes[..<21] + Array("x".utf8) + bytes[23...])
    }

    @Test("UTF-16 that ends in the middle of a character is a fault, and the rest is read")
    func truncatedUTF16() throws {
        let bytes: [UInt8] =
            [0xFF, 0xFE] + "\"a\" = \"ü😀\";\n".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] } + [
                0x22
            ]
        let catalog = try Corpora.read(bytes, as: "a.strings")
        #expect(catalog.entries.map(\.value) == ["ü😀"])
        #expect(catalog.faults.first?.problem == .truncatedUTF16)
    }

    @Test(
        "Endless nesting is rejected in every syntax",
        arguments: [
            ("a.strings", "\"a\" = ", "{a="), ("a.strings", "\"a\" = ", "("), ("a.xcstrings", "", "["),
            ("a.xcstrings", "", "{\"a\":"),
            ("a.strings", "<plist>", "<dict><key>k</key>"), ("a.xliff", "<xliff version=\"1.2\">", "<group>"),
        ])
    func deepNesting(name: String, start: String, bracket: String) throws {
        let catalog = try Corpora.read(start + String(repeating: bracket, count: 100_000), as: name)
        #expect(catalog.faults.contains { if case .tooDeep = $0.problem { true } else { false } })
    }

    @Test("Entities are expanded within bounds; bombs and external files are rejected")
    func entities() throws {
        func catalog(_ declarations: String, _ value: String) throws -> Catalog {
            let unit = "<trans-unit id=\"k\"><source>\(value)</source></trans-unit>"
            return try Corpora.read(
                "<!DOCTYPE xliff [\(declarations)]><xliff version=\"1.2\"><file original=\"f\"><body>\(unit)</body></file></xliff>",
                as: "a.xliff")
        }
        let plain = try catalog("<!ENTITY app \"Moorings &#38; Co\"><!ENTITY by \"by &app;\">", "&by;!")
        #expect(plain.entries.map(\.source) == ["by Moorings & Co!"])
        #expect(plain.faults.isEmpty)
        var bomb = "<!ENTITY l0 \"lol\">"
        for level in 1...20 { bomb += "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">" }
        #expect(try catalog(bomb, "&l20;").faults.map(\.problem) == [.entityTooLarge("l20")])
        #expect(try catalog("<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">", "&a;").faults.count == 1)
        let long = "<!ENTITY b \"\(String(repeating: "x", count: 60_000))\">"
        let repeated = try catalog(long, String(repeating: "&b;", count: 1000))
        #expect(repeated.faults.map(\.problem) == [.entityTooLarge("b")])
        #expect(repeated.entries[0].source?.utf8.count == 3000, "left as it is written")
        let outside = try catalog("<!ENTITY e SYSTEM \"file:///etc/passwd\">", "&e;")
        #expect(outside.faults.map(\.problem) == [.unknownEntity("e")])
        #expect(try catalog("<!ENTITY b \"<b>\">", "&b;").faults.map(\.problem) == [.markupInEntity("b")])
        #expect(try catalog("", "&nothing;").faults.count == 1)
    }

    @Test("Declarations in a property list are a fault, because Foundation rejects the file")
    func declarationsInPropertyList() throws {
        let text = "<!DOCTYPE plist [<!ENTITY e \"x\">]><plist><dict><key>k</key><string>&e;</string></dict></plist>"
        #expect((try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)) == nil)
        let catalog = try Corpora.read(text, as: "a.strings")
        #expect(catalog.entries.map(\.value) == ["x"])
        #expect(catalog.faults.map(\.consequence) == [.noneLoads])
    }

    @Test("A file of garbage gives a bounded report")
    func garbage() throws {
        let catalog = try Corpora.read(String(repeating: "= =\n", count: 50_000), as: "a.strings")
        #expect(catalog.faults.count == 21)
        #expect(catalog.faults.last?.problem == .more(count: 50_000 - 20))
    }

    @Test("Values of a wrong type are named by key")
    func wrongTypes() throws {
        let catalog = try Corpora.read(
            "\"a\" = (1);\n\"b\" = { c = d; };\n\"e\" = <00>;\n\"f\" = \"g\";", as: "a.strings")
        #expect(Self.keys(catalog) == ["f"])
        #expect(
            catalog.faults.map(\.problem) == [
                .notAString(key: "a", found: "an array"), .notAString(key: "b", found: "a dictionary"),
                .notAString(key: "e", found: "a value that is not a string"),
            ])
    }

    @Test("The sizes and extraction states that exchange files and string catalogs declare are read")
    func metadata() throws {
        let xliff =
            "<xliff version=\"1.2\"><file original=\"f\"><body><trans-unit id=\"a\" maxwidth=\"40\" size-unit=\"char\""
            + " font=\"Inter 12\"><source>s</source></trans-unit><trans-unit id=\"b\" maxwidth=\"0\" minwidth=\"inf\"><source>s</source>"
            + "</trans-unit><trans-unit id=\"c\" minwidth=\"5\"><source>s</source></trans-unit></body></file></xliff>"
        let units = try Corpora.read(xliff, as: "a.xliff").entries
        #expect(units[0].sizeLimits.first?.maximumWidth == 40)
        #expect(units[0].sizeLimits.first?.unit == "char")
        #expect(units[0].sizeLimits.first?.font == "Inter 12")
        #expect(
            units[0].sizeLimits.first.map { String(decoding: Array(xliff.utf8)[$0.range.indices], as: UTF8.self) }
                == "40")
        #expect(units[1].sizeLimits.first?.maximumWidth == nil)
        #expect(units[1].sizeLimits.first?.minimumWidth == nil)
        #expect(units[1].sizeLimits.first?.unread == "minwidth=inf")
        #expect(units[2].sizeLimits.first?.minimumWidth == 5)
        #expect(units[2].sizeLimits.first?.unit == "pixel")
        let strings = try Corpora.read("{\"strings\":{\"a\":{\"extractionState\":\"stale\"}}}", as: "a.xcstrings")
        #expect(strings.entries.map(\.extraction) == ["stale"])
        let comment = try Corpora.read("/* [CHAR LIMIT=12] */\n\"a\" = \"b\";", as: "a.strings").entries[0]
        #expect(comment.range(of: .comment)?.indices == 0..<21)
    }

    @Test("Small files that expand to long branch paths stay small")
    func longPaths() throws {
        let name = String(repeating: "n", count: 60_000)
        let branches = (0..<2000).map { "\"b\($0)\":{\"stringUnit\":{\"value\":\"v\"}}" }.joined(separator: ",")
        let catalog = try Corpora.read(
            "{\"strings\":{\"k\":{\"localizations\":{\"en\":{\"substitutions\":{\"\(name)\":{\"variations\":{\"plural\":{\(branches)}}}}}}}}}",
            as: "a.xcstrings")
        #expect(catalog.entries.count == 1, "the key itself")
        #expect(catalog.faults.count == 1)
    }

    @Test(
        "A merge conflict is reported once, whatever else is wrong with the file",
        arguments: [
            ("en.lproj/a.strings", "\"a\" = \"b\";\n", "\"c\" = \"d\";"),
            ("values/strings.xml", "<resources>\n", "<string/>"),
            ("en.json", "{\n", "\"a\": \"b\""), ("en.yml", "en:\n", "  a: b"), ("en.ftl", "a = b\n", "c = d"),
            ("de.po", "msgid \"a\"\nmsgstr \"b\"\n\n", "msgid \"c\"\nmsgstr \"d\""),
            ("i18n/messages_de.properties", "a=b\n", "c=d"),
            ("fastlane/metadata/de/description.txt", "Ahoi\n", "Ein Boot"),
        ])
    func merge(name: String, head: String, side: String) throws {
        let merged = "\(head)<<<<<<< HEAD\n\(side)\n=======\n\(side)\n>>>>>>> branch\n"
        let faults = try Corpora.read(merged, as: name).faults
        #expect(faults.map(\.problem) == [.mergeConflict])
        #expect(faults.first?.place?.line == head.split(separator: "\n", omittingEmptySubsequences: false).count)
        // A single conflict marker is not a merge conflict.
        let alone = try Corpora.read("\(head)<<<<<<< HEAD\n\(side)\n", as: name)
        #expect(!alone.faults.map(\.problem).contains(.mergeConflict))
        #expect(!alone.faults.isEmpty || ["properties", "store-metadata"].contains(alone.format.id))
    }
}
