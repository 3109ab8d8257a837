// `swell report`, run as a user runs it.

import Foundation
import TestSupport
import Testing

@Suite("swell report")
struct ReportTests: LongButtonSuite {
    let folder: TemporaryFolder

    init() throws { folder = try Self.app() }

    private func content(_ file: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
    }

    private func exists(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.url.appending(path: file).path)
    }

    private func object(_ arguments: String...) throws -> [String: Any] {
        let outcome = try Programs.swell(["report", "App", "--format", "json"] + arguments, in: folder.url)
        #expect(outcome.code == 0, "\(outcome.errors)")
        return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    }

    private func locales(_ object: [String: Any]) -> [String?] {
        (object["locales"] as? [[String: Any]] ?? []).map { $0["locale"] as? String }
    }

    @Test("A pattern that matches no key is reported, and the report is still written")
    func unmatched() throws {
        try folder.write("budgets: {auth.login.submit_buton: 20}\n", to: "App/.swell.yml")
        let report = try swell("report", "App", "-o", "risk.html")
        #expect(report.code == 0)
        #expect(
            report.errors.contains("App/.swell.yml:1:11: 'auth.login.submit_buton' matches no key here; did you mean"))
        #expect(exists("risk.html"))
    }

    @Test("Without flags it writes a page and a summary; whatever breaks, it exits 0")
    func page() throws {
        let report = try swell("report", "App")
        #expect(report.code == 0)
        #expect(report.text.isEmpty)
        #expect(
            report.errors == """
                2 keys, 1 of them with a limit, in 1 language (de)
                1 of 1 translation with a limit breaks, in 1 key
                  auth.login.submit_button: expected to break in 1 of 1 language, worst in de (breaks: needs 23 characters, has 20 characters)
                wrote swell-report.html

                """)
        let page = try content("swell-report.html")
        #expect(page.hasPrefix("<!DOCTYPE html>") || page.hasPrefix("<!doctype html>"))
        #expect(page.contains("Jetzt sicher anmelden!!"))
        let again = try swell("report", "App", "-o", "-")
        #expect(again.text == page && again.errors.isEmpty)
    }

    @Test("The default page overwrites a page by Swell, and no other file")
    func keepsOtherFiles() throws {
        #expect(try swell("report", "App").code == 0)
        #expect(try swell("report", "App").code == 0)
        try folder.write("<html>mine</html>", to: "swell-report.html")
        let refused = try swell("report", "App")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("'swell-report.html' is not a report by Swell"))
        #expect(try content("swell-report.html") == "<html>mine</html>")
        for (file, words) in [
            ("App/de.lproj/Localizable.strings", "a catalog that is read"), (".swell.yml", "the configuration"),
        ] {
            let before = try content(file)
            let report = try swell("report", "App", "--format", "csv", "-o", file)
            #expect(report.code == 2 && report.errors.contains(words))
            #expect(try content(file) == before)
        }
    }

    @Test("No report overwrites a font, however it is named")
    func keepsFonts() throws {
        let font = try Data(contentsOf: Corpora.own.appending(path: "Fonts/Boxes-Regular.ttf"))
        try folder.write(Array(font), to: "fonts/own.ttf")
        for command in ["report", "check"] {
            let refused = try swell(command, "App", "--format", "json=fonts/own.ttf")
            #expect(refused.code == 2 && refused.errors.contains("'fonts/own.ttf' is a font"))
        }
        #expect(try Data(contentsOf: folder.url.appending(path: "fonts/own.ttf")) == font)
    }

    @Test("Several formats go to separate files")
    func formats() throws {
        let report = try swell(
            "report", "App", "--format", "csv", "--format", "markdown=r.md", "--format", "html=r.html")
        #expect(report.code == 0)
        #expect(report.text.hasPrefix("catalog,key,kind,locale"))
        #expect(try content("r.md").hasPrefix("## App\n"))
        #expect(exists("r.html") && !exists("swell-report.html"))
        let two = try swell("report", "App", "--format", "csv", "--format", "json")
        #expect(two.code == 2 && two.errors.contains("--format=csv and --format=json cannot be used together"))
        let lost = try swell("report", "App", "--format", "csv=a.csv", "-o", "b.csv")
        #expect(lost.code == 2 && lost.errors.contains("--output and --format=csv=a.csv cannot be used together"))
    }

    @Test("A missing language is forecast; an unknown one is refused")
    func forecasts() throws {
        #expect(locales(try object()) == ["de"])
        let both = try object("--locale", "sk", "--locale", "de")
        #expect(locales(both) == ["de", "sk"])
        let only = try object("--locale", "sk")
        #expect(locales(only) == ["sk"])
        let keys = try #require(only["keys"] as? [[String: Any]])
        let cell = try #require((keys[0]["translations"] as? [[String: Any]])?.first)
        #expect(cell["outcome"] as? String == "forecast" && cell["text"] is NSNull)
        let chance = try #require(cell["chance"] as? Double)
        #expect(chance > 0 && chance < 1)
        #expect((cell["forecast"] as? [[String: Any]])?.isEmpty == false)
        let unknown = try swell("report", "App", "--locale", "jp")
        #expect(unknown.code == 2 && unknown.errors.contains("did you mean 'ja'?"))
    }

    @Test("An app without translations is forecast in every language with growth data")
    func untranslated() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/de.lproj"))
        #expect(locales(try object()).count >= 24)
    }

    @Test("The source is shown in en-PSEUDO, or in the requested pseudo-locales")
    func pseudo() throws {
        let tags = { (object: [String: Any]) in
            (object["pseudolocales"] as? [[String: Any]] ?? []).map { $0["locale"] as? String }
        }
        #expect(tags(try object()) == ["en-PSEUDO"])
        #expect(tags(try object("--pseudo", "ar-XB", "--pseudo", "en-XA")) == ["ar-XB", "en-XA"])
    }

    @Test("A key limits the report; a misspelled one is reported")
    func keys() throws {
        let one = try object("--key", "auth.title")
        #expect((one["keys"] as? [[String: Any]])?.count == 1)
        #expect((one["summary"] as? [String: Any])?["broken"] as? Int == 0)
        #expect((try object("--key", "auth.*")["keys"] as? [[String: Any]])?.count == 2)
        let none = try swell("report", "App", "--format", "csv", "--key", "auth.titel")
        #expect(none.code == 2)
        #expect(none.errors == "swell: there is no key 'auth.titel'; did you mean 'auth.title'?\n")
    }

    @Test("A picture shows one key", arguments: ["svg", "png-ready"])
    func pictures(format: String) throws {
        let none = try swell("report", "App", "--format", format)
        #expect(none.code == 2 && none.errors.contains("--format \(format) needs --key"))
        let two = try swell("report", "App", "--format", format, "--key", "auth.*")
        #expect(two.code == 2 && two.errors.contains("\(format) is a picture of one key, but --key matches 2"))
        let one = try swell("report", "App", "--format", format, "--key", "auth.login.submit_button")
        #expect(one.code == 0 && one.text.contains("<svg"))
        let size = try swell("report", "App", "--format", format, "--key", "auth.title", "--size", "ax9")
        let words = "invalid value 'ax9' for --size; no box grows with the text size"
        #expect(size.code == 2 && size.errors.contains(words))
    }

    @Test("A text size is validated for every format; a page opens at it, and a table refuses it")
    func sizes() throws {
        try folder.write("budgets:\n  auth.*: {width: 90, style: body}\n", to: ".swell.yml")
        let page = try swell("report", "App", "--size", "ax2", "-o", "-")
        #expect(page.code == 0 && page.text.contains("\"size\":\"ax2\""))
        let unknown = try swell("report", "App", "--size", "ax9", "-o", "-")
        #expect(unknown.code == 2 && unknown.errors.contains("invalid value 'ax9' for --size; expected xSmall, small"))
        let table = try swell("report", "App", "--size", "ax2", "--format", "csv")
        #expect(table.code == 2 && table.errors.contains("--size needs a page or a picture"))
    }

    @Test("The source is not a translation, and a pseudo-locale not a language; both are reported")
    func sourceAndPseudo() throws {
        let source = try swell("report", "App", "--locale", "en", "--locale", "de", "--format", "json")
        #expect(source.code == 0)
        #expect(source.errors.contains("en is the source language"))
        let pseudo = try swell("report", "App", "--locale", "en-PSEUDO")
        #expect(pseudo.code == 2)
        #expect(pseudo.errors.contains("expected a real language; for a pseudo-locale, use --pseudo"))
        let title = try swell("report", "App", "--title", "")
        #expect(title.code == 2 && title.errors.contains("invalid value '' for --title"))
    }

    @Test("Translations without their source give no report")
    func withoutSource() throws {
        let report = try swell("report", "App/de.lproj", "--isolated", "-o", "r.html")
        #expect(report.code == 2 && !exists("r.html"))
        #expect(
            report.errors.contains(
                "the source of App/de.lproj/Localizable.strings is not among the files; also name the folder"))
    }

    @Test("Translations of keys that do not exist in the source are left out, and counted")
    func orphans() throws {
        try german("Los!", before: "\"gone\" = \"Weg\";\n")
        let report = try swell("report", "App", "--format", "csv")
        #expect(report.code == 0 && !report.text.contains("Weg"))
        #expect(report.errors.contains("1 translation of keys that do not exist in the source is left out"))
    }

    @Test("Limits have their place, relative to the root of the repository")
    func origins() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
        let path = folder.url.appending(path: "App").path
        let report = try swell("report", path, "--format", "json", "--key", "auth.login.submit_button")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(report.output)) as? [String: Any])
        let keys = try #require(object["keys"] as? [[String: Any]])
        let budgets = try #require(keys.first?["budgets"] as? [[String: Any]])
        #expect(budgets.first?["file"] as? String == ".swell.yml")
    }

    @Test("The same app gives the same bytes, and the time only if requested")
    func deterministic() throws {
        for format in ["html", "json", "csv", "markdown"] {
            let one = try swell("report", "App", "--format", format, "-o", "-").output
            #expect(try swell("report", "App", "--format", format, "-o", "-").output == one)
        }
        #expect(try object()["generated"] is NSNull)
        #expect((try object("--time")["generated"] as? String)?.count == 16)
        #expect(try object("--title", "Say <b>")["title"] as? String == "Say <b>")
    }

    @Test("Unreadable and unwritable files are errors, and the rest is reported")
    func trouble() throws {
        try folder.write("\"a\" = \"b", to: "App/fr.lproj/Localizable.strings")
        let broken = try swell("report", "App", "--format", "csv")
        #expect(broken.code == 2 && broken.text.contains("auth.title"))
        #expect(broken.errors.contains("App/fr.lproj/Localizable.strings:1:"))
        for format in ["html", "json", "markdown"] {
            let report = try swell("report", "App", "--format", format, "-o", "-")
            #expect(report.text.contains("fr.lproj/Localizable.strings"), "\(format)")
        }
        #expect(try swell("report", "App", "-o", "App").code == 2)
        let nothing = try swell("report", "Ap")
        #expect(nothing.code == 2 && nothing.errors.contains("did you mean 'App'?"))
        let empty = try swell("report", "App", "-o", "")
        #expect(empty.code == 2 && empty.errors.contains("expected a file such as report.html"))
        try folder.write("budgets:\n  auth.nobody: 20\n", to: ".swell.yml")
        #expect(try swell("report", "App").code == 2)
    }

    @Test("A report without limits states that there are none")
    func withoutLimits() throws {
        let report = try swell("report", "App", "--isolated", "--format", "markdown")
        #expect(report.code == 0)
        #expect(report.text.contains("no key has a limit, so nothing was measured"))
        #expect(
            report.errors.contains("no text has a budget, so lengths are not checked; to limit a key to 20 characters"))
        #expect(report.errors.contains(", add 'budgets: { \"auth."))
    }

    @Test("A text size may be written in capitals")
    func sizeInCapitals() throws {
        try folder.write("budgets:\n  '*': {style: body, width: 300}\n", to: ".swell.yml")
        #expect(try swell("report", "App", "--size", "AX5", "-o", "r.html").code == 0)
        let wrong = try swell("report", "App", "--size", "AX9", "-o", "r.html")
        #expect(wrong.code == 2 && wrong.errors.contains("invalid value 'AX9' for --size"))
    }

    @Test("A font that does not exist is reported with its place")
    func missingFont() throws {
        try folder.write("budgets:\n  '*': {width: 300, lines: 1, font: Nonesuch 12}\n", to: ".swell.yml")
        let report = try swell("report", "App", "-o", "r.html")
        #expect(report.code == 2 && report.errors.contains(".swell.yml:2:37: font family 'Nonesuch' not found"))
    }

    @Test("The system's program shows a page; if it is missing, a message says what to do")
    func opens() throws {
        let shown = try folder.write("#!/bin/sh\necho \"$1\" > shown\n", to: "bin/xdg-open")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shown)
        let path = folder.url.appending(path: "bin").path
        let run = { (path: String) in
            try Programs.run(
                Programs.swell, ["report", "App", "--open"], in: folder.url, environment: ["PATH": path])
        }
        #expect(try run("\(path):/usr/bin:/bin").code == 0)
        #expect(try content("shown") == "swell-report.html\n")
        let none = try run("/nowhere")
        #expect(none.code == 0)
        #expect(none.errors.contains("--open: there is no program 'xdg-open'; open swell-report.html in a browser"))
        let inPipe = try swell("report", "App", "--open", "-o", "-")
        #expect(inPipe.code == 2 && inPipe.errors.contains("--open needs a page in a file"))
    }
}
