// What an audit is to look at, and how.

import Basics
import Budgets
import Catalogs
import Configuration
import Fonts
import Generation
import MessagePatterns
import Projects
import Pseudolocales
import Samples

/// What an audit is to look at, and how.
public struct AuditPlan: Sendable {
    /// How bad the findings of each rule are.
    public var rules: RuleBook
    /// The languages to look at.
    public var languages: LanguageRanges
    /// Whether translations that are not finished are left out.
    public var isFinishedOnly: Bool
    /// What users see where a language lacks a text, if somebody says so; else it is as the format and the code have it.
    public var fallback: Fallback?
    /// How values are taken apart.
    public var parser: MessageParser
    /// The folder that paths in reports begin at, without a slash at its end.
    public var root: String
    /// The configuration's file.
    let file: String
    /// The limits there are.
    package let book: BudgetBook
    /// What texts are measured in.
    package let fonts: FontShelf
    /// What stands for placeholders.
    package let samples: SampleTable
    /// The pseudo-locales that the source is measured as.
    public var pseudolocales: [Pseudolocale] = []
    /// What stays as it is in pseudo-locales.
    public var locks = GenerationRules()
    /// The patterns of the configuration's severities, suppressions and locked keys, which are to match something.
    let patterns: SettingPatterns
    /// What the configuration lets be.
    let suppressions: Suppressions
    /// What becomes of patterns that match nothing.
    public var unmatched = UnmatchedPatterns.refused
    /// Which keys are looked at; nil for all.
    ///
    /// Tables, groups and the project are looked at as a whole.
    public var keys: (@Sendable (String) -> Bool)?

    /// Whether an entry's key is looked at, as it is or as a person names it.
    func isAsked(_ entry: Entry) -> Bool {
        guard let keys else { return true }
        return keys(entry.key) || keys(entry.name)
    }
    /// The format that a person says a path is in.
    public var chosen: @Sendable (String) -> FileChoice? = { _ in nil }
    /// The day it is, as `2026-12-31`.
    let today: String

    /// A plan by a configuration, on a day such as `2026-12-31`.
    public init(
        _ configuration: Configuration, sheets: [BudgetSheet] = [], fonts: FontShelf = .installed, root: String,
        today: String, parser: MessageParser = MessageParser()
    ) throws(InvalidAudit) {
        let file = configuration.file ?? ".swell.yml"
        var errors: [AuditError] = []
        rules = RuleBook(configuration.rules, file: file, &errors)
        suppressions = Suppressions(configuration.suppressions, file: file, today: today, &errors)
        do throws(InvalidBudgets) {
            book = try BudgetBook(configuration, sheets: sheets)
        } catch {
            throw InvalidAudit(errors: errors + error.problems.map { .budget($0) })
        }
        for room in book.rooms {
            do throws(FontError) {
                _ = try fonts.stack(room.room.description)
            } catch {
                let fallback = configuration.fonts.fallback.first { $0.value == error.family }
                let (path, place) = fallback.map { (file, $0.place) } ?? (room.origin.file, room.origin.place)
                errors.append(.budget(FileProblem(file: path, place: place, words: error.message)))
            }
        }
        self.file = file
        self.fonts = fonts
        patterns = SettingPatterns(configuration, file: file)
        samples = SampleTable(configuration.samples.map { ($0.name.value, $0.text.value) })
        languages = LanguageRanges(configuration.check.locales.map(\.value))
        isFinishedOnly = configuration.check.finishedOnly?.value ?? false
        fallback = configuration.fallback.map { $0.value == "key" ? .key : .source }
        self.parser = parser
        self.root = root
        self.today = today
        guard errors.isEmpty else { throw InvalidAudit(errors: errors) }
    }

    /// Whether severities or suppressions are for some keys and not for others.
    var asksForKeys: Bool { rules.asksForKeys || suppressions.asksForKeys }

    /// Throws where expressions took too long for a key so far.
    func refuseSlow() throws(InvalidAudit) {
        let settings = (rules.slow + suppressions.slow).map {
            WrittenPattern($0, file: file)
        }
        let slow = Set(book.slow + settings + patterns.slow)
        if let invalid = InvalidAudit(slow: Array(slow)) { throw invalid }
    }

    /// Whether texts of a language are to be looked at.
    func isWanted(_ locale: String?, own: String? = nil) -> Bool { languages.areAfter(locale, own: own) }

    /// A path from the root on; as it is where it leads elsewhere.
    package func relativePath(_ path: String) -> String {
        let absolute = Project.absolute(path)
        return absolute.hasPrefix(root + "/") ? String(absolute.dropFirst(root.count + 1)) : path
    }
}
