// `swell:disable over-budget until 2026-12-31 - reason`: a finding that a comment lets be.

import Basics
import Configuration

/// What a comment lets be.
struct CommentSuppression: Hashable, Sendable {
    /// The rules by their ids.
    let rules: [String]
    /// The last day on which it holds; nil where it holds for ever.
    let until: String?
    /// Why.
    let reason: String?

    /// What the lines of a comment let be, in their order.
    static func all(in comment: [UInt8]) -> [CommentSuppression] {
        String(decoding: comment, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            mark(in: Array(line.utf8)).map { CommentSuppression(line.utf8.dropFirst($0)) }
        }
    }

    /// What follows the mark on its line: rules, perhaps a last day, and a reason behind a dash, or behind two where
    /// they don't end a comment, as in XML.
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
        // `swell:disable-next-line` is no word of ours: what follows it is let be nowhere, and it is told.
        let isOther = text.utf8.first == UInt8(ascii: "-")
        rules = isOther ? Array(words.prefix(1)) : Array(words[..<(limit ?? words.endIndex)])
        self.reason = reason
    }

    /// Whether its last day is over; what is no day never lasts.
    func isExpired(on today: String) -> Bool { until.map { !CalendarDay.isOne($0) || $0 < today } ?? false }

    /// Where what follows `swell:disable` begins, in whatever case and with or without a space; nil where it is nowhere.
    static func mark(in text: [UInt8]) -> Int? { place(in: text) { $0 == UInt8(ascii: ":") }?.upperBound }

    /// Where `swell-disable` stands, which lets nothing be; nil where it is nowhere.
    static func misspelledMark(in text: [UInt8]) -> Range<Int>? {
        place(in: text) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// Whether either of the two stands anywhere.
    static func hasAnyMark(_ text: [UInt8]) -> Bool {
        place(in: text) { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") } != nil
    }

    /// Where `swell` and `disable` stand with a sign between them.
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
