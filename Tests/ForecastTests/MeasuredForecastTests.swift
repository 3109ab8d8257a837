// Forecasts, compared with the measured pairs that they were fitted to, if these are beside the project.

import Forecast
import Foundation
import TestSupport
import Testing

/// Lengths of English texts and their translations in real apps, and the texts; missing on most machines.
private enum Measured {
    static let pairs = ["pairs", "pairs-2"].map { path("../shared/expansion/\($0).csv.gz") }
    static let texts = path("../shared/corpus/expected.jsonl.gz")
    static var hasPairs: Bool { pairs.allSatisfy { FileManager.default.fileExists(atPath: $0) } }
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
        let made = try Programs.run(Measured.script("fit-forecast"), ["--print"] + Measured.pairs)
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
                for (words, placeholders, ending, sign) in [
                    (1, 0, ForecastSource.Ending.none, "-"), (3, 1, .period, "."), (5, 2, .ellipsis, "…"),
                    (17, 0, .question, "?"), (1, 1, .colon, ":"), (90, 4, .exclamation, "!"),
                ] {
                    let source = ForecastSource(
                        graphemes: length, columns: length, words: words, placeholders: placeholders, ending: ending)
                    for (unit, found) in [("graphemes", forecast.graphemes), ("columns", forecast.columns)] {
                        lines.append("\(unit) \(name) \(length) \(words) \(placeholders) \(sign)")
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
                        lines.append("\(unit) \(locale) \(length) \(words) \(placeholders) - \(from)")
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
        "In apps that were not fitted, shares are close to forecast, and closer with 50 of the app's own translations",
        .enabled(if: Measured.hasPairs, "the measured pairs are not beside the project"))
    func unseen() throws {
        let made = try Programs.run(Measured.script("evaluate-forecast"), ["--hold-out", "2", "--own"])
        #expect(made.code == 0, "\(made.errors)")
        let lines = made.text.split(separator: "\n").map { $0.split(separator: " ") }
        let numbers = { (name: String) in
            lines.filter { $0.first.map(String.init) == name }.first?.compactMap { Double($0) } ?? []
        }
        let worst = numbers("worst")
        try #require(worst.count == 5)
        // Two draws of apps vary more than the twenty-four of the documentation.
        #expect(worst[0] < 8 && worst[1...].allSatisfy { $0 < 7 }, "\(worst)")
        let mean = try #require(numbers("forecast:").first)
        #expect(mean < 1.6)
        let own = numbers("50")
        try #require(own.count > 3)
        // In these two draws the error is 31 % smaller.
        #expect(own[1] <= 0.72 * own[2], "\(own)")
    }

    @Test(
        "In the fitted pairs, a share close to the quantile is no longer than forecast, in each locale",
        .enabled(if: Measured.hasPairs, "the measured pairs are not beside the project"))
    func coverage() throws {
        let shares = [0.05, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99]
        for (locale, pairs) in try MeasuredPair.all() {
            let forecast = LengthForecast(locale: locale)
            #expect(forecast.basis == .measured(locale))
            var hits = shares.map { _ in 0 }
            for pair in pairs {
                let found = forecast.graphemes(of: pair.source)
                for (place, share) in shares.enumerated() where pair.target <= found.quantile(share) {
                    hits[place] += 1
                }
            }
            for (share, hits) in zip(shares, hits) where share >= 0.5 {
                let found = Double(hits) / Double(pairs.count)
                #expect(abs(found - share) < 0.035, "\(locale) at \(share): \(found)")
            }
        }
    }

    @Test(
        "With 50 of an app's own translations, its shares are closer to forecast by a fifth",
        .enabled(if: Measured.hasPairs, "the measured pairs are not beside the project"))
    func own() throws {
        let shares = [0.5, 0.75, 0.9, 0.95, 0.99]
        var (usual, adapted, count) = (0.0, 0.0, 0.0)
        for (locale, pairs) in try MeasuredPair.all() {
            let forecast = LengthForecast(locale: locale)
            for pairs in Dictionary(grouping: pairs, by: \.app).values where pairs.count >= 150 {
                let part = pairs.count / OwnTranslations.fewest
                let numbered = pairs.enumerated()
                let known = numbered.filter { $0.offset % part == 0 }.prefix(OwnTranslations.fewest).map(\.element)
                let rest = numbered.filter { $0.offset % part != 0 }.map(\.element)
                let reached = known.map { forecast.graphemes(of: $0.source).share(atMost: $0.target) }
                let own = forecast.adapted(to: OwnTranslations(into: locale, reaching: [locale: reached]))
                func error(_ forecast: LengthForecast) -> Double {
                    shares.reduce(0) { sum, share in
                        let hits = rest.count { $0.target <= forecast.graphemes(of: $0.source).quantile(share) }
                        return sum + abs(Double(hits) / Double(rest.count) - share)
                    } / Double(shares.count)
                }
                usual += error(forecast)
                adapted += error(own)
                count += 1
            }
        }
        #expect(count > 1000)
        #expect(adapted < 0.8 * usual, "\(adapted / count) instead of \(usual / count)")
    }
}

/// A measured source and the length of its translation.
private struct MeasuredPair {
    let app: Substring
    let source: ForecastSource
    let target: Double

    /// All measured pairs by locale.
    static func all() throws -> [String: [MeasuredPair]] {
        var found: [String: [MeasuredPair]] = [:]
        for path in Measured.pairs {
            let unpacked = try Programs.run(URL(filePath: "/usr/bin/env"), ["gzip", "-dc", path])
            for row in unpacked.text.split(separator: "\n").dropFirst() {
                let cells = row.split(separator: ",")
                try #require(cells.count == 9)
                found[String(cells[0]), default: []].append(try MeasuredPair(cells))
            }
        }
        return found
    }

    private init(_ cells: [Substring]) throws {
        let numbers = cells[1...6].compactMap { Int($0) }
        try #require(numbers.count == 6)
        app = cells[8]
        target = Double(numbers[1])
        let endings: [Substring: ForecastSource.Ending] = [
            ".": .period, "!": .exclamation, "?": .question, ":": .colon, "…": .ellipsis,
        ]
        source = ForecastSource(
            graphemes: numbers[0], columns: numbers[2], words: numbers[4], placeholders: numbers[5],
            ending: endings[cells[7]] ?? .none)
    }
}
