// Padding of pseudo text.

import Basics

/// The appearance of padding.
public enum Padding: String, CaseIterable, Sendable {
    /// A ruler, or words and then a ruler if the padding is long.
    case auto
    /// Digits that count down, so that a screenshot shows how much was cut.
    case ruler
    /// Words that wrap like real text.
    case words
    /// A ruler that no line can break, so that the last word becomes as long as in languages with long words.
    case solid

    private static let longestRuler = 20
    /// A mark, a space and a letter: anything shorter could be mistaken for a text's own mark.
    private static let shortestWords = 3
    private static let rulerAfterWords = 10
    /// The beginning of rulers and words, which separates them from the text before.
    private static let mark = Array("…".utf8)
    /// The beginning of solid padding: a line may break after `…`.
    private static let solidMark = Array("·".utf8)
    /// Padding of one character, because a mark alone would look like the text's own.
    private static let single = UInt8(ascii: "~")
    private static let filler = Array(" one two three four five six seven eight nine ten eleven twelve".utf8)

    /// Appends padding of a length in characters.
    func append(_ length: Int, to output: inout [UInt8]) {
        switch self {
        case _ where length == 1: output.append(Self.single)
        case .auto where length < Self.shortestWords, .words where length < Self.shortestWords:
            Self.appendRuler(length, to: &output)
        case .auto where length > Self.longestRuler:
            Self.appendWords(length - Self.rulerAfterWords, to: &output)
            Self.appendRuler(Self.rulerAfterWords, to: &output)
        case .auto, .ruler: Self.appendRuler(length, to: &output)
        case .solid: Self.appendSolid(length, to: &output)
        case .words: Self.appendWords(length, to: &output)
        }
    }

    /// Byte by byte, because an array shared by all cores would be slower.
    private static func appendMark(to output: inout [UInt8]) {
        output.append(0xE2)
        output.append(0x80)
        output.append(0xA6)
    }

    private static func appendSolid(_ length: Int, to output: inout [UInt8]) {
        output.append(0xC2)
        output.append(0xB7)
        appendDigits(length - 1, to: &output)
    }

    private static func appendRuler(_ length: Int, to output: inout [UInt8]) {
        appendMark(to: &output)
        appendDigits(length - 1, to: &output)
    }

    private static func appendDigits(_ count: Int, to output: inout [UInt8]) {
        for left in stride(from: count, to: 0, by: -1) {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: left % 10))
        }
    }

    private static func appendWords(_ length: Int, to output: inout [UInt8]) {
        appendMark(to: &output)
        var left = length - 1
        // A space at the end would be invisible.
        let endsInSpace = left > 0 && filler[(left - 1) % filler.count] == UInt8(ascii: " ")
        if endsInSpace { left -= 1 }
        while left > 0 {
            let count = min(left, filler.count)
            LookAlikes.append(filler, 0..<count, to: &output)
            left -= count
        }
        if endsInSpace { output.append(single) }
    }

    // MARK: Removing padding

    /// The start of the padding at a text's end, even if a screenshot or a person cut it; nil if there is none.
    static func start(in utf8: [UInt8]) -> Int? {
        let core = utf8.core
        if utf8.firstOffset(of: 0xC2, in: core) != nil, let last = lastMark(solidMark, in: utf8[core]),
            isRuler(utf8[last + solidMark.count..<core.upperBound])
        {
            return last
        }
        // Most texts contain no byte of a mark.
        guard utf8.firstOffset(of: 0xE2, in: core) != nil, let last = lastMark(mark, in: utf8[core]) else {
            return utf8[core].last == single ? core.upperBound - 1 : nil
        }
        let end = last + mark.count
        if isFiller(utf8[end..<core.upperBound]) { return last }
        guard isRuler(utf8[end..<core.upperBound]) else {
            return utf8[core].last == single ? core.upperBound - 1 : nil
        }
        guard let words = lastMark(mark, in: utf8[core.lowerBound..<last]), isFiller(utf8[words + mark.count..<last])
        else {
            return last
        }
        return words
    }

    private static func lastMark(_ mark: [UInt8], in utf8: ArraySlice<UInt8>) -> Int? {
        var at = utf8.endIndex - mark.count
        while at >= utf8.startIndex, !utf8[at...].starts(with: mark) { at -= 1 }
        return at >= utf8.startIndex ? at : nil
    }

    /// Whether these are digits that count down; a single digit is the text's own, as in `1…9`, unless it is the last
    /// one.
    private static func isRuler(_ digits: ArraySlice<UInt8>) -> Bool {
        let numbers = digits.map { Int($0) - 0x30 }
        return numbers.allSatisfy((0...9).contains) && (numbers.count > 1 || numbers == [1])
            && zip(numbers, numbers.dropFirst()).allSatisfy { ($0 + 9) % 10 == $1 }
    }

    private static func isFiller(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count > 1 else { return false }
        let letters = Array(LookAlikes.undo(String(decoding: text, as: UTF8.self)).utf8)
        return letters.enumerated().allSatisfy { index, letter in
            letter == filler[index % filler.count] || letter == single && index == letters.count - 1
        }
    }
}
