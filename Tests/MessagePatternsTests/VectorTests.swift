// Hand-picked messages, stored beside the project, with the parts of each that must survive.

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
    static var exist: Bool { FileManager.default.fileExists(atPath: file.path) }

    static func all() throws -> [Vector] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Vector.self, from: Data($0.utf8))
        }
    }
}

@Suite("Vectors", .enabled(if: Vector.exist, "the vectors are not beside the project"))
struct VectorTests {
    /// Returns a message with every letter of its text changed.
    private static func changed(_ message: Message) -> String {
        message.parts.map { part in
            let piece = String(decoding: message.utf8[part.range], as: UTF8.self)
            guard part.kind == .text else { return piece }
            return String(piece.map { $0.isASCII && $0.isLetter ? "ȧ" : $0 })
        }.joined()
    }

    /// Whether a text contains pieces, each after the previous one; if `inOrder` is false, in any order.
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

    @Test("Every piece survives a change of all text, in its original order")
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
