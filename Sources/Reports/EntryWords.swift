// The words for an entry in lists of entries.

import Audit
import Catalogs

/// Describes the entries of one catalog: place, key and value, safe to print.
struct EntryWords {
    private let catalog: Catalog
    private let finder: PlaceFinder
    private let path: CatalogPath
    private let sites: KeySites?
    /// The place of the later entry that overrides an earlier one, by the index of the earlier one.
    private var hiddenBy: [Int: String] = [:]

    init(_ catalog: Catalog, _ sites: KeySites?) {
        self.catalog = catalog
        self.sites = sites
        path = CatalogPath(catalog.path)
        finder = catalog.text.placeFinder()
        var replaced: [(earlier: Int, later: Int)] = []
        _ = KeyIndex(catalog) { replaced.append(($0, $1)) }
        for pair in replaced {
            let place = finder.place(at: catalog.entries[pair.later].offset)
            hiddenBy[pair.earlier] = place.map { "line \($0.line)" } ?? "a later entry"
        }
    }

    /// Line and column; a dash for a binary file.
    func place(of entry: Entry) -> String {
        finder.place(at: entry.offset).map { "\($0)" } ?? "-"
    }

    /// The key, followed by its branch in brackets.
    func key(of entry: Entry) -> String {
        let variant = entry.variant
        let branch = variant.isEmpty || variant.hasPrefix("[") ? variant : "[\(variant)]"
        return VisibleText.name(entry.key) + (branch.isEmpty ? "" : " " + VisibleText.escaped(branch))
    }

    /// The value, followed by anything special about it.
    func value(of entry: Entry) -> String {
        var value = entry.value.map { VisibleText.escaped($0) } ?? "(not translated)"
        if !entry.isTranslatable { value += " (not translatable)" }
        if let later = hiddenBy[entry.index] { value += " (hidden by \(later))" }
        return value
    }

    /// What the text is on the screen, and the place in code that says so: `tab Sources/MainView.swift:42`; nil without
    /// code, empty if none uses the key.
    func use(of entry: Entry, named name: (CatalogPath) -> String) -> String? {
        guard let sites else { return nil }
        guard let site = sites.all(of: entry.key, in: path).first else { return "" }
        let line = site.location.place.map { ":\($0.line)" } ?? ""
        let place = VisibleText.escaped(name(CatalogPath(site.location.path))) + line
        return site.role.map { "\($0.rawValue) \(place)" } ?? place
    }

    func locale(of entry: Entry) -> String { VisibleText.escaped(entry.locale ?? "none") }
}
