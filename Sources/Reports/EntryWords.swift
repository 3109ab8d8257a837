// The words for an entry in lists of entries.

import Catalogs

/// Describes the entries of one catalog: place, key and value, safe to print.
struct EntryWords {
    private let catalog: Catalog
    private let finder: PlaceFinder
    /// The place of the later entry that overrides an earlier one, by the index of the earlier one.
    private var hiddenBy: [Int: String] = [:]

    init(_ catalog: Catalog) {
        self.catalog = catalog
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

    func locale(of entry: Entry) -> String { VisibleText.escaped(entry.locale ?? "none") }
}
