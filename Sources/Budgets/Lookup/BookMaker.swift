// Collects the contents of a book, and its problems.

import Basics
import Configuration

/// The contents of a book under construction, and its inputs.
package struct BookMaker {
    let configuration: Configuration
    let styles: RoomStyles
    let sheets: [BudgetSheet]
    /// The source that currently adds to it.
    private var source = BudgetOrigin.Source.configuration
    private(set) var rules: [BudgetRule] = []
    private(set) var patterns: [BudgetBook.Pattern] = []
    private(set) var keyPatterns: [KeyPattern] = []
    private(set) var scopes = [BudgetScope.everything]
    private var scopeNumbers = [BudgetScope.everything: 0]
    /// Patterns of hidden keys.
    private(set) var hidden: [(pattern: KeyPattern, written: WrittenPattern)] = []
    private(set) var groups: [BudgetGroup] = []
    private(set) var groupPatterns: [(pattern: KeyPattern, written: WrittenPattern, member: BudgetGroup.Membership)] =
        []
    /// Patterns of catalogs, which must also match something.
    private(set) var catalogs: [WrittenPattern] = []
    private(set) var roles: [RoleBudgets] = []
    private(set) var problems: [FileProblem] = []

    /// Collects the contributions of all sources.
    init(_ configuration: Configuration, _ sheets: [BudgetSheet]) {
        (self.configuration, self.sheets) = (configuration, sheets)
        styles = RoomStyles(configuration)
        for source in BudgetOrigin.Source.all {
            self.source = source
            source.type.add(to: &self)
        }
    }

    /// Reserves capacity for `count` rules.
    mutating func reserve(_ count: Int) {
        rules.reserveCapacity(rules.count + count)
        patterns.reserveCapacity(patterns.count + count)
    }

    /// Adds a rule for the keys added next; an empty list of limits means that there is no limit.
    mutating func add(
        _ limits: [(limit: Limit, place: Place)], file: String, place: Place, fontPlace: Place? = nil,
        in scope: BudgetScope
    ) {
        rules.append(
            BudgetRule(
                source: source, file: file, limits: limits, place: place, fontPlace: fontPlace,
                scope: number(of: scope)))
    }

    /// Adds keys to the last rule.
    mutating func add(_ pattern: KeyPattern, at place: Place) {
        patterns.append(
            .init(words: pattern.words, place: place, rule: rules.count - 1, specificity: pattern.specificity))
        keyPatterns.append(pattern)
    }

    /// Adds hidden keys.
    mutating func hide(_ keys: Located<String>, file: String) {
        hidden.append((pattern(keys, file: file), WrittenPattern(keys, file: file)))
    }

    /// Adds keys of the group added next.
    mutating func share(_ keys: [Located<String>], file: String) {
        for (position, key) in keys.enumerated() {
            groupPatterns.append(
                (
                    pattern(key, file: file), WrittenPattern(key, file: file),
                    .init(group: groups.count, position: position)
                ))
        }
    }

    /// Adds the limits of a role.
    mutating func add(_ role: RoleBudgets) { roles.append(role) }

    /// Adds a group.
    mutating func add(_ group: BudgetGroup) { groups.append(group) }

    /// Adds the catalogs of a rule.
    mutating func add(catalogs scope: ScopeSettings, file: String) {
        catalogs += scope.catalogs.map { WrittenPattern($0, of: .catalogs, file: file) }
    }

    /// Returns a pattern; records a problem if its expression does not compile.
    mutating func pattern(_ text: Located<String>, file: String) -> KeyPattern {
        do throws(FileProblem) {
            return try KeyPattern(checking: text, file: file)
        } catch {
            problems.append(error)
            return KeyPattern(exactly: text.value)
        }
    }

    /// Adds a problem with a limit.
    mutating func add(_ problem: FileProblem) { problems.append(problem) }

    /// Returns the number of a scope; equal scopes have the same number.
    mutating func number(of scope: BudgetScope) -> Int {
        if scope.catalogs.isEmpty, scope.locales.isEmpty { return 0 }
        if let number = scopeNumbers[scope] { return number }
        scopeNumbers[scope] = scopes.count
        scopes.append(scope)
        return scopes.count - 1
    }
}
