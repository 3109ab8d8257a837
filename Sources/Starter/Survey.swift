// A survey of a tree: its catalogs, languages and keys.

import Audit
import Basics
import Budgets
import Catalogs
import Code
import Configuration
import Platforms
import Projects
import Pseudolocales

/// The catalogs, languages and keys of a tree.
public struct Survey: Sendable {
    /// The catalogs that could be read, in the order of their paths.
    let catalogs: [Catalog]
    /// The faults of files that could not be read, or not completely.
    public let faults: [Fault]
    /// The number of tables by format, in the order of all formats.
    let tables: [(format: Format, count: Int)]
    /// The source languages, sorted by the number of catalogs.
    let sources: [String]
    /// The sorted target languages that may be shipped.
    let translations: [String]
    /// All keys, in the order of their first occurrence.
    let keys: [String]
    /// Patterns of keys whose names show that their texts are never displayed.
    let spoken: [String]
    /// The limits and hidden keys that apply without a configuration.
    let book: BudgetBook
    /// The keys whose room is known from layouts.
    let placed: Set<String>
    /// The keys by what the app's code shows their texts as.
    let roles: [ScreenRole: Set<String>]

    /// Surveys a project.
    public init(_ project: Project) async throws {
        var read: [Catalog] = []
        var faults = project.faults
        await InOrder.run(project.files, { _, file in file.read() }) { _, result in
            switch result {
            case .success(let catalog):
                read.append(catalog)
                faults += catalog.faults
            case .failure(let fault): faults.append(fault)
            }
        }
        let formats = project.tables.compactMap { $0.files.first.map { project.files[$0].format } }
        tables = Format.all.map { format in (format, formats.count { $0 == format }) }.filter { $0.count > 0 }
        catalogs = read
        self.faults = faults
        let sources = Self.sources(of: project, read)
        self.sources = sources
        var languages: Set<String> = []
        var keys: [String] = []
        var known: Set<String> = []
        for catalog in read {
            if let locale = catalog.locale { languages.insert(locale) }
            for entry in catalog.entries {
                let key = entry.nestedName
                if keys.last != key, known.insert(key).inserted { keys.append(key) }
                if catalog.locale == nil, entry.value != nil, let locale = entry.locale { languages.insert(locale) }
            }
        }
        self.keys = keys
        let plan = try AuditPlan(Configuration(), root: ".", today: "")
        book = plan.book
        let surveyed = await ReadProject(project, LanguageRanges([])).withCode(plan).withRooms(plan)
        placed = surveyed.rooms.keysWithRoom
        roles = await surveyed.rolesOfKeys(plan).keys
        spoken = SpokenKeys.patterns(of: keys, book)
        translations = languages.filter { locale in
            !sources.contains(locale) && Self.isLanguage(locale) && !PseudoTag.isPseudo(locale)
                && LanguageNames.isShipped(locale)
        }.sorted()
    }

    /// The source languages, the most frequent first.
    private static func sources(of project: Project, _ catalogs: [Catalog]) -> [String] {
        let files = project.tables.compactMap { $0.source.flatMap { project.files[$0].locale } }
        let named = files + catalogs.compactMap(\.sourceLocale)
        var counts: [String: Int] = [:]
        for locale in named where isLanguage(locale) { counts[locale, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Whether a tag may be a language tag: folders may have any name.
    private static func isLanguage(_ tag: String) -> Bool {
        tag.lowercased() != "base" && tag.utf8.count <= 35
            && tag.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// Whether most keys are texts, so that they do not tell where they are on the screen.
    var hasTextsForKeys: Bool {
        let own = keys.filter { !KeyRoles.isDrawn($0) }
        return own.count { KeyRoles.isName($0) } * 2 < own.count
    }
}

extension Format {
    /// The name of its files: their extension, if that equals the format's id; otherwise the id.
    var nameOfFiles: String { extensions.contains(id) ? ".\(id)" : id }
}
