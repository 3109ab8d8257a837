// Forecasts, compared with the measured pairs that they were fitted to, if these are beside the project.

import Forecast
import Foundation
import TestSupport
import Testing

/// Lengths of English texts and their translations in real apps, and the texts; missing on most machines.
private enum Measured {
    static let pairs = path("../shared/expansion/pairs.csv.gz")
    static let texts = path("../shared/corpus/expected.jsonl.gz")
    static var hasPairs: Bool { FileManager.default.fileExists(atPath: pairs) }
    static var hasTexts: Bool { FileManager.default.fileExists(atPath: texts) }

    static func path(_ name: String) -> String { Corpora.root.appending(path: name).standardizedFileURL.path }
    static func script(_ name: String) -> URL { Corpora.root.appending(path: "Scripts/tables/\(name)") }
    static func kept(_ name: String) throws -> String {
        try String(
            contentsOf: Corpora.root.appending(path: "Sources/Forecast/Generated/\(name).txt"), encoding: .utf8)
    }
}

@Suite("Measured forecast")
struct MeasuredForecastTests {
    @Test(
        "The table is the output of the script for the pairs",
        .enabled(if: Measured.hasPairs, "the measured pairs are not beside the project"))
    func table() throws {
        let made = try Programs.run(Measured.script("fit-forecast"), ["--print", Measured.pairs])
        #expect(made.code == 0, "\(made.errors)")
        #expect(made.text == (try Measured.kept("forecast")))
    }

    @Test(
        "The letters are the output of the script for the texts",
        .enabled(if: Measured.hasTexts, "the texts of real apps are not beside the project"))
    func letters() throws {
        let made = try Programs.run(Measured.script("fit-letters"), ["--print", Measured.texts])
        #expect(made.code == 0, "\(made.errors)")
        #expect(made.text == (try Measured.kept("letters")))
    }

    @Test("The script that evaluates forecasts computes exactly the same lengths")
    func same() throws {
        let scratch = try TemporaryFolder()
        var lines: [String] = []
        var lengths: [[Double]] = []
        for locale in Growth.locales + ["ca", "cs", "ur", "id", "ka"] {
            let forecast = LengthForecast(locale: locale)
            let name = ["ca": "Romance", "cs": "Slavic", "ur": "Arabic", "id": "Latin", "ka": "all"][locale] ?? locale
            for length in [1, 2, 3, 7, 11, 26, 59, 141, 700] {
                for (words, placeholders) in [(1, 0), (3, 1), (5, 2), (17, 0), (90, 4)] {
                    let source = ForecastSource(
                        graphemes: length, columns: length, words: words, placeholders: placeholders, ending: .none)
                    for (unit, found) in [("graphemes", forecast.graphemes), ("columns", forecast.columns)] {
                        lines.append("\(unit) \(name) \(length) \(words) \(placeholders)")
                        lengths.append([0.01, 0.05, 0.5, 0.95, 0.99].map(found(source).quantile))
                    }
                }
            }
        }
        for (locale, from) in [
            ("de", "ja"), ("ja", "de"), ("en", "ja"), ("en", "fr"), ("ru", "ko"), ("fr", "pt-BR"),
            ("zh-Hant", "zh-Hans"),
        ] {
            let forecast = LengthForecast(locale: locale, source: from)
            for length in [1, 2, 5, 13, 40, 120, 900] {
                for (words, placeholders) in [(1, 0), (4, 1), (20, 3)] {
                    let source = ForecastSource(
                        graphemes: length, columns: length, words: words, placeholders: placeholders, ending: .none)
                    for (unit, found) in [("graphemes", forecast.graphemes), ("columns", forecast.columns)] {
                        lines.append("\(unit) \(locale) \(length) \(words) \(placeholders) \(from)")
                        lengths.append([0.01, 0.05, 0.5, 0.95, 0.99].map(found(source).quantile))
                    }
                }
            }
        }
        let asked = try scratch.write(lines.joined(separator: "\n") + "\n", to: "asked")
        let command = "'\(Measured.script("fit-forecast").path)' --lengths < '\(asked)'"
        let outcome = try Programs.run(URL(filePath: "/bin/sh"), ["-c", command])
        #expect(outcome.code == 0, "\(outcome.errors)")
        let rows = outcome.text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
        try #require(rows.count == lines.count)
        for (line, (row, found)) in zip(lines, zip(rows, lengths)) {
            try #require(row.count == 9)
            #expect(found == [row[0], row[1], row[4], row[7], row[8]], "\(line)")
        }
    }

    @Test(
        "In the fitted pairs, a share close to the quantile is no longer than forecast, in each locale",
        .enabled(if: Measured.hasPairs, "the measured pairs are not beside the project"))
    func coverage() throws {
        let unpacked = try Programs.run(URL(filePath: "/usr/bin/env"), ["gzip", "-dc", Measured.pairs])
        let rows = unpacked.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
        let shares = [0.05, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99]
        for (locale, rows) in Dictionary(grouping: rows, by: { String($0[0]) }) {
            let forecast = LengthForecast(locale: locale)
            #expect(forecast.basis == .measured(locale))
            var hits = shares.map { _ in 0 }
            for row in rows {
                let numbers = row[1...6].compactMap { Int($0) }
                try #require(numbers.count == 6)
                let source = ForecastSource(
                    graphemes: numbers[0], columns: numbers[2], words: numbers[4], placeholders: numbers[5],
                    ending: .none)
                let found = forecast.graphemes(of: source)
                for (place, share) in shares.enumerated() where Double(numbers[1]) <= found.quantile(share) {
                    hits[place] += 1
                }
            }
            for (share, hits) in zip(shares, hits) where share >= 0.5 {
                let found = Double(hits) / Double(rows.count)
                #expect(abs(found - share) < 0.035, "\(locale) at \(share): \(found)")
            }
        }
    }
}
