// The budgets of one catalog, looked up entry by entry.

import Basics
import Catalogs
import Configuration

/// The budgets of one catalog; for one thread.
public struct BudgetShelf {
    private let book: BudgetBook
    private let stated: StatedBudgets
    private var sourceStated: (catalog: ObjectIdentifier, stated: StatedBudgets)?
    /// Whether each scope of the book holds for this catalog.
    private let isInScope: [Bool]
    private let expressions: [KeyRegex]
    private let groupExpressions: [KeyRegex]
    /// How closely each scope means the language asked for last.
    private var closeness: [UInt64?] = []
    private var language: String?
    private let hasLanguages: Bool
    /// Whether anything was configured, so that keys are to be looked at.
    private let isConfigured: Bool
    private var key: [UInt8] = []
    /// In XLIFF what follows the file's name: `save` of `App/en.lproj/L.strings#save`.
    private var name: [UInt8] = []
    private var hasName = false
    private var found: [Int32] = []
    private var ranking = BudgetRanking()

    /// Which patterns have matched so far.
    public private(set) var use: BudgetUse

    init(_ book: BudgetBook, _ stated: StatedBudgets, source: StatedBudgets?) {
        self.book = book
        self.stated = stated
        sourceStated = source.map { ($0.catalog.identity, $0) }
        let path = Array(stated.catalog.path.utf8)
        isInScope = book.scopes.map { $0.holds(path: path) }
        isConfigured = book.patternCount > 0
        hasLanguages = book.scopes.contains { !$0.locales.isEmpty }
        closeness = book.scopes.map { $0.closeness(to: nil) }
        expressions = book.keys.expressions()
        groupExpressions = book.groupKeys.expressions()
        use = BudgetUse(upTo: book.patternCount)
        for number in book.firstCatalog..<book.patternCount {
            let scope = BudgetScope(catalogs: [book.written(number).pattern], locales: [])
            if scope.holds(path: path) { use.insert(number) }
        }
    }

    /// The limits of an entry: those given for it, those it states itself, and those that its source states.
    ///
    /// `locale` is its language, where that is another than the entry says. Whether the text is ever seen is told only where
    /// somebody asks, and where it decides which limits hold.
    public mutating func budgets(
        of entry: Entry, source: Entry? = nil, locale: String? = nil, asksWhetherHidden: Bool = true
    ) -> BudgetSet {
        var set = BudgetSet()
        let isOwn = source.map { !self.stated(by: $0.catalog).saysAnything(at: $0.index) } ?? true
        if isOwn, !isConfigured, !asksWhetherHidden {
            guard stated.saysAnything(at: entry.index) else { return set }
            if let only = stated.onlyBudget(at: entry.index), !only.limit.isOfLooks {
                set.budgets = [only]
                return set
            }
        }
        read(entry)
        if hasLanguages { choose(locale ?? entry.locale) }
        ranking.clear()
        match(book.keys, expressions)
        let (firstHidden, firstGroup) = (book.firstHidden, book.firstGroup)
        for number in found.lazy.map(Int.init) {
            if number >= firstHidden {
                set.isHidden = true
                if number < firstGroup { use.insert(number) }
                continue
            }
            let rule = book.patterns[number].rule
            let scope = book.rules[rule].scope
            guard isInScope[scope] else { continue }
            // Whether the app has the language yet is another matter.
            use.insert(number)
            guard let closeness = closeness[scope] else { continue }
            ranking.add(number, in: book, closeness: closeness)
        }
        if source == nil, ranking.isEmpty, let only = stated.onlyBudget(at: entry.index) {
            // Of most limits there is but one.
            if !set.isHidden || !only.limit.isOfLooks { set.budgets = [only] }
            return set
        }
        ranking.add(stated, at: entry.index, isOwn: true)
        if let source { ranking.add(stated(by: source.catalog), at: source.index, isOwn: false) }
        ranking.settle(in: book, into: &set)
        return set
    }

    /// The groups that an entry is in, and where in them; a text that is never seen takes no room of theirs.
    public mutating func groups(of entry: Entry, locale: String? = nil) -> [BudgetGroup.Membership] {
        guard !book.groupKeys.isEmpty else { return [] }
        read(entry)
        if hasLanguages { choose(locale ?? entry.locale) }
        match(book.groupKeys, groupExpressions)
        var memberships: [BudgetGroup.Membership] = []
        for number in found.sorted() {
            let place = book.groupPlaces[Int(number)]
            let scope = book.groups[place.group].scope
            guard isInScope[scope] else { continue }
            use.insert(book.firstGroup + Int(number))
            guard closeness[scope] != nil else { continue }
            // Of several patterns of a group the first says where the key stands.
            if memberships.last?.group != place.group { memberships.append(place) }
        }
        guard !memberships.isEmpty, book.firstHidden < book.firstGroup else { return memberships }
        match(book.keys, expressions)
        return found.contains { $0 >= book.firstHidden } ? [] : memberships
    }

    private mutating func read(_ entry: Entry) {
        key.removeAll(keepingCapacity: true)
        entry.append(.key, to: &key)
        name.removeAll(keepingCapacity: true)
        hasName = entry.appendName(to: &name)
    }

    /// Finds the patterns of a table that the key matches, each once.
    private mutating func match(_ table: KeyTable, _ expressions: [KeyRegex]) {
        found.removeAll(keepingCapacity: true)
        table.append(matching: key, expressions, to: &found)
        guard hasName else { return }
        var others: [Int32] = []
        table.append(matching: name, expressions, to: &others)
        for number in others where !found.contains(number) { found.append(number) }
    }

    /// What the source's catalog says; that is read once.
    private mutating func stated(by source: Catalog) -> StatedBudgets {
        let identity = source.identity
        if let known = sourceStated, known.catalog == identity { return known.stated }
        let read = identity == stated.catalog.identity ? stated : StatedBudgets(source)
        sourceStated = (identity, read)
        return read
    }

    private mutating func choose(_ locale: String?) {
        guard locale != language else { return }
        language = locale
        let tag = locale.map { BudgetScope.folded($0) }
        closeness = book.scopes.map { $0.closeness(to: tag) }
    }
}
