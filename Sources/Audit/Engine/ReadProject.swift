// The catalogs of a project, read and indexed.

import Basics
import Budgets
import Catalogs
import Code
import Comparison
import Configuration
import Platforms
import Projects
import Pseudolocales

/// The catalogs of a project, read and indexed; those that cannot be read are faults.
public struct ReadProject: Sendable {
    package let project: Project
    /// By position in the project's files; nil if a file could not be read.
    package private(set) var tables: [IndexedTable?]
    /// What could not be read, by position in the project's files.
    private(set) var faults: [Int: Fault] = [:]
    /// The entries of each catalog that users never see, by position in the project's files.
    package private(set) var unseen: [Int: Set<Int>] = [:]
    /// The files for translators that were exported from string catalogs of the project, by position.
    private(set) var copies: Set<Int> = []
    /// The files with the texts of another one in another encoding, by position.
    private(set) var charsetCopies: Set<Int> = []
    /// The files that only tools write, such as data of another project or compiled catalogs, by position.
    private(set) var generated: Set<Int> = []
    /// The files that are data for code rather than texts, by position.
    private(set) var data: Set<Int> = []
    /// The files that a library brings along, by position.
    private(set) var libraries: Set<Int> = []
    /// Whether the source code has been read.
    private var hasCode = false
    /// For a file whose sources are only names, the file with the texts, by position in the project's files.
    private(set) var namesakes: [Int: Int] = [:]
    /// The rooms of texts in the app's layouts; none until they are found.
    package private(set) var rooms = ProjectRooms()
    /// The app's source code; nil until it is read, and if there is none.
    package private(set) var code: CodeProject?
    /// The keys that the source code can look up; none until it is read.
    package private(set) var keys = KeyBook()
    /// What the app does with its layouts, menus and settings; nil until its source code is read, and if there is none.
    private(set) var resources: ResourceUse?
    /// The keys to which no code refers.
    private var unused: Set<String> = []
    /// The keys that no code names, of catalogs whose code is only searched for names.
    private(set) var named = NamedKeys()
    /// The files of code that catalogs name.
    let namedCode = NamedCode()
    /// The toolkits that these files use.
    let toolkits = NamedToolkits()
    /// The messages that stand in the files of the project, for catalogs with messages that tools took from there.
    private(set) var codeTexts: CodeTexts
    /// The text files of the project.
    let textFiles: TextFiles
    /// The messages that only outdated catalogs have.
    private(set) var stale = StaleMessages()
    /// The plural forms that apps of a platform show in every language, by its name, if they have one rule for all.
    private var formsOfAllLanguages: [String: Set<String>] = [:]
    /// Whether a catalog whose library may lack plural rules has a form besides `one` and `other`.
    private var hasFormsOfLanguages = false
    /// The names of the platforms whose texts the app draws in the direction of the language.
    private var directional: Set<String> = []
    /// The names of the platforms whose messages of ICU a library reads without their tags.
    private var tagless: Set<String> = []
    /// The names of the platforms that the project has catalogs for, but only code of others, which loads them.
    private var foreign: Set<String> = []
    /// The keys that only such code uses in other apps.
    private var directionalKeys: Set<String> = []
    /// The files whose texts Android shows in place of those of another region.
    let otherRegions: OtherRegions
    /// The files that an app treats as one table, by their path without its extension, or by their folder.
    private var families: [String: [Int]] = [:]

