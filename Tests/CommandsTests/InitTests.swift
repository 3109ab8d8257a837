// `swell init`, run as a user runs it: the file fits the app, works at once, and overwrites nothing.

import Foundation
import TestSupport
import Testing

@Suite("swell init")
struct InitTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func swell(_ arguments: String...) throws -> Outcome { try Programs.swell(arguments, in: folder.url) }

    private var file: String {
        get throws { try String(contentsOf: folder.url.appending(path: ".swell.yml"), encoding: .utf8) }
    }

    /// Writes an app with five tabs and some buttons, in some languages.
    private func tabs(_ languages: [String: String] = ["en": "", "de": "übersicht"]) throws {
        for (language, more) in languages {
            let tabs = ["home", "search", "inbox", "friends", "settings"].map { "\"tab.\($0)\" = \"\($0)\(more)\";\n" }
            let more = (1...5).map { "\"page\($0).more\" = \"More\";\n" }
            try folder.write((tabs + more).joined(), to: "App/\(language).lproj/Localizable.strings")
        }
    }

    // MARK: The written configuration

    @Test("skips languages that are not shipped")
    func unshipped() throws {
        try tabs(["en": "", "de": "übersicht", "x-test": " what this is", "qaa": "!", "qqq": " what this is"])
        try folder.write("<resources><string name=\"a\">Hello</string></resources>\n", to: "res/values/strings.xml")
        try folder.write("<resources><string name=\"a\">Salute</string></resources>\n", to: "res/values-qq/strings.xml")
        #expect(try swell("init").code == 0)
        #expect(try file.contains("source language en; translated to de.\n"))
    }

    @Test("lists the pseudo-locales of devices for an Android app")
    func android() throws {
        try folder.write("<resources><string name=\"a\">Hello</string></resources>\n", to: "res/values/strings.xml")
        try folder.write("<resources><string name=\"a\">你好</string></resources>\n", to: "res/values-zh/strings.xml")
        #expect(try swell("init").code == 0)
        #expect(try file.contains("found: 1 in android; source language en; translated to zh.\n"))
        #expect(try file.contains("    - en-XA") && file.contains("    - ar-XB") && !file.contains("PSEUDO  #"))
        #expect(try file.contains("- en-XA  # Accents, padding and brackets, under Android's name\n"))
        #expect(try swell("generate", "--in-place").code == 0)
    }

    @Test("limits texts by what the code shows them as, whatever their keys are")
    func roles() throws {
        let texts = ["Save", "Cancel the whole trip", "Edit", "Close", "Share"]
        for (language, more) in ["en": "", "de": " (auf Deutsch)"] {
            let lines = texts.map { "\"\($0)\" = \"\($0)\(more)\";\n" }
            try folder.write(lines.joined(), to: "App/\(language).lproj/Localizable.strings")
        }
        let buttons = texts.map { "Button(\"\($0)\") {}" }.joined(separator: "; ")
        try folder.write(
            "import SwiftUI\nstruct Trip: View { var body: some View { Text(verbatim: \"\").toolbar { \(buttons) } } }\n",
            to: "App/Trip.swift")
        #expect(try swell("init").errors.contains("1 budget suggested"))
        #expect(
            try file.contains("roles:\n  # 5 keys; Cancel the whole trip has 35 in de\n  \"bar button\": 39\n"))
        #expect(try swell("check").text.contains("10 of them with a limit"))
        #expect(try swell("check", "--rule", "over-budget", "--rule", "near-budget").code == 0)
    }

    @Test("gives groups of nested JSON and YAML the same budgets as flat keys")
    func nested() throws {
        let words = ["save", "cancel", "delete", "edit", "close"]
        let inner = words.map { "\"\($0)\": \"\($0)\"" }.joined(separator: ", ")
        let flat = words.map { "\"buttons.\($0)\": \"\($0)\"" }.joined(separator: ", ")
        let misc = "\"misc\": {\"save\": \"Save all of it at once\", \"b\": \"c\"}"
        var budgets: Set<String> = []
        for (path, text) in [
            ("flat/locales/en.json", "{\(flat)}"), ("nested/locales/en.json", "{\"buttons\": {\(inner)}, \(misc)}"),
            ("yaml/locales/en.yml", "en:\n  buttons:\n" + words.map { "    \($0): \($0)\n" }.joined()),
        ] {
            try folder.write(text, to: path)
            let outcome = try swell("init", "--dry-run", path.split(separator: "/").first.map(String.init) ?? "")
            let lines = outcome.text.split(separator: "\n")
            let line = lines.first { $0.hasPrefix("  \"buttons.*\": ") }
            budgets.insert(line.map(String.init) ?? "none in \(path)")
        }
        #expect(budgets.count == 1 && budgets.first?.hasPrefix("  \"buttons.*\": ") ?? false, "\(budgets)")
    }

    @Test("does not let one long text set the budget of all others")
    func longAmongFew() throws {
        let texts = [("share", 80), ("shareable", 54), ("element", 41), ("copy", 33), ("open", 19)]
        try folder.write(
            texts.map { "\"\($0).link\" = \"\(String(repeating: "x", count: $1))\";\n" }.joined(),
            to: "en.lproj/Localizable.strings")
        try folder.write("\"open.link\" = \"Öffnen\";\n", to: "de.lproj/Localizable.strings")
        let text = try swell("init", "--dry-run").text
        #expect(text.contains("\"*.link\": 61\n  \"share.link\": 89  # has 80 in en\n"), "\(text)")
    }

    @Test("gives each role the length of its widest text, and a tenth more")
    func budgets() throws {
        try tabs()
        let outcome = try swell("init", "--dry-run")
        #expect(outcome.code == 0)
        // settingsübersicht has 17 characters.
        #expect(outcome.text.contains("  # 5 keys; tab.settings has 17 in de\n  \"tab.*\": 19\n"))
        #expect(!outcome.text.contains("more\""))
    }

    @Test("gives a text that is far longer than the others of its role a separate budget")
    func longText() throws {
        let keys = (1...8).map { "\"page\($0).button\" = \"Save\";\n" }.joined()
        try folder.write(
            keys + "\"first.button\" = \"\(String(repeating: "x", count: 40))\";\n",
            to: "en.lproj/Localizable.strings")
        try folder.write("\"page1.button\" = \"Speichern\";\n", to: "de.lproj/Localizable.strings")
        let text = try swell("init", "--dry-run").text
        #expect(
            text.contains(
                """
                  # 9 keys; page1.button has 9 in de
                  "*.button": 11
                  "first.button": 45  # has 40 in en

                """))
        #expect(try swell("init").errors.contains("2 budgets suggested"))
    }

    @Test("forecasts the length of translations if there are none")
    func forecast() throws {
        try tabs(["en": ""])
        let text = try swell("init", "--dry-run").text
        #expect(text.contains("not translated yet"))
        #expect(text.contains("Suggested from the English texts: the length of 19 of 20 translations"))
        #expect(text.contains("# 5 keys; tab.settings may have "))
    }

    @Test("leaves keys with limits to their catalog, and suggests budgets for the others")
    func limited() throws {
        try tabs()
        let path = folder.url.path + "/App/en.lproj/Localizable.strings"
        let english = try String(contentsOfFile: path, encoding: .utf8)
        try folder.write("/* Tab. [CHAR LIMIT=20] */\n" + english, to: "App/en.lproj/Localizable.strings")
        let some = try swell("init", "--dry-run").text
        #expect(some.contains("already limit keys of tab.*;"))
        #expect(some.contains("  # 4 keys; tab.settings has 17 in de\n  \"/^(?!(tab[.]home)$)tab[.].*$/\": 19\n"))
        let limited = english.split(separator: "\n").map { "/* [CHAR LIMIT=20] */\n\($0)\n" }.joined()
        try folder.write(limited, to: "App/en.lproj/Localizable.strings")
        let all = try swell("init", "--dry-run").text
        #expect(all.contains("# The catalogs already limit keys of tab.*; those limits apply.\n"))
        #expect(all.contains("\n# budgets:\n"))
    }

    @Test("suggests no budgets if keys are sentences or Interface Builder ids, but explains how")
    func sentences() throws {
        let keys = [
            "Save", "Open the file", "Delete %@?", "Ah4-QN-Bfv.title", "Bh4-QN-Bfv.title", "Ch4-QN-Bfv.title",
            "Dh4-QN-Bfv.title", "Eh4-QN-Bfv.title",
        ]
        try folder.write(
            keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined(), to: "App/en.lproj/Localizable.strings")
        let text = try swell("init", "--dry-run").text
        #expect(text.contains("# The keys are texts, so they do not tell"))
        #expect(text.contains("# budgets:\n#   \"Save\": 20\n"))
    }

    @Test("lists the languages, and the pseudo-locales that test for them")
    func languages() throws {
        try tabs(["en": "", "he": "", "uk": "", "zh_Hant": "", "en-PSEUDO": ""])
        let text = try swell("init", "--dry-run").text
        #expect(
            text.contains("# String tables found: 1 in .strings; source language en; translated to he, uk, zh_Hant.\n"))
        let tags = text.split(separator: "\n").filter { $0.hasPrefix("    - ") }.map { $0.split(separator: " ")[1] }
        #expect(tags == ["en-PSEUDO", "ar-XB", "he-PSEUDO", "ru-PSEUDO", "zh-PSEUDO"])
    }

    @Test("recognizes keys whose texts are read aloud and never displayed")
    func hidden() throws {
        try folder.write(
            "\"voiceover.back\" = \"Back\";\n\"page.a11y.hint\" = \"Go\";\n\"page.accessibility\" = \"x\";\n",
            to: "App/en.lproj/Localizable.strings")
        #expect(
            try swell("init", "--dry-run").text
                .contains("\nhidden: [\"*.a11y.*\", \"*.accessibility\", \"voiceover.*\"]\n"))
    }

    // MARK: Destination

    @Test("writes what a dry run prints, and overwrites no file")
    func writes() throws {
        try tabs()
        let printed = try swell("init", "--dry-run").text
        let outcome = try swell("init")
        #expect(outcome.text == ".swell.yml\n")
        #expect(outcome.code == 0)
        #expect(try file == printed)
        try folder.write("# mine\n", to: ".swell.yml")
        let again = try swell("init")
        #expect(again.code == 2)
        #expect(again.errors.contains(".swell.yml exists already"))
        #expect(try file == "# mine\n")
        #expect(try swell("init", "--dry-run").text == printed)
    }

    @Test("reports the file in a folder above that it overrides")
    func above() throws {
        try tabs()
        try folder.write("", to: ".swell.yaml")
        let outcome = try swell("init", "App")
        #expect(outcome.text == "App/.swell.yml\n")
        #expect(outcome.errors.contains(".swell.yaml applies here so far; the new file in App takes precedence"))
        #expect(try swell("init").errors.contains(".swell.yaml exists already"))
    }

    @Test("writes nothing without catalogs or without the folder")
    func nothing() throws {
        try folder.write("", to: "Sources/main.swift")
        for (path, words) in [
            (".", "no catalogs under ."), ("Source", "there is no such folder; did you mean 'Sources'?"),
            ("Sources/main.swift", "it is a file; expected the folder"),
        ] {
            let outcome = try swell("init", path)
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains(words), "\(outcome.errors)")
        }
        #expect(throws: (any Error).self) { try file }
    }

    @Test("reports what it could not read, and writes the rest")
    func broken() throws {
        try tabs()
        try folder.write("\"a\" = \"b\" \"c\" = \"d\";", to: "App/fr.lproj/Localizable.strings")
        let outcome = try swell("init")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("App/fr.lproj/Localizable.strings:1:"))
        #expect(try file.contains("\"tab.*\": 19"))
    }

    // MARK: Base of pull requests

    @Test("compares pull requests with the default branch of git's remote")
    func remote() throws {
        try tabs()
        try folder.write("ref: refs/remotes/origin/trunk\n", to: ".git/refs/remotes/origin/HEAD")
        let text = try swell("init", "--preset", "pr", "--dry-run", "App").text
        #expect(text.contains("\n  since: origin/trunk  #"))
        #expect(text.contains("\n  finished-only: true  #"))
        #expect(try swell("init", "--dry-run").text.contains("\n  # since: origin/trunk  #"))
    }

    @Test("compares them with main or master if the remote has no default branch, packed or not, in a work tree, too")
    func branches() throws {
        try tabs()
        func since() throws -> String? {
            try swell("init", "--preset", "pr", "--dry-run").text.split(separator: "\n")
                .first { $0.contains(" since: ") }?.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
        }
        #expect(try since() == nil || since() == "")
        let without = try swell("init", "--preset", "pr", "--dry-run")
        #expect(without.errors.contains("found no branch to compare with, so everything is checked"))
        #expect(try swell("init", "--dry-run").errors.isEmpty)
        try folder.write("0123 refs/heads/main\n", to: "Repository/packed-refs")
        try folder.write("gitdir: Repository/worktrees/App\n", to: ".git")
        try folder.write("../..\n", to: "Repository/worktrees/App/commondir")
        #expect(try since() == "since: main")
        try folder.write("0123\n", to: "Repository/refs/remotes/origin/master")
        #expect(try since() == "since: origin/master")
        #expect(try swell("init", "--preset", "pr", "--dry-run").errors.isEmpty)
    }

    // MARK: Using the configuration

    @Test("A check right after it has no findings about budgets")
    func works() throws {
        try SampleApps.small(in: folder, languages: ["de", "ar"])
        try folder.write(SampleApps.stringCatalog, to: "App/Widget.xcstrings")
        try folder.write(SampleApps.xliff, to: "Export/app.xliff")
        try tabs(["en": "", "fr": "et"])
        for preset in ["full", "pr"] {
            try? FileManager.default.removeItem(at: folder.url.appending(path: ".swell.yml"))
            #expect(try swell("init", "--preset", preset).code == 0)
            let check = try swell("check")
            #expect(check.code != 2, "\(check.errors)")
            expectNoBudgetFinding(check)
        }
    }

    @Test("Names of keys, folders and branches cannot escape from a comment or a string")
    func hostileNames() throws {
        try tabs(["en": "", "de": "x"])
        let name = String(repeating: "k", count: 5000)
        try folder.write(
            (1...9).map { "\"\(name)\\n\($0).button\" = \"\(String(repeating: "x", count: 90 * $0))\";\n" }.joined(),
            to: "App/de.lproj/Other.strings")
        try folder.write("\"a\" = \"b\";\n", to: "App/fr\nhidden: x.lproj/Localizable.strings")
        try folder.write("ref: refs/remotes/origin/a #b\"c\n", to: ".git/refs/remotes/origin/HEAD")
        #expect(try swell("init", "--preset", "pr").code == 0)
        #expect(try file.contains("  since: \"origin/a #b\\\"c\"  #"))
        let outcome = try swell("styles")
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    @Test("Every setting in a comment can be enabled")
    func comments() throws {
        try tabs(["en": "", "de": "x", "ar": "y"])
        try folder.write("\"a.button\" = \"Save\";\n", to: "App/en.lproj/Other.strings")
        for preset in ["full", "pr"] {
            let text = try swell("init", "--preset", preset, "--dry-run").text
            let settings = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.enabled)
            #expect(settings.count { $0.hasPrefix("  baseline: ") || $0 == "suppress:" || $0 == "samples:" } == 3)
            try folder.write(settings.joined(separator: "\n"), to: ".swell.yml")
            let outcome = try swell("styles")
            #expect(outcome.code == 0, "\(outcome.errors)")
            try FileManager.default.removeItem(at: folder.url.appending(path: ".swell.yml"))
        }
    }

    /// Returns a line without its comment mark if it contains a setting, such as `# rules:` or `#   lines: 1`.
    private static func enabled(_ line: Substring) -> Substring {
        let indent = line.prefix { $0 == " " }
        let rest = line.dropFirst(indent.count)
        guard rest.hasPrefix("# ") else { return line }
        let content = rest.dropFirst(2)
        let first = content.drop { $0 == " " }.prefix { $0 != " " }
        let isSetting = content.hasPrefix("  ") || first.hasSuffix(":") && first.first?.isUppercase == false
        return isSetting ? indent + content : line
    }

    private func expectNoBudgetFinding(_ check: Outcome) {
        for rule in ["over-budget", "near-budget", "conflicting-budgets", "malformed-budget"] {
            #expect(!check.text.contains(rule), "\(check.text)")
        }
    }

    static let apps =
        (try? FileManager.default.contentsOfDirectory(atPath: Corpora.shared.path + "/files"))?.sorted() ?? []

    @Test(
        "The configuration works in real apps",
        .enabled(if: Corpora.hasShared, "there are no real apps beside the project"),
        arguments: apps)
    func real(app: String) throws {
        let copy = folder.url.appending(path: app)
        try FileManager.default.copyItem(at: Corpora.shared.appending(path: "files/\(app)"), to: copy)
        let made = try swell("init", app)
        guard !made.errors.contains("no catalogs under") else { return #expect(made.code == 2) }
        let check = try swell("check", app)
        #expect(check.code != 2 || made.code == 2, "\(check.errors)")
        // Its catalogs have their own limits, and texts that exceed them.
        if app == "LineageOS__android_packages_apps_DeskClock" {
            #expect(!check.text.contains("limit  .swell.yml") && !check.text.contains("/.swell.yml:"))
        } else {
            expectNoBudgetFinding(check)
        }
    }
}
