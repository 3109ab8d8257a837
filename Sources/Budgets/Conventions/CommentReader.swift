// Reads limits in the comments and attributes of entries.

import Catalogs

/// Reads entries one after the other, and reuses its buffers.
struct CommentReader {
    /// The comment of the last entry.
    private(set) var comment: [UInt8] = []
    /// The statements of that entry.
    private(set) var found: [(statement: Statement, source: BudgetOrigin.Source)] = []
    private var scratch: [Statement] = []
    /// The requirements of each source, read once, in an array of its own to avoid contended reference counting.
    private let sources = BudgetOrigin.Source.all.map { ($0.type, needs: $0.type.needs, source: $0) }
    /// The maximum number of statements from one source: no comment by a person contains more.
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
