// The accepted values of a setting, and how to read them.

import Basics

/// The accepted strings of a value.
public enum Expectation: Hashable, Sendable {
    /// Any string.
    case text
    /// One of the given words.
    case word([String])
    /// `true` or `false`.
    case flag
    /// A whole number within bounds.
    case whole(ClosedRange<Int>)
    /// A number within bounds.
    case number(ClosedRange<Double>)
    /// A number above zero, up to a million.
    case length
    /// A line height: a length, or a multiple such as `1.2x`.
    case lineHeight
    /// A whole number that a `Double` represents exactly, with an optional minus sign.
    case sample
    /// A date, `2026-12-31`.
    case date
    /// A pattern of keys, or a regular expression between slashes.
    case pattern
    /// A budget as a scalar: a number of characters, or `none`.
    case budget
    /// The name of a text style: one of these.
    case style([String])
    /// A name that no Apple text style has.
    case newStyle
    /// A string that contains more than white space.
    case someText
}

/// Conversions between the string and the value of a scalar.
struct Scalar<Value: Hashable & Sendable>: Sendable {
    let expected: Expectation
    /// Parses a string; returns nil if it is invalid.
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

    /// A whole number in a list.
    static func whole(_ range: ClosedRange<Int>) -> Self {
        Self(.whole(range)) { Numbers.whole($0, in: range) != nil }
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
