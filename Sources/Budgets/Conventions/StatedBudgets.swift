// The limits that a catalog itself declares, read once.

import Basics
import Catalogs

/// The limits that a catalog declares for its entries: in comments, in attributes, and in directives that apply until
/// changed.
///
/// One instance may serve all translations of a catalog, because the source limits their entries, too. The position of
/// a limit is found on demand, because most are never needed.
public final class StatedBudgets: Sendable {
    /// A statement about an entry.
    struct Stated: Sendable {
        let content: Statement.Content
        let source: BudgetOrigin.Source
        fileprivate let name: Name
    }

    /// Identifies a statement.
    enum Name: Sendable {
        /// A statement of an entry, by its number.
        case own(entry: Int32, Int32)
        /// A directive, by its number.
        case directive(Int32)
    }

    /// The catalog that declares the limits.
    public var catalog: Catalog { plan.catalog }
    private let plan: Plan
    /// The statements of the plan's shares, in order.
    private let parts: [Part]

    /// Reads the limits that a catalog declares.
    public convenience init(_ catalog: Catalog) {
        let plan = Plan(catalog)
        var reader = Reader()
        self.init(plan, plan.shares.map { reader.read($0, of: plan) })
    }

    /// Combines the parts read from a plan's shares.
    public init(_ plan: Plan, _ parts: [Part]) {
        self.plan = plan
        self.parts = parts
    }

    /// The statements of some of a catalog's entries.
    public struct Part: Sendable {
        /// The index of the first of these entries.
        fileprivate let first: Int
        fileprivate var statements: [Stated] = []
        /// The start of each entry's statements; those of the last entry end with the array.
        fileprivate var starts: [UInt32] = []

        fileprivate func statements(at index: Int) -> ArraySlice<Stated> {
            let end = index + 1 < starts.count ? Int(starts[index + 1]) : statements.count
            return statements[Int(starts[index])..<end]
        }
    }

    /// Splits a catalog into shares, so that a large one keeps all cores busy.
    public struct Plan: Sendable {
        /// The minimum number of entries in a share.
        fileprivate static let share = 4096

        /// The catalog.
        public let catalog: Catalog
        fileprivate let directives: [Statement]
        /// The origin of each directive, computed once because a directive may apply to all entries.
        fileprivate let directed: [BudgetOrigin]
        /// The entries of each share; entries of one key are in the same share.
        public let shares: [Range<Int>]

        /// Finds the directives, and splits the entries into shares.
        public init(_ catalog: Catalog) {
            self.catalog = catalog
            let found = BudgetOrigin.Source.all.flatMap { source in
                source.type.directives(in: catalog).map { ($0, catalog.origin(of: $0, source)) }
            }
            (directives, directed) = (found.map(\.0), found.map(\.1))
            var shares: [Range<Int>] = []
            var start = 0
            while start < catalog.entries.count {
                var end = min(start + Self.share, catalog.entries.count)
                while end < catalog.entries.count,
                    catalog.entries[end].range(of: .key) == catalog.entries[end - 1].range(of: .key)
                {
                    end += 1
                }
                shares.append(start..<end)
                start = end
            }
            self.shares = shares
        }
    }

    /// Reads one share after the other, on one thread.
    public struct Reader {
        private var comments = CommentReader()

        /// Creates a reader for any catalog.
        public init() {}

        /// Reads the statements of a share's entries.
        public mutating func read(_ share: Range<Int>, of plan: Plan) -> Part {
            var part = Part(first: share.lowerBound)
            part.starts.reserveCapacity(share.count)
            part.statements.reserveCapacity(share.count)
            for entry in plan.catalog.unshared.entries[share] {
                part.starts.append(UInt32(truncatingIfNeeded: part.statements.count))
                comments.read(entry)
                for (order, found) in comments.found.enumerated()
                where !found.statement.isMisplaced(at: entry, found.source) {
                    let name = Name.own(
                        entry: Int32(truncatingIfNeeded: entry.index), Int32(truncatingIfNeeded: order))
                    part.statements.append(
                        Stated(content: found.statement.content, source: found.source, name: name))
                }
                guard !plan.directives.isEmpty else { continue }
                let offset = entry.offset
                let next = plan.directives.firstIndexInSorted { $0.range.lowerBound > offset }
                guard next > 0 else { continue }
                let name = Name.directive(Int32(truncatingIfNeeded: next - 1))
                part.statements.append(
                    Stated(
                        content: plan.directives[next - 1].content, source: plan.directed[next - 1].source, name: name))
            }
            return part
        }
    }

    /// A copy for work on one core.
    public var unshared: StatedBudgets { StatedBudgets(plan, parts) }

    /// Returns the statements of the entry at an index.
    func statements(at index: Int) -> ArraySlice<Stated> {
        // Every share but the last has at least this length.
        var number = min(index / Plan.share, parts.count - 1)
        while parts[number].first > index { number -= 1 }
        return parts[number].statements(at: index - parts[number].first)
    }

    /// Whether the entry at an index has any statements.
    func hasStatements(at index: Int) -> Bool { !statements(at: index).isEmpty }

    /// Returns the limit of the entry at an index if it is its only statement.
    func onlyBudget(at index: Int) -> Budget? {
        let all = statements(at: index)
        guard all.count == 1, let only = all.first, case .limit(let limit) = only.content else { return nil }
        return Budget(limit, written(only))
    }

    /// Returns the origin of a statement, to be found on demand.
    func written(_ statement: Stated) -> LazyOrigin { .stated(self, statement.name, statement.source) }

    /// Returns the origin of the statement with a name.
    func origin(_ name: Name, _ source: BudgetOrigin.Source) -> BudgetOrigin {
        switch name {
        case .directive(let number): return plan.directed[Int(number)]
        case .own(let index, let order):
            let entry = catalog.entries[Int(index)]
            var reader = CommentReader()
            reader.read(entry)
            return catalog.origin(of: reader.found[Int(order)].statement, in: reader.comment, of: entry, source)
        }
    }

    /// All malformed limits, in the order of the entries; one that applies to several entries occurs once.
    public var malformed: [MalformedBudget] {
        var seen: Set<MalformedBudget> = []
        return parts.flatMap(\.statements).compactMap { stated in
            guard case .malformed(let problem) = stated.content else { return nil }
            let malformed = MalformedBudget(written(stated).origin, problem)
            return seen.insert(malformed).inserted ? malformed : nil
        }
    }
}

extension Statement {
    /// Whether the limit was probably meant for another text, because the source is more than twice as long.
    fileprivate func isMisplaced(at entry: Entry, _ source: BudgetOrigin.Source) -> Bool {
        guard source.type.certainty == .likely, case .limit(.most(let most, .graphemes)) = content,
            let text = entry.source ?? entry.value
        else { return false }
        return Double(text.count) > 2 * most
    }
}
