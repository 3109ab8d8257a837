// What a check is told to look at and does not find: it says so instead of passing it over.

import Foundation
import TestSupport
import Testing

@Suite("What swell check is told to look at")
struct CheckScopeTests: LongButtonSuite {
    let folder: TemporaryFolder

    init() throws {
        folder = try Self.app()
        try german("Anmelden")
    }

    @Test("Each language asked for has to be here, and those that are here are named")
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

    @Test("A language of the configuration that no catalog is in is told of, with its place")
    func absentConfigured() throws {
        try folder.write("check: {locales: [de, ti]}\n", to: ".swell.yml")
        let check = try swell("check", "App")
        #expect(check.code == 0)
        #expect(
            check.text.contains("\n.swell.yml:1:23: no catalog here is in 'ti'; the languages here are de, en\n"),
            "\(check.text)")
    }

    @Test("A translation without any text is told of where it alone is asked for")
    func emptied() throws {
        try folder.write("", to: "App/de.lproj/Localizable.strings")
        let check = try swell("check", "--locale", "de", "App")
        #expect(check.code == 1)
        #expect(check.text.contains("[missing-translation]"), "\(check.errors)")
    }

    @Test("A folder is excluded with a slash at its end and without; patterns that are like no file are told of")
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
        #expect(text.contains("\n.swell.yml:1:17: 'Ap/de.lproj' matches no file here\n"), "\(text)")
        #expect(text.contains("\n.swell.yml:2:11: '*.foo' matches no file here\n"), "\(text)")
        #expect(!text.contains("Pods"))
    }

    @Test("A locked key that is like no key is an error of the configuration")
    func lockedKey() throws {
        try folder.write("lock: {keys: [auth.titel]}\n", to: ".swell.yml")
        let check = try swell("check", "App")
        #expect(check.code == 2)
        #expect(check.errors.contains(".swell.yml:1:15: 'auth.titel' matches no key here; did you mean 'auth.title'?"))
    }

    @Test("An expression among the locked keys is one for every command; one that is none is told as that")
    func lockedExpression() throws {
        try folder.write("lock: {keys: [/^auth/]}\n", to: ".swell.yml")
        #expect(try swell("check", "App").errors.isEmpty)
        for command in [["check", "App"], ["generate", "App", "--out", "B"]] {
            try folder.write("lock: {keys: [auth.title, \"/[/\"]}\n", to: ".swell.yml")
            let outcome = try Programs.swell(command, in: folder.url)
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains(".swell.yml:1:27: '/[/' is no regular expression: a '[' is not closed"))
            #expect(!outcome.errors.contains("auth.title"), "\(outcome.errors)")
        }
    }

    @Test("A table most of whose keys are in no source is told of: what a language lacks of it can't be found")
    func sourceless() throws {
        let words = "no source table, or one without most of the keys: texts that a language lacks can't be found there"
        #expect(try !swell("check", "App").text.contains("no source table"))
        try folder.write(
            "\"Save\" = \"Sichern\";\n\"Close\" = \"Zu\";\n\"Ok\" = \"Gut\";\n", to: "App/de.lproj/More.strings")
        #expect(try swell("check", "App").text.contains("App/*.lproj/More.strings has \(words)"))
        try folder.write("\"Save\" = \"Save\";\n", to: "App/en.lproj/More.strings")
        #expect(try swell("check", "App").text.contains("App/*.lproj/More.strings has \(words)"))
        try folder.write("\"Save\" = \"Save\";\n\"Close\" = \"Close\";\n", to: "App/en.lproj/More.strings")
        #expect(try !swell("check", "App").text.contains("no source table"))
    }

    @Test("What keeps a check from being made is said in the words of what reads the report")
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

    @Test("A configuration that does not count is told of: one further in, and one of another path than the first")
    func uncounted() throws {
        func remarks(_ paths: String...) throws -> [Substring] {
            try Programs.swell(["check"] + paths, in: folder.url).text.split(separator: "\n").filter {
                $0.contains("not count")
            }
        }
        #expect(try remarks(".").isEmpty)
        try folder.write("budgets: {auth.title: 50}\n", to: "App/.swell.yml")
        for language in ["en", "de"] { try folder.write("{\"a\": \"b\"}\n", to: "Web/locales/\(language).json") }
        #expect(
            try remarks(".")
                == [
                    "App/.swell.yml does not count here, as .swell.yml is that of the first path; check its folder alone"
                ])
        #expect(try remarks("App").isEmpty)
        #expect(
            try remarks("App", "Web").first?.hasPrefix(".swell.yml does not count here, as App/.swell.yml is") == true)
        #expect(try remarks("--isolated", ".").isEmpty)
        try folder.write("", to: "Web/.swell.yml")
        #expect(
            try remarks(".").first?.hasPrefix("App/.swell.yml and 1 more do not count here, as .swell.yml is") == true)
    }

    @Test("Flags take back what the configuration says of revisions, baselines and languages")
    func takesBack() throws {
        try german("Jetzt sicher anmelden!!")
        try folder.write("check: {since: no-such, baseline: none.json, locales: [ja]}\n", to: ".swell.yml")
        #expect(try swell("check", "App", "--locale", "*").code == 2)
        #expect(try swell("check", "App", "--locale", "*", "--since", "never").errors.contains("none.json"))
        let check = try swell("check", "App", "--locale", "*", "--since", "never", "--baseline", "never")
        #expect(check.code == 0 && check.text.contains("1 language (de)"), "\(check.text)\(check.errors)")
    }
}
