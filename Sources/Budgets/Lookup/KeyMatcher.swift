// Patterns of keys for occasional lookups.

import Basics
import Catalogs
import Configuration

/// Patterns of keys: exact keys, globs, and expressions between slashes.
public struct KeyMatcher: Sendable {
    private let table: KeyTable
    /// The patterns, in their original order.
    public let patterns: [Located<String>]

    /// Creates a matcher without patterns.
    public init() {
        patterns = []
        table = KeyTable([])
    }

    /// Creates a matcher for patterns of a configuration; adds invalid ones to `problems`.
    public init(_ patterns: [Located<String>], file: String, _ problems: inout [FileProblem]) {
        self.patterns = patterns
        var made: [KeyPattern] = []
        for pattern in patterns {
            do throws(FileProblem) {
                made.append(try KeyPattern(checking: pattern, file: file))
            } catch {
                problems.append(error)
                // Keeps the indices of the others.
                made.append(KeyPattern(exactly: pattern.value))
            }
        }
        table = KeyTable(made)
    }

    /// The patterns that have timed out for a key so far.
    public var slow: [Located<String>] { table.slow.map { patterns[$0] } }

    /// Returns the indices of the patterns that a key matches, in no particular order.
    public func indices(matching key: String) -> [Int] {
        guard !patterns.isEmpty else { return [] }
        return table.numbers(matching: Array(key.utf8)).map(Int.init)
    }

    /// Whether the key of an entry matches any pattern.
    public func matches(_ entry: Entry) -> Bool {
        guard !patterns.isEmpty else { return false }
        var key: [UInt8] = []
        entry.append(.key, to: &key)
        return !table.numbers(matching: key).isEmpty
    }

    /// Removes the indices of patterns that match any key of a catalog.
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
    /// Creates a pattern; throws the problem if its expression is invalid.
    init(checking text: Located<String>, file: String) throws(FileProblem) {
        self.init(text.value)
        guard case .regex(let expression) = kind else { return }
        do throws(KeyRegex.Problem) {
            _ = try KeyRegex(expression)
        } catch {
            let place = error.column.map { " at character \($0)" } ?? ""
            throw FileProblem(
                file: file, place: text.place,
                words: "'\(text.value.shortened)' is not a valid regular expression: \(error.words)\(place)")
        }
    }
}
