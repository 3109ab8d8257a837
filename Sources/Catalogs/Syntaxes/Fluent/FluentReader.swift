// Reads a Fluent file into records: entry by entry, skipping junk.

import Basics
import MessagePatterns

package struct FluentReader {
    package private(set) var reading = Reading()
    private let utf8: [UInt8]
    private var scanner: FluentScanner
    /// The comment directly above.
    private var comment: Field?
    /// The records of the current message and its attributes so far.
    private var entry: [Record] = []
    /// The terms that are plain text, and the records that reference terms.
    private var terms: [PlaceholderSample] = []
    private var showingTerms: [Int] = []

    package init(_ text: SourceText) {
        utf8 = text.utf8
        scanner = FluentScanner(text.utf8, from: text.start)
    }

    package mutating func readFile() {
        scanner.skipBlankLines()
        while scanner.at < scanner.end {
            let start = scanner.at
            // Fluent ignores an incomplete entry.
            entry.removeAll(keepingCapacity: true)
            do throws(FluentFailure) {
                try readEntry()
                try scanner.expectLineEnd()
                keepEntry()
            } catch {
                reading.faults.append(
                    ReadingFault(
                        at: error.offset,
                        .unexpected(
                            found: Found.character(utf8, at: error.offset), expected: error.expected)))
                comment = nil
                skipJunk(from: start, failedAt: max(error.offset, scanner.at))
            }
            let line = scanner.at
            scanner.skipBlankLines()
            if scanner.at > line { comment = nil }
        }
        addSamples()
    }

    /// Stores the records of a complete entry.
    private mutating func keepEntry() {
        for record in entry {
            if record.anchor == Self.showsTerm { showingTerms.append(reading.records.count) }
            reading.records.append(record)
        }
    }

    /// More than apps have: each message that references a term gets samples for all of them.
    private static let mostTerms = 64

    /// The anchor of a record that references a term, until all terms are known.
    private static let showsTerm: UInt32 = 1

    /// Adds the texts of terms as samples to the messages that reference them.
    private mutating func addSamples() {
        guard !showingTerms.isEmpty, let samples = reading.samples(terms) else { return }
        for index in showingTerms { reading.records[index].details.samples = samples }
    }

    private mutating func addTerm(_ key: Field, _ range: Range<Int>) {
        let text = utf8[range]
        guard terms.count < Self.mostTerms, !text.contains(UInt8(ascii: "{")), !text.contains(UInt8(ascii: "\n")) else {
            return
        }
        terms.append(
            PlaceholderSample(
                String(decoding: utf8[key.range.indices], as: UTF8.self), String(decoding: text, as: UTF8.self)))
    }

    private mutating func readEntry() throws(FluentFailure) {
        switch utf8[scanner.at] {
        case UInt8(ascii: "#"): try readComment()
        case UInt8(ascii: "-"): try readMessage(isTerm: true)
        case let byte where byte.isLetter: try readMessage(isTerm: false)
        default: throw scanner.failure("a message, a term or a comment at the beginning of a line")
        }
    }

    // MARK: Comments

    /// Reads lines that begin with the same number of `#`; only a single one belongs to the message below it.
    private mutating func readComment() throws(FluentFailure) {
        let start = scanner.at
        let level = marks(at: start)
        var end = start
        while true {
            scanner.at += level
            if scanner.at < scanner.end, !scanner.isLineEnd(scanner.at) {
                try scanner.expect(UInt8(ascii: " "), "a space after '\(String(repeating: "#", count: level))'")
                while scanner.at < scanner.end, !scanner.isLineEnd(scanner.at) { scanner.at += 1 }
            }
            end = scanner.at
            var next = scanner
            next.skipLineEnd()
            guard next.at > end, marks(at: next.at) == level else { break }
            scanner.at = next.at
        }
        comment = level == 1 ? Field(start, end, .fluentComment) : nil
    }

    private func marks(at offset: Int) -> Int {
        var end = offset
        while end < scanner.end, end - offset < 3, utf8[end] == UInt8(ascii: "#") { end += 1 }
        return end - offset
    }

    // MARK: Messages

    private mutating func readMessage(isTerm: Bool) throws(FluentFailure) {
        let start = scanner.at
        if isTerm { scanner.at += 1 }
        guard scanner.skipName() else { throw scanner.failure("the name of a term") }
        let key = Field(start, scanner.at, .plain)
        let own = comment
        comment = nil
        try expectEquals()
        let hasValue = scanner.beginsPattern()
        if hasValue { try readPattern(key, prefix: nil, own, isTerm) }
        if !hasValue, isTerm { throw scanner.failure("the text of the term") }
        let attributes = try readAttributes(of: key, own, isTerm)
        if !hasValue, attributes == 0 { throw scanner.failure("the text of the message, or an attribute") }
    }

    private mutating func expectEquals() throws(FluentFailure) {
        scanner.skipBlankInline()
        try scanner.expect(UInt8(ascii: "="), "'='")
    }

    private mutating func readPattern(
        _ key: Field, prefix: Field?, _ comment: Field?, _ isTerm: Bool
    ) throws(FluentFailure) {
        var start = scanner.at
        scanner.hasTerm = false
        let end = try scanner.pattern()
        if isTerm, prefix == nil { addTerm(key, start..<end) }
        // If the first line is indented more than others, the rest of its spaces is text.
        if FluentText.isBlock(utf8, start) { start -= FluentLayout(utf8, start..<end).surplus }
        var record = Record(key: key, value: Field(start, end, .fluent))
        record.comment = comment
        record.details.prefix = prefix
        if isTerm || prefix != nil && isForProgram(key, start..<end) { record.traits = .untranslatable }
        if scanner.hasTerm { record.anchor = Self.showsTerm }
        entry.append(record)
    }

    /// Whether an attribute is not text: a shortcut letter, the name of a key, or a style sheet.
    private func isForProgram(_ name: Field, _ value: Range<Int>) -> Bool {
        let text = utf8[value]
        switch String(decoding: utf8[name.range.indices], as: UTF8.self) {
        case ".accesskey", ".key", ".commandkey", ".keycode", ".buttonaccesskeyaccept", ".buttonaccesskeycancel",
            ".buttonaccesskeyextra1", ".buttonaccesskeyextra2", ".buttonaccesskeyhelp":
            return text.count { $0 & 0xC0 != 0x80 } == 1 || text.starts(with: "VK_".utf8) || choosesKey(text)
        case ".style": return text.contains(UInt8(ascii: ":"))
        default: return false
        }
    }

    /// Whether a value selects among keys, one on each line: `{ PLATFORM() -> [windows] x *[other] Q }`.
    private func choosesKey(_ text: ArraySlice<UInt8>) -> Bool {
        let lines = text.split(separator: 0x0A)
        guard let first = lines.first, first.first == UInt8(ascii: "{"),
            first.contains(UInt8(ascii: ">")), lines.count > 2
        else { return false }
        return lines.dropFirst().allSatisfy { line in
            guard let close = line.lastIndex(of: UInt8(ascii: "]")) else {
                return line.allSatisfy { $0.isSpace || $0 == UInt8(ascii: "}") }
            }
            let key = line[(close + 1)...].filter { !$0.isSpace && $0 != UInt8(ascii: "}") }
            return key.count { $0 & 0xC0 != 0x80 } == 1 || key.starts(with: "VK_".utf8)
        }
    }

    /// Reads `.title = …` on separate lines; returns how many there are.
    private mutating func readAttributes(
        of key: Field, _ comment: Field?, _ isTerm: Bool
    ) throws(FluentFailure) -> Int {
        var count = 0
        while true {
            let end = scanner.at
            scanner.skipBlankLines()
            scanner.skipBlankInline()
            guard scanner.at < scanner.end, scanner.at > end, utf8[scanner.at] == UInt8(ascii: ".") else {
                scanner.at = end
                return count
            }
            let start = scanner.at
            scanner.at += 1
            guard scanner.skipName() else { throw scanner.failure("the name of an attribute") }
            let name = Field(start, scanner.at, .plain)
            try expectEquals()
            guard scanner.beginsPattern() else { throw scanner.failure("the text of the attribute") }
            try readPattern(name, prefix: key, comment, isTerm)
            count += 1
        }
    }

    // MARK: Junk

    /// Skips to the next line that may begin an entry, as Fluent's own parser does.
    private mutating func skipJunk(from start: Int, failedAt offset: Int) {
        var at = min(offset, scanner.end)
        while at > start, !isLineStart(at) { at -= 1 }
        if at == start { at += 1 }
        while at < scanner.end {
            let byte = utf8[at]
            let mayBegin = byte.isLetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "#")
            if mayBegin, isLineStart(at) { break }
            at = utf8.firstOffset(of: UInt8(ascii: "\n"), in: at..<scanner.end).map { $0 + 1 } ?? scanner.end
        }
        scanner.at = at
    }

    private func isLineStart(_ offset: Int) -> Bool { utf8[offset - 1] == UInt8(ascii: "\n") }
}
