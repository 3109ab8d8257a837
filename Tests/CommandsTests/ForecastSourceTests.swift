// Forecasts from source languages other than English.

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
        #expect(found.text.contains("measured, in reverse"), "\(found.errors)")
        let all = try Programs.swell(flags + ["Einstellungen"])
        let rows = all.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(rows.contains("en") && rows.contains("fr") && !rows.contains("de"))
    }

    @Test(
        "Errors of usage exit 2, and name the wrong value",
        arguments: [
            (["--from", "klingon"], "'klingon' is not a known language"),
            (["--from", "en-PSEUDO"], "for a pseudo-locale, use 'swell try'"),
        ])
    func wrong(words: [String], message: String) throws {
        let found = try Programs.swell(Self.flags + words + ["Text"])
        #expect(found.code == 2 && found.errors.contains(message), "\(found.errors)")
    }

    @Test("--from needs --forecast")
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
        #expect(found.text.contains("| fr | 0 | 0 | 1 | 0.9 | measured, via English |"), "\(found.text)")
        #expect(found.text.contains("| measured, in reverse |") && !found.text.contains("| ja |"))
    }
}
