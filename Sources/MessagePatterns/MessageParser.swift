// Parses values of one syntax.

import Basics

/// A parser for values; create it once and use it for many.
public struct MessageParser: Sendable {
    private(set) var grammar: Grammar
    /// The grammars to choose from for each text; empty if the user chose one for all texts.
    private var grammars: [Grammar] = []
    /// Placeholders of other texts of the same message.
    public var siblings = Siblings()
    /// Words that the message itself marks as untranslatable.
    public var kept = LockedWords([])
    /// Whether tags are elements of the message's file, and stay unchanged with all of their attributes.
    public var keepsAttributes = false
    /// Whether the alternatives of a choice are text, as for a new language; otherwise the choice is one placeholder.
    public var opensChoices = false

    /// Creates a parser for a syntax and a list of locked words.
    public init(_ syntax: Syntax = .auto, locked words: [String] = []) {
        grammar = Grammar(syntax.grammar, LockedWords(words))
        if syntax == .auto {
            grammars = Syntax.withGrammar.map { $0 == syntax ? grammar : Grammar($0, grammar.locked) }
        }
    }

    private init(_ grammar: Grammar) { self.grammar = grammar }

    /// Returns a parser for a single text, without creating a grammar, which takes longer than parsing most texts.
    static func ofOneText(_ syntax: Syntax) -> MessageParser {
        MessageParser(Grammar.unlocked[Int(syntax.grammar.rawValue)])
    }

    /// Switches to a syntax for the following texts, unless the user chose one for all.
    public mutating func adapt(to syntax: Syntax) {
        let syntax = syntax.grammar
        guard grammar.syntax != syntax, !grammars.isEmpty else { return }
        grammar = grammars[Int(syntax.rawValue)]
    }

    /// A copy that shares nothing, because atomic reference counting of a shared object is contended.
    public var unshared: MessageParser {
        var parser = self
        parser.grammar = Grammar(grammar.syntax, grammar.locked)
        parser.grammars = grammars.map { $0 === grammar ? parser.grammar : Grammar($0.syntax, $0.locked) }
        return parser
    }

    func parse(_ utf8: [UInt8], into parts: inout [Message.Part]) {
        let awake = grammar.awake(in: utf8)
        // No recognizer starts at ICU's apostrophes.
        let first =
            grammar.structure.mayHaveQuotes(utf8) ? 0 : grammar.nextWaking(utf8, from: 0, to: utf8.count, awake)
        guard first < utf8.count else {
            // Most values are plain text, and need no scanner.
            if !utf8.isEmpty { parts.append(Message.Part(kind: .text, start: 0, end: utf8.count)) }
            return lockKept(in: utf8, &parts)
        }
        var scanner = Scanner(utf8, self, from: first, awake)
        swap(&scanner.parts, &parts)
        scanner.scanMessage()
        swap(&scanner.parts, &parts)
        lockKept(in: utf8, &parts)
    }
}

/// The rules of a parser, in an object, so that passing it on is cheap.
final class Grammar: Sendable {
    let syntax: Syntax
    let structure: MessageStructure
    let locked: LockedWords
    /// The recognizers of the syntax, and for each byte those that start at it.
    let findings: [Recognizer.Finding]
    private let wakes: [UInt32]
    /// The recognizers that also start before a space.
    private let wakesBeforeSpace: UInt32
    /// The recognizers that need the end of a link's label in the message.
    private let links: UInt32
    /// The recognizers that find placeholders.
    let placeholders: UInt32

    /// The grammars of all syntaxes, without locked words.
    static let unlocked = Syntax.withGrammar.map { Grammar($0, LockedWords([])) }

    init(_ syntax: Syntax, _ locked: LockedWords) {
        self.syntax = syntax
        structure = syntax.structure
        self.locked = locked
        let recognizers = Recognizer.all.filter { !syntax.features.isDisjoint(with: $0.features) } + [.lockedWord]
        assert(recognizers.count <= UInt32.bitWidth)
        var wakes = [UInt32](repeating: 0, count: 256)
        var wakesBeforeSpace: UInt32 = 0
        var links: UInt32 = 0
        var placeholders: UInt32 = 0
        for (index, recognizer) in recognizers.enumerated() {
            if recognizer.needsLink { links |= 1 << UInt32(index) }
            if case .placeholder = recognizer.finding { placeholders |= 1 << UInt32(index) }
            if recognizer.mayPrecedeSpace { wakesBeforeSpace |= 1 << UInt32(index) }
            // For a sign of several bytes, the first one triggers.
            recognizer.triggers.withUTF8Buffer { bytes in
                for byte in bytes where byte & 0xC0 != 0x80 { wakes[Int(byte)] |= 1 << UInt32(index) }
            }
        }
        for byte in locked.firstBytes { wakes[Int(byte)] |= 1 << UInt32(recognizers.count - 1) }
        findings = recognizers.map(\.finding)
        self.wakes = wakes
        self.wakesBeforeSpace = wakesBeforeSpace
        self.links = links
        self.placeholders = placeholders
    }

    /// Returns the recognizers that start at an offset, as a set of bits.
    @inline(__always)
    func wakes(_ utf8: [UInt8], at offset: Int, _ awake: UInt32) -> UInt32 {
        let found = wakes[Int(utf8[offset])] & awake
        guard found != 0 else { return 0 }
        let isBeforeSpace = offset + 1 >= utf8.count || utf8[offset + 1].isSpace
        return isBeforeSpace ? found & wakesBeforeSpace : found
    }

    /// Returns the recognizers that may find something in a message: brackets are common, links are not.
    func awake(in utf8: [UInt8]) -> UInt32 {
        var at = 0
        while let close = utf8.firstOffset(of: UInt8(ascii: "]"), in: at..<utf8.count) {
            if close + 1 < utf8.count, utf8[close + 1] == UInt8(ascii: "(") { return .max }
            at = close + 1
        }
        return ~links
    }

    /// Returns the offset of the next byte at which any recognizer starts, or `end`.
    func nextWaking(_ utf8: [UInt8], from start: Int, to end: Int, _ awake: UInt32) -> Int {
        let wakes = self.wakes
        var offset = start
        while offset < end {
            if wakes[Int(utf8[offset])] != 0, self.wakes(utf8, at: offset, awake) != 0 { return offset }
            offset += 1
        }
        return offset
    }
}
