// `keys`: the key in the place of its text.

import MessagePatterns

struct Keys: Style {
    static let id = "keys"
    static let summary = "Each text's key in its place; placeholders stay"

    init(_ settings: StyleSettings) throws(StyleError) {}

    /// The key takes the place of the first words, in each branch; further words go, digits and signs stay.
    func apply(_ message: Message, _ context: Context, to output: inout Message) {
        guard !context.key.isEmpty, context.key != message.utf8 else {
            for part in message.parts { output.append(part, of: message) }
            return
        }
        let key = Self.displayed(context.key)
        // For each branch that is open: whether the key has been shown in it or around it.
        var isShown = [false]
        for part in message.parts {
            switch part.kind {
            case .branchStart: isShown.append(isShown.last ?? false)
            case .branchNext:
                _ = isShown.popLast()
                isShown.append(isShown.last ?? false)
            case .branchEnd: _ = isShown.popLast()
            case .text, .placeholder, .markup, .locked: break
            }
            guard part.kind == .text else {
                output.append(part, of: message)
                continue
            }
            var isDone = isShown.popLast() ?? false
            output.append(.text) { Self.append(message.utf8, part.range, key, &isDone, to: &$0) }
            isShown.append(isDone)
        }
    }

    private static func append(
        _ utf8: [UInt8], _ range: Range<Int>, _ key: [UInt8], _ isShown: inout Bool, to output: inout [UInt8]
    ) {
        var at = range.lowerBound
        while at < range.upperBound {
            guard utf8[at].isLetter else {
                output.append(utf8[at])
                at += 1
                continue
            }
            at = phraseEnd(utf8, at, range.upperBound)
            if !isShown { output += key }
            isShown = true
        }
    }

    /// The end of words that have nothing but single spaces between them.
    private static func phraseEnd(_ utf8: [UInt8], _ start: Int, _ limit: Int) -> Int {
        var at = start
        while at < limit, utf8[at].isLetter || utf8[at] == UInt8(ascii: " ") && at + 1 < limit && utf8[at + 1].isLetter
        {
            at += 1
        }
        return at
    }

    /// A key without what a formatter or a parser would take for its own: full-width twins stand for that.
    private static func displayed(_ key: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        for scalar in String(decoding: key, as: UTF8.self).unicodeScalars {
            let twin = "%{}<>&$\\'`#".unicodeScalars.contains(scalar) ? Unicode.Scalar(scalar.value + 0xFEE0) : nil
            output += Array(String(twin ?? scalar).utf8)
        }
        return output
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        guard !context.key.isEmpty else { return nil }
        return message.utf8.contains(Self.displayed(context.key)) ? true : nil
    }
}
