// One pass over a message: text until a recognizer finds something else.

import Basics

/// The state of one pass.
struct Scanner {
    let utf8: [UInt8]
    let grammar: Grammar
    let siblings: Siblings
    let keepsAttributes: Bool
    /// The recognizers that may find something.
    private let awake: UInt32
    var parts: [Message.Part] = []
    /// Where it is.
    private(set) var at: Int
    /// Where the text at hand began.
    private(set) var run = 0
    /// Where it ends, for now.
    private(set) var end: Int
    /// Whether it is inside of an attribute, where no tag begins.
    private(set) var isInTag = false
    /// What ICU found, and how far that has been used.
    private var pieces: [Message.Part] = []
    private var nextPiece = 0
    private var pieceStart = Int.max
    /// What recognizers look up once for a whole message.
    var lookups = Lookups()

    /// A pass that finds nothing before an offset.
    init(_ utf8: [UInt8], _ parser: borrowing MessageParser, from start: Int, _ awake: UInt32) {
        self.awake = awake
        self.utf8 = utf8
        grammar = parser.grammar
        siblings = parser.siblings
        keepsAttributes = parser.keepsAttributes
        at = start
        end = utf8.count
    }

    /// Whether ICU has taken the message apart: what braces are left are text.
    var isMessageFormat: Bool { !pieces.isEmpty }

    mutating func scanMessage() {
        if let found = grammar.structure.pieces(of: utf8) {
            pieces = found
            pieceStart = found.first?.range.lowerBound ?? .max
        }
        scan()
        flush(to: end)
    }

    private mutating func scan() {
        while at < end {
            guard at < pieceStart else {
                emit(pieces[nextPiece].kind, pieces[nextPiece].range)
                continue
            }
            at = grammar.nextWaking(utf8, from: at, to: min(end, pieceStart), awake)
            if at < end, at < pieceStart, !recognize(grammar.wakes(utf8, at: at, awake)) { at += 1 }
        }
    }

    private mutating func recognize(_ wakes: UInt32) -> Bool {
        var rest = wakes
        while rest != 0 {
            let index = rest.trailingZeroBitCount
            rest &= rest - 1
            if grammar.findings[index].find(&self) { return true }
        }
        return false
    }

    /// Takes what comes up to an offset as a piece of a kind.
    mutating func emit(_ kind: Message.Kind, upTo offset: Int) {
        emit(kind, at..<max(at, offset))
    }

    /// Takes a range as a piece of a kind; it begins in the text at hand.
    ///
    /// ICU's branches inside stay branches, and nothing else that ICU found is torn.
    mutating func emit(_ kind: Message.Kind, _ range: Range<Int>) {
        var start = max(range.lowerBound, run)
        var limit = range.upperBound
        flush(to: start)
        while pieceStart < limit {
            let piece = pieces[nextPiece]
            nextPiece += 1
            pieceStart = nextPiece < pieces.count ? pieces[nextPiece].range.lowerBound : .max
            switch piece.kind {
            case .branchStart, .branchNext, .branchEnd:
                append(kind, start..<piece.range.lowerBound)
                append(piece.kind, piece.range)
                start = piece.range.upperBound
            case .text, .placeholder, .markup, .locked: limit = max(limit, piece.range.upperBound)
            }
        }
        append(kind, start..<max(start, limit))
        at = max(start, limit)
        run = at
    }

    /// Takes a range inside of a tag as text, with placeholders in it.
    mutating func scanAttribute(_ range: Range<Int>) {
        let outer = end
        (end, isInTag) = (range.upperBound, true)
        scan()
        flush(to: end)
        (end, isInTag) = (outer, false)
    }

    private mutating func flush(to offset: Int) {
        guard run < offset else { return }
        append(.text, run..<offset)
        run = offset
    }

    private mutating func append(_ kind: Message.Kind, _ range: Range<Int>) {
        if !range.isEmpty { parts.append(Message.Part(kind: kind, start: range.lowerBound, end: range.upperBound)) }
    }

    // MARK: Looking around

    /// The byte at an offset; 0 beyond the end.
    func byte(_ offset: Int) -> UInt8 { offset < end && offset >= 0 ? utf8[offset] : 0 }

    /// The byte before where it is; 0 at the beginning.
    var previous: UInt8 { at > 0 ? utf8[at - 1] : 0 }

    /// Whether it is right after a letter or a digit.
    var isInWord: Bool { utf8.isWord(before: at) }

    /// The end of a run of bytes that `belongs` is true of.
    func end(of belongs: (UInt8) -> Bool, from start: Int) -> Int {
        var offset = start
        while offset < end, belongs(utf8[offset]) { offset += 1 }
        return offset
    }

    /// Where a byte next stands, if it does.
    func next(_ byte: UInt8, from start: Int) -> Int? {
        var offset = start
        while offset < end, utf8[offset] != byte { offset += 1 }
        return offset < end ? offset : nil
    }

    /// The end of the placeholder that begins at an offset further on; nil where none does.
    mutating func placeholderEnd(from offset: Int) -> Int? {
        if let end = pieceEnd(from: offset) { return end }
        var rest = grammar.wakes(utf8, at: offset, awake) & grammar.placeholders
        guard rest != 0 else { return nil }
        let here = at
        at = offset
        defer { at = here }
        while rest != 0 {
            let index = rest.trailingZeroBitCount
            rest &= rest - 1
            if case .placeholder(let end) = grammar.findings[index], let end = end(&self) { return end }
        }
        return nil
    }

    /// The end of what ICU found in braces that open at an offset, but for branches.
    private func pieceEnd(from offset: Int) -> Int? {
        guard utf8[offset] == UInt8(ascii: "{"), isMessageFormat else { return nil }
        var low = nextPiece
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        guard low < pieces.count, pieces[low].range.lowerBound == offset else { return nil }
        switch pieces[low].kind {
        case .branchStart, .branchNext, .branchEnd: return nil
        case .text, .placeholder, .markup, .locked: return pieces[low].range.upperBound
        }
    }

    /// The end after the brace that closes the one at an offset.
    mutating func braceEnd(from open: Int) -> Int? {
        lookups.braceEnd(of: open, in: utf8).flatMap { $0 <= end ? $0 : nil }
    }

    /// The end after the parenthesis that closes the one at an offset.
    mutating func parenthesisEnd(from open: Int) -> Int? {
        lookups.parenthesisEnd(of: open, in: utf8).flatMap { $0 <= end ? $0 : nil }
    }
}
