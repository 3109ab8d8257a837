// The values in PHP statements: texts, and arrays of them, at any depth.

import Basics
import Catalogs

/// An array that is still open.
struct PHPArray {
    /// The offset of its start.
    let start: Int
    let close: Unicode.Scalar
    /// Its own name.
    let name: PHPName
    /// The path of the names in it.
    let path: String
    /// The path in the pool.
    var prefix: Field?
    /// The number of elements without a key so far.
    var count = 0
    var needsComma = false
}

/// The name of a text or an array.
struct PHPName {
    var key: Field?
    /// The part before the key, ending in a dot, and its place in the pool.
    var around = ""
    var prefix: Field?
}

extension PHPReader {
    /// The maximum length of a path, which also limits how deeply arrays are nested.
    private static let longestPath = 400

    // MARK: Arrays

    /// Reads the open arrays, up to the end of the outermost.
    mutating func readArrays() {
        while let level = levels.last {
            scanner.skipSpace()
            if scanner.pass(level.close) {
                levels.removeLast()
                if !levels.isEmpty { passRest() }
            } else if level.needsComma, scanner.pass(",") {
                levels[levels.count - 1].needsComma = false
            } else if scanner.isAtEnd {
                levels = []
                guard scanner.fault == nil else { return }
                scanner.at = level.start
                scanner.stop(.unexpected(found: "an array that is never closed", expected: "'\(level.close)'"))
            } else if level.needsComma || !scanner.isAtExpression {
                fault(.unexpected(found: scanner.words, expected: level.needsComma ? "','" : "an element"), .voidsFile)
                // If only a comma is missing, continue with the next text, or else with the next statement.
                if scanner.isAtExpression { levels[levels.count - 1].needsComma = false } else { levels = [] }
            } else {
                readElement(of: level)
            }
        }
    }

    /// Skips what is combined with an array in another array.
    private mutating func passRest() {
        levels[levels.count - 1].needsComma = true
        scanner.skipSpace()
        if !scanner.isAtOperand { scanner.passExpression(before: ",") }
    }

    private mutating func readElement(of level: PHPArray) {
        let last = levels.count - 1
        levels[last].needsComma = true
        let comment = scanner.comment
        if utf8.has("...", at: scanner.at) {
            scanner.passExpression(before: ",")
            return
        }
        let start = scanner.at
        if scanner.isAtArray || !passKey() {
            scanner.at = start
            levels[last].count += 1
            return readValue(position(level.count, in: level), comment, variant: variant(level), before: ",")
        }
        let key = key(from: start)
        scanner.at += 2
        if levels[last].prefix == nil, !level.path.isEmpty { levels[last].prefix = reading.pooled(level.path) }
        let name = PHPName(key: key, around: level.path, prefix: levels[last].prefix)
        readValue(name, comment, before: ",")
    }

    /// Returns the name of an element without a key: that of its array, if it has one.
    private mutating func position(_ index: Int, in level: PHPArray) -> PHPName {
        guard level.name.key != nil else { return PHPName(key: position(index), around: level.path) }
        return level.name
    }

    private mutating func variant(_ level: PHPArray) -> Field? {
        level.name.key == nil ? nil : position(level.count)
    }

    /// Returns a field for the name of an element without a key.
    mutating func position(_ index: Int) -> Field {
        while positions.count <= index { positions.append(reading.pooled("[\(positions.count)]")) }
        return positions[index]
    }

    // MARK: Keys

    /// Skips a key up to its arrow; returns false if there is none.
    private mutating func passKey() -> Bool {
        var word = scanner
        let name = word.passName()
        // The arrow of `fn () => …` does not belong to a key.
        if Self.functions.contains(where: { scanner.isWord(name, $0) }) { return false }
        if scanner.passText() != nil {
            scanner.skipSpace()
            // Stop after the text: if many commas are missing, each search would scan all other texts.
            if scanner.isAtOperand { return false }
        }
        scanner.passExpression(before: ",", isKey: true)
        return utf8.has("=>", at: scanner.at)
    }

