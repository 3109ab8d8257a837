// The scope of a check, from its flags and the configuration.

import Audit
import Basics
import Budgets
import Catalogs
import Configuration
import Fonts
import Git
import Layouts
import Projects
import Reports
import Risk
import Rooms

/// The scope of a check, shared by `swell check`, `swell baseline` and `swell report`.
struct CheckPlan {
    static let locale = Flag(
        name: "locale", value: "TAG", takes: .languages, isRepeatable: true,
        summary: "Only this language and its regional variants; repeatable.")

    let paths: [String]
    let settings: Settings
    /// The explicit formats of files.
    let formats: FormatChoice
    let project: Project
    /// The paths of the budget sheets.
    let sheets: [String]
    var plan: AuditPlan
    /// The catalogs, read while the rest of the plan is created.
    private let reading: Task<ReadProject, Never>

    /// Creates a plan; with `readsAll`, it reads all languages, because a forecast needs the source texts.
    init(_ invocation: Invocation, command: String = "check", readsAll: Bool = false) throws {
        let paths = Settings.paths(invocation)
        if invocation.has(Settings.isolated), invocation.has(Settings.config) {
            throw UsageError.conflict(Settings.config.name, Settings.isolated.name, command: command)
        }
        let locales = readsAll ? [] : invocation.values(of: Self.locale)
        let settings = try Settings(invocation, around: paths)
        let (project, reading) = Self.read(paths, locales, try settings.formats(invocation, command: command))
        try self.init(
            invocation, settings, paths, project, reading, sheets: Self.sheets(invocation, settings),
            root: Self.root(of: paths, settings.configuration), command: command)
    }

    /// The sheets of the configuration, followed by those of flags, which take precedence.
    static func sheets(_ invocation: Invocation, _ settings: Settings) -> [String] {
        let configuration = settings.configuration
        return configuration.check.sheets.map { FolderListing.beside(configuration.file, $0.value) }
            + invocation.values(of: CheckFlags.budgets)
    }

    /// Starts to read the catalogs under some paths.
    static func read(
        _ paths: [String], _ locales: [String], _ formats: FormatChoice
    ) -> (Project, Task<ReadProject, Never>) {
        let project = Project(paths, formats)
        let languages = LanguageRanges(locales)
        return (project, Task.detached { await ReadProject(project, languages) })
    }

    init(
        _ invocation: Invocation, _ settings: Settings, _ paths: [String], _ project: Project,
        _ reading: Task<ReadProject, Never>, sheets: [String], root: String, isOlder: Bool = false,
        command: String = "check"
    ) throws {
        self.paths = paths
        self.settings = settings
        formats = try settings.formats(invocation, command: command)
        self.project = project
        self.reading = reading
        let configuration = settings.configuration
        self.sheets = sheets
        // Report an unreadable font file with its place in the configuration, even if this run does not need it.
        if !configuration.fonts.files.isEmpty || invocation.has(FontFlags.file) {
            _ = try FontFlags.library(invocation, settings, isTold: isOlder, command: command)
        }
        let loaded = try BudgetSheet.load(sheets)
        do throws(InvalidAudit) {
            plan = try AuditPlan(
                configuration, sheets: loaded, fonts: Self.fonts(invocation, settings), root: root,
                today: Today.text, parser: settings.rules(.auto).parser)
        } catch {
            throw ConfigurationTrouble(error, in: configuration)
        }
        plan.chosen = { [formats] in formats.choice(of: $0) }
        try follow(invocation, command)
    }
}

extension CheckPlan {
    /// Applies the flags, which override the configuration.
    private mutating func follow(_ invocation: Invocation, _ command: String) throws {
        let locales = invocation.values(of: Self.locale)
        if locales.contains(where: { $0.split(separator: ",").isEmpty }) {
            throw UsageError.unreadableValue("", flag: Self.locale.name, expected: "a language tag", command: command)
        }
        if !locales.isEmpty { plan.languages = LanguageRanges(locales) }
        if invocation.has(CheckFlags.noLayouts) { plan.usesLayouts = false }
        if invocation.has(CheckFlags.noCode) { plan.usesCode = false }
        if invocation.has(CheckFlags.unseen) { plan.listsUnseen = true }
        if invocation.has(CheckFlags.finishedOnly) { plan.isFinishedOnly = true }
        if let isWanted = try CheckFlags.rules(invocation) { plan.rules.narrow(to: isWanted) }
        let asked = invocation.values(of: CheckFlags.pseudo)
        if !asked.isEmpty {
            plan.pseudolocales = try settings.pseudolocales(asked, invocation, command: command)
            plan.locks = settings.rules(.auto)
        }
    }

