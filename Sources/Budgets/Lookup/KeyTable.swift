// A table of many patterns that finds those that a key matches in about one pass over the key.

import Synchronization

/// Finds the numbers of the patterns that keys match.
final class KeyTable: Sendable {
    /// Exact keys, and globs indexed by their prefix.
    private let prefixes: AffixTable
    /// Globs that begin with a wildcard, indexed by their suffix, reversed.
    private let suffixes: AffixTable
    /// Globs with wildcards at both ends, indexed by letters in between.
    private let grams: GramTable
    /// Globs with too few letters for an index.
    private let others: [Int32]
    /// Patterns that every key matches.
    private let always: [Int32]
    private let regexes: [(pattern: Int32, expression: String, slowness: Slowness)]
    private let patterns: [KeyPattern]
    /// Its expressions for occasional lookups, compiled on demand.
    private let shared = Mutex<[KeyRegex]?>(nil)

    /// Creates a table of patterns, whose numbers are their indices.
    init(_ patterns: [KeyPattern]) {
        self.patterns = patterns
        var (prefixes, suffixes) = (AffixTable(), AffixTable())
        var grams = GramTable()
        var (others, always): ([Int32], [Int32]) = ([], [])
        var regexes: [(Int32, String, Slowness)] = []
        prefixes.reserve(patterns.count)
        for (index, pattern) in patterns.enumerated() {
            let number = Int32(truncatingIfNeeded: index)
            switch pattern.kind {
            case .exact: prefixes.add(Array(pattern.words.utf8), number, isWhole: true)
            case .glob(let glob) where !glob.literalPrefix.isEmpty:
                prefixes.add(Array(glob.literalPrefix), number, isWhole: false)
            case .glob(let glob) where !glob.literalSuffix.isEmpty:
                suffixes.add(glob.literalSuffix.reversed(), number, isWhole: false)
            case .glob(let glob): if !grams.add(glob.longestLiteral, number) { others.append(number) }
            case .regex(let expression): regexes.append((number, expression, Slowness()))
            case .all: always.append(number)
            }
        }
        (self.prefixes, self.suffixes, self.grams) = (prefixes, suffixes, grams)
        (self.others, self.always, self.regexes) = (others, always, regexes)
    }

    private init(unsharing other: KeyTable) {
        (prefixes, suffixes, grams, others) = (other.prefixes, other.suffixes, other.grams, other.others)
        always = other.always.map(\.self)
        (regexes, patterns) = (other.regexes, other.patterns)
    }

    /// A copy for work on one core; the copies share what they learn about slow expressions.
    var unshared: KeyTable { KeyTable(unsharing: self) }

    /// Whether it has no patterns.
    var isEmpty: Bool { patterns.isEmpty }

    /// Compiles its regular expressions for one thread; skips invalid ones, which have been reported before.
    func expressions() -> [KeyRegex] { regexes.compactMap { try? KeyRegex($0.expression, $0.slowness) } }

    /// The numbers of the patterns that have timed out for a key so far.
    var slow: [Int] { regexes.filter(\.slowness.isTold).map { Int($0.pattern) } }

    /// Appends the numbers of the patterns that a key matches, in no particular order.
    func append(matching key: [UInt8], _ expressions: [KeyRegex], to found: inout [Int32]) {
        appendLiterals(matching: key, to: &found)
        appendRegexes(matching: key, expressions, to: &found)
    }

    /// Returns the numbers of the patterns that a key matches, in no particular order, on any thread: the expressions
    /// are compiled once for all threads.
    func numbers(matching key: [UInt8]) -> [Int32] {
        var found: [Int32] = []
        appendLiterals(matching: key, to: &found)
        guard !regexes.isEmpty else { return found }
        shared.withLock { expressions in
            let known = expressions ?? self.expressions()
            expressions = known
            appendRegexes(matching: key, known, to: &found)
        }
        return found
    }

    private func appendLiterals(matching key: [UInt8], to found: inout [Int32]) {
        found += always
        prefixes.forEach(in: key, isReversed: false) { if matches($0, key) { found.append($0) } }
        if !suffixes.isEmpty {
            suffixes.forEach(in: key, isReversed: true) { if matches($0, key) { found.append($0) } }
        }
        if !grams.isEmpty {
            grams.forEach(in: key) { if matches($0, key), !found.contains($0) { found.append($0) } }
        }
        for number in others where matches(number, key) { found.append(number) }
    }

    private func appendRegexes(matching key: [UInt8], _ expressions: [KeyRegex], to found: inout [Int32]) {
        for (regex, expression) in zip(regexes, expressions) where expression.isFound(in: key) {
            found.append(regex.pattern)
        }
    }

    /// Whether a key with the right prefix or suffix matches the whole pattern.
    private func matches(_ number: Int32, _ key: [UInt8]) -> Bool {
        switch patterns[Int(number)].kind {
        case .glob(let glob): glob.matches(key[...])
        case .exact, .regex, .all: true
        }
    }
}
