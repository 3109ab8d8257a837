// Patterns of keys for whoever asks only now and then.

import Basics
import Catalogs
import Configuration

/// Some patterns of keys: exact keys, globs, and expressions between slashes.
public struct KeyMatcher: Sendable {
    private let table: KeyTable
    /// The patterns, in their order.
    public let patterns: [Located<String>]

    /// No patterns.
    public init() {
        patterns = []
        table = KeyTable([])
    }

    /// Patterns as a configuration has them; what is wrong with them is added to `problems`.
    public init(_ patterns: [Located<String>], file: String, _ problems: inout [FileProblem]) {
        self.patterns = patterns
        var made: [KeyPattern] = []
        for pattern in patterns {
            do throws(FileProblem) {
                made.append(try KeyPattern(checking: pattern, file: file))
            } catch {
                problems.append(error)
                // Each keeps its index.
                made.append(KeyPattern(exactly: pattern.value))
            }
        }
        table = KeyTable(made)
    }

    /// Those of them that took too long for a key so far.
    public var slow: [Located<String>] { table.slow.map { patterns[$0] } }

    /// The indices of those that a key matches, in no order that means anything.
    public func indices(matching key: String) -> [Int] {
        guard !patterns.isEmpty else { return [] }
        return table.numbers(matching: Array(key.utf8)).map(Int.init)
    }

    /// Whether the key of an entry matches any of them.
    public func matches(_ entry: Entry) -> Bool {
        guard !patterns.isEmpty else { return false }
        var key: [UInt8] = []
        entry.append(.key, to: &key)
        return !table.numbers(matching: key).isEmpty
    }

    /// Takes from the indices of some patterns those that any key of a catalog matches.
    public func strike(_ indices: inout Set<Int>, by catalog: Catalog) {
        guard !indices.isEmpty else { return }
        let expressions = table.expressions()
        var (key, found): ([UInt8], [Int32]) = ([], [])
        for entry in catalog.entries {
            if indices.isEmpty { return }
            key.removeAll(keepingCapacity: true)
            entry.append(.key, to: &key)
            found.removeAll(keepingCapacity: true)
            table.append(matching: key, expressions, to: &found)
            for index in found { indices.remove(Int(index)) }
        }
    }
}

extension KeyPattern {
    /// A pattern; throws what is wrong with an expression.
    init(checking text: Located<String>, file: String) throws(FileProblem) {
        self.init(text.value)
        guard case .regex(let expression) = kind else { return }
        do throws(KeyRegex.Problem) {
            _ = try KeyRegex(expression)
        } catch {
            let place = error.column.map { " at its character \($0)" } ?? ""
            throw FileProblem(
                file: file, place: text.place,
                words: "'\(text.value.shortened)' is no regular expression: \(error.words)\(place)")
        }
    }
}
