// HarmonyOS resources: what restool accepts and rejects, and how new texts are written in place of the old ones.

import Catalogs
import Projects
import TestSupport
import Testing

@Suite("HarmonyOS")
struct HarmonyTests {
    private static let path = "entry/src/main/resources/base/element/string.json"

    private static func string(_ value: String) throws -> Catalog {
        try Corpora.read("{\"string\": [{\"name\": \"a\", \"value\": \"\(value)\"}]}", as: path)
    }

    @Test(
        "The root of a file identifies it, and neighboring files of other kinds are not catalogs",
        arguments: [
            ("{\"string\": [{\"name\": \"a\", \"value\": \"b\"}]}", "harmonyos"), ("{\"strarray\":[", "harmonyos"),
            ("\u{FEFF}{\n\t\"plural\" : [ { \"value\": [] } ] }", "harmonyos"),
            ("{\"color\": [{\"name\": \"a\", \"value\": \"#fff\"}]}", nil), ("{\"float\": []}", nil), ("", nil),
            ("{\"string\": {\"a\": \"b\"}}", "json"), ("{\"string\": [\"a\"]}", "json"),
            ("{\"colors\": [{\"name\": \"a\"}]}", "json"),
        ])
    func kinds(text: String, format: String?) throws {
        let folder = try TemporaryFolder()
        // In a folder named after a language, any file may be a web catalog.
        let path = "locales/en/element/strings.json"
        try folder.write(text, to: path)
        let found = Project([folder.url.path]).files.map(\.format.id)
        #expect(found == (format.map { [$0] } ?? []))
    }

    @Test("A file of another kind has no texts if the user names it")
    func named() throws {
        let folder = try TemporaryFolder()
        let path = "resources/en_US/element/color.json"
        try folder.write("{\"color\": [{\"name\": \"a\", \"value\": \"#fff\"}]}", to: path)
        let files = Project([folder.url.appending(path: path).path]).files
        #expect(files.map(\.format.id) == ["harmonyos"])
        #expect(try files.map { try $0.read().get().entries.count } == [0])
    }

    @Test(
        "A text that begins with a dollar sign and contains a colon is a reference, or rejected",
        arguments: [
            ("$string:other", false, true), ("$ohos:string:other", false, true), ("$5 a night", true, true),
            ("In: $5", true, true), ("$:", true, true), ("$color:ink", true, false), ("$5: half off", true, false),
            ("$string:a: b", true, false), ("$5\\n: half off", true, true),
        ])
    func references(value: String, isTranslatable: Bool, isAccepted: Bool) throws {
        let catalog = try Self.string(value)
        #expect(catalog.entries.map(\.isTranslatable) == [isTranslatable])
        #expect(catalog.faults.isEmpty == isAccepted)
    }

    @Test("A plural's text is never a reference, because restool does not look for references there")
    func referencesInPlurals() throws {
        let text = "{\"plural\": [{\"name\": \"a\", \"value\": [{\"quantity\": \"other\", \"value\": \"$5: %d\"}]}]}"
        let catalog = try Corpora.read(text, as: Self.path)
        #expect(catalog.faults.isEmpty && catalog.entries.map(\.isTranslatable) == [true])
    }

    @Test(
        "A folder that restool rejects is a fault, except for a removable pseudo-locale",
        arguments: [
            ("base", true), ("zh_Hant_TW", true), ("zh_CN-vertical-tablet-dark-pointingdevice-xxldpi", true),
            ("mcc460_mnc00-es", true), ("mcc460", true), ("2in1-light", true), ("en_PSEUDO", true), ("qps_ploc", true),
            ("zh-CN", false), ("zh_CN-night", false), ("es-dark-car", false), ("mcc46-es", false),
            ("mcc460_00-es", false),
        ])
    func folders(name: String, isAccepted: Bool) throws {
        let text = "{\"string\": [{\"name\": \"a\", \"value\": \"b\"}]}"
        #expect(try Corpora.read(text, as: "resources/\(name)/element/string.json").faults.isEmpty == isAccepted)
    }

    @Test("A missing plural form is a copy of `other` before it, with the same layout")
    func forms() throws {
        let text = """
            {
              "plural": [
                {
                  "name": "berths",
                  "value": [
                    { "quantity": "one", "value": "%d berth" },
                    { "attr": { "priority": "LT" }, "quantity": "other", "value": "%d berths" }
                  ]
                },
                { "name": "tight", "value": [{"quantity":"other","value":"x"}] }
              ]
            }
            """
        let catalog = try Corpora.read(text, as: Self.path)
        let written = String(decoding: catalog.addingPluralCategories(["one", "few", "other"]), as: UTF8.self)
        let other = "{ \"attr\": { \"priority\": \"LT\" }, \"quantity\": \"other\", \"value\": \"%d berths\" }"
        let tight = "{\"quantity\":\"other\",\"value\":\"x\"}"
        let few = other.replacing("other", with: "few") + ",\n        " + other
        let copies = ["one", "few"].map { tight.replacing("other", with: $0) + "," }.joined()
        #expect(written == text.replacing(other, with: few).replacing(tight, with: copies + tight))
    }

    @Test(
        "Words between marks are kept",
        arguments: [
            ("{noTranslateStart}Swell{noTranslateEnd} is {noTranslateStart}\\u0041{noTranslateEnd}", ["Swell", "A"]),
            ("{noTranslateStart}never closed", []), ("{noTranslateEnd}none{noTranslateStart}", []), ("none", []),
        ] as [(String, [String])])
    func marks(value: String, kept: [String]) throws {
        let entry = try #require(Self.string(value).entries.first)
        #expect(entry.keptTexts.map { String(decoding: $0, as: UTF8.self) } == kept)
    }
}
