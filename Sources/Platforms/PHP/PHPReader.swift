// Reads a PHP file statement by statement, for the texts that it returns, assigns or defines; it never runs code.

import Basics
import Catalogs

struct PHPReader {
    let utf8: [UInt8]
    var scanner: PHPScanner
    /// The arrays that are still open.
    var levels: [PHPArray] = []
    var reading = Reading()
    /// The names of elements without keys, by number.
    var positions: [Field] = []
    /// The number of values that are not texts.
    var others = 0
    /// Whether the file defines functions or classes, or has text outside PHP.
    private(set) var hasCode = false
    /// The offsets of open braces around statements.
    private var braces: [Int] = []
    /// The number of elements added to each path.
    var counts: [String: Int] = [:]
    /// The first variable that was assigned texts: its name is not part of keys.
    var variable: Range<Int>?

    init(_ text: SourceText) {
        utf8 = text.utf8
        scanner = PHPScanner(utf8, at: text.start)
    }

    mutating func readFile() {
        scanner.at = utf8[scanner.at...].firstIndex { !$0.isSpace } ?? utf8.count
        guard passOpening() else {
            let found = scanner.isAtEnd ? "nothing" : "something else"
            return fault(.unexpected(found: found, expected: "'<?php' at the start of the file"), .voidsFile)
        }
        while readStatement() {}
        if let fault = scanner.fault { return reading.faults.append(fault) }
        guard let brace = braces.last else { return }
        scanner.at = brace
        fault(.unexpected(found: "a brace that is never closed", expected: "'}'"), .voidsFile)
    }

    /// Splits texts into choices, which Laravel selects by a number.
    mutating func splitChoices() {
        var records = reading.records
        PHPChoices.split(&records, in: utf8) { position($0) }
        reading.records = records
    }

    private mutating func passOpening() -> Bool {
        let end = scanner.at + 5
        guard utf8.has("<?", at: scanner.at), end <= utf8.count, scanner.isWord(end - 3..<end, "php"),
            end == utf8.count || utf8[end].isSpace
        else { return false }
        scanner.at = end
        return true
    }

    /// Adds a fault at the current offset.
    mutating func fault(_ problem: Fault.Problem, _ effect: ReadingFault.Effect = .none) {
        reading.faults.append(ReadingFault(at: scanner.at, problem, effect: effect))
    }

    // MARK: Statements

    /// Reads or skips a statement; returns false at the end.
    private mutating func readStatement() -> Bool {
        scanner.skipSpace()
        guard !scanner.isAtEnd else { return false }
        if utf8.has("?>", at: scanner.at) { return readEnd() }
        switch utf8[scanner.at] {
        case UInt8(ascii: ";"): scanner.at += 1
        case UInt8(ascii: "{"):
            braces.append(scanner.at)
            scanner.at += 1
        case UInt8(ascii: "}") where !braces.isEmpty:
            braces.removeLast()
            scanner.at += 1
        case UInt8(ascii: "#"):
            // An attribute, `#[…]`.
            scanner.at += 1
            scanner.passBrackets()
        case UInt8(ascii: "$"): readAssignment()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","):
            fault(.unexpected(found: scanner.words, expected: "a statement"), .voidsFile)
            scanner.at += 1
        case let byte where PHPScanner.isNameStart(byte) || byte == UInt8(ascii: "\\"): readWord()
        default: passStatement()
        }
        return true
    }

    /// Skips the end of PHP, after which a file of texts has nothing else.
    private mutating func readEnd() -> Bool {
        scanner.at = utf8[(scanner.at + 2)...].firstIndex { !$0.isSpace } ?? utf8.count
        if scanner.isAtEnd || passOpening() { return true }
        hasCode = true
        fault(.unexpected(found: "text after '?>'", expected: "the end of the file"))
        return false
    }

    /// Skips a statement.
    mutating func passStatement() {
        let start = scanner.at
        scanner.passExpression(before: "")
        if !scanner.pass(";"), scanner.at == start { scanner.at += 1 }
    }

    /// Skips the end of a statement that was read.
    mutating func endStatement() {
        scanner.skipSpace()
        if scanner.pass(";") || utf8.has("?>", at: scanner.at) || scanner.fault != nil { return }
        // An unmatched bracket is not a statement, and is reported as such.
        if scanner.isAt(anyOf: ")]}") { return }
        guard scanner.isAtEnd || scanner.isAtOperand else { return passStatement() }
        fault(.unexpected(found: scanner.words, expected: "';'"), .voidsFile)
    }

    private mutating func readWord() {
        let comment = scanner.comment
        let start = scanner.at
        let name = scanner.passName()
        let word = utf8[start] == UInt8(ascii: "\\") ? name.dropFirst().startIndex..<name.upperBound : name
        if scanner.isWord(word, "return") {
            readRoot(PHPName(), comment)
        } else if scanner.isWord(word, "define") {
            readDefinition(comment)
        } else if scanner.isWord(word, "const") {
            readConstants(comment)
        } else if Self.definitions.contains(where: { scanner.isWord(word, $0) }) {
            hasCode = true
            scanner.passExpression(before: "{")
            if scanner.isAt("{") { scanner.passBrackets() }
        } else if Self.conditions.contains(where: { scanner.isWord(word, $0) }) {
            // A text that is assigned conditionally is a text like others.
            scanner.skipSpace()
            if scanner.isAt("(") { scanner.passBrackets() }
            passColon()
        } else if Self.openings.contains(where: { scanner.isWord(word, $0) }) {
            passColon()
        } else if scanner.isWord(word, "case") || scanner.isWord(word, "namespace") {
            scanner.passExpression(before: ":{")
            passColon()
        } else if scanner.isWord(word, "defined") {
            passTest()
        } else {
            scanner.at = start
            passStatement()
        }
    }

    private mutating func passColon() {
        scanner.skipSpace()
        _ = scanner.pass(":")
    }

    /// Skips `('NAME') ||`, after which the same statement may define the name.
    private mutating func passTest() {
        scanner.skipSpace()
        if scanner.isAt("(") { scanner.passBrackets() }
        scanner.skipSpace()
        var next = scanner
        let word = next.passName()
        let isOr = word.isEmpty ? next.pass("|") && next.pass("|") : next.isWord(word, "or")
        if isOr { scanner = next } else { passStatement() }
    }

    private static let definitions: [StaticString] = [
        "function", "class", "abstract", "final", "readonly", "interface", "trait", "enum",
    ]
    private static let conditions: [StaticString] = [
        "if", "elseif", "while", "for", "foreach", "switch", "catch", "declare",
    ]
    private static let openings: [StaticString] = ["else", "try", "finally", "do", "default"]
}
