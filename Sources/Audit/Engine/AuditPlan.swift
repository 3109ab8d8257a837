// What an audit checks, and how.

import Basics
import Budgets
import Catalogs
import Configuration
import Fonts
import Generation
import Layouts
import MessagePatterns
import Platforms
import Projects
import Pseudolocales
import Samples

/// What an audit checks, and how.
public struct AuditPlan: Sendable {
    /// The severities of each rule's findings.
    public var rules: RuleBook
    /// The languages to check.
    public var languages: LanguageRanges
    /// Whether unfinished translations are skipped.
    public var isFinishedOnly: Bool
    /// What users see if a language lacks a text, if specified; otherwise the format and the code determine it.
    public var fallback: Fallback?
    /// The parser for values.
    public var parser: MessageParser
    /// The folder that paths in reports are relative to, without a trailing slash.
    public var root: String
    /// The configuration's file.
    let file: String
    /// The limits.
    package let book: BudgetBook
    /// The fonts that texts are measured in.
    package let fonts: FontShelf
    /// Whether the app's layouts limit its texts.
    public var usesLayouts: Bool
    /// Whether the rooms of texts are listed on all screens, not only on those where they limit translations.
    package var listsRooms = false
    /// The files with recorded screens, and folders of them.
    package var screenPaths: [String]
    /// Whether the app's source code is checked.
    public var usesCode: Bool
    /// Whether findings in texts that nobody sees are listed, as notes.
    public var listsUnseen = false
    /// What the checks of source code need to know about the app.
    let code: CodeSettings
    /// The screens on which scenes without a size of their own are laid out; empty for those of each platform.
    package var screens: [Device] = []
    /// The samples that replace placeholders.
    package let samples: SampleTable
    /// The pseudo-locales in which the source is measured.
    public var pseudolocales: [Pseudolocale] = []
    /// What stays unchanged in pseudo-locales.
    public var locks = GenerationRules()
    /// The patterns of the configuration's severities, suppressions and locked keys, each of which must match
    /// something.
    let patterns: SettingPatterns
    /// The configuration's suppressions.
    let suppressions: Suppressions
    /// How to handle patterns that match nothing.
    public var unmatched = UnmatchedPatterns.refused
    /// Which keys are checked; nil for all.
    ///
    /// Tables, groups and the project are checked as a whole.
    public var keys: (@Sendable (String) -> Bool)?

    /// Whether an entry's key is checked, by its full or its displayed name.
    func isAsked(_ entry: Entry) -> Bool {
        guard let keys else { return true }
        return keys(entry.key) || keys(entry.name)
    }
    /// The format that the user chose for a path.
    public var chosen: @Sendable (String) -> FileChoice? = { _ in nil }
    /// The current date, as `2026-12-31`.
    let today: String

    /// Creates a plan from a configuration, for a date such as `2026-12-31`.
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
        errors += book.roles.compactMap { $0.problem(in: file) }.map { .budget($0) }
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
        usesLayouts = configuration.layouts?.value != "off"
        screenPaths = configuration.screens.map { FolderListing.beside(configuration.file, $0.value) }
        usesCode = configuration.code.isOn?.value != "off"
        code = configuration.code
        fallback = configuration.fallback.map { $0.value == "key" ? .key : .source }
        self.parser = parser
        self.root = root
        self.today = today
        guard errors.isEmpty else { throw InvalidAudit(errors: errors) }
    }

    /// Whether severities or suppressions apply only to some keys.
    var dependsOnKeys: Bool { rules.dependsOnKeys || suppressions.dependsOnKeys }

    /// Throws if expressions took too long for a key so far.
    func refuseSlow() throws(InvalidAudit) {
        let settings = (rules.slow + suppressions.slow).map {
            WrittenPattern($0, file: file)
        }
        let slow = Set(book.slow + settings + patterns.slow)
        if let invalid = InvalidAudit(slow: Array(slow)) { throw invalid }
    }

    /// Whether texts of a language are checked.
    func isWanted(_ locale: String?, own: String? = nil) -> Bool { languages.cover(locale, own: own) }

    /// A path relative to the root; unchanged if it is not inside it.
    package func relativePath(_ path: String) -> String {
        relativePath(path, absolute: Project.absolute(path))
    }

    /// The path of a file relative to the root, or as it was named; `absolute` is its path without links.
    func relativePath(_ path: String, absolute: String) -> String {
        absolute.hasPrefix(root + "/") ? String(absolute.dropFirst(root.count + 1)) : path
    }
}

extension AuditPlan {
    /// The screens on which the scenes of a platform are laid out.
    package func screens(of platform: Platform) -> [Device] {
        screens.isEmpty ? platform.layouts?.screens ?? Device.phones : screens
    }

    /// The screens on which the scenes of a platform are drawn.
    func picturedScreens(of platform: Platform) -> [Device] {
        screens.isEmpty ? platform.layouts?.pictured ?? Device.pictured : screens
    }
}
