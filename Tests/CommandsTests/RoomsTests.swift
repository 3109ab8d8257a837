// Rooms that storyboards give to texts, on the command line.

import Foundation
import TestSupport
import Testing

@Suite("Rooms")
struct RoomsTests {
    private static let berths = Corpora.own.appending(path: "Rooms").path

    private static func rooms(_ arguments: [String] = []) throws -> [String: [String: Any?]] {
        let outcome = try Programs.swell(["rooms", "--format", "ndjson", "--isolated", berths] + arguments)
        #expect(outcome.code == 0, "\(outcome.errors)")
        var rooms: [String: [String: Any?]] = [:]
        for line in outcome.text.split(separator: "\n") {
            let place = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            rooms[try #require(place["key"] as? String)] = place
        }
        return rooms
    }

    @Test(
        "The room of a text is what its constraints leave on the screen, and names the line that limits it",
        arguments: [
            ("bLb-00-001.text", "fixed", 343.0, 42), ("bLb-00-002.text", "fixed", 96, 23),
            ("bLb-00-003.text", "shared", nil, 31), ("bLb-00-005.text", "open", nil, nil),
        ])
    func certainty(key: String, certainty: String, width: Double?, line: Int?) throws {
        let place = try #require(try Self.rooms(["--device", "375"])[key])
        #expect(place["certainty"] as? String == certainty)
        if let width { #expect(place["width"] as? Double == width) }
        #expect((place["limitedBy"] as? String)?.split(separator: ":").last == line.map { "\($0)" }.map { $0[...] })
    }

    @Test("A narrower screen leaves less room to what reaches to its edge, and as much to what has a width")
    func devices() throws {
        let rooms = try Self.rooms(["--device", "320"])
        #expect(rooms["bLb-00-001.text"]?["width"] as? Double == 288)
        #expect(rooms["bLb-00-002.text"]?["width"] as? Double == 96)
    }

    @Test("A German text that its label cuts is a finding with the line of the label; the English ones fit")
    func check() throws {
        let outcome = try Programs.swell(["check", "--isolated", "--rule", "truncated", Self.berths])
        #expect(outcome.code == 1)
        #expect(outcome.text.contains("bLb-00-002.text (de): needs"))
        #expect(outcome.text.contains("has 96 pt"))
        let place = "Berths.storyboard:20:1 (label in BerthsViewController on iPhone 320: its width is fixed, line 23)"
        #expect(outcome.text.contains(place), "\(outcome.text)")
        #expect(!outcome.text.contains("bLb-00-001.text (de)") && !outcome.text.contains("(en)"))
    }

    @Test("A drawn screen names its language, and has a red edge only where a translation is cut that fits in English")
    func picture() throws {
        func picture(_ locale: String, flag: String = "--locale") throws -> String {
            let outcome = try Programs.swell(
                ["rooms", "--isolated", "--format", "svg", "--screen", "BerthsViewController", "--device", "375"]
                    + [flag, locale, Self.berths])
            #expect(outcome.code == 0, "\(outcome.errors)")
            return outcome.text
        }
        let german = try picture("de")
        #expect(german.contains("de, 375 pt, 375 × 667 pt: 2 texts break"))
        #expect(german.components(separatedBy: "class=\"alarm\"").count == 3)
        let english = try picture("en")
        #expect(english.contains("en, 375 pt, 375 × 667 pt: all texts fit"))
        #expect(!english.contains("class=\"alarm\"") && !english.contains("class=\"veil\""))
        #expect(try picture("en-PSEUDO", flag: "--pseudo").contains("en-PSEUDO, 375 pt, 375 × 667 pt: 1 text breaks"))
    }

    @Test("An unknown screen or language is an error that names the known ones")
    func unknownPicture() throws {
        let svg = ["rooms", "--isolated", "--format", "svg", Self.berths]
        let screen = try Programs.swell(svg + ["--screen", "BertsViewController"])
        #expect(screen.code == 2 && screen.errors.contains("did you mean 'BerthsViewController'?"))
        let language = try Programs.swell(svg + ["--screen", "BerthsViewController", "--locale", "fr"])
        #expect(language.code == 2 && language.errors.contains("its languages are en and de"))
        #expect(try Programs.swell(svg).errors.contains("--format svg needs --screen"))
        let pseudo = try Programs.swell(svg + ["--screen", "BerthsViewController", "--locale", "en-PSEUDO"])
        #expect(pseudo.code == 2 && pseudo.errors.contains("for a pseudo-locale, use --pseudo"))
        let size = try Programs.swell(["rooms", "--isolated", "--text-size", "ax3", Self.berths])
        #expect(size.errors.contains("--text-size needs --format svg"))
    }

    @Test("A string catalog with all languages of a document is measured, in one language as well")
    func stringCatalog() throws {
        let folder = try TemporaryFolder()
        let base = folder.url.appending(path: "Base.lproj")
        try FileManager.default.copyItem(atPath: Self.berths + "/Base.lproj", toPath: base.path)
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"bLb-00-002.text": {"localizations": {
              "en": {"stringUnit": {"state": "new", "value": "Harbour fee"}},
              "de": {"stringUnit": {"state": "translated", "value": "Hafengebühr für Gäste"}},
              "fr": {"stringUnit": {"state": "translated", "value": "Taxe"}}}}}}
            """
        try folder.write(catalog, to: "mul.lproj/Berths.xcstrings")
        for flags in [[], ["--locale", "de"]] {
            let outcome = try Programs.swell(
                ["check", "--isolated", "--rule", "truncated"] + flags + ["."], in: folder.url)
            #expect(outcome.code == 1 && outcome.text.contains("bLb-00-002.text (de): needs"), "\(outcome.text)")
            #expect(!outcome.text.contains("(fr)"))
        }
    }

    @Test("A text that code sets through an outlet is not measured; with other code, it is")
    func textsOfCode() throws {
        let label = "destination=\"bLb-00-002\""
        for (code, isFound) in [("feeLabel.text = fee", false), ("feeLabel.isHidden = false", true)] {
            let folder = try TemporaryFolder()
            let app = folder.url.appending(path: "App")
            try FileManager.default.copyItem(atPath: Self.berths, toPath: app.path)
            let storyboard = app.appending(path: "Base.lproj/Berths.storyboard")
            let text = try String(contentsOf: storyboard, encoding: .utf8)
            let outlet = "<connections><outlet property=\"feeLabel\" \(label) id=\"o\"/></connections></viewController>"
            try text.replacing("</viewController>", with: outlet)
                .write(to: storyboard, atomically: true, encoding: .utf8)
            try folder.write("class BerthsViewController { func show() { \(code) } }\n", to: "App/Berths.swift")
            let outcome = try Programs.swell(["check", "--isolated", "--rule", "truncated", "App"], in: folder.url)
            #expect(outcome.text.contains("bLb-00-002.text (de)") == isFound, "\(code): \(outcome.text)")
        }
    }

    @Test("A constraint to a missing view is a fault with its place, in every command that reads layouts")
    func faults() throws {
        let folder = try TemporaryFolder()
        let app = folder.url.appending(path: "App")
        try FileManager.default.copyItem(atPath: Self.berths, toPath: app.path)
        let storyboard = app.appending(path: "Base.lproj/Berths.storyboard")
        let text = try String(contentsOf: storyboard, encoding: .utf8)
        try text.replacing("firstItem=\"bLb-00-005\"", with: "firstItem=\"bLb-00-009\"")
            .write(to: storyboard, atomically: true, encoding: .utf8)
        for (command, isOnOutput) in [("check", true), ("rooms", false)] {
            let outcome = try Programs.swell([command, "--isolated", "App"], in: folder.url)
            #expect(outcome.code == 2, "\(command)")
            let words = isOnOutput ? outcome.text : outcome.errors
            #expect(words.contains("bLb-00-009") && words.contains("Berths.storyboard"), "\(command): \(words)")
        }
    }

    @Test("Rooms are listed among the limits, with their place")
    func limits() throws {
        let outcome = try Programs.swell(["budgets", "--isolated", Self.berths])
        #expect(outcome.code == 0 && outcome.text.contains("bLb-00-002.text"), "\(outcome.text)")
        #expect(outcome.text.contains("96 pt wide, 1 line, in SF Pro 17  "), "\(outcome.text)")
        #expect(outcome.text.contains("Berths.storyboard:20"))
    }

    @Test("Without layouts, texts have only the limits that are written down", arguments: ["--no-layouts", ""])
    func off(flag: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("layouts: off\n", to: ".swell.yml")
        try FileManager.default.copyItem(atPath: Self.berths, toPath: folder.url.appending(path: "App").path)
        let flags = flag.isEmpty ? [] : [flag, "--isolated"]
        let outcome = try Programs.swell(["check"] + flags + ["--rule", "truncated", "App"], in: folder.url)
        #expect(outcome.code == 0, "\(outcome.text)")
    }
}