    private static let functions: [StaticString] = ["fn", "function", "static"]

    /// Reads a key in brackets; nil if there is none.
    mutating func readKey() -> Field? {
        let start = scanner.at
        scanner.passExpression(before: ",")
        return scanner.at > start ? key(from: start) : nil
    }

    /// Returns the source from an offset to here as a key: a text, or a raw expression.
    private mutating func key(from start: Int) -> Field {
        var inner = PHPScanner(utf8, at: start)
        if let place = inner.passText(), !place.isPutTogether,
            PHPScanner.skipSpace(utf8, place.range.upperBound, before: scanner.at) == scanner.at
        {
            return place.field
        }
        let range = utf8.trimmed(start..<scanner.at)
        return Field(range.lowerBound, range.upperBound, .plain)
    }

    private func text(_ key: Field) -> String { reading.text(key, in: utf8) }

    /// Returns the path of the contents of a name; nil, after a fault, if it would be too long.
    mutating func enter(_ name: PHPName) -> String? {
        guard let key = name.key else { return name.around }
        let path = name.around + text(key) + "."
        guard path.utf8.count <= Self.longestPath else {
            let found = "a path of more than \(Self.longestPath) bytes"
            fault(.unexpected(found: found, expected: "shorter keys around a text"))
            return nil
        }
        return path
    }

    // MARK: Values

    /// Reads a value up to its end; of an array, only the beginning.
    ///
    /// Concatenations of texts with other values are kept unchanged, as untranslatable.
    mutating func readValue(
        _ name: PHPName, _ comment: Range<Int>?, variant: Field? = nil, before ends: StaticString
    ) {
        scanner.skipSpace()
        if scanner.isAtArray { return begin(name, variant) }
        let start = scanner.at
        let place = scanner.passText()
        scanner.skipSpace()
        if let place, !place.isPutTogether, scanner.isAtOperand || scanner.isAtEnd(of: ends) {
            let trait: Record.Traits = isSetting(place.field.range.indices) ? .untranslatable : []
            return append(
                place.field, name, variant, trait, comment ?? scanner.trailingComment(behind: place.range.upperBound))
        }
        if place != nil, scanner.isAtWrongArrow {
            fault(.unexpected(found: scanner.words, expected: "'=>'"), .voidsFile)
            scanner.passExpression(before: ends)
            return
        }
        others += 1
        let hasText = scanner.passExpression(before: ends) || place != nil
        guard hasText, scanner.fault == nil else { return }
        append(reading.pooled(utf8[utf8.trimmed(start..<scanner.at)]), name, variant, .untranslatable, comment)
    }

    private mutating func append(
        _ value: Field, _ name: PHPName, _ variant: Field?, _ traits: Record.Traits, _ comment: Range<Int>?
    ) {
        guard let key = name.key, scanner.fault == nil else { return }
        var record = Record(key: key, value: value)
        record.details.prefix = name.prefix
        record.details.variant = variant
        record.traits = traits
        record.comment = comment.map { Field($0.lowerBound, $0.upperBound, .phpComment) }
        reading.records.append(record)
    }

    /// Whether a text is a setting, such as DokuWiki's: the direction of a language, and the encoding.
    private func isSetting(_ range: Range<Int>) -> Bool {
        ["ltr", "rtl", "utf-8", "UTF-8"].contains { (word: StaticString) in
            range.count == word.utf8CodeUnitCount && utf8.has(word, at: range.lowerBound)
        }
    }

    /// Begins an array, skipping one whose path is too long.
    private mutating func begin(_ name: PHPName, _ variant: Field?) {
        var name = name
        if let variant {
            // `steps[1]`, which may contain names or further elements.
            name.key = reading.pooled((name.key.map { text($0) } ?? "") + text(variant))
        }
        guard let path = enter(name) else {
            _ = scanner.passArrayStart()
            scanner.at -= 1
            scanner.passBrackets()
            return
        }
        let start = scanner.at
        levels.append(PHPArray(start: start, close: scanner.passArrayStart(), name: name, path: path))
    }
}
