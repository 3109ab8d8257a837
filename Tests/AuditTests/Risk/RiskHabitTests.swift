// Forecasts in apps that have translations of their own.

import Risk
import TestSupport
import Testing

@Suite("Risk in apps with translations of their own")
struct RiskHabitTests {
    private static let words = [
        "amber", "basil", "cedar", "daisy", "ember", "fern", "grove", "hazel", "iris", "juniper",
    ]

    /// An app that lacks the German text of a button, and has this many others, each as many times as long as English.
    private static func app(_ count: Int, times: Int) -> [String: String] {
        var (english, german) = ("\"button\" = \"Send message\";\n", "")
        for number in 0..<count {
            let text = "\(words[number % 10]) \(words[number / 10 % 10])"
            english += "\"key\(number)\" = \"Show \(text)\";\n"
            german += "\"key\(number)\" = \"\(Array(repeating: text, count: times).joined(separator: " "))\";\n"
        }
        return ["en.lproj/Localizable.strings": english, "de.lproj/Localizable.strings": german]
    }

    private static func report(_ files: [String: String]) async throws -> RiskReport {
        try await RiskedApp.report(files, configuration: "budgets:\n  button: 14\n")
    }

    @Test("The shorter an app's translations are, the less likely a missing one breaks, and the report says why")
    func shorter() async throws {
        let terse = try await Self.report(Self.app(60, times: 1))
        let verbose = try await Self.report(Self.app(60, times: 3))
        let few = try await Self.report(Self.app(49, times: 1))
        let chances = try [terse, few, verbose].map { try #require($0.cell("button", "de")).chance }
        #expect(chances[0] < chances[1] - 0.1 && chances[1] < chances[2] - 0.1, "\(chances)")
        #expect(terse.locales.map(\.basis) == ["measured, adapted to 60 translations of the app"])
        #expect(few.locales.map(\.basis) == ["measured"])
    }

    @Test("Texts that are the same as their source are not translations")
    func same() async throws {
        var files = Self.app(60, times: 1)
        files["de.lproj/Localizable.strings"] = files["en.lproj/Localizable.strings"]?
            .split(separator: "\n").dropFirst().joined(separator: "\n")
        #expect(try await Self.report(files).locales.map(\.basis) == ["measured"])
    }

    @Test("A language without translations learns from the others, a variety of the source's language does not")
    func other() async throws {
        let report = try await RiskedApp.report(
            Self.app(60, times: 1), configuration: "budgets:\n  button: 14\n", locales: ["en-GB", "fr"])
        let usual = try await RiskedApp.report(
            ["en.lproj/Localizable.strings": "\"button\" = \"Send message\";\n"],
            configuration: "budgets:\n  button: 14\n", locales: ["fr"])
        #expect(
            report.locales.map(\.basis) == [
                "measured, adapted to 60 translations of the app", "same as the source",
                "measured, adapted to the app's translations into another language",
            ])
        let chances = try [report, usual].map { try #require($0.cell("button", "fr")).chance }
        #expect(chances[0] < chances[1], "\(chances)")
    }
}
