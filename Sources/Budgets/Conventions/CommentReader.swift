// What entries say of limits, in their comments and attributes.

import Catalogs

/// Reads entries one after the other, in memory of its own.
struct CommentReader {
    /// The comment of the entry read last.
    private(set) var comment: [UInt8] = []
    /// What that entry says.
    private(set) var found: [(statement: Statement, source: BudgetOrigin.Source)] = []
    private var scratch: [Statement] = []
    /// What each source reads, asked for once; in an array of its own, or all cores would count its owners.
    private let sources = BudgetOrigin.Source.all.map { ($0.type, needs: $0.type.needs, source: $0) }
    /// A comment that states more by one source is none that a person wrote.
    private static let most = 16

    mutating func read(_ entry: Entry) {
        comment.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        let words = entry.append(.comment, to: &comment) ? CommentWords(comment) : []
        let hasComment = words.contains(.sign)
        let hasSize = !entry.sizeLimits.isEmpty
        guard hasComment || hasSize else { return }
        for (type, needs, source) in sources {
            let mayRead = hasComment && needs.map { words.isSuperset(of: $0) } ?? false
            guard hasSize || mayRead else { continue }
            if hasSize { type.read(entry, into: &scratch) }
            if mayRead { type.read(comment, into: &scratch) }
            guard !scratch.isEmpty else { continue }
            for statement in scratch.prefix(Self.most) { found.append((statement, source)) }
            scratch.removeAll(keepingCapacity: true)
        }
    }
}
