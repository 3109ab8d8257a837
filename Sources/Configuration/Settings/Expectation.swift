// What a single value has to be, and how one is read.

import Basics

/// What is expected of the text of a value.
public enum Expectation: Hashable, Sendable {
    /// Any text.
    case text
    /// One of some words.
    case word([String])
    /// `true` or `false`.
    case flag
    /// A whole number within bounds.
    case whole(ClosedRange<Int>)
    /// A number within bounds.
    case number(ClosedRange<Double>)
    /// A number above zero, up to a million.
    case length
    /// The distance of baselines: a length, or a multiple such as `1.2x`.
    case lineHeight
    /// A whole number that a `Double` holds exactly, with a minus sign or without.
    case sample
    /// A day of the calendar, `2026-12-31`.
    case date
    /// A pattern of keys, or a regular expression between slashes.
    case pattern
    /// A budget in one word: a number of characters, or `none`.
    case budget
    /// The name of a text style: one of these.
    case style([String])
    /// A name that is no text style of Apple's.
    case newStyle
    /// At least one character.
    case someText
}

/// How the text of a value becomes the value, and a text again.
struct Scalar<Value: Hashable & Sendable>: Sendable {
    let expected: Expectation
    /// The value; nil where the text is none.
    let read: @Sendable (String) -> Value?
    let words: @Sendable (Value) -> String
}

extension Scalar<String> {
    static let text = Scalar(.text) { _ in true }
    static let someText = Scalar(.someText) { text in !text.utf8.allSatisfy(\.isSpace) }
    static let lineHeight = Scalar(.lineHeight) { Numbers.length($0.hasSuffix("x") ? $0.dropLast() : $0[...]) != nil }
    static let sample = Scalar(.sample, Numbers.isSample)
    static let date = Scalar(.date, CalendarDay.isOne)
    static let pattern = Scalar(.pattern) { text in
        !text.utf8.starts(with: "/".utf8) || text.utf8.count > 2 && text.utf8.last == UInt8(ascii: "/")
    }

    static func word(_ words: [String]) -> Self { Self(.word(words), words.contains) }

    private init(_ expected: Expectation, _ isOne: @escaping @Sendable (String) -> Bool) {
        self.init(expected: expected, read: { isOne($0) ? $0 : nil }, words: { $0 })
    }
}

extension Scalar<Int> {
    static let count = whole(1...Numbers.most)

    static func whole(_ range: ClosedRange<Int>) -> Self {
        Self(expected: .whole(range), read: { Numbers.whole($0, in: range) }, words: { "\($0)" })
    }
}

extension Scalar<Double> {
    static let length = Self(expected: .length, read: { Numbers.length($0[...]) }, words: \.plainText)

    static func number(_ range: ClosedRange<Double>) -> Self {
        Self(
            expected: .number(range),
            read: { Numbers.number($0[...]).flatMap { range.contains($0) ? $0 : nil } }, words: \.plainText)
    }
}

extension Scalar<Bool> {
    static let flag = Self(
        expected: .flag, read: { $0 == "true" ? true : $0 == "false" ? false : nil }, words: { "\($0)" })
}
