// The places of glyphs according to another program.

import Foundation
import TestSupport

/// `hb-shape`, which is part of HarfBuzz.
enum Shaping {
    /// Its path; nil if it is not installed.
    static let program = ["/usr/bin/hb-shape", "/opt/homebrew/bin/hb-shape", "/usr/local/bin/hb-shape"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(filePath: $0) }

    private struct Glyph: Decodable {
        let g: Int
        let dx: Double
        let ax: Double
    }

    /// The places of the glyphs of a text from left to right, in points, including spaces.
    static func places(of text: String, font: String, size: Double) throws -> [Double] {
        guard let program else { return [] }
        let found = try Programs.run(URL(filePath: "/usr/bin/env"), ["fc-match", "-f", "%{file}", font]).text
        let units = 1_000_000.0
        let outcome = try Programs.run(
            program,
            [
                "--font-file=\(found)", "--font-size=\(Int(units))", "--no-glyph-names", "--no-clusters",
                "--output-format=json", "--text=\(text)",
            ])
        var across = 0.0
        return try JSONDecoder().decode([Glyph].self, from: Data(outcome.output)).map { glyph in
            defer { across += glyph.ax }
            return (across + glyph.dx) * size / units
        }
    }
}
