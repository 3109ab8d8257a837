// Makes a book out of a configuration and sheets, and finds what is wrong with them.

import Basics
import Configuration
import Fonts
import TextLayout

/// What goes into a book, as far as it is there yet.
struct BookMaker {
    private let configuration: Configuration
    private let styles: RoomStyles
    let file: String
    private(set) var rules: [BudgetRule] = []
    private(set) var patterns: [BudgetBook.Pattern] = []
    private(set) var keyPatterns: [KeyPattern] = []
    private(set) var scopes = [BudgetScope.everything]
    private var scopeNumbers = [BudgetScope.everything: 0]
    private(set) var groups: [BudgetGroup] = []
    private(set) var groupPatterns: [KeyPattern] = []
    private(set) var groupPlaces: [BudgetGroup.Membership] = []
    private(set) var problems: [BudgetProblem] = []
    private(set) var sheetStarts: [(pattern: Int, file: String)] = []

    init(_ configuration: Configuration) {
        self.configuration = configuration
        styles = RoomStyles(configuration)
        file = styles.file
    }

    // MARK: The configuration

    mutating func addRules() {
        rules.reserveCapacity(configuration.budgets.count)
        patterns.reserveCapacity(configuration.budgets.count)
        for settings in configuration.budgets {
            let scope = number(of: settings.scope)
            do throws(BudgetProblem) {
                rules.append(try BudgetRule(settings, in: styles, scope: scope))
            } catch {
                problems.append(error)
                continue
            }
            if settings.scope.keys.isEmpty { add(.all, at: settings.place) }
            for key in settings.scope.keys { add(pattern(key), at: key.place) }
        }
    }

    mutating func hidden() -> [KeyPattern] {
        configuration.hidden.map { pattern($0) } + HiddenKeys.patterns.map { KeyPattern($0) }
    }

    mutating func addGroups() {
        for settings in configuration.groups {
            for (position, key) in settings.scope.keys.enumerated() {
                groupPatterns.append(pattern(key))
                groupPlaces.append(.init(group: groups.count, position: position))
            }
            do throws(BudgetProblem) {
                groups.append(
                    try BudgetGroup(settings, in: styles, scope: number(of: settings.scope)))
            } catch {
                problems.append(error)
            }
        }
    }

    /// A pattern; an expression that does not compile is a problem.
    private mutating func pattern(_ text: Located<String>) -> KeyPattern {
        do throws(BudgetProblem) {
            return try KeyPattern(checking: text, file: file)
        } catch {
            problems.append(error)
            return KeyPattern(exactly: text.value)
        }
    }

    private mutating func add(_ pattern: KeyPattern, at place: Place) {
        patterns.append(
            .init(words: pattern.words, place: place, rule: rules.count - 1, specificity: pattern.specificity))
        keyPatterns.append(pattern)
    }

    private mutating func number(of settings: ScopeSettings) -> Int {
        settings.catalogs.isEmpty && settings.locales.isEmpty ? 0 : number(of: BudgetScope(settings))
    }

    private mutating func number(of scope: BudgetScope) -> Int {
        if let number = scopeNumbers[scope] { return number }
        scopeNumbers[scope] = scopes.count
        scopes.append(scope)
        return scopes.count - 1
    }

    // MARK: Sheets

    /// Adds the rows of a sheet, those without a limit left out.
    mutating func add(_ sheet: BudgetSheet) {
        sheetStarts.append((patterns.count, sheet.file))
        var fonts: [SheetFont: FontDescription] = [:]
        rules.reserveCapacity(rules.count + sheet.rows.count)
        patterns.reserveCapacity(patterns.count + sheet.rows.count)
        for row in sheet.rows {
            do throws(BudgetProblem) {
                let limits = try limits(of: row, in: sheet.file, &fonts)
                guard let key = row.key, !limits.isEmpty else { continue }
                let isEverywhere = row.catalog == nil && row.locale == nil
                let scope =
                    isEverywhere
                    ? 0
                    : number(
                        of: BudgetScope(
                            catalogs: row.catalog.map { [$0] } ?? [], locales: row.locale.map { [$0] } ?? []))
                rules.append(BudgetRule(limits: limits, file: sheet.file, place: row.place, scope: scope))
                add(KeyPattern(exactly: key), at: row.place)
            } catch {
                problems.append(error)
            }
        }
    }

    private struct SheetFont: Hashable {
        let text: String
        let size: Double?
    }

    private func limits(
        of row: SheetRow, in file: String, _ fonts: inout [SheetFont: FontDescription]
    ) throws(BudgetProblem) -> [Limit] {
        guard row.width != nil || row.height != nil || row.lines != nil || row.style != nil else { return row.counts }
        var parts = RoomParts()
        if let style = row.style {
            guard let named = try RoomParts.ofStyle(style, in: styles) else {
                let known = styles.names + TextStyle.allCases.map(\.rawValue)
                let words = "there is no text style '\(style.shortened)'"
                throw BudgetProblem(
                    file: file, place: row.place,
                    words: words + Spelling.suggestion(Spelling.nearest(style, among: known)))
            }
            parts = named
        }
        parts.width = row.width ?? parts.width
        parts.lines = row.lines ?? parts.lines
        parts.height = row.height ?? parts.height
        parts.cut = row.cut ?? parts.cut
        if row.font != nil || row.size != nil {
            parts.font = try font(row, parts.font, file, &fonts)
        }
        return row.counts + (parts.room.map { [.room($0)] } ?? [])
    }

    /// The font of a row: its own or that of the style, in its own size if it has one.
    private func font(
        _ row: SheetRow, _ styled: FontDescription?, _ file: String, _ fonts: inout [SheetFont: FontDescription]
    ) throws(BudgetProblem) -> FontDescription? {
        guard let text = row.font else { return row.size.flatMap { (styled ?? Self.system)?.sized($0) } }
        let name = SheetFont(text: text, size: row.size)
        if let known = fonts[name] { return known }
        do throws(FontDescriptionError) {
            let font = try FontDescription(text)
            fonts[name] = row.size.map { font.sized($0) } ?? font
        } catch {
            throw BudgetProblem(file: file, place: row.place, words: error.message)
        }
        return fonts[name]
    }

    /// What is measured with where only a size is given.
    private static let system = try? FontDescription(family: "SF Pro")
}
