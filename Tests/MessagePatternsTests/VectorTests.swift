// Hand-picked messages, kept beside the project, with what must survive in each.

import Foundation
import MessagePatterns
import TestSupport
import Testing

private struct Vector: Decodable {
    let input: String
    let kind: String
    let pieces: [String]

    enum CodingKeys: String, CodingKey {
        case input, kind
        case pieces = "must_preserve"
    }

    static let file = Corpora.root.appending(path: "../shared/vectors/protect.jsonl").standardizedFileURL
    static var areThere: Bool { FileManager.default.fileExists(atPath: file.path) }

    static func all() throws -> [Vector] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Vector.self, from: Data($0.utf8))
        }
    }
}

@Suite("Vectors", .enabled(if: Vector.areThere, "the vectors are not beside the project"))
struct VectorTests {
    /// A message with every letter of its text changed.
    private static func changed(_ message: Message) -> String {
        message.parts.map { part in
            let piece = String(decoding: message.utf8[part.range], as: UTF8.self)
            guard part.kind == .text else { return piece }
            return String(piece.map { $0.isASCII && $0.isLetter ? "ȧ" : $0 })
        }.joined()
    }

    /// Whether pieces stand in a text, each after the one before; with `inOrder` false, anywhere.
    private static func holds(_ text: String, _ pieces: [String], inOrder: Bool) -> Bool {
        var rest = text[...].unicodeScalars
        for piece in pieces {
            guard let range = (inOrder ? Substring(rest) : text[...]).range(of: piece, options: .literal) else {
                return false
            }
            rest = text[range.upperBound...].unicodeScalars
        }
        return true
    }

    @Test("Every piece survives a change of all text, in order where it stands in order")
    func survival() throws {
        let vectors = try Vector.all()
        #expect(vectors.count > 100)
        for vector in vectors {
            let text = Self.changed(Message(vector.input))
            let inOrder = Self.holds(vector.input, vector.pieces, inOrder: true)
            #expect(Self.holds(text, vector.pieces, inOrder: inOrder), "\(vector.kind): \(vector.input) → \(text)")
        }
    }
}
