// What a catalog itself says about limits, read once.

import Basics
import Catalogs

/// The limits that a catalog says its entries have: in comments, in attributes, and in directives that hold until changed.
///
/// One may serve all translations of a catalog, whose entries are limited by what their source says. Where a limit is
/// written is found only when somebody asks: of most limits nobody does.
public final class StatedBudgets: Sendable {
    /// What is said of an entry.
    struct Stated: Sendable {
        let content: Statement.Content
        let source: BudgetOrigin.Source
        fileprivate let name: Name
    }

    /// Which statement it is.
    enum Name: Sendable {
        /// One of those that an entry makes, by its number.
        case own(entry: Int32, Int32)
        /// A directive, by its number.
        case directive(Int32)
    }

    /// The catalog that says it.
    public var catalog: Catalog { plan.catalog }
    private let plan: Plan
    /// What the shares of the plan say, in their order.
    private let parts: [Part]

    /// Reads what a catalog says.
    public convenience init(_ catalog: Catalog) {
        let plan = Plan(catalog)
        var reader = Reader()
        self.init(plan, plan.shares.map { reader.read($0, of: plan) })
    }

    /// Puts together what a plan's shares say.
    public init(_ plan: Plan, _ parts: [Part]) {
        self.plan = plan
        self.parts = parts
    }

    /// What some of a catalog's entries say.
    public struct Part: Sendable {
        /// The first of the entries.
        fileprivate let first: Int
        fileprivate var statements: [Stated] = []
        /// Where the statements of each entry begin; those of the last end with all.
        fileprivate var starts: [UInt32] = []

        fileprivate func statements(at index: Int) -> ArraySlice<Stated> {
            let end = index + 1 < starts.count ? Int(starts[index + 1]) : statements.count
            return statements[Int(starts[index])..<end]
        }
    }

    /// How a catalog is read in shares, so that a large one keeps all cores busy.
    public struct Plan: Sendable {
        /// Entries that are read in one go.
        fileprivate static let share = 4096

        /// The catalog.
        public let catalog: Catalog
        fileprivate let directives: [Statement]
        /// Where each of them is written, as each may hold for all entries.
        fileprivate let directed: [BudgetOrigin]
        /// The entries of each share; those of one key are in one.
        public let shares: [Range<Int>]

        /// Looks for what holds for many entries.
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

    /// Reads one share after the other; it serves one thread.
    public struct Reader {
        private var comments = CommentReader()

        /// A reader of any catalogs.
        public init() {}

        /// Reads what the entries of a share say.
        public mutating func read(_ share: Range<Int>, of plan: Plan) -> Part {
            var part = Part(first: share.lowerBound)
            part.starts.reserveCapacity(share.count)
            part.statements.reserveCapacity(share.count)
            for entry in plan.catalog.unshared.entries[share] {
                part.starts.append(UInt32(truncatingIfNeeded: part.statements.count))
                comments.read(entry)
                for (order, found) in comments.found.enumerated() {
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

    /// The same in an object of its own, for work on one core.
    public var unshared: StatedBudgets { StatedBudgets(plan, parts) }

    /// What is said of the entry at an index.
    func statements(at index: Int) -> ArraySlice<Stated> {
        // No share is shorter than that, but the last.
        var number = min(index / Plan.share, parts.count - 1)
        while parts[number].first > index { number -= 1 }
        return parts[number].statements(at: index - parts[number].first)
    }

    /// Whether anything is said of the entry at an index.
    func saysAnything(at index: Int) -> Bool { !statements(at: index).isEmpty }

    /// The limit of the entry at an index, where nothing else is said of it.
    func onlyBudget(at index: Int) -> Budget? {
        let all = statements(at: index)
        guard all.count == 1, let only = all.first, case .limit(let limit) = only.content else { return nil }
        return Budget(limit, written(only))
    }

    /// How to find out where a statement is written.
    func written(_ statement: Stated) -> WrittenWhere { .stated(self, statement.name, statement.source) }

    /// Where a statement of some name is written.
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

    /// All that was meant as a limit and is none, in the order of the entries; what holds for several of them once.
    public var malformed: [MalformedBudget] {
        var seen: Set<MalformedBudget> = []
        return parts.flatMap(\.statements).compactMap { stated in
            guard case .malformed(let problem) = stated.content else { return nil }
            let malformed = MalformedBudget(written(stated).origin, problem)
            return seen.insert(malformed).inserted ? malformed : nil
        }
    }
}
