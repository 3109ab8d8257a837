// The scope of a check: it reports requested languages and files that it does not find, instead of skipping them.

import Foundation
import TestSupport
import Testing

@Suite("The scope of swell check")
struct CheckScopeTests: LongButtonSuite {
    let folder: TemporaryFolder

    init() throws {
        folder = try Self.app()
        try german("Anmelden")
    }

    @Test("Each requested language must exist; the error lists the languages that do")
    func absentLanguage() throws {
        #expect(try swell("check", "--locale", "de", "App").code == 0)
        let check = try swell("check", "--locale", "de", "--locale", "fr,ti", "App")
        #expect(check.code == 2)
        #expect(check.errors == "swell: no texts in 'fr', 'ti'; the languages here are de, en\n")
        try folder.write(
            #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"fr":{"stringUnit":{"value":"b"}}}}}}"#,
            to: "App/A.xcstrings")
        #expect(try swell("check", "--locale", "de,fr", "App").code == 0)
    }

    @Test("A language of the configuration that no catalog contains is reported with its place")
    func absentConfigured() throws {
        try folder.write("check: {locales: [de, ti]}\n", to: ".swell.yml")
        let check = try swell("check", "App")
        #expect(check.code == 0)
        #expect(
            check.text.contains("\n.swell.yml:1:23: no catalog is in 'ti'; the languages here are de, en\n"),
            "\(check.text)")
    }

    @Test("A translation without any text is reported if only its language is checked")
    func emptied() throws {
        try folder.write("", to: "App/de.lproj/Localizable.strings")
        let check = try swell("check", "--locale", "de", "App")
        #expect(check.code == 1)
        #expect(check.text.contains("[missing-translation]"), "\(check.errors)")
    }

    @Test("A folder is excluded with or without a slash at its end; patterns that match no file are reported")
    func excluded() throws {
        try german("Jetzt sicher anmelden!!")
        #expect(try swell("check", "App").code == 1)
        for pattern in ["App/de.lproj", "App/de.lproj/", "de.lproj", "de.*"] {
            try folder.write("exclude: [\"\(pattern)\"]\n", to: ".swell.yml")
            let check = try swell("check", "App")
            #expect(check.code == 0 && !check.text.contains("no file"), "\(pattern): \(check.text)")
        }
        try folder.write("# empty\n", to: "Pods/a.txt")
        try folder.write("exclude: [Pods, Ap/de.lproj]\nformats: {\"*.foo\": json}\n", to: ".swell.yml")
        let text = try swell("check", "App").text
        #expect(text.contains("\n.swell.yml:1:17: 'Ap/de.lproj' matches no file\n"), "\(text)")
        #expect(text.contains("\n.swell.yml:2:11: '*.foo' matches no file\n"), "\(text)")
        #expect(!text.contains("Pods"))
    }

    @Test("A locked key that matches no key is an error of the configuration")
    func lockedKey() throws {
        try folder.write("lock: {keys: [auth.titel]}\n", to: ".swell.yml")
        let check = try swell("check", "App")
        #expect(check.code == 2)
        #expect(check.errors.contains(".swell.yml:1:15: 'auth.titel' matches no key here; did you mean 'auth.title'?"))
    }

    @Test("Every command accepts a regular expression among the locked keys, and reports an invalid one")
    func lockedExpression() throws {
        try folder.write("lock: {keys: [/^auth/]}\n", to: ".swell.yml")
        #expect(try swell("check", "App").errors.isEmpty)
        for command in [["check", "App"], ["generate", "App", "--out", "B"]] {
            try folder.write("lock: {keys: [auth.title, \"/[/\"]}\n", to: ".swell.yml")
            let outcome = try Programs.swell(command, in: folder.url)
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains(".swell.yml:1:27: '/[/' is not a valid regular expression: unclosed '['"))
            #expect(!outcome.errors.contains("auth.title"), "\(outcome.errors)")
        }
    }

    @Test("A table whose keys mostly lack a source is reported, because missing texts cannot be found there")
    func sourceless() throws {
        let words = "no source, or one that lacks most of the keys, so missing translations cannot be found there"
        #expect(try !swell("check", "App").text.contains("no source, or one"))
        try folder.write(
            "\"Save\" = \"Sichern\";\n\"Close\" = \"Zu\";\n\"Ok\" = \"Gut\";\n", to: "App/de.lproj/More.strings")
        #expect(try swell("check", "App").text.contains("App/*.lproj/More.strings has \(words)"))
        try folder.write("\"Save\" = \"Save\";\n", to: "App/en.lproj/More.strings")
        #expect(try swell("check", "App").text.contains("App/*.lproj/More.strings has \(words)"))
        try folder.write("\"Save\" = \"Save\";\n\"Close\" = \"Close\";\n", to: "App/en.lproj/More.strings")
        #expect(try !swell("check", "App").text.contains("no source, or one"))
    }

    @Test("An error that prevents a check is written in the format of the report")
    func troubles() throws {
        try folder.write("budgets:\n  a: 2\nfoo: 1\n", to: ".swell.yml")
        let github = try swell("check", "App", "--format", "github")
        #expect(github.code == 2)
        #expect(github.text == "::error file=.swell.yml,line=3,col=1,title=swell check::there is no setting 'foo'\n")
        let xcode = try swell("check", "App", "--format", "xcode")
        #expect(
            xcode.text
                == "\(folder.url.resolvingSymlinksInPath().path)/.swell.yml:3:1: error: there is no setting 'foo'\n")
        try folder.write("budgets:\n  auth.titel: 2\n", to: ".swell.yml")
        #expect(try swell("check", "App", "--format", "github").text.hasPrefix("::error file=.swell.yml,line=2,col=3,"))
        #expect(try swell("check", "App").text.isEmpty)
        // Annotations begin at the root of the repository, wherever the step runs.
        try folder.write("", to: ".git/HEAD")
        try folder.write("foo: 1\n", to: "App/.swell.yml")
        let inside = try Programs.swell(["check", "--format", "github"], in: folder.url.appending(path: "App"))
        #expect(inside.text.hasPrefix("::error file=App/.swell.yml,line=1,"), "\(inside.text)")
    }

    @Test("A configuration that is not used is reported: one in a subfolder, and one of a further path")
    func uncounted() throws {
        func remarks(_ paths: String...) throws -> [Substring] {
            try Programs.swell(["check"] + paths, in: folder.url).text.split(separator: "\n").filter {
                $0.contains("not used")
            }
        }
        #expect(try remarks(".").isEmpty)
        try folder.write("budgets: {auth.title: 50}\n", to: "App/.swell.yml")
        for language in ["en", "de"] { try folder.write("{\"a\": \"b\"}\n", to: "Web/locales/\(language).json") }
        #expect(
            try remarks(".")
                == [
                    "App/.swell.yml is not used, because .swell.yml applies to the first path; check its folder separately"
                ])
        #expect(try remarks("App").isEmpty)
        #expect(
            try remarks("App", "Web").first?.hasPrefix(".swell.yml is not used, because App/.swell.yml") == true)
        #expect(try remarks("--isolated", ".").isEmpty)
        try folder.write("", to: "Web/.swell.yml")
        #expect(
            try remarks(".").first?.hasPrefix("App/.swell.yml and 1 more are not used, because .swell") == true)
    }

    @Test("Flags turn off revisions, baselines and languages of the configuration")
    func turnsOff() throws {
        try german("Jetzt sicher anmelden!!")
        try folder.write("check: {since: no-such, baseline: none.json, locales: [ja]}\n", to: ".swell.yml")
        #expect(try swell("check", "App", "--locale", "*").code == 2)
        #expect(try swell("check", "App", "--locale", "*", "--since", "never").errors.contains("none.json"))
        let check = try swell("check", "App", "--locale", "*", "--since", "never", "--baseline", "never")
        #expect(check.code == 0 && check.text.contains("1 language (de)"), "\(check.text)\(check.errors)")
    }
}