    /// Reads the files of a project that may contain texts of some languages, and the files that they are translated
    /// from or fall back to.
    public init(_ project: Project, _ languages: LanguageRanges) async {
        let project = project.withoutPartialSources
        self.project = project
        otherRegions = OtherRegions(project)
        textFiles = TextFiles(of: project)
        codeTexts = CodeTexts(of: [], in: textFiles)
        let code = project.paths(of: .code)
        let layouts = project.paths(of: .layout)
        for platform in Platform.all {
            if platform.hasCode, !code.isEmpty, !code.contains(where: platform.isCode) { foreign.insert(platform.name) }
            if platform.takesDirectionFromLanguage(code, layouts) { directional.insert(platform.name) }
            formsOfAllLanguages[platform.name] = platform.pluralFormsOfAllLanguages(code) {
                try? FileReader.read($0.string)
            }
        }
        tables = Array(repeating: nil, count: project.files.count)
        let wanted = project.files.indices.filter {
            languages.mayCover(project.files[$0], own: project.ownLanguage(of: $0))
        }
        let needed = Set(
            wanted + wanted.compactMap { project.source(of: $0) } + wanted.compactMap { project.language(of: $0) }
                + wanted.flatMap { otherRegions.files(besides: $0) } + project.documents(translatedBy: wanted))
        for (index, file) in project.files.enumerated() where !file.format.isMultilingual {
            families[Self.family(of: file), default: []].append(index)
        }
        // A table is read with the files that hide its keys, requested or not.
        let all = project.files.indices.filter { index in
            needed.contains(index)
                || families[Self.family(of: project.files[index])]?.contains(where: needed.contains) ?? false
        }
        var plans: [(file: Int, plan: StatedBudgets.Plan)] = []
        var found: [Int: Fault] = [:]
        await InOrder.run(
            all, { _, index in project.files[index].read().map { StatedBudgets.Plan($0) } }
        ) { position, read in
            switch read {
            case .success(let plan): plans.append((all[position], plan))
            case .failure(let fault): found[all[position]] = fault
            }
        }
        faults = found
        for (file, table) in await IndexedTable.all(of: plans) { tables[file] = table }
        let catalogs = Dictionary(grouping: tables.compactMap { $0?.catalog }) { $0.format.platform.name }
        tagless = Set(
            Platform.all.filter { $0.leavesTags(code, catalogs[$0.name] ?? []) }.map(\.name))
        copies = Set(findCopies())
        generated = Set(findGenerated()).union(findCompiled())
        libraries = Set(findLibraries())
        charsetCopies = Set(findCharsetCopies())
        data = Set(findData())
        for index in [copies, generated, libraries, charsetCopies, data].joined() { tables[index] = nil }
        let taken = takenFromCode
        codeTexts = CodeTexts(of: taken.keys.sorted().compactMap { taken[$0] }, in: textFiles)
        stale = StaleMessages(project, taken, codeTexts)
        for index in all { unseen[index] = findUnseen(index).union(stale.entries[index] ?? []) }
        hasFormsOfLanguages = tables.contains { table in
            guard let catalog = table?.catalog, catalog.format.has(.mayLackPluralRules) else { return false }
            return catalog.entries.contains { $0.isBranch && ["two", "few", "many"].contains($0.form) }
        }
        for table in project.tables where table.files.count > 1 {
            nameTexts(of: table.files)
        }
        for files in pairsNamedAlike { nameTexts(of: files) }
    }

    /// The project with its source code, if a plan asks for it.
    package func withCode(_ plan: AuditPlan) async -> ReadProject {
        guard plan.usesCode, !hasCode else { return self }
        var found = self
        found.hasCode = true
        found.named = await NamedKeys(self)
        found.code = await CodeProject(project)
        found.keys = await KeyBook(found, brands: plan.code.brands.map(\.value) + found.appNames)
        found.resources = found.code.map { ResourceUse($0, found.keys, catalogs: project.files.map(\.path.string)) }
        found.directionalKeys = found.directionalUses
        found.unused = found.keys.unusedKeys
        return found
    }

    /// The keys of a catalog, among others, to which no code refers; of a catalog whose platform's code is not read, the
    /// keys that it names nowhere, or those of drafts whose code is gone, as far as the catalog names it.
    func unusedKeys(of catalog: Catalog, _ file: Int, _ drafts: [Findings.Draft]) -> Set<String> {
        let platform = catalog.format.platform
        guard platform.code == nil else { return unused }
        if platform.naming != nil { return named.unused[platform.name] ?? [] }
        let entries = drafts.compactMap(\.entry)
        return namedCode.goneKeys(of: entries, in: catalog, codeTexts)
            .union(stale.removedKeys(of: entries, in: catalog, file, codeTexts))
    }

    /// The project with the rooms that a plan asks for.
    package func withRooms(_ plan: AuditPlan) async -> ReadProject {
        let readsCode = plan.usesLayouts || !plan.book.roles.isEmpty
        guard readsCode || !plan.screenPaths.isEmpty else { return self }
        var found = self
        // What texts are on the screen stands in the code, too.
        found.rooms = await ProjectRooms(readsCode ? withCode(plan) : self, plan)
        return found
    }

