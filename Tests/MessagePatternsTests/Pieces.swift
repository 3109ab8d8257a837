// What tests ask of messages, and of the catalogs that hold them.

import Catalogs
import MessagePatterns
import Projects
import TestSupport

extension Message {
    /// What stays, piece by piece.
    var kept: [String] { pieces { $0 != .text } }

    /// What may be changed, piece by piece.
    var words: [String] { pieces { $0 == .text } }

    /// The pieces of a kind.
    func pieces(_ kind: Kind) -> [String] { pieces { $0 == kind } }

    private func pieces(_ belongs: (Kind) -> Bool) -> [String] {
        parts.filter { belongs($0.kind) }.map { String(decoding: utf8[$0.range], as: UTF8.self) }
    }

    /// Whether its parts follow each other without gaps from the beginning to the end, none of them empty.
    var isWhole: Bool {
        var end = 0
        for part in parts {
            guard part.range.lowerBound == end, !part.range.isEmpty else { return false }
            end = part.range.upperBound
        }
        return end == utf8.count
    }
}

extension CatalogFile {
    /// Calls `body` with each value and source text of the catalog.
    func forEachText(_ body: ([UInt8]) -> Void) throws {
        var text: [UInt8] = []
        for entry in try Corpora.read(path.string).entries {
            for part in [Entry.Part.value, .source] {
                text.removeAll(keepingCapacity: true)
                if entry.append(part, to: &text) { body(text) }
            }
        }
    }
}
