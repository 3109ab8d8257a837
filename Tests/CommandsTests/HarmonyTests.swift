// Swell on an app for HarmonyOS: what it generates, and whether customers would see it.

import Foundation
import TestSupport
import Testing

@Suite("An app for HarmonyOS")
struct HarmonyTests {
    private static let strings = """
        {
          "string": [
            {
              "name": "brand",
              "value": "Moorings",
              "attr": { "translatable": false }
            },
            {
              "name": "open",
              "value": "Open %1$s"
            },
            {
              "name": "alias",
              "value": "$string:open"
            },
            {
              "name": "save",
              "value": "Save"
            },
            { "name": "code", "value": "N", "attr": { "translatable": false } }
          ]
        }

        """

    private static let plurals = """
        {"plural": [{"name": "berths", "value": [
          {"quantity": "one", "value": "%d berth"},
          {"quantity": "other", "value": "%d berths"}]}]}

        """

    private static func app(_ languages: [String] = ["en_US", "ar"]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let resources = "entry/src/main/resources"
        try folder.write(strings, to: "\(resources)/base/element/string.json")
        try folder.write(plurals, to: "\(resources)/base/element/plural.json")
        try folder.write(
            "{\"color\": [{\"name\": \"ink\", \"value\": \"#000\"}]}\n", to: "\(resources)/base/element/color.json")
        try folder.write(
            "{\"string\": [{\"name\": \"url\", \"value\": \"$string:open\"}]}\n",
            to: "\(resources)/base/element/names.json")
        for language in languages {
            try folder.write(
                "{\"string\": [{\"name\": \"save\", \"value\": \"S\"}]}\n",
                to: "\(resources)/\(language)/element/string.json")
        }
        return folder
    }

    @Test("Without --locale, it gets the two pseudo-locales of devices, only for files with texts")
    func defaultLocales() throws {
        let folder = try Self.app()
        let made = try Programs.swell(["generate", "--in-place"], in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
        #expect(
            Set(made.text.split(separator: "\n")) == [
                "entry/src/main/resources/en_XA/element/plural.json",
                "entry/src/main/resources/ar_XB/element/plural.json",
                "entry/src/main/resources/en_XA/element/string.json",
                "entry/src/main/resources/ar_XB/element/string.json",
            ])
        #expect(made.errors.contains("setAppPreferredLanguage('en-XA')"))
        #expect(made.errors.contains("2 skipped, with nothing to translate"))
        #expect(try Programs.swell(["check"], in: folder.url).code == 0)
    }

    @Test("A pseudo-locale contains only translated texts, and its plurals have all forms")
    func content() throws {
        let folder = try Self.app()
        _ = try Programs.swell(["generate", "--in-place"], in: folder.url)
        let resources = folder.url.appending(path: "entry/src/main/resources")
        let english = try String(
            contentsOf: resources.appending(path: "en_XA/element/string.json"), encoding: .utf8)
        let lines = english.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.filter { $0.hasPrefix("\"name\"") } == ["\"name\": \"open\",", "\"name\": \"save\","])
        #expect(english.contains("%1$s") && english.hasSuffix("    }\n  ]\n}\n"))
        let arabic = try String(
            contentsOf: resources.appending(path: "ar_XB/element/plural.json"), encoding: .utf8)
        for category in ["zero", "one", "two", "few", "many", "other"] {
            #expect(arabic.contains("{\"quantity\": \"\(category)\""))
        }
    }

    @Test("Pseudo-locales that HarmonyOS would show to customers are refused: Britons get any English before `base`")
    func audience() throws {
        let flags = ["generate", "--in-place", "--dry-run", "--locale", "en-XA"]
        for (languages, isSafe) in [([], false), (["en_GB"], false), (["en"], true), (["zh_CN", "en_US"], true)] {
            let folder = try Self.app(languages)
            let outcome = try Programs.swell(flags, in: folder.url)
            #expect(outcome.code == (isSafe ? 0 : 2), "\(languages) \(outcome.errors)")
            #expect(outcome.errors.contains("en-XA would reach customers: the app has no ") == !isSafe)
        }
    }

    @Test("A language for which restool has no folder is reported, and can be cleaned")
    func variants() throws {
        let folder = try Self.app(["en"])
        let made = try Programs.swell(["generate", "--in-place", "--locale", "en-PSEUDO"], in: folder.url)
        #expect(made.code == 0 && made.errors.contains("restool rejects the folder en_PSEUDO"), "\(made.errors)")
        #expect(try Programs.swell(["clean"], in: folder.url).code == 0)
        let left = folder.url.appending(path: "entry/src/main/resources/en_PSEUDO/element/string.json")
        #expect(!FileManager.default.fileExists(atPath: left.path))
    }

    @Test("Literal percent signs, and marks that no translation needs, are not differences")
    func differences() throws {
        let folder = try TemporaryFolder()
        func file(_ value: String) -> String { "{\"string\": [{\"name\": \"a\", \"value\": \"\(value)\"}]}\n" }
        let source = "{noTranslateStart}Swell{noTranslateEnd} is at %d%%"
        try folder.write(file(source), to: "resources/base/element/string.json")
        try folder.write(file("Swell ist bei %d %"), to: "resources/de/element/string.json")
        let checked = try Programs.swell(["check", "--isolated"], in: folder.url)
        #expect(checked.code == 0, "\(checked.text)")
        try folder.write(file("Swell ist da"), to: "resources/de/element/string.json")
        #expect(
            try Programs.swell(["check", "--isolated"], in: folder.url).text.contains("'%d' of the source is lost"))
    }
}
