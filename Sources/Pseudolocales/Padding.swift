// What fills pseudo text up.

import Basics

/// How padding looks.
public enum Padding: String, CaseIterable, Sendable {
    /// A ruler; where it would be long, words and then a ruler.
    case auto
    /// Digits that count down, so that a screenshot shows how much was cut.
    case ruler
    /// Words that wrap like real text.
    case words

    private static let longestRuler = 20
    /// A mark, a space and a letter: less could not be told from a text's own mark.
    private static let shortestWords = 3
    private static let rulerAfterWords = 10
    /// What rulers and words begin with, so that they can be told from the text before them.
    private static let mark = Array("…".utf8)
    /// Padding of one character, where a mark alone would look like the text's own.
    private static let single = UInt8(ascii: "~")
    private static let filler = Array(" one two three four five six seven eight nine ten eleven twelve".utf8)

    /// Appends padding of a length in characters.
    func append(_ length: Int, to output: inout [UInt8]) {
        switch self {
        case _ where length == 1: output.append(Self.single)
        case _ where length < Self.shortestWords: Self.appendRuler(length, to: &output)
        case .auto where length > Self.longestRuler:
            Self.appendWords(length - Self.rulerAfterWords, to: &output)
            Self.appendRuler(Self.rulerAfterWords, to: &output)
        case .auto, .ruler: Self.appendRuler(length, to: &output)
        case .words: Self.appendWords(length, to: &output)
        }
    }

    /// Byte by byte, since an array that all cores share would be slower.
    private static func appendMark(to output: inout [UInt8]) {
        output.append(0xE2)
        output.append(0x80)
        output.append(0xA6)
    }

    private static func appendRuler(_ length: Int, to output: inout [UInt8]) {
        appendMark(to: &output)
        for left in stride(from: length - 1, to: 0, by: -1) {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: left % 10))
        }
    }

    private static func appendWords(_ length: Int, to output: inout [UInt8]) {
        appendMark(to: &output)
        var left = length - 1
        // At the end a space would not be seen.
        let endsInSpace = left > 0 && filler[(left - 1) % filler.count] == UInt8(ascii: " ")
        if endsInSpace { left -= 1 }
        while left > 0 {
            let count = min(left, filler.count)
            LookAlikes.append(filler, 0..<count, to: &output)
            left -= count
        }
        if endsInSpace { output.append(single) }
    }

    // MARK: Taking it away

    /// Where the padding at a text's end begins, even where a screenshot or a hand has cut it; nil where there is none.
    static func start(in utf8: [UInt8]) -> Int? {
        let core = utf8.core
        // Most texts have no byte of a mark in them.
        guard utf8.firstOffset(of: 0xE2, in: core) != nil, let last = lastMark(in: utf8[core]) else {
            return utf8[core].last == single ? core.upperBound - 1 : nil
        }
        let end = last + mark.count
        if isFiller(utf8[end..<core.upperBound]) { return last }
        guard isRuler(utf8[end..<core.upperBound]) else {
            return utf8[core].last == single ? core.upperBound - 1 : nil
        }
        guard let words = lastMark(in: utf8[core.lowerBound..<last]), isFiller(utf8[words + mark.count..<last]) else {
            return last
        }
        return words
    }

    private static func lastMark(in utf8: ArraySlice<UInt8>) -> Int? {
        var at = utf8.endIndex - mark.count
        while at >= utf8.startIndex, !utf8[at...].starts(with: mark) { at -= 1 }
        return at >= utf8.startIndex ? at : nil
    }

    /// Whether these are digits that count down; one alone is the text's own, as in `1…9`, but for the last.
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
