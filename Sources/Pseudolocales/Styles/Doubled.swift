// `doubled`: each text twice.

import Basics
import MessagePatterns
import TextLayout

struct Doubled: LetterStyle {
    static let id = "doubled"
    static let summary = "Each text twice"

    private static let space = [UInt8(ascii: " ")]
    private static let hardSpace = Array("\u{A0}".utf8)

    var isUnmistakable: Bool { true }

    init(_ settings: StyleSettings) throws(StyleError) {}

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let core = Self.core(of: range, in: utf8)
        output.append(utf8, range.lowerBound..<core.upperBound)
        if Self.isToBeDoubled(core, in: utf8), Self.half(of: utf8[core]) == nil {
            output += Self.separator(after: utf8[core])
            output.append(utf8, core)
        }
        output.append(utf8, core.upperBound..<range.upperBound)
    }

    /// Whether there is a word, and no lone backtick: with its double, it would mark the text between as code.
    private static func isToBeDoubled(_ core: Range<Int>, in utf8: [UInt8]) -> Bool {
        utf8.hasAnyLetter(in: core) && !utf8[core].contains(UInt8(ascii: "`"))
    }

    /// The range to double: without white space at its ends, and without controls whose partner is in another text.
    private static func core(of range: Range<Int>, in utf8: [UInt8]) -> Range<Int> {
        var core = utf8.trimmed(range)
        // All controls that open or close have three bytes.
        while BidiControl(utf8, at: core.lowerBound)?.closes == true, core.count >= 3 {
            core = utf8.trimmed(core.lowerBound + 3..<core.upperBound)
        }
        while BidiControl(utf8, at: core.upperBound - 3)?.opens == true, core.count >= 3 {
            core = utf8.trimmed(core.lowerBound..<core.upperBound - 3)
        }
        return core
    }

    /// After a percent sign, a plain space and a letter may be parsed as a format specifier.
    private static func separator(after text: ArraySlice<UInt8>) -> [UInt8] {
        text.endsInPercent ? hardSpace : space
    }

    /// The half of a doubled text; nil if the text is not doubled.
    private static func half(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        // A space has one byte and a no-break space two, so the length tells which one to expect.
        let half = text.prefix((text.count - 1) / 2)
        let rest = text[half.endIndex...]
        let separator = separator(after: half)
        guard !half.isEmpty, rest.starts(with: separator), rest.dropFirst(separator.count).elementsEqual(half) else {
            return nil
        }
        return half
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let utf8 = message.utf8
        let texts = message.parts.lazy.filter { $0.kind == .text }.map { Self.core(of: $0.range, in: utf8) }
        return texts.allSatisfy { Self.half(of: utf8[$0]) != nil || !Self.isToBeDoubled($0, in: utf8) } ? true : nil
    }

    func undo(_ text: String) -> String {
        let message = Message(text)
        guard isVisible(in: message, Context()) == true else { return text }
        var output: [UInt8] = []
        for part in message.parts {
            let core = part.kind == .text ? Self.core(of: part.range, in: message.utf8) : part.range
            output += message.utf8[part.range.lowerBound..<core.lowerBound]
            let half = part.kind == .text ? Self.half(of: message.utf8[core]) : nil
            output += half ?? message.utf8[core]
            output += message.utf8[core.upperBound..<part.range.upperBound]
        }
        return String(decoding: output, as: UTF8.self)
    }
}
