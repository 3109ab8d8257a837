// Messages with pieces that must not change, if they are beside the project.

import Foundation
import Pseudolocales
import TestSupport
import Testing

private struct Vector: Decodable {
    let input: String
    let must_preserve: [String]

    static let path = Corpora.root.appending(path: "../shared/vectors/protect.jsonl").standardizedFileURL.path
    static var exist: Bool { FileManager.default.fileExists(atPath: path) }

    static let all: [Vector] = {
        let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.compactMap { try? JSONDecoder().decode(Vector.self, from: Data($0.utf8)) }
    }()

    /// Returns the first piece that a text does not contain after the previous pieces.
    ///
    /// A piece that the input itself does not have there is skipped.
    func missing(in text: String) -> String? {
        var rest = text.unicodeScalars[...]
        var source = input.unicodeScalars[...]
        for piece in must_preserve.map({ Array($0.unicodeScalars) }) {
            guard let inSource = source.firstRange(of: piece) else { continue }
            guard let found = rest.firstRange(of: piece) else { return String(String.UnicodeScalarView(piece)) }
            (source, rest) = (source[inSource.upperBound...], rest[found.upperBound...])
        }
        return nil
    }
}

@Suite("Protected pieces", .enabled(if: Vector.exist, "the vectors are not beside the project"))
struct VectorTests {
    @Test("Each style keeps every piece, in order, at any growth, and closes its controls", arguments: allStyleLists)
    func pieces(styles: [String]) throws {
        #expect(Vector.all.count == 117)
        for growth in ["de@p75", "fi@p95", "30%", "0%"] {
            var maker = try Maker(styles, growth: growth)
            for vector in Vector.all {
                let made = maker.make(vector.input, key: "settings.title")
                #expect(made.outcome != .damaged, "\(vector.input)")
                #expect(vector.missing(in: made.text) == nil, "\(vector.input): \(made.text)")
                #expect(BidiLines.areClosed(made.text), "\(made.text.debugDescription)")
            }
        }
    }
}
