// The table of what is no text: each line is one recognizer and the bytes that wake it.

/// Finds one sort of piece in a message.
struct Recognizer: Sendable {
    /// The bytes at which it looks; several recognizers may look at one byte, the earlier first.
    let triggers: StaticString
    let features: Syntax.Features
    /// Looks at the scanner's offset; hands over the pieces it finds and answers true, or false.
    let find: @Sendable (inout Scanner) -> Bool

    static let all: [Recognizer] = [
        .tag, .entity, .link, .code,
        .percentTemplate, .formatSpecifier, .escape,
        .braces, .dollar, .atSign, .token,
        .url, .mail, .domain, .path, .color,
    ]
}

/// How values of one syntax are taken apart: made once, used for many.
public struct MessageParser: Sendable {
    let syntax: Syntax
    let locked: LockedWords
    /// What other texts of the same message show of its placeholders.
    public var siblings = Siblings()
    /// The recognizers of the syntax, and for each byte which of them look at it.
    let recognizers: [Recognizer]
    let wakes: [UInt32]

    /// A parser for a syntax that leaves some words as they are.
    public init(_ syntax: Syntax = .auto, locked words: [String] = []) {
        self.syntax = syntax
        locked = LockedWords(words)
        recognizers =
            Recognizer.all.filter { syntax.features.contains($0.features) } + (words.isEmpty ? [] : [.lockedWord])
        var wakes = [UInt32](repeating: 0, count: 256)
        for (index, recognizer) in recognizers.enumerated() {
            recognizer.triggers.withUTF8Buffer { for byte in $0 { wakes[Int(byte)] |= 1 << UInt32(index) } }
        }
        if let last = recognizers.indices.last, !words.isEmpty {
            for byte in locked.firstBytes { wakes[Int(byte)] |= 1 << UInt32(last) }
        }
        self.wakes = wakes
    }

    func parse(_ utf8: [UInt8], into parts: inout [Message.Part]) {
        var scanner = Scanner(utf8, self)
        swap(&scanner.parts, &parts)
        scanner.scanMessage()
        swap(&scanner.parts, &parts)
    }
}
