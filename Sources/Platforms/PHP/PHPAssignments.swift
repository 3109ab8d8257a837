// PHP statements with texts: assignments, definitions and returns.

import Basics
import Catalogs

extension PHPReader {
    /// Reads `$lang['menu']['open'] = 'Open';`, `$lang = [...];` and `$title = 'Title';`.
    mutating func readAssignment() {
        let (start, comment) = (scanner.at, scanner.comment)
        scanner.at += 1
        let variable = scanner.passName()
        var steps: [Field] = []
        var hasSteps = false
        var isAdded = false
        scanner.skipSpace()
        while scanner.pass("[") {
            hasSteps = true
            scanner.skipSpace()
            if scanner.isAt("$") {
                // `$GLOBALS[$GLOBALS['idx_lang']]`: the value of a variable is not a name.
                scanner.passExpression(before: "")
            } else if let step = readKey() {
                steps.append(step)
            } else {
                isAdded = true
            }
            guard expect("]") else { return passStatement() }
            scanner.skipSpace()
        }
        guard passAssignment() else {
            if hasSteps, utf8.has(".=", at: scanner.at) {
                fault(.unexpected(found: "'.=', which appends to a text", expected: "'=' and the whole text"))
            }
            return passStatement()
        }
        scanner.skipSpace()
        var name = PHPName()
        if hasSteps || isAtArrays(of: variable) {
            if self.variable == nil { self.variable = variable }
            if let own = self.variable, !utf8.has(utf8, own, in: variable) {
                name.around = String(decoding: utf8[variable], as: UTF8.self) + "."
            }
        } else if PHPLiteral.begins(utf8, scanner.at) {
            steps = [Field(variable.lowerBound, variable.upperBound, .plain)]
        } else {
            return passStatement()
        }
        for step in steps {
            guard let inner = enter(name) else {
                scanner.at = start
                return passStatement()
            }
            name = PHPName(key: step, around: inner)
        }
        name.prefix = name.around.isEmpty ? nil : reading.pooled(name.around)
        readRoot(name, comment, variant: isAdded ? added(to: name) : nil)
    }

    /// Returns the element that `$lang['steps'][] = 'First';` adds.
    private mutating func added(to name: PHPName) -> Field? {
        guard let path = enter(name) else { return nil }
        defer { counts[path, default: 0] += 1 }
        return position(counts[path] ?? 0)
    }

    /// Skips `=`, `+=` or `??=`; returns false for anything else.
    private mutating func passAssignment() -> Bool {
        let signs: [StaticString] = ["=", "+=", "??="]
        guard let sign = signs.first(where: { utf8.has($0, at: scanner.at) }) else { return false }
        let end = scanner.at + sign.utf8CodeUnitCount
        guard !utf8.has("=", at: end), !utf8.has(">", at: end) else { return false }
        scanner.at = end
        return true
    }

    /// Whether an array comes next, or a call that merges arrays.
    private func isAtArrays(of variable: Range<Int>) -> Bool {
        var scanner = scanner
        if scanner.pass("[") { return true }
        if scanner.pass("$") { return utf8.has(utf8, variable, in: scanner.passName()) }
        let word = scanner.passName()
        return scanner.isWord(word, "array") || Self.merging.contains { scanner.isWord(word, $0) }
    }

    /// Reads `('key', 'text');`, and the third argument in older files.
    mutating func readDefinition(_ comment: Range<Int>?) {
        scanner.skipSpace()
        guard scanner.pass("(") else { return passStatement() }
        scanner.skipSpace()
        guard let key = readKey(), expect(",") else { return passStatement() }
        readValue(PHPName(key: key), comment, before: ",")
        readArrays()
        scanner.skipSpace()
        if scanner.pass(",") { scanner.passExpression(before: ",") }
        scanner.skipSpace()
        if expect(")") { endStatement() }
    }

    /// Skips a character; returns false, after a fault, if another comes next.
    private mutating func expect(_ sign: Unicode.Scalar) -> Bool {
        if scanner.pass(sign) { return true }
        if scanner.fault == nil { fault(.unexpected(found: scanner.words, expected: "'\(sign)'"), .voidsFile) }
        return false
    }

    /// Reads `KEY = 'text', OTHER = 'text';`.
    mutating func readConstants(_ comment: Range<Int>?) {
        repeat {
            scanner.skipSpace()
            let name = scanner.passName()
            scanner.skipSpace()
            guard !name.isEmpty, passAssignment() else { return passStatement() }
            readValue(PHPName(key: Field(name.lowerBound, name.upperBound, .plain)), comment, before: ",")
            readArrays()
            scanner.skipSpace()
        } while scanner.pass(",")
        endStatement()
    }

    /// Reads a returned or assigned value: a text, or arrays, which may be merged with others.
    mutating func readRoot(_ name: PHPName, _ comment: Range<Int>?, variant: Field? = nil) {
        var merges = 0
        repeat {
            while passMerge() { merges += 1 }
            readValue(name, comment, variant: variant, before: merges > 0 ? ",+" : "+")
            readArrays()
            scanner.skipSpace()
            while merges > 0, scanner.pass(")") {
                merges -= 1
                scanner.skipSpace()
            }
        } while scanner.pass("+") || merges > 0 && scanner.pass(",")
        endStatement()
    }

    private static let merging: [StaticString] = [
        "array_merge", "array_replace", "array_merge_recursive", "array_replace_recursive",
    ]

    /// Skips the beginning of a call that merges arrays.
    private mutating func passMerge() -> Bool {
        scanner.skipSpace()
        let start = scanner.at
        let word = scanner.passName()
        scanner.skipSpace()
        if Self.merging.contains(where: { scanner.isWord(word, $0) }), scanner.pass("(") { return true }
        scanner.at = start
        return false
    }
}