    /// The fonts to measure with, opened on first use.
    private static func fonts(_ invocation: Invocation, _ settings: Settings) -> FontShelf {
        let configuration = settings.configuration
        let files =
            invocation.values(of: FontFlags.file)
            + configuration.fonts.files.map { FolderListing.beside(configuration.file, $0.value) }
        let fallbacks = configuration.fonts.fallback.map(\.value)
        return FontShelf { () throws(FontError) in try FontLibrary(files: files, fallbacks: fallbacks) }
    }

    /// The folder that report paths are relative to: the root of the repository, or else the configuration's folder.
    private static func root(of paths: [String], _ configuration: Configuration) -> String {
        let first = Project.absolute(paths.first ?? ".")
        if let root = RepositoryFolder.root(around: first) { return root }
        return Project.absolute(configuration.file.map { CatalogPath($0).folder } ?? ".")
    }

    /// Runs the audit; throws ``ConfigurationTrouble`` if the configuration does not match the project.
    func audit() async throws -> AuditResult {
        do {
            return try await Audit(plan).run(await reading.value)
        } catch let error as InvalidAudit {
            throw ConfigurationTrouble(error, in: settings.configuration)
        }
    }

    /// The places of texts in the layouts and on the recorded screens of the project, with the path of each document, in
    /// the order of the files, and what could not be read.
    func rooms() async -> (documents: [(path: String, places: [ScreenPlace])], faults: [Fault]) {
        let rooms = await reading.value.withRooms(plan).rooms
        let documents = rooms.documents.sorted { $0.key < $1.key }
        let screens = rooms.screenPlaces.sorted { $0.key < $1.key }
        return (
            documents.map { (project.files[$0.key].path.string, $0.value.places) }
                + rooms.otherDocuments.map { ($0.path, $0.rooms.places) }
                + screens.map { (rooms.screens.all[$0.key].path, $0.value) } + rooms.roles.byFile,
            rooms.layouts.faults + rooms.screens.faults
        )
    }

    /// The recorded screens of the project, with the keys of their texts.
    func recordedScreens() async -> RecordedScreens {
        var plan = plan
        plan.usesLayouts = false
        return await reading.value.withRooms(plan).rooms.screens
    }

    /// The keys of the project with their uses in code; nil if there is no code.
    func listedKeys() async -> [ListedKey]? { await reading.value.listedKeys(plan) }

    /// The layouts of the project in all languages, in the order of the files.
    func layouts() async -> ProjectLayouts {
        var plan = plan
        plan.languages = LanguageRanges([])
        return await reading.value.withCode(plan).layouts(plan)
    }

    /// The given languages that no catalog contains.
    func lacking(_ tags: [String]) async -> [String] { await reading.value.lacking(tags) }

    /// The languages of the catalogs, as the end of a sentence.
    var languagesHere: String {
        get async {
            let languages = await reading.value.languages
            return languages.isEmpty ? "" : "; the languages here are \(languages.joined(separator: ", "))"
        }
    }

    /// The names of all keys of the project.
    func keys() async -> [String] { await reading.value.keys(plan) }

    /// The name of a key that reads well in an example; nil if there is none.
    func exampleKey() async -> String? { await reading.value.exampleKey(plan) }

    /// The risk report of the project, for its languages and the given ones.
    func risk(_ locales: [String], drawsPictures: Bool) async throws -> RiskReport {
        do {
            return try await RiskAudit(plan, locales: locales, drawsPictures: drawsPictures).run(
                await reading.value)
        } catch let error as InvalidAudit {
            throw ConfigurationTrouble(error, in: settings.configuration)
        }
    }
}
