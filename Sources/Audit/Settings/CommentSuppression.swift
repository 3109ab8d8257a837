// `swell:disable over-budget until 2026-12-31 - reason`: a suppression in a comment.

import Basics
import Configuration

/// A suppression in a comment.
struct CommentSuppression: Hashable, Sendable {
    /// The ids of the rules.
    let rules: [String]
    /// The last day on which it applies; nil if it has no end.
    let until: String?
    /// The reason.
    let reason: String?

    /// The suppressions in the lines of a comment, in order.
    static func all(in comment: [UInt8]) -> [CommentSuppression] {
        String(decoding: comment, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            mark(in: Array(line.utf8)).map { CommentSuppression(line.utf8.dropFirst($0)) }
        }
    }

    /// Parses the text after the mark: rules, an optional last day, and a reason after a dash, or after two if they do
    /// not end a comment, as in XML.
    private init(_ text: Substring.UTF8View) {
        let text = Substring(text)
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
        let limit = words.firstIndex { $0 == "until" || $0 == "until:" }
        until = limit.flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : "" }
        // `swell:disable-next-line` is not supported: it suppresses nothing, and is reported.
        let isOther = text.utf8.first == UInt8(ascii: "-")
        rules = isOther ? Array(words.prefix(1)) : Array(words[..<(limit ?? words.endIndex)])
        self.reason = reason
    }

    /// Whether its last day is over; an invalid date always is.
    func isExpired(on today: String) -> Bool { until.map { !CalendarDay.isOne($0) || $0 < today } ?? false }

    /// The end of `swell:disable`, in any case and with or without a space; nil if it does not occur.
    static func mark(in text: [UInt8]) -> Int? { place(in: text) { $0 == UInt8(ascii: ":") }?.upperBound }

    /// The range of `swell-disable`, which suppresses nothing; nil if it does not occur.
    static func misspelledMark(in text: [UInt8]) -> Range<Int>? {
        place(in: text) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// Whether either of the two occurs.
    static func hasAnyMark(_ text: [UInt8]) -> Bool {
        place(in: text) { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") } != nil
    }

    /// The range of `swell` and `disable` with a separator between them.
    private static func place(in text: [UInt8], where isSign: (UInt8) -> Bool) -> Range<Int>? {
        var from = 0
        while let name = text.firstOffset(ofWord: "swell", from: from) {
            from = name + 5
            guard from < text.count, isSign(text[from]) else { continue }
            var at = from + 1
            while at < text.count, text[at] == 0x20 { at += 1 }
            if text.hasWord(Self.verb, at: at) { return name..<at + Self.verb.utf8CodeUnitCount }
        }
        return nil
    }

    private static let verb: StaticString = "disable"
}
