// Scans a message once: text, until a recognizer finds something else.

import Basics

/// The state of one scan.
struct Scanner {
    let utf8: [UInt8]
    let grammar: Grammar
    let siblings: Siblings
    let keepsAttributes: Bool
    let opensChoices: Bool
    /// The recognizers that may find something.
    private let awake: UInt32
    var parts: [Message.Part] = []
    /// The current offset.
    private(set) var at: Int
    /// The start of the current run of text.
    private(set) var run = 0
    /// The current end of the range to scan.
    private(set) var end: Int
    /// Whether it scans an attribute, in which no tag begins.
    private(set) var isInTag = false
    /// The parts found by the structure's parser, and the index of the next one.
    private var pieces: [Message.Part] = []
    private var nextPiece = 0
    private var pieceStart = Int.max
    /// Lookahead results for the whole message.
    var lookups = Lookups()

    /// Creates a scan that finds nothing before an offset.
    init(_ utf8: [UInt8], _ parser: borrowing MessageParser, from start: Int, _ awake: UInt32) {
        self.awake = awake
        self.utf8 = utf8
        grammar = parser.grammar
        siblings = parser.siblings
        keepsAttributes = parser.keepsAttributes
        opensChoices = parser.opensChoices
        at = start
        end = utf8.count
    }

    /// Whether the message has been parsed by ICU: any remaining braces are text.
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

    /// Emits the range from the current offset as a part.
    mutating func emit(_ kind: Message.Kind, upTo offset: Int) {
        emit(kind, at..<max(at, offset))
    }

    /// Emits a range that begins in the current run of text as a part.
    ///
    /// Branches found by ICU inside the range stay branches, and its other parts are not split.
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

    /// Scans a range inside of a tag as text with placeholders.
    mutating func scanAttribute(_ range: Range<Int>) {
        isInTag = true
        scanInner(range)
        isInTag = false
    }

    /// Scans a range that begins at the current offset as a message of its own.
    mutating func scanInner(_ range: Range<Int>) {
        let outer = end
        end = range.upperBound
        scan()
        flush(to: end)
        end = outer
    }

    private mutating func flush(to offset: Int) {
        guard run < offset else { return }
        append(.text, run..<offset)
        run = offset
    }

    private mutating func append(_ kind: Message.Kind, _ range: Range<Int>) {
        if !range.isEmpty { parts.append(Message.Part(kind: kind, start: range.lowerBound, end: range.upperBound)) }
    }

    // MARK: Lookahead

    /// Returns the byte at an offset; 0 if it is out of range.
    func byte(_ offset: Int) -> UInt8 { offset < end && offset >= 0 ? utf8[offset] : 0 }

    /// The byte before the current offset; 0 at the beginning.
    var previous: UInt8 { at > 0 ? utf8[at - 1] : 0 }

    /// Whether a letter or a digit precedes the current offset.
    var isInWord: Bool { utf8.isWord(before: at) }

    /// Returns the end of a run of bytes for which `belongs` is true.
    func end(of belongs: (UInt8) -> Bool, from start: Int) -> Int {
        var offset = start
        while offset < end, belongs(utf8[offset]) { offset += 1 }
        return offset
    }

    /// Returns the next offset of a byte, if any.
    func next(_ byte: UInt8, from start: Int) -> Int? {
        var offset = start
        while offset < end, utf8[offset] != byte { offset += 1 }
        return offset < end ? offset : nil
    }

    /// Returns the end of the placeholder that begins at a later offset, if any.
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

    /// Returns the end of the part that ICU found at an opening brace, unless that is a branch.
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

    /// Returns the end after the brace that closes the one at an offset.
    mutating func braceEnd(from open: Int) -> Int? {
        lookups.braceEnd(of: open, in: utf8).flatMap { $0 <= end ? $0 : nil }
    }

    /// Returns the end after the parenthesis that closes the one at an offset.
    mutating func parenthesisEnd(from open: Int) -> Int? {
        lookups.parenthesisEnd(of: open, in: utf8).flatMap { $0 <= end ? $0 : nil }
    }
}
