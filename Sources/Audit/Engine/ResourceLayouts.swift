// Layouts that show texts of other files, by their keys.

import Basics
import Catalogs
import Layouts
import Platforms
import Projects
import Rooms

/// The layouts of a platform whose texts are in the app's catalogs.
struct ResourceLayouts {
    private let read: ReadProject
    private let plan: AuditPlan
    private let platform: Platform
    /// The layouts with texts.
    private let readings: [(path: CatalogPath, reading: LayoutReading)]
    /// The entries of the source language by key; several modules may have one of that name.
    private var sources: [String: [Entry]] = [:]
    private var files: [String: [Int]] = [:]
    /// The texts of each source catalog in other languages, by its position, language and key.
    private var translations: [Int: [String: [String: String]]] = [:]

    init(
        of read: ReadProject, _ plan: AuditPlan, on platform: Platform,
        prepare: @Sendable (LayoutFiles) -> LayoutReader
    ) async {
        (self.read, self.plan, self.platform) = (read, plan, platform)
        let project = read.project
        let layouts = project.paths(of: .layout).filter(platform.isLayout)
        let sources = read.code?.files ?? []
        let hasCatalogs = project.files.contains { $0.format.platform == platform }
        guard hasCatalogs, !layouts.isEmpty || !sources.isEmpty else {
            readings = []
            return
        }
        let code = SourceBytes(project, read.code)
        // Code may draw views, too.
        let paths = layouts + (sources.isEmpty ? [] : code.paths(of: platform))
        let reader = prepare(
            LayoutFiles(
                layouts: layouts, resources: project.paths(of: .resource).filter(platform.isResource),
                code: code.paths(of: platform), sources: sources,
                fonts: ResourceFonts.paths(beside: project.paths(of: .resource) + project.files.map(\.path)),
                bytes: code.bytes))
        let seen = SeenFiles(read)
        let found = await Workers.run(paths, state: {}) { _, path -> LayoutReading? in
            guard seen.contains(path), var reading = reader(path) else { return nil }
            reading.hide(seen.hiddenLines(of: path))
            return reading
        }
        readings = zip(paths, found).compactMap { path, reading in
            reading.flatMap { reading in
                reading.scenes.contains { !$0.texts.isEmpty } || !reading.faults.isEmpty ? (path, reading) : nil
            }
        }
        await findTexts()
    }

    /// Finds the texts of all layouts in all languages, with one pass over the catalogs.
    private mutating func findTexts() async {
        let project = read.project
        let keys = Set(readings.flatMap { $0.reading.scenes.flatMap { $0.texts.map(\.key) } })
        guard !keys.isEmpty else { return }
        var owners: Set<Int> = []
        for file in project.files.indices where project.files[file].format.platform == platform {
            guard project.standsForSource(file), let catalog = read.tables[file]?.catalog else { continue }
            for entry in catalog.entries where entry.hasText && !entry.isBranch && keys.contains(entry.key) {
                sources[entry.key, default: []].append(entry)
                files[entry.key, default: []].append(file)
                owners.insert(file)
            }
        }
        let jobs = owners.sorted().flatMap { owner in
            project.table(of: owner).files.filter { $0 != owner }.map { (owner: owner, file: $0) }
        }
        let (read, plan) = (read, plan)
        let found = await Workers.run(jobs, state: {}) { _, job -> (locale: String, texts: [String: String])? in
            guard let catalog = read.tables[job.file]?.catalog, let locale = catalog.locale, plan.isWanted(locale)
            else { return nil }
            var texts: [String: String] = [:]
            for entry in catalog.unshared.entries where entry.hasText && !entry.isBranch {
                let key = entry.key
                if keys.contains(key) { texts[key] = entry.value }
            }
            return (locale, texts)
        }
        for (job, result) in zip(jobs, found) {
            guard let result else { continue }
            translations[job.owner, default: [:]][result.locale, default: [:]].merge(result.texts) { first, _ in first }
        }
    }

    /// The layouts, in the order of their paths.
    var all: [ReadLayout] { readings.map(layout) }

    private func layout(_ path: CatalogPath, _ reading: LayoutReading) -> ReadLayout {
        let project = read.project
        var owners: [String: Int] = [:]
        var entries: [Entry] = []
        for key in Set(reading.scenes.flatMap { $0.texts.map(\.key) }).sorted() {
            guard let (file, entry) = owner(of: key, near: path) else { continue }
            owners[key] = file
            entries.append(entry)
        }
        let tables = Set(owners.values).sorted()
        var languages = languages(of: owners, in: tables)
        let own = tables.first.map { read.tables[$0]?.catalog.locale ?? project.ownLanguage(of: $0) } ?? "en"
        languages[own] = nil
        let texts = Dictionary(entries.compactMap { entry in entry.value.map { (entry.key, $0) } }) { $1 }
        var scenes = reading.scenes
        for scene in scenes.indices { scenes[scene].texts.removeAll { owners[$0.key] == nil } }
        return ReadLayout(
            path: path.string, platform: platform, file: nil,
            files: tables.flatMap { project.table(of: $0).files }, sourceEntries: entries, owners: owners,
            document: LayoutDocument(
                scenes, others: reading.otherTexts, source: DocumentLanguage(own, texts: texts),
                languages: languages.sorted { $0.key < $1.key }.map { DocumentLanguage($0.key, texts: $0.value) }),
            faults: reading.faults.map { Fault(path: path.string, problem: $0.problem, help: $0.help) })
    }

    /// The languages that have texts of some keys, which are in some tables; with more than one table, only these texts.
    private func languages(of owners: [String: Int], in tables: [Int]) -> [String: [String: String]] {
        // The texts of one table are used as they are, because a copy for each layout takes long.
        if let table = tables.first, tables.count == 1 {
            return (translations[table] ?? [:]).filter { _, texts in owners.keys.contains { texts[$0] != nil } }
        }
        var languages: [String: [String: String]] = [:]
        for (key, owner) in owners {
            for (locale, texts) in translations[owner] ?? [:] {
                if let text = texts[key] { languages[locale, default: [:]][key] = text }
            }
        }
        return languages
    }

    /// The text of a key in the module nearest to a layout.
    private func owner(of key: String, near path: CatalogPath) -> (file: Int, entry: Entry)? {
        let candidates = zip(files[key] ?? [], sources[key] ?? []).map { (file: $0, entry: $1) }
        guard candidates.count > 1 else { return candidates.first }
        let parts = path.string.split(separator: "/")
        func nearness(_ file: Int) -> Int {
            zip(parts, read.project.files[file].path.string.split(separator: "/")).prefix { $0 == $1 }.count
        }
        return candidates.max { nearness($0.file) < nearness($1.file) }
    }
}

extension LayoutReading {
    /// Leaves the texts of views at some lines without a room.
    fileprivate mutating func hide(_ lines: Set<Int>) {
        guard !lines.isEmpty else { return }
        for scene in scenes.indices {
            for text in scenes[scene].texts.indices where lines.contains(scenes[scene].texts[text].line) {
                scenes[scene].texts[text].withoutRoom = .hidden
            }
        }
    }
}
