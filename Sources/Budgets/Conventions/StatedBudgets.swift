// What a catalog itself says about limits, read once.

import Catalogs
import Platform

/// The limits that a catalog says its entries have: in comments, in attributes, and in directives that hold until changed.
///
/// One may serve all translations of a catalog, whose entries are limited by what their source says.
public struct StatedBudgets: Sendable {
    /// What is said of an entry.
    struct Stated: Sendable {
        let content: Statement.Content
        let origin: BudgetOrigin
    }

    /// The catalog that says it.
    public let catalog: Catalog
    /// What the shares of a plan say, in their order.
    private let parts: [Part]

    /// Reads what a catalog says.
    public init(_ catalog: Catalog) {
        let plan = Plan(catalog)
        var reader = Reader()
        self.init(catalog, plan.shares.map { reader.read($0, of: plan) })
    }

    /// Puts together what a plan's shares say.
    public init(_ catalog: Catalog, _ parts: [Part]) {
        self.catalog = catalog
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

        fileprivate let catalog: Catalog
        fileprivate let directives: [Statement]
        fileprivate let directed: [Stated]
        /// The entries of each share; those of one key are in one.
        public let shares: [Range<Int>]

        /// Looks for what holds for many entries.
        public init(_ catalog: Catalog) {
            self.catalog = catalog
            directives = Convention.all.flatMap { $0.type.directives(in: catalog) }
            directed = StatementPlaces(catalog).located(directives)
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

    /// Reads one share after the other; it serves one thread, and finds places from where the last was.
    public struct Reader {
        private var comments = CommentReader()
        private var places: StatementPlaces?

        /// A reader of any catalogs.
        public init() {}

        /// Reads what the entries of a share say.
        public mutating func read(_ share: Range<Int>, of plan: Plan) -> Part {
            let catalog = plan.catalog
            let kept = places.flatMap { $0.catalog === catalog ? $0 : nil }
            var places = kept ?? StatementPlaces(catalog)
            self.places = nil
            defer { self.places = places }
            var part = Part(first: share.lowerBound)
            part.starts.reserveCapacity(share.count)
            for index in share {
                let entry = catalog.entries[index]
                part.starts.append(UInt32(truncatingIfNeeded: part.statements.count))
                comments.read(entry)
                for statement in comments.found {
                    part.statements.append(
                        places.stated(statement.statement, statement.source, comments.comment, entry))
                }
                guard !plan.directed.isEmpty else { continue }
                let offset = entry.offset
                let next = plan.directives.firstIndexInSorted { $0.range.lowerBound > offset }
                if next > 0 { part.statements.append(plan.directed[next - 1]) }
            }
            return part
        }
    }

    /// What is said of the entry at an index.
    func statements(at index: Int) -> ArraySlice<Stated> {
        // No share is shorter than that, but the last.
        var number = min(index / Plan.share, parts.count - 1)
        while parts[number].first > index { number -= 1 }
        return parts[number].statements(at: index - parts[number].first)
    }

    /// All that was meant as a limit and is none, in the order of the entries; what holds for several of them once.
    public var malformed: [MalformedBudget] {
        var seen: Set<MalformedBudget> = []
        return parts.flatMap(\.statements).compactMap { stated in
            guard case .malformed(let problem) = stated.content else { return nil }
            let malformed = MalformedBudget(stated.origin, problem)
            return seen.insert(malformed).inserted ? malformed : nil
        }
    }
}

/// Reads entries one after the other, in memory of its own.
struct CommentReader {
    /// The comment of the entry read last.
    private(set) var comment: [UInt8] = []
    /// What that entry says.
    private(set) var found: [(statement: Statement, source: BudgetOrigin.Source)] = []
    private var scratch: [Statement] = []
    private let types = Convention.all.map(\.type)
    /// A comment that states more by one convention is none that a person wrote.
    private static let most = 16

    mutating func read(_ entry: Entry) {
        comment.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        let hasComment = entry.append(.comment, to: &comment) && comment.mayStateLimit
        let hasSize = !entry.sizeLimits.isEmpty
        guard hasComment || hasSize else { return }
        for type in types {
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

/// Finds where statements are written.
struct StatementPlaces {
    let catalog: Catalog
    private var finder: PlaceFinder
    /// The key whose elements are looked at, and where what is said of it may begin.
    private var whole: (key: ByteRange, start: Int)?
    /// How far a comment is looked for.
    private static let reach = 4096

    init(_ catalog: Catalog) {
        self.catalog = catalog
        finder = catalog.text.placeFinder()
    }

    /// Directives, with their places.
    func located(_ directives: [Statement]) -> [StatedBudgets.Stated] {
        var finder = finder
        return directives.map { directive in
            let words = Self.words(catalog.text.utf8, directive)
            let place = finder.place(at: directive.range.lowerBound)
            return .init(
                content: directive.content,
                origin: BudgetOrigin(.smartling, file: catalog.path, place: place, words: words))
        }
    }

    /// A statement of an entry, with its place; where the comment does not stand in the file as it is, that of the entry.
    mutating func stated(
        _ statement: Statement, _ source: BudgetOrigin.Source, _ comment: [UInt8], _ entry: Entry
    ) -> StatedBudgets.Stated {
        let offset: Int
        if statement.words != nil {
            offset = statement.range.lowerBound
        } else if let range = entry.range(of: .comment)?.indices {
            offset = Self.offset(of: statement.range, of: comment, in: catalog.text.utf8, range) ?? entry.offset
        } else {
            offset = offsetBefore(entry, of: Array(comment[statement.range])) ?? entry.offset
        }
        return .init(
            content: statement.content,
            origin: BudgetOrigin(
                source, file: catalog.path, place: finder.place(at: offset), words: Self.words(comment, statement)))
    }

    /// Where bytes of a comment stand that is put together from what is said of a plural or an array and of one element:
    /// right before the element, or at the beginning of the whole.
    private mutating func offsetBefore(_ entry: Entry, of words: [UInt8]) -> Int? {
        guard catalog.format.layout == .onePerFile, let key = entry.range(of: .key) else { return nil }
        if key != whole?.key {
            let previous = entry.index > 0 ? catalog.entries[entry.index - 1].range(of: .value)?.end : nil
            whole = (key, Int(previous ?? 0))
        }
        let utf8 = catalog.text.utf8
        let start = whole?.start ?? 0
        let end = entry.offset
        let near = max(start, end - Self.reach)..<max(start, end)
        return utf8.firstOffset(of: words, in: near)
            ?? utf8.firstOffset(of: words, in: start..<max(start, min(start + Self.reach, end)))
    }

    /// Where bytes of a decoded comment stand in the file: as far from its beginning, or else where they are first found.
    private static func offset(of part: Range<Int>, of comment: [UInt8], in utf8: [UInt8], _ range: Range<Int>) -> Int?
    {
        let likely = range.lowerBound + part.lowerBound
        if likely + part.count <= range.upperBound, part.allSatisfy({ utf8[range.lowerBound + $0] == comment[$0] }) {
            return likely
        }
        return utf8.firstOffset(of: Array(comment[part]), in: range)
    }

    private static func words(_ text: [UInt8], _ statement: Statement) -> String {
        if let words = statement.words { return words }
        let bytes = text[statement.range]
        if bytes.allSatisfy({ $0 >= 0x20 }) { return String(decoding: bytes, as: UTF8.self).shortened }
        return bytes.split(whereSeparator: \.isSpace).map { String(decoding: $0, as: UTF8.self) }
            .joined(separator: " ").shortened
    }
}
