// What entries say of limits, in their comments and attributes.

import Catalogs
import Platform

/// Reads entries one after the other, in memory of its own.
struct CommentReader {
    /// The comment of the entry read last.
    private(set) var comment: [UInt8] = []
    /// What that entry says.
    private(set) var found: [(statement: Statement, source: BudgetOrigin.Source)] = []
    private var scratch: [Statement] = []
    private static let types = Convention.all.map(\.type)
    /// A comment that states more by one convention is none that a person wrote.
    private static let most = 16

    mutating func read(_ entry: Entry) {
        comment.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        let hasComment = entry.append(.comment, to: &comment) && comment.mayStateLimit
        let hasSize = !entry.sizeLimits.isEmpty
        guard hasComment || hasSize else { return }
        for type in Self.types {
            if hasSize { type.read(entry, into: &scratch) }
            if hasComment { type.read(comment, into: &scratch) }
            for statement in scratch.prefix(Self.most) { found.append((statement, type.source)) }
            scratch.removeAll(keepingCapacity: true)
        }
    }
}

extension Array where Element == UInt8 {
    /// Whether any convention could read something here: all of them have a digit, a bracket or a sign.
    fileprivate var mayStateLimit: Bool {
        var hits: UInt8 = 0
        for byte in self {
            hits |=
                byte.isDigit || byte == UInt8(ascii: "[") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=")
                ? 1 : 0
        }
        return hits != 0
    }
}
