// `keys`: the key in place of its text.

import MessagePatterns
import TextLayout

struct Keys: Style {
    static let id = "keys"
    static let summary = "Keys instead of texts; placeholders remain"

    /// The separators between words that one key replaces together.
    private static let between = [" ", "'", "’", "-"].map { Array($0.utf8) }
    private static let parser = MessageParser()
    /// The signs that are special to formatters.
    private static let syntax = Set("%{}<>&$\\'`#".utf8)
    /// After a percent sign, a space and a letter may be parsed as a format specifier.
    private static let joiner = Array("\u{2060}".utf8)

    var showsKey: Bool { true }

    init(_ settings: StyleSettings) throws(StyleError) {}

    /// Replaces the first words in each branch by the key; further words are removed, digits and signs remain.
    func apply(_ message: Message, _ context: Context, to output: inout Message) {
        guard !context.key.isEmpty, context.key != message.utf8 else { return output.append(message) }
        let key = Self.displayed(context.key)
        // For each open branch: whether the key has been shown in it or around it.
        var isShown = [false]
        for (index, part) in message.parts.enumerated() {
            switch part.kind {
            case .branchStart: isShown.append(Self.mayBeEmpty(part, message) && isShown.last ?? false)
            case .branchNext:
                _ = isShown.popLast()
                isShown.append(Self.mayBeEmpty(part, message) && isShown.last ?? false)
            case .branchEnd: _ = isShown.popLast()
            case .text, .placeholder, .markup, .locked: break
            }
            guard part.kind == .text else {
                output.append(part, of: message)
                continue
            }
            var isDone = isShown.popLast() ?? false
            output.append(.text) { bytes in
                let start = bytes.count
                Self.append(message.utf8, part.range, key, &isDone, to: &bytes)
                if Self.endsBranch(index, message) { Self.dropBlanks(message.utf8, part.range, from: start, &bytes) }
            }
            isShown.append(isDone)
        }
    }

    /// Whether the branch that a part opens may have no text: not in Fluent, which has no brace before it.
    private static func mayBeEmpty(_ part: Message.Part, _ message: Message) -> Bool {
        message.utf8[part.range].last == UInt8(ascii: "{")
    }

    /// Whether a branch ends after a part.
    private static func endsBranch(_ index: Int, _ message: Message) -> Bool {
        guard index + 1 < message.parts.count else { return false }
        switch message.parts[index + 1].kind {
        case .branchNext, .branchEnd: return true
        case .text, .placeholder, .markup, .locked, .branchStart: return false
        }
    }

    /// Drops the blanks before removed last words: at the end of a branch, Fluent would not include them.
    private static func dropBlanks(_ utf8: [UInt8], _ range: Range<Int>, from start: Int, _ output: inout [UInt8]) {
        guard let last = utf8[range].last, last != UInt8(ascii: " ") else { return }
        while output.count > start, output.last == UInt8(ascii: " ") { output.removeLast() }
    }

    private static func append(
        _ utf8: [UInt8], _ range: Range<Int>, _ key: [UInt8], _ isShown: inout Bool, to output: inout [UInt8]
    ) {
        var at = range.lowerBound
        while at < range.upperBound {
            let end = phraseEnd(utf8, at, range.upperBound)
            guard end > at else {
                output.append(utf8[at])
                at += 1
                continue
            }
            if !isShown {
                if output.endsInPercent { output += joiner }
                output += key
            }
            (isShown, at) = (true, end)
        }
    }

    /// The end of the Latin words at an offset with only single spaces, apostrophes or hyphens between them.
    private static func phraseEnd(_ utf8: [UInt8], _ start: Int, _ limit: Int) -> Int {
        var end = start
        var at = start
        while at < limit, case let length = utf8.latinLength(at: at), length > 0 {
            end = at + length
            let mark = between.first { utf8.has($0, at: end) }
            at = end + (mark?.count ?? 0)
        }
        return end
    }

    /// A key with full-width twins for the characters that a formatter or a parser would treat as syntax.
    private static func displayed(_ written: [UInt8]) -> [UInt8] {
        // The white space around a key that is a text already surrounds its words.
        let start = written.prefix { $0 <= 0x20 }.count
        let end = written.count - written.reversed().prefix { $0 <= 0x20 }.count
        let key = start < end ? Array(written[start..<end]) : written
        var message = Message()
        message.parse(parser) { $0 += key }
        if message.parts.allSatisfy({ $0.kind == .text }), !key.contains(where: syntax.contains) { return key }
        // The rest of a path may be a path again.
        for _ in 0..<3 {
            let text = withTwins(message)
            message.parse(parser) { $0 += text.utf8 }
        }
        return message.utf8
    }

    private static func withTwins(_ message: Message) -> String {
        var output = String.UnicodeScalarView()
        for part in message.parts {
            for scalar in String(decoding: message.utf8[part.range], as: UTF8.self).unicodeScalars {
                let isSyntax = part.kind != .text || UInt8(exactly: scalar.value).map(syntax.contains) ?? false
                output.append(isSyntax ? twin(of: scalar) : scalar)
            }
        }
        return String(output)
    }

    /// The full-width twin of an ASCII sign; any other scalar unchanged.
    private static func twin(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        let isSign = (0x21...0x7E).contains(scalar.value) && !Letters.contains(scalar) && !("0"..."9").contains(scalar)
        return isSign ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
    }

    func rulesOut(_ message: Message, _ context: Context) -> Bool {
        isVisible(in: message, context) != true && changes(message, context)
    }

    /// The key is visible, and no Latin words besides it.
    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let key = Self.displayed(context.key)
        guard !key.isEmpty, message.utf8.contains(key) else { return nil }
        let hasMore = message.parts.contains { part in
            let rest = part.kind == .text ? Array(message.utf8[part.range]).removing(key) : []
            return rest.indices.contains { rest.latinLength(at: $0) > 0 }
        }
        return hasMore ? nil : true
    }
}
