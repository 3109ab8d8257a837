// Collects what goes into a book, and what is wrong with it.

import Basics
import Configuration

/// What goes into a book, as far as it is there yet, and what it is made of.
package struct BookMaker {
    let configuration: Configuration
    let styles: RoomStyles
    let sheets: [BudgetSheet]
    /// Who adds to it.
    private var source = BudgetOrigin.Source.configuration
    private(set) var rules: [BudgetRule] = []
    private(set) var patterns: [BudgetBook.Pattern] = []
    private(set) var keyPatterns: [KeyPattern] = []
    private(set) var scopes = [BudgetScope.everything]
    private var scopeNumbers = [BudgetScope.everything: 0]
    /// Patterns of keys that are never seen.
    private(set) var hidden: [(pattern: KeyPattern, written: WrittenPattern)] = []
    private(set) var groups: [BudgetGroup] = []
    private(set) var groupPatterns: [(pattern: KeyPattern, written: WrittenPattern, member: BudgetGroup.Membership)] =
        []
    /// Patterns of catalogs, which are to match something, too.
    private(set) var catalogs: [WrittenPattern] = []
    private(set) var problems: [FileProblem] = []

    /// Takes what every source adds.
    init(_ configuration: Configuration, _ sheets: [BudgetSheet]) {
        (self.configuration, self.sheets) = (configuration, sheets)
        styles = RoomStyles(configuration)
        for source in BudgetOrigin.Source.all {
            self.source = source
            source.type.add(to: &self)
        }
    }

    /// Makes room for so many rules.
    mutating func reserve(_ count: Int) {
        rules.reserveCapacity(rules.count + count)
        patterns.reserveCapacity(patterns.count + count)
    }

    /// Adds a rule for keys that are added next; it says that there is no limit if it has none.
    mutating func add(
        _ limits: [(limit: Limit, place: Place)], file: String, place: Place, fontPlace: Place? = nil,
        in scope: BudgetScope
    ) {
        rules.append(
            BudgetRule(
                source: source, file: file, limits: limits, place: place, fontPlace: fontPlace,
                scope: number(of: scope)))
    }

    /// Adds keys that the last rule is for.
    mutating func add(_ pattern: KeyPattern, at place: Place) {
        patterns.append(
            .init(words: pattern.words, place: place, rule: rules.count - 1, specificity: pattern.specificity))
        keyPatterns.append(pattern)
    }

    /// Adds keys that are never seen.
    mutating func hide(_ keys: Located<String>, file: String) {
        hidden.append((pattern(keys, file: file), WrittenPattern(keys, file: file)))
    }

    /// Adds keys of the group that is added next.
    mutating func share(_ keys: [Located<String>], file: String) {
        for (position, key) in keys.enumerated() {
            groupPatterns.append(
                (
                    pattern(key, file: file), WrittenPattern(key, file: file),
                    .init(group: groups.count, position: position)
                ))
        }
    }

    /// Adds a group.
    mutating func add(_ group: BudgetGroup) { groups.append(group) }

    /// Adds catalogs that rules are for.
    mutating func add(catalogs scope: ScopeSettings, file: String) {
        catalogs += scope.catalogs.map { WrittenPattern($0, of: .catalogs, file: file) }
    }

    /// A pattern; an expression that does not compile is a problem.
    mutating func pattern(_ text: Located<String>, file: String) -> KeyPattern {
        do throws(FileProblem) {
            return try KeyPattern(checking: text, file: file)
        } catch {
            problems.append(error)
            return KeyPattern(exactly: text.value)
        }
    }

    /// Adds what is wrong with a limit.
    mutating func add(_ problem: FileProblem) { problems.append(problem) }

    /// The number of a scope, which is that of an equal one.
    mutating func number(of scope: BudgetScope) -> Int {
        if scope.catalogs.isEmpty, scope.locales.isEmpty { return 0 }
        if let number = scopeNumbers[scope] { return number }
        scopeNumbers[scope] = scopes.count
        scopes.append(scope)
        return scopes.count - 1
    }
}
