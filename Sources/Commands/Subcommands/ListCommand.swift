// `swell list`: lists every message of an app with its place.

import Audit
import Basics
import Catalogs
import Configuration
import Projects
import Reports

extension Command {
    static let list = Command(
        name: "list",
        summary: "List every message with its file, line and column.",
        operands: "[PATH…]",
        takes: .files,
        flags: [
            ListCommand.format, ListCommand.locale, ListCommand.noCode, FormatChoice.flag, Settings.config,
            Settings.isolated,
        ],
        details: """
            PATH is a catalog (a file with an app's texts, such as Localizable.strings or strings.xml), or a folder to
            search; the default is the current folder. In NDJSON each line is one entry: file, format, locale, key,
            variant, value, source, comment, state, translatable, line, column, and bytes, the byte range of the raw
            value in the file. If there is source code, each entry has the places that use its key: uses (file, line,
            column, how, and role: what the text is on the screen, if the code says it). 'swell formats' lists the
            supported formats.

            Examples:
              swell list MyApp
              swell list --locale de --locale fr MyApp/Resources
              swell list --format ndjson MyApp > messages.ndjson
            """,
        run: { invocation, console in try await ListCommand(invocation, console).run() })
}

struct ListCommand {
    static let format = Flag(
        name: "format", value: "FORMAT", choices: ["text", "ndjson"],
        summary: "The output format: text (a table; the default) or ndjson (one JSON object per line).")
    static let locale = Flag(
        name: "locale", value: "TAG", takes: .languages, isRepeatable: true,
        summary: "Only this language and its regional variants; repeatable.")
    static let noCode = Flag(name: "no-code", summary: "Do not look for the keys in the app's source code.")

    /// The size in bytes of the chunks in which a catalog's lines are written, to save memory.
    private static let piece = 1 << 20

    private let paths: [String]
    private let isNDJSON: Bool
    private let locales: [String]
    private let languages: LanguageRanges
    private let formats: FormatChoice
    private let readsCode: Bool
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws {
        paths = Settings.paths(invocation)
        isNDJSON = invocation.value(of: Self.format) == "ndjson"
        locales = invocation.values(of: Self.locale)
        languages = LanguageRanges(locales)
        self.console = console
        let settings = try Settings(invocation, around: paths)
        formats = try settings.formats(invocation, command: "list")
        readsCode = !invocation.has(Self.noCode) && settings.configuration.code.isOn?.value != "off"
    }

    /// What was listed, and whether there were errors.
    private struct Tally {
        var entries = 0
        var locales: Set<String> = []
        var hasTrouble = false
    }

    func run() async throws -> ExitCode {
        let project = Project(paths, formats)
        var tally = Tally()
        for fault in project.faults { report(fault, &tally) }
        if let words = project.notFollowed(besides: paths) { console.complain(words) }
        guard !project.files.isEmpty else {
            if project.faults.isEmpty {
                console.complain(formats.nothing(under: paths))
            }
            return .trouble
        }
        let wanted = project.files.indices.filter { isWanted(project.files[$0], &tally) }
        let sources = await readSources(of: project, for: wanted, &tally)
        let sites = try await readsCode ? KeySites(project) : nil
        try await InOrder.run(wanted, { _, index in project.files[index].read() }) { turn, result in
            switch result {
            case .success(let catalog):
                try show(catalog, project.source(of: wanted[turn]).flatMap { sources[$0] }, sites, &tally)
            case .failure(let fault): report(fault, &tally)
            }
        }
        return verdict(tally)
    }

    /// The exit code; reports an empty list.
    private func verdict(_ tally: Tally) -> ExitCode {
        if tally.entries == 0, !languages.isEmpty, !tally.locales.isEmpty {
            let known = tally.locales.sorted().joined(separator: ", ")
            console.complain("no entries in \(locales.joined(separator: ", ")); the languages here are \(known)")
            return .trouble
        }
        if tally.entries == 0, !tally.hasTrouble { console.complain("no entries in these catalogs") }
        return tally.hasTrouble ? .trouble : .clean
    }

    /// Whether a file may contain entries in a requested language; other files are not even read.
    private func isWanted(_ file: CatalogFile, _ tally: inout Tally) -> Bool {
        guard !file.format.isMultilingual else { return true }
        let locale = file.locale ?? "none"
        tally.locales.insert(locale)
        return languages.matches(locale)
    }

    /// Reads the source catalogs, if the output shows the source text beside the translation.
    private func readSources(
        of project: Project, for files: [Int], _ tally: inout Tally
    ) async -> [Int: KeyIndex] {
        guard isNDJSON else { return [:] }
        let wanted = Set(files.compactMap { project.source(of: $0) }).sorted()
        let listed = Set(files)
        var indices: [Int: KeyIndex] = [:]
        var faults: [Fault] = []
        await InOrder.run(wanted, { _, index in project.files[index].read().map { KeyIndex($0) } }) {
            turn, result in
            // The faults of listed catalogs are reported with their entries.
            let isListed = listed.contains(wanted[turn])
            switch result {
            case .success(let index):
                indices[wanted[turn]] = index
                if !isListed { faults += index.catalog.faults }
            case .failure(let fault):
                if !isListed { faults.append(fault) }
            }
        }
        for fault in faults { report(fault, &tally) }
        return indices
    }

    private func show(_ catalog: Catalog, _ source: KeyIndex?, _ sites: KeySites?, _ tally: inout Tally) throws {
        if isNDJSON {
            var lines = EntryLines(catalog, sites)
            try write(catalog, &tally) { lines.append($0, source: source?.entry(like: $0), to: &$1) }
        } else if let width = console.width {
            var output: [UInt8] = []
            let entries = catalog.entries.filter { isSelected($0, &tally) }
            EntryTable(catalog, sites, width: width, style: console.style).append(entries, to: &output)
            try console.write(output)
        } else {
            var fields = EntryFields(catalog, sites)
            try write(catalog, &tally) { fields.append($0, to: &$1) }
        }
        for fault in catalog.faults { report(fault, &tally) }
    }

    /// Writes the selected entries in chunks.
    private func write(
        _ catalog: Catalog, _ tally: inout Tally, _ append: (Entry, inout [UInt8]) -> Void
    ) throws(Console.WriteError) {
        var output: [UInt8] = []
        for entry in catalog.entries where isSelected(entry, &tally) {
            append(entry, &output)
            guard output.count >= Self.piece else { continue }
            try console.write(output)
            output.removeAll(keepingCapacity: true)
        }
        try console.write(output)
    }

    /// Whether an entry is in a requested language.
    private func isSelected(_ entry: Entry, _ tally: inout Tally) -> Bool {
        if entry.catalog.format.isMultilingual, !languages.isEmpty {
            let locale = entry.locale ?? "none"
            tally.locales.insert(locale)
            guard languages.matches(locale) else { return false }
        }
        tally.entries += 1
        return true
    }

    private func report(_ fault: Fault, _ tally: inout Tally) {
        tally.hasTrouble = true
        console.note(FaultLines.line(fault, style: console.errorStyle))
    }
}
