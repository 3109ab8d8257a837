// `swell:disable over-budget until 2026-12-31 -- reason`: a finding that a comment lets be.

import Catalogs
import Platform

/// What a comment lets be.
struct CommentSuppression: Hashable, Sendable {
    static let mark = Array("swell:disable".utf8)

    /// The rules by their ids.
    let rules: [String]
    /// The last day on which it holds; nil where it holds for ever.
    let until: String?
    /// Why.
    let reason: String?

    /// What the lines of a comment let be, in their order.
    static func all(in comment: [UInt8]) -> [CommentSuppression] {
        String(decoding: comment, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            line.range(of: mark).map { CommentSuppression(line[$0...]) }
        }
    }

    /// What follows the mark on its line: rules, perhaps a last day, and `--` with a reason.
    private init(_ text: Substring) {
        var words: [String] = []
        var reason: String?
        var rest = text.split(separator: " ", omittingEmptySubsequences: true)[...]
        while let word = rest.popFirst() {
            if word.allSatisfy({ $0 == "-" || $0 == "–" || $0 == "—" }) {
                reason = rest.isEmpty ? nil : rest.joined(separator: " ")
                break
            }
            words += word.split(separator: ",").map { String($0) }
        }
        let limit = words.firstIndex(of: "until")
        until = limit.flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : "" }
        rules = Array(words[..<(limit ?? words.endIndex)])
        self.reason = reason
    }

    /// Whether its last day is over.
    func isExpired(on today: String) -> Bool { until.map { $0 < today } ?? false }
}

extension Substring {
    /// Where the text after an ASCII mark begins.
    fileprivate func range(of mark: [UInt8]) -> Index? {
        var at = utf8.startIndex
        while at < utf8.endIndex {
            if utf8[at...].starts(with: mark) { return utf8.index(at, offsetBy: mark.count) }
            at = utf8.index(after: at)
        }
        return nil
    }
}
