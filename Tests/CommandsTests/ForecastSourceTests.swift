// Forecasts of sources in other languages than English, as commands tell them.

import Foundation
import TestSupport
import Testing

@Suite("Forecasts of other sources")
struct ForecastSourceTests {
    private static let fonts = Corpora.own.appending(path: "Fonts").path
    private static let flags = ["fit", "--isolated", "--font-file", fonts, "--font", "Boxes 10", "--forecast"]

    @Test("A text is forecast from its language, into English too")
    func fit() throws {
        let flags = Self.flags + ["--width", "300", "--from", "de"]
        let found = try Programs.swell(flags + ["--locale", "en", "Einstellungen"])
        #expect(found.text.contains("measured, the other way round"), "\(found.errors)")
        let all = try Programs.swell(flags + ["Einstellungen"])
        let rows = all.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(rows.contains("en") && rows.contains("fr") && !rows.contains("de"))
    }

    @Test(
        "Wrong words exit 2, and are named",
        arguments: [
            (["--from", "klingon"], "'klingon' is no language"), (["--from", "en-PSEUDO"], "a pseudo-locale is made"),
        ])
    func wrong(words: [String], message: String) throws {
        let found = try Programs.swell(Self.flags + words + ["Text"])
        #expect(found.code == 2 && found.errors.contains(message), "\(found.errors)")
    }

    @Test("It needs a forecast")
    func alone() throws {
        let found = try Programs.swell(["fit", "--isolated", "--from", "de", "Text"])
        #expect(found.code == 2 && found.errors.contains("--from needs --forecast"))
    }

    @Test("A report forecasts the languages of a Japanese app by way of English")
    func report() throws {
        let folder = try TemporaryFolder()
        let text = "{\"ja\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"通知を受け取る\"}}}"
        let strings = "{\"a\": {\"localizations\": \(text)}}"
        try folder.write(
            "{\"sourceLanguage\": \"ja\", \"version\": \"1.0\", \"strings\": \(strings)}", to: "L.xcstrings")
        try folder.write("budgets: { a: 10 }\n", to: ".swell.yml")
        let found = try Programs.swell(["report", ".", "--format", "markdown"], in: folder.url)
        #expect(found.text.contains("| fr | 0 | 0 | 1 | 0.9 | measured, by way of English |"), "\(found.text)")
        #expect(found.text.contains("| measured, the other way round |") && !found.text.contains("| ja |"))
    }
}
