// Swell on files with all languages: what it finds, what it generates in them, and what it removes again.

import Foundation
import TestSupport
import Testing

@Suite("A file with languages at its root")
struct RootLanguagesCommandTests {
    private static let json = """
        {
          "en": {
            "menu": { "save": "Save {name}", "close": "Close" },
            "title": "Settings"
          },
          "de": {
            "menu": { "save": "{nam} sichern" },
            "title": "Einstellungen",
            "old": "Früher"
          },
          "fr": {
            "menu": { "save": "Enregistrer {name}", "close": "Fermer" },
            "title": "  "
          }
        }

        """

    private static let yaml = """
        # For the harbour
        en:
          menu:
            save: "Save {name}"
            close: Close
          title: Settings

        # German
        de:
          menu:
            save: "{nam} sichern"
          title: Einstellungen
          old: Früher
        fr:
          menu:
            save: "Enregistrer {name}"
            close: Fermer
          title: "  "

        """

    @Test(
        "Languages are compared with English", arguments: [("src/i18n.json", json), ("config/locales/app.yml", yaml)])
    func check(path: String, text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: path)
        let outcome = try Programs.swell(["check"], in: folder.url)
        #expect(outcome.code == 1, "\(outcome.errors)")
        #expect(outcome.text.contains("menu.save (de): '{nam}' replaces '{name}' of the source"))
        #expect(outcome.text.contains("menu.close (de): missing here; users see the source text, the key or nothing"))
        #expect(outcome.text.contains("old (de): the key does not exist in the source language, 'en'"))
        #expect(outcome.text.contains("title (fr): missing here; users see the source text, the key or nothing"))
        #expect(outcome.text.contains("1 error and 3 notes in 1 file"))
    }

    @Test(
        "Pseudo-locales are added to the root, unchanged by a second run, listed, and cleaned to the byte",
        arguments: [("src/i18n.json", json), ("config/locales/app.yml", yaml)])
    func roundTrip(path: String, text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: path)
        let arguments = ["generate", "--in-place", "--locale", "en-XA", "--locale", "ar-XB", "."]
        let made = try Programs.swell(arguments, in: folder.url)
        #expect(made.code == 0 && made.errors.contains("1 file written; 6 texts generated"), "\(made.errors)")
        let again = try Programs.swell(arguments, in: folder.url)
        #expect(again.errors.contains("0 files written, 1 unchanged"), "\(again.errors)")
        let listed = try Programs.swell(["list", "--format", "ndjson", "--locale", "en-XA", "."], in: folder.url)
        let lines = listed.text.split(separator: "\n")
        #expect(lines.count == 3 && lines.allSatisfy { $0.contains("\"value\":\"[") }, "\(listed.text)")
        #expect(listed.text.contains("{name}"))
        let cleaned = try Programs.swell(["clean", "."], in: folder.url)
        #expect(cleaned.code == 0, "\(cleaned.errors)")
        #expect(try String(contentsOf: folder.url.appending(path: path), encoding: .utf8) == text)
    }

    @Test("A copy with the pseudo-locale goes to another folder")
    func out() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.json, to: "src/i18n.json")
        let made = try Programs.swell(["generate", "--out", "made", "--locale", "en-XA", "src"], in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
        let path = made.text.split(separator: "\n").first.map { String($0) } ?? ""
        let copy = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
        #expect(path.hasPrefix("made/") && copy.contains("\"en-XA\": {") && copy.contains("\"de\": {"))
    }

    /// Files that contain all languages, by name; the text of the last key in each changes.
    private static let copied = [("i18n.json", json), ("app.yml", yaml), ("L.xcstrings", SampleApps.stringCatalog)]

    @Test("A copy gains pseudo-locales one by one, as if they were generated at once", arguments: copied)
    func gains(name: String, text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "config/locales/\(name)")
        let both = ["--locale", "en-XA", "--locale", "fr-WIDER", "--style", "wide"]
        #expect(try Programs.swell(["generate", "config", "--out", "both"] + both, in: folder.url).code == 0)
        for tag in ["en-XA", "fr-WIDER", "en-XA"] {
            let flags = ["--out", "made", "--locale", tag, "--style", "wide"]
            let made = try Programs.swell(["generate", "config"] + flags, in: folder.url)
            #expect(made.code == 0, "\(made.errors)")
        }
        let file = folder.url.appending(path: "made/locales/\(name)")
        #expect(try Data(contentsOf: file) == Data(contentsOf: folder.url.appending(path: "both/locales/\(name)")))
    }

    @Test(
        "Pseudo-locales of an older source in a copy are reported, and stay without --force", arguments: copied)
    func outdated(name: String, text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "config/locales/\(name)")
        let generate = ["generate", "config", "--out", "made", "--locale"]
        #expect(try Programs.swell(generate + ["ar-XB"], in: folder.url).code == 0)
        let file = folder.url.appending(path: "made/locales/\(name)")
        let old = try Data(contentsOf: file)
        try folder.write(text.replacing(/(Settings|Tap here)/, with: "Changed"), to: "config/locales/\(name)")
        let refused = try Programs.swell(generate + ["en-XA"], in: folder.url)
        #expect(
            refused.code == 2 && refused.errors.contains("contains ar-XB, made from an older version of the source"),
            "\(refused.errors)")
        #expect(try Data(contentsOf: file) == old)
        #expect(try Programs.swell(generate + ["en-XA", "--locale", "ar-XB"], in: folder.url).code == 0)
        #expect(try Programs.swell(generate + ["en-XA", "--force"], in: folder.url).code == 0)
    }
}
