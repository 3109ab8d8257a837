// HarmonyOS's resources: what restool reads and refuses, and how other texts are written in their places.

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
        "A file is told by what stands at its root, and its neighbours of other kinds are no catalogs",
        arguments: [
            ("{\"string\": [{\"name\": \"a\", \"value\": \"b\"}]}", "harmonyos"), ("{\"strarray\":[", "harmonyos"),
            ("\u{FEFF}{\n\t\"plural\" : [ { \"value\": [] } ] }", "harmonyos"),
            ("{\"color\": [{\"name\": \"a\", \"value\": \"#fff\"}]}", nil), ("{\"float\": []}", nil), ("", nil),
            ("{\"string\": {\"a\": \"b\"}}", "json"), ("{\"string\": [\"a\"]}", "json"),
            ("{\"colors\": [{\"name\": \"a\"}]}", "json"),
        ])
    func kinds(text: String, format: String?) throws {
        let folder = try TemporaryFolder()
        // In a folder of languages' names each file may be one of the web's.
        let path = "locales/en/element/strings.json"
        try folder.write(text, to: path)
        let found = Project([folder.url.path]).files.map(\.format.id)
        #expect(found == (format.map { [$0] } ?? []))
    }

    @Test("A file of another kind that a person names has no texts")
    func named() throws {
        let folder = try TemporaryFolder()
        let path = "resources/en_US/element/color.json"
        try folder.write("{\"color\": [{\"name\": \"a\", \"value\": \"#fff\"}]}", to: path)
        let files = Project([folder.url.appending(path: path).path]).files
        #expect(files.map(\.format.id) == ["harmonyos"])
        #expect(try files.map { try $0.read().get().entries.count } == [0])
    }

    @Test(
        "What begins with a dollar sign and has a colon is a reference, or refused",
        arguments: [
            ("$string:other", false, true), ("$ohos:string:other", false, true), ("$5 a night", true, true),
            ("In: $5", true, true), ("$:", true, true), ("$color:ink", true, false), ("$5: half off", true, false),
            ("$string:a: b", true, false), ("$5\\n: half off", true, true),
        ])
    func references(value: String, isTranslatable: Bool, isTaken: Bool) throws {
        let catalog = try Self.string(value)
        #expect(catalog.entries.map(\.isTranslatable) == [isTranslatable])
        #expect(catalog.faults.isEmpty == isTaken)
    }

    @Test("A plural has its text whatever it begins with, as restool looks for no references there")
    func referencesInPlurals() throws {
        let text = "{\"plural\": [{\"name\": \"a\", \"value\": [{\"quantity\": \"other\", \"value\": \"$5: %d\"}]}]}"
        let catalog = try Corpora.read(text, as: Self.path)
        #expect(catalog.faults.isEmpty && catalog.entries.map(\.isTranslatable) == [true])
    }

    @Test(
        "A folder that restool refuses is a fault, but for a pseudo-locale's, which can be taken away again",
        arguments: [
            ("base", true), ("zh_Hant_TW", true), ("zh_CN-vertical-tablet-dark-pointingdevice-xxldpi", true),
            ("mcc460_mnc00-es", true), ("mcc460", true), ("2in1-light", true), ("en_PSEUDO", true), ("qps_ploc", true),
            ("zh-CN", false), ("zh_CN-night", false), ("es-dark-car", false), ("mcc46-es", false),
            ("mcc460_00-es", false),
        ])
    func folders(name: String, isTaken: Bool) throws {
        let text = "{\"string\": [{\"name\": \"a\", \"value\": \"b\"}]}"
        #expect(try Corpora.read(text, as: "resources/\(name)/element/string.json").faults.isEmpty == isTaken)
    }

    @Test("A form that a plural lacks is a copy of `other` before it, laid out alike")
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
