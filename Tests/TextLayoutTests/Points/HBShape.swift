// HarfBuzz's own program, as an oracle for widths.

import Fonts
import Foundation
import TestSupport
import TextLayout

/// Collects runs, and then calls `hb-shape` once for all runs of a style.
struct HBShape {
    /// The parameters for shaping a run.
    private struct Style: Hashable {
        let file: String
        let index: Int
        let variations: String
        let points: Double
        let features: String
        let script: String
        let direction: Direction
        let language: String

        var arguments: [String] {
            [
                "hb-shape", "--font-file=\(file)", "--face-index=\(index)", "--variations=\(variations)",
                "--font-ptem=\(points)", "--features=\(features)", "--script=\(script)",
                "--direction=\(direction == .rightToLeft ? "rtl" : "ltr")", "--language=\(language)",
                "--no-glyph-names", "--no-clusters", "--output-format=json",
            ]
        }
    }

    private struct Run {
        let text: [UInt8]
        let units: Int
        /// The number of its text.
        let number: Int
    }

    private struct Glyph: Decodable {
        let ax: Int
    }

    private var runs: [Style: [Run]] = [:]
    private(set) var count = 0

    /// Whether `hb-shape` is installed.
    static let isInstalled = (try? Programs.run(URL(filePath: "/usr/bin/env"), ["hb-shape", "--version"]))?.code == 0

    /// Adds the runs of a text with a number.
    mutating func add(_ text: [UInt8], _ number: Int, in stack: FontStack, by ruler: inout PointRuler) {
        let features = stack.description.features.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
        for run in ruler.runs(of: text[...]) {
            let style = Style(
                file: run.font.typeface.path, index: run.font.typeface.index,
                variations: run.font.variations.map { "\($0.tag)=\($0.value)" }.joined(separator: ","),
                points: stack.description.size, features: features, script: run.script, direction: run.direction,
                language: run.language)
            runs[style, default: []].append(Run(text: Array(text[run.range]), units: run.units, number: number))
            count += 1
        }
    }

    /// Returns descriptions of the differences, by the numbers of the texts.
    func differences() throws -> [Int: String] {
        var differences: [Int: String] = [:]
        let scratch = try TemporaryFolder()
        for (style, runs) in runs {
            let file = try scratch.write(runs.flatMap { $0.text + [0x0A] }, to: "texts")
            let outcome = try Programs.run(URL(filePath: "/usr/bin/env"), style.arguments + ["--text-file=\(file)"])
            let lines = outcome.text.split(separator: "\n")
            for (place, run) in runs.enumerated() {
                let glyphs =
                    try place < lines.count
                    ? JSONDecoder().decode([Glyph].self, from: Data(lines[place].utf8)) : []
                let units = glyphs.reduce(0) { $0 + $1.ax }
                guard units != run.units || lines.count != runs.count else { continue }
                let text = String(decoding: run.text, as: UTF8.self).debugDescription
                differences[run.number] = "\(run.units) units, hb-shape has \(units): \(text) by \(style.arguments)"
            }
        }
        return differences
    }
}
