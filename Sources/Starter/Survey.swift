// What there is in a tree: catalogs, languages, keys.

import Basics
import Budgets
import Catalogs
import Configuration
import Platforms
import Projects
import Pseudolocales

/// What there is in a tree.
public struct Survey: Sendable {
    /// The catalogs that could be read, in the order of their paths.
    let catalogs: [Catalog]
    /// What could not be read.
    public let faults: [Fault]
    /// How many tables there are, by format, in the order in which formats are listed.
    let tables: [(format: Format, count: Int)]
    /// The languages that the app is written in, the one of most catalogs first.
    let sources: [String]
    /// The languages that it is translated to and may be shipped in, sorted.
    let translations: [String]
    /// Every key, in the order in which it is first met.
    let keys: [String]
    /// Patterns of keys whose texts are never seen, as their names say.
    let spoken: [String]
    /// What is known of limits and of keys that are never seen, before there is a configuration.
    let book: BudgetBook

    /// Looks at a project.
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
        book = try BudgetBook(Configuration())
        spoken = SpokenKeys.patterns(of: keys, book)
        translations = languages.filter { locale in
            !sources.contains(locale) && Self.isLanguage(locale) && !PseudoTag.isPseudo(locale)
                && LanguageNames.isShipped(locale)
        }.sorted()
    }

    /// The languages that others are translated from, the most frequent first.
    private static func sources(of project: Project, _ catalogs: [Catalog]) -> [String] {
        let files = project.tables.compactMap { $0.source.flatMap { project.files[$0].locale } }
        let named = files + catalogs.compactMap(\.sourceLocale)
        var counts: [String: Int] = [:]
        for locale in named where isLanguage(locale) { counts[locale, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Whether a tag is one of a language: folders may be called anything.
    private static func isLanguage(_ tag: String) -> Bool {
        tag.lowercased() != "base" && tag.utf8.count <= 35
            && tag.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// Whether most keys are texts in themselves, so that their names say nothing of where they stand.
    var hasTextsForKeys: Bool {
        let own = keys.filter { !KeyRoles.isDrawn($0) }
        return own.count { KeyRoles.isName($0) } * 2 < own.count
    }
}

extension Format {
    /// What its files are called: by their extension, where that is theirs alone.
    var nameOfFiles: String { extensions.contains(id) ? ".\(id)" : id }
}
