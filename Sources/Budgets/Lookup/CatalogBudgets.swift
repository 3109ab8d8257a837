// Looks up the budgets of one catalog, entry by entry.

import Basics
import Catalogs
import Configuration

/// The budgets of one catalog, for one thread.
public struct CatalogBudgets {
    private let book: BudgetBook
    private let stated: StatedBudgets
    private var sourceStated: (catalog: ObjectIdentifier, stated: StatedBudgets)?
    /// The limits that layouts set; nil if there are none.
    private let layout: LayoutBudgets?
    /// Whether this catalog is in each scope of the book.
    private let isInScope: [Bool]
    private let expressions: [KeyRegex]
    private let groupExpressions: [KeyRegex]
    /// How closely each scope specifies the language of the last lookup.
    private var closeness: [UInt64?] = []
    private var language: String?
    private let hasLanguages: Bool
    /// Whether anything is configured, so that keys must be matched.
    private let isConfigured: Bool
    private var key: [UInt8] = []
    /// In XLIFF, the key after the file's name: `save` in `App/en.lproj/L.strings#save`.
    private var name: [UInt8] = []
    private var hasName = false
    private var found: [Int32] = []
    private var ranking = BudgetRanking()

    /// The patterns that have matched so far.
    public private(set) var use: BudgetUse

    init(_ book: BudgetBook, _ stated: StatedBudgets, source: StatedBudgets?, layout: LayoutBudgets?) {
        self.book = book
        self.layout = layout.flatMap { $0.isEmpty ? nil : $0 }
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

    /// Returns the limits of an entry: those configured for it, those it declares itself, and those that its source
    /// declares.
    ///
    /// `locale` is its language if that differs from the entry's. `isHidden` is determined only if `findsHidden`,
    /// or if it affects which limits apply.
    public mutating func budgets(
        of entry: Entry, source: Entry? = nil, locale: String? = nil, findsHidden: Bool = true
    ) -> BudgetSet {
        var set = BudgetSet()
        let isOwn = source.map { !self.stated(by: $0.catalog).hasStatements(at: $0.index) } ?? true
        if isOwn, !isConfigured, !findsHidden, layout == nil {
            guard stated.hasStatements(at: entry.index) else { return set }
            if let only = stated.onlyBudget(at: entry.index), !only.limit.isOfLooks {
                set.budgets = [only]
                return set
            }
        }
        if isOwn, !isConfigured, let layout, !stated.hasStatements(at: entry.index),
            let only = layout.onlyBudgets(for: entry.key, locale: locale ?? entry.locale)
        {
            return only
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
            // This holds even if the app does not have the language yet.
            use.insert(number)
            guard let closeness = closeness[scope] else { continue }
            ranking.add(number, in: book, closeness: closeness)
        }
        let shownKey = layout == nil ? "" : entry.key
        if let layout, layout.hides(shownKey) { set.isHidden = true }
        if source == nil, ranking.isEmpty, layout == nil, let only = stated.onlyBudget(at: entry.index) {
            // Most entries have only one limit.
            if !set.isHidden || !only.limit.isOfLooks { set.budgets = [only] }
            return set
        }
        ranking.add(stated, at: entry.index, isOwn: true)
        if let source { ranking.add(stated(by: source.catalog), at: source.index, isOwn: false) }
        let placed = layout?.budgets(for: shownKey, locale: locale ?? entry.locale) ?? []
        for budget in layout?.ofRoles[shownKey] ?? [] { ranking.add(budget) }
        if let first = placed.first { ranking.add(first) }
        ranking.settle(in: book, into: &set)
        if let first = placed.first,
            let index = set.budgets.firstIndex(where: { $0.limit == first.limit && $0.source == first.source })
        {
            set.budgets.replaceSubrange(index...index, with: placed)
        }
        return set
    }

    /// Returns the groups of an entry and its position in them; a text that is never visible takes up no width in a
    /// group.
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
            // If several patterns of a group match, the first determines the position of the key.
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

    /// Finds the patterns of a table that the key matches, without duplicates.
    private mutating func match(_ table: KeyTable, _ expressions: [KeyRegex]) {
        found.removeAll(keepingCapacity: true)
        table.append(matching: key, expressions, to: &found)
        guard hasName else { return }
        var others: [Int32] = []
        table.append(matching: name, expressions, to: &others)
        for number in others where !found.contains(number) { found.append(number) }
    }

    /// Returns the limits that the source's catalog declares, read once.
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
