// Test helpers for messages, and for the catalogs that contain them.

import Catalogs
import MessagePatterns
import Projects
import TestSupport

extension Message {
    /// The parts that must not change.
    var kept: [String] { pieces { $0 != .text } }

    /// The parts that may change.
    var words: [String] { pieces { $0 == .text } }

    /// Returns the parts of a kind.
    func pieces(_ kind: Kind) -> [String] { pieces { $0 == kind } }

    private func pieces(_ belongs: (Kind) -> Bool) -> [String] {
        parts.filter { belongs($0.kind) }.map { String(decoding: utf8[$0.range], as: UTF8.self) }
    }

    /// Whether its parts are adjacent from the beginning to the end, and none of them is empty.
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
