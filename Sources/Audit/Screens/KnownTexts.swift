// The catalog texts that recorded screens may show: by key, and by what they say.

import Catalogs
import Comparison
import Projects
import Pseudolocales
import Screens

/// The texts of an app's catalogs that some screens show.
struct KnownTexts: Sendable {
    /// A text of a catalog.
    struct Place: Sendable {
        let file: Int
        let entry: Entry
        let locale: String
    }

    /// A text in a language.
    struct Shown: Hashable, Sendable {
        let locale: String
        let text: String

        init(_ text: String, in locale: String) {
            (self.locale, self.text) = (locale.folded, text)
        }
    }

    /// The key that has a text; nil if several have.
    private enum Owner: Sendable {
        case one(table: String, key: String)
        case several
    }

    /// The paths of the files of the table of each file.
    private var tables: [Int: [String]] = [:]
    private var places: [String: [Place]] = [:]
    private var owners: [Shown: Owner] = [:]
    /// The language of most source texts.
    private(set) var source = "en"

    /// Finds the texts of some keys, and the keys of some texts; reads every catalog once.
    init(_ read: ReadProject, keys: Set<String>, texts: Set<Shown>) {
        var sizes: [String: Int] = [:]
        for (file, table) in read.tables.enumerated() {
            guard let catalog = table?.catalog else { continue }
            let own = catalog.isBase ? read.project.ownLanguage(of: file) : catalog.locale
            let source = catalog.sourceLocale ?? (read.project.isSource(file) ? own : nil) ?? "en"
            if read.project.isSource(file) || catalog.format.layout != .onePerFile {
                sizes[source, default: 0] += catalog.entries.count
            }
            if keys.isEmpty, texts.isEmpty { continue }
            for entry in catalog.entries {
                let key = entry.key
                let locale = (catalog.format.isMultilingual ? entry.locale : own) ?? source
                if keys.contains(key) {
                    places[key, default: []].append(Place(file: file, entry: entry, locale: locale))
                    tables[file] = tables[file] ?? read.paths(ofTableWith: file)
                }
                if texts.isEmpty { continue }
                if let value = entry.value { note(value, in: locale, key, read.project.tableName(of: file), texts) }
                if let original = entry.source {
                    note(original, in: source, key, read.project.tableName(of: file), texts)
                }
            }
        }
        self.source = sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "en"
    }

    private mutating func note(_ text: String, in locale: String, _ key: String, _ table: String, _ wanted: Set<Shown>)
    {
        let shown = Shown(text, in: locale)
        guard wanted.contains(shown) else { return }
        switch owners[shown] {
        case nil: owners[shown] = .one(table: table, key: key)
        case .one(table, key): break
        case .one, .several: owners[shown] = .several
        }
    }

    /// The only key that has a text; nil if there is none, or several.
    func key(of text: String, in locale: String) -> RecordedKey? {
        guard case .one(_, let key)? = owners[Shown(text, in: locale)] else { return nil }
        return RecordedKey(key, by: .value)
    }

    /// The text of a key in a language; `catalog` is the end of the path of the source catalog.
    func entry(_ key: RecordedKey, in locale: String) -> Entry? {
        let wanted = locale.folded
        return (places[key.key] ?? []).first { place in
            place.locale.folded == wanted && belongs(place, to: key.catalog)
                && (key.variant ?? "") == place.entry.variant
        }?.entry
    }

    /// A translation of a key that is stored with its source text, and which part of it that is.
    func entryWithSource(_ key: RecordedKey) -> (entry: Entry, part: Entry.Part)? {
        (places[key.key] ?? []).lazy.compactMap { place in
            guard belongs(place, to: key.catalog), (key.variant ?? "") == place.entry.variant,
                let part = place.entry.sourcePart
            else { return nil }
            return (place.entry, part)
        }.first
    }

    /// All files with a key, whatever their language.
    func files(_ key: RecordedKey) -> [Int] {
        (places[key.key] ?? []).filter { belongs($0, to: key.catalog) }.map(\.file)
    }

    /// Whether a text is in the table of a catalog, which is named by the end of its path.
    private func belongs(_ place: Place, to catalog: String?) -> Bool {
        guard let catalog else { return true }
        return tables[place.file, default: []].contains { $0 == catalog || $0.hasSuffix("/\(catalog)") }
    }
}

extension Entry {
    /// Which part has the text that it translates; nil if the file lacks that.
    fileprivate var sourcePart: Part? { holdsSource ? .source : catalog.translatesKeys ? .keyText : nil }
}

extension ReadProject {
    /// The paths of all files of a table.
    fileprivate func paths(ofTableWith file: Int) -> [String] {
        project.table(of: file).files.map { project.files[$0].path.string }
    }
}

extension String {
    /// A tag in lowercase, with hyphens.
    var folded: String { PseudoTag.folded(self) }
}