    /// Records for files of one table which of them has the texts, if the others have names as sources.
    private mutating func nameTexts(of files: [Int]) {
        guard let source = files.first(where: { hasNames($0) }) else { return }
        for file in files { namesakes[file] = source }
    }

    /// The entries of a catalog whose key occurs again later, or that a plural of the same table hides.
    private func findUnseen(_ file: Int) -> Set<Int> {
        guard let table = tables[file] else { return [] }
        var unseen = Set(table.replaced.map(\.earlier))
        let plurals = siblings(of: file).filter { $0.catalog.format.has(.hasPluralBranches) }
        guard !plurals.isEmpty, !table.catalog.format.has(.hasPluralBranches) else { return unseen }
        let keys = KeyIndex(keysOf: table.catalog)
        for plural in plurals {
            for entry in plural.catalog.entries {
                if let hidden = keys.entry(like: entry) { unseen.insert(hidden.index) }
            }
        }
        return unseen
    }

    /// All catalogs at once.
    var subject: ProjectSubject {
        var catalogs: [Int: Catalog] = [:]
        for (index, table) in tables.enumerated() { catalogs[index] = table?.catalog }
        return ProjectSubject(
            project: project, catalogs: catalogs, indexes: tables.map { $0?.index }, rooms: rooms, code: code,
            keys: keys, named: named, modules: resources?.modules)
    }

    /// A catalog with the one it translates; nil if it could not be read.
    func subject(_ file: Int) -> TableSubject? {
        guard let table = tables[file] else { return nil }
        let source = project.source(of: file)
        return TableSubject(
            table: project.tableName(of: file), catalog: table.index, source: source.flatMap { tables[$0]?.index },
            siblings: siblings(of: file),
            sourceSiblings: source.map { siblings(of: $0) } ?? [],
            language: language(of: file).flatMap { tables[$0]?.index },
            names: namesakes[file].flatMap { source in
                tables[source].map { table in
                    // Each XLIFF entry declares its language.
                    let language = table.catalog.format.isMultilingual ? table.catalog.entries.first?.locale : nil
                    return NamedSource(source: table.index.asked(in: language), isSource: source == file)
                }
            },
            reference: stale.newer[file] ?? namesake(of: file),
            replaced: table.replaced,
            stale: stale.entries[file] ?? [],
            formsOfAllLanguages: formsOfAllLanguages[table.catalog.format.platform.name],
            hasForeignLoader: foreign.contains(table.catalog.format.platform.name),
            hasPluralRules: !table.catalog.format.has(.mayLackPluralRules) || hasFormsOfLanguages,
            habits: TableHabits(
                own: table.habits, source: (namesakes[file] ?? source).flatMap { tables[$0]?.habits },
                hasNames: namesakes[file] != nil,
                takeDirectionFromLanguage: directional.contains(table.catalog.format.platform.name),
                directionalKeys: directionalKeys,
                leaveTags: tagless.contains(table.catalog.format.platform.name)))
    }

    /// The limits that the source catalog of a file declares.
    package func sourceStated(_ file: Int) -> StatedBudgets? { project.source(of: file).flatMap { tables[$0]?.stated } }

    /// The catalog that a file is translated from; nil for that catalog itself, and if none is known.
    package func source(of file: Int) -> KeyIndex? { project.source(of: file).flatMap { tables[$0]?.index } }

    /// The file of the language without a region, if an app falls back to it: the letters of both may differ.
    private func language(of file: Int) -> Int? {
        guard let language = project.language(of: file) else { return nil }
        return project.haveOneScript(file, language) ? language : nil
    }

    /// A file, and those that an app treats as one table with it.
    func filesReadTogether(with file: Int) -> [KeyIndex] {
        [tables[file]?.index].compactMap(\.self) + siblings(of: file)
    }

    private func siblings(of file: Int) -> [KeyIndex] {
        let family = families[Self.family(of: project.files[file])] ?? []
        return family.filter { $0 != file }.compactMap { tables[$0]?.index }
    }

    private static func family(of file: CatalogFile) -> String {
        let path = file.path
        if file.format.has(.mergesFolders) { return path.folder }
        return path.extension.isEmpty ? path.string : String(path.string.dropLast(path.extension.count + 1))
    }
}
