// `swell budgets`: the limits that apply to each key, and where each is defined.

import Audit
import Basics
import Budgets
import Catalogs
import Configuration
import Projects
import Reports

extension Command {
    static let budgets = Command(
        name: "budgets",
        summary: "List the limits that apply to each key, and where each comes from.",
        operands: "[KEY] [PATH…]",
        takes: .files,
        flags: [
            BudgetsCommand.format, CheckPlan.locale, CheckFlags.budgets, FormatChoice.flag, Settings.config,
            Settings.isolated,
        ],
        details: """
            PATH is a catalog (a file with an app's texts, such as Localizable.strings or strings.xml), or a folder to
            search; the default is the current folder. KEY is a key, or a pattern such as 'auth.*'. The first argument
            is a KEY, unless it is the name of a file or folder. If a key has the name of a file or folder, write the
            key as a pattern.

            Below the limits that apply, the list shows overridden limits, and limits that the texts of a group share.
            If a limit does not apply to all languages, its languages follow it. Limits come from .swell.yml, from
            sheets (--budgets), from the catalogs (comments such as [CHAR LIMIT=20], and XLIFF attributes), and from
            storyboards and xibs.

            Examples:
              swell budgets MyApp
              swell budgets auth.login.submit_button MyApp
              swell budgets 'auth.*' --locale de --budgets design.csv
              swell budgets --format json MyApp > budgets.json
            """,
        run: { invocation, console in try await BudgetsCommand(invocation, console).run() })
}

struct BudgetsCommand {
    static let format = Flag(
        name: "format", value: "FORMAT", choices: ["text", "json"],
        summary: "The output format: text (the default), or json (one object with all keys).")

    private let key: String?
    private let paths: [String]
    private let isJSON: Bool
    /// The requested languages, as given.
    private let asked: [String]
    /// The requested languages, parsed.
    private let languages: LanguageRanges
    private let plan: AuditPlan
    private let formats: FormatChoice
    private let configuration: Configuration
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws {
        let first = invocation.operands.first
        key = first.flatMap { FolderListing.exists($0) ? nil : $0 }
        let given = Array(invocation.operands.dropFirst(key == nil ? 0 : 1))
        paths = Settings.named(given.isEmpty ? ["."] : given)
        isJSON = invocation.value(of: Self.format) == "json"
        asked = invocation.values(of: CheckPlan.locale)
        languages = LanguageRanges(asked)
        let settings = try Settings(invocation, around: paths)
        configuration = settings.configuration
        formats = try settings.formats(invocation, command: "budgets")
        let sheets = try BudgetSheet.load(CheckPlan.sheets(invocation, settings))
        do throws(InvalidAudit) {
            plan = try AuditPlan(configuration, sheets: sheets, root: ".", today: Today.text)
        } catch {
            throw ConfigurationTrouble(error, in: configuration)
        }
        self.console = console
    }

    func run() async throws -> ExitCode {
        let project = Project(paths, formats)
        if let words = project.notFollowed(besides: paths) { console.complain(words) }
        guard !project.files.isEmpty || !project.faults.isEmpty else {
            console.complain(formats.nothing(under: paths))
            return .trouble
        }
        for fault in project.faults { console.note(FaultLines.line(fault, style: console.errorStyle)) }
        var hasTrouble = !project.faults.isEmpty
        let rooms = await ReadProject(project, LanguageRanges([])).withRooms(plan).rooms
        var listing = BudgetListing()
        var met = Met()
        for table in project.tables {
            var catalogs: [(file: Int, catalog: Catalog)] = []
            for index in table.files {
                switch project.files[index].read() {
                case .success(let catalog): catalogs.append((index, catalog))
                case .failure(let fault):
                    hasTrouble = true
                    console.note(FaultLines.line(fault, style: console.errorStyle))
                }
            }
            let sourcePath = table.source.map { project.files[$0].path.string }
            let source = catalogs.first { $0.catalog.path == sourcePath }.map { SourceBudgets($0.catalog) }
            for (file, catalog) in catalogs {
                for fault in catalog.faults { console.note(FaultLines.line(fault, style: console.errorStyle)) }
                hasTrouble = hasTrouble || !catalog.faults.isEmpty
                add(catalog, rooms.budgets(for: file), of: table, source, to: &listing, &met)
            }
        }
        if let slow = InvalidAudit(slow: plan.book.slow) { throw ConfigurationTrouble(slow, in: configuration) }
        if let key, listing.count == 0 {
            console.complain(nothing(of: key, met))
            return .trouble
        }
        try console.write(
            isJSON
                ? BudgetJSON.bytes(listing, isAsked: key != nil)
                : Array(BudgetPage.text(listing, isAsked: key != nil, style: console.style).utf8))
        if listing.isEmpty, key == nil {
            console.complain(noBudgets(met))
        }
        return hasTrouble ? .trouble : .clean
    }

    /// The note if nothing is listed, for example because no text is in the requested languages.
    private func noBudgets(_ met: Met) -> String {
        guard !asked.isEmpty, !met.languages.isEmpty else {
            return "no text has a budget; set budgets in .swell.yml, in sheets or in comments"
        }
        return "no text in \(asked.joined(separator: ", ")) has a budget; there are texts in "
            + met.languages.sorted().joined(separator: ", ")
    }

    /// The source catalog, and the limits that it contains.
    private struct SourceBudgets {
        let index: KeyIndex
        let stated: StatedBudgets

        init(_ catalog: Catalog) {
            index = KeyIndex(catalog)
            stated = StatedBudgets(catalog)
        }
    }

    /// Keys and languages that occur but were not requested.
    private struct Met {
        /// Other keys.
        var names: Set<String> = []
        /// Other languages with texts.
        var languages: Set<String> = []
    }

    /// The error if a key has no text.
    private func nothing(of key: String, _ met: Met) -> String {
        let place = "under \(paths.joined(separator: ", "))"
        guard met.languages.isEmpty else {
            let asked = asked.map { "'\($0.shortened)'" }.joined(separator: ", ")
            let there = met.languages.subtracting(["none"]).sorted().joined(separator: ", ")
            return "the key '\(key.shortened)' has no text in \(asked) \(place)"
                + (there.isEmpty ? "" : "; it has texts in \(there)")
        }
        let nearest = Spelling.suggestion(Spelling.nearest(key, among: met.names.sorted()))
        return "there is no key '\(key.shortened)' \(place)\(nearest)"
    }

    private func add(
        _ catalog: Catalog, _ layout: LayoutBudgets?, of table: Table, _ source: SourceBudgets?,
        to listing: inout BudgetListing, _ met: inout Met
    ) {
        if key == nil, let locale = catalog.locale, !languages.matches(locale) {
            met.languages.insert(locale)
            return
        }
        let isSource = source?.index.catalog.identity == catalog.identity
        var shelf = plan.book.shelf(
            for: catalog, stated: isSource ? source?.stated : nil, source: source?.stated, layout: layout)
        let pattern = key.map { KeyGlob($0) }
        for entry in catalog.entries {
            let name = entry.key
            if let pattern, !pattern.matches(name), !pattern.matches(entry.name) {
                met.names.insert(name)
                continue
            }
            let locale = entry.locale ?? "none"
            guard languages.matches(locale) else {
                met.languages.insert(locale)
                continue
            }
            let set = shelf.budgets(of: entry, source: isSource ? nil : source?.index.entry(like: entry))
            let shared = plan.book.sharedLimits(shelf.groups(of: entry))
            listing.add(set, sharing: shared, of: name, in: table.name, locale: locale)
        }
    }
}
