// The table, compared with the measured pairs that it was computed from, if these are beside the project.

import Forecast
import Foundation
import TestSupport
import Testing

/// Lengths of English texts and their translations in real apps; missing on most machines.
private enum Pairs {
    static let paths = ["pairs", "pairs-2"].map {
        Corpora.root.appending(path: "../shared/expansion/\($0).csv.gz").standardizedFileURL.path
    }
    static var exist: Bool { paths.allSatisfy { FileManager.default.fileExists(atPath: $0) } }
}

@Suite("Measured growth", .enabled(if: Pairs.exist, "the measured pairs are not beside the project"))
struct MeasuredGrowthTests {
    @Test("The table is the output of the script for the pairs")
    func table() throws {
        let made = try Programs.run(
            Corpora.root.appending(path: "Scripts/tables/fit-growth"), ["--print"] + Pairs.paths)
        #expect(made.code == 0, "\(made.errors)")
        let kept = Corpora.root.appending(path: "Sources/Forecast/Generated/growth.txt")
        #expect(made.text == (try String(contentsOf: kept, encoding: .utf8)))
    }

    @Test("In apps that were not fitted, 95 ± 3 % of German translations are no longer than generated, at each length")
    func unseen() throws {
        let check = Corpora.root.appending(path: "Scripts/tables/check-growth")
        let found = try Programs.run(check, ["de@p95", "--pairs"] + Pairs.paths)
        #expect(found.code == 0, "\(found.errors)")
        let buckets = found.text.split(separator: "\n").dropFirst(2)
        #expect(buckets.count == 7)
        for bucket in buckets {
            let words = bucket.split(separator: " ")
            try #require(words.count == 5, "\(bucket)")
            let share = try #require(Double(words[2]), "\(bucket)")
            #expect(abs(share - 95) <= 3, "\(bucket)")
        }
    }

    @Test("In the fitted pairs, a share close to the quantile is no longer than forecast, in each locale")
    func seen() throws {
        let rows = try Pairs.paths.flatMap { path in
            let unpacked = try Programs.run(URL(filePath: "/usr/bin/env"), ["gzip", "-dc", path])
            return unpacked.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
        }
        for (locale, rows) in Dictionary(grouping: rows, by: { String($0[0]) }) {
            for quantile in [0.9, 0.93, 0.95, 0.98, 0.99] {
                let curve = try #require(GrowthCurve(locale: locale, quantile: quantile), "\(locale)")
                let hits = try rows.filter { row in
                    let (source, target) = (try #require(Int(row[1])), try #require(Int(row[2])))
                    return target <= curve.length(of: source)
                }
                let share = Double(hits.count) / Double(rows.count)
                #expect(abs(share - quantile) < 0.015, "\(locale) at \(quantile): \(share)")
            }
        }
    }
}
