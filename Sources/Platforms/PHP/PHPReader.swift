// Reads a file of PHP statement by statement, for the texts that it returns, assigns or defines; nothing in it is run.

import Basics
import Catalogs

struct PHPReader {
    let utf8: [UInt8]
    var scanner: PHPScanner
    /// The arrays that are not closed yet.
    var levels: [PHPArray] = []
    var reading = Reading()
    /// What elements without a key are called, by their number.
    var positions: [Field] = []
    /// Values that are no texts.
    var others = 0
    /// Whether functions or classes are defined in it, or it has text around PHP.
    private(set) var hasCode = false
    /// Where the braces around statements are that are not closed yet.
    private var braces: [Int] = []
    /// How many elements were added to what has a path.
    var counts: [String: Int] = [:]
    /// The variable that was given texts first: its name is no part of keys.
    var variable: Range<Int>?

    init(_ text: SourceText) {
        utf8 = text.utf8
        scanner = PHPScanner(utf8, at: text.start)
    }

    mutating func readFile() {
        scanner.at = utf8[scanner.at...].firstIndex { !$0.isSpace } ?? utf8.count
        guard passOpening() else {
            let found = scanner.isAtEnd ? "nothing" : "something else"
            return fault(.unexpected(found: found, expected: "'<?php', with which a file of PHP begins"), .voidsFile)
        }
        while readStatement() {}
        if let fault = scanner.fault { return reading.faults.append(fault) }
        guard let brace = braces.last else { return }
        scanner.at = brace
        fault(.unexpected(found: "a brace that is never closed", expected: "'}'"), .voidsFile)
    }

    /// Parts what Laravel chooses from by a number.
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

    /// Takes note of what is wrong here.
    mutating func fault(_ problem: Fault.Problem, _ effect: ReadingFault.Effect = .none) {
        reading.faults.append(ReadingFault(at: scanner.at, problem, effect: effect))
    }

    // MARK: Statements

    /// Reads or passes a statement; false at the end.
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

    /// Passes the end of PHP, behind which nothing stands in a file of texts.
    private mutating func readEnd() -> Bool {
        scanner.at = utf8[(scanner.at + 2)...].firstIndex { !$0.isSpace } ?? utf8.count
        if scanner.isAtEnd || passOpening() { return true }
        hasCode = true
        fault(.unexpected(found: "text behind '?>'", expected: "the end of the file"))
        return false
    }

    /// Passes whatever a statement does.
    mutating func passStatement() {
        let start = scanner.at
        scanner.passExpression(before: "")
        if !scanner.pass(";"), scanner.at == start { scanner.at += 1 }
    }

    /// Passes the end of a statement that was read.
    mutating func endStatement() {
        scanner.skipSpace()
        if scanner.pass(";") || utf8.has("?>", at: scanner.at) || scanner.fault != nil { return }
        // A bracket that nothing opened is no statement, as is said then.
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
            // What is assigned on a condition is a text like others.
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

    /// Passes `('NAME') ||`, behind which the same statement may define it.
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
