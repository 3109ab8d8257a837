// `.swell.yml`, as the commands use it.

import Foundation
import TestSupport
import Testing

@Suite("The configuration in commands")
struct ConfiguredTests {
    @Test("An invalid pseudo-locale is reported with its place by every command")
    func places() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        for (yaml, message) in [
            ("pseudolocales:\n  en-XK: {styles: wide}\n", ".swell.yml:2:3: 'en-XK' is not a pseudo-locale"),
            (
                "pseudolocales:\n  en-XA: {styles: [wid]}\n",
                ".swell.yml:2:20: there is no style 'wid'; did you mean 'wide'?"
            ),
            ("pseudolocales:\n  en-XA: {growth: lots}\n", ".swell.yml:2:19: 'lots' is not a growth"),
            ("generate:\n  growth: 2000%\n", ".swell.yml:2:11: '2000%' is not a growth"),
        ] {
            try folder.write(yaml, to: ".swell.yml")
            for command in [["generate", "--out", "B"], ["clean"], ["try", "x"], ["styles"]] {
                let outcome = try Programs.swell(command, in: folder.url)
                #expect(outcome.code == 2 && outcome.errors.contains(message), "\(command): \(outcome.errors)")
                #expect(try Programs.swell(command + ["--isolated"], in: folder.url).code == 0)
            }
        }
    }

    @Test(
        "All errors of a file are reported at once, in file order, unknown names among them")
    func reportsAll() throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder)
        let settings = """
            formats: {"*.x": propertys}
            pseudolocales: {en-XA: {styles: wid}, fr-WIDER: {styles: {}}}
            generate: {locales: [fr-WIDER, en-XA]}
            rules: {over-buget: error}
            suppress: [{rules: missing-plurals, reason: x}]
            check: {locales: [jp], fail-on: warnings}

            """
        try folder.write(settings, to: ".swell.yml")
        for command in [["check"], ["generate", "--out", "B"], ["list", "."], ["config"]] {
            let outcome = try Programs.swell(command, in: folder.url)
            #expect(outcome.code == 2)
            let expected = [
                "1:18: there is no format 'propertys'", "2:33: there is no style 'wid'; did you mean 'wide'?",
                "2:58: expected a list of strings", "4:9: there is no rule 'over-buget'; did you mean 'over-budget'?",
                "5:20: there is no rule 'missing-plurals'", "6:19: 'jp' is not a known language",
                "6:33: expected error",
            ]
            let lines = outcome.errors.split(separator: "\n")
            #expect(lines.count == expected.count, "\(outcome.errors)")
            for (line, words) in zip(lines, expected) { #expect(line.contains(".swell.yml:\(words)"), "\(line)") }
        }
    }

    @Test("'try' and 'styles' use the configured pseudo-locales; the configuration is found around the given path")
    func applied() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"Open Photos\";\n", to: "App/en.lproj/L.strings")
        try folder.write(
            "pseudolocales: {fr-WIDER: {styles: wide}}\ngenerate: {locales: [fr-WIDER]}\nlock: {words: [Photos]}\n",
            to: "App/.swell.yml")
        let app = folder.url.appending(path: "App")
        #expect(try Programs.swell(["try", "--locale", "fr-WIDER", "Open Photos"], in: app).text == "Ｏｐｅｎ Photos\n")
        #expect(try Programs.swell(["styles"], in: app).text.contains("fr-WIDER"))
        let made = try Programs.swell(["generate", "App", "--stdout"], in: folder.url)
        #expect(made.text == "\"a\" = \"Ｏｐｅｎ Photos\";\n", "\(made.errors)")
    }
}
