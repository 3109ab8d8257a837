// An entry in words, for whoever lists entries as text.

import Catalogs

/// Words the entries of one catalog: place, key and value, safe to print.
struct EntryWords {
    private let catalog: Catalog
    private let finder: PlaceFinder
    /// Where the later entry stands that takes an earlier one's place.
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

    /// Line and column; a dash where the file is binary.
    func place(of entry: Entry) -> String {
        finder.place(at: entry.offset).map { "\($0)" } ?? "-"
    }

    /// The key, with its branch in brackets.
    func key(of entry: Entry) -> String {
        let variant = entry.variant
        let branch = variant.isEmpty || variant.hasPrefix("[") ? variant : "[\(variant)]"
        return VisibleText.name(entry.key) + (branch.isEmpty ? "" : " " + VisibleText.escaped(branch))
    }

    /// The value, with a word on what is special about it.
    func value(of entry: Entry) -> String {
        var value = entry.value.map { VisibleText.escaped($0) } ?? "(not translated)"
        if !entry.isTranslatable { value += " (not to be translated)" }
        if let later = hiddenBy[entry.index] { value += " (hidden by \(later))" }
        return value
    }

    func locale(of entry: Entry) -> String { VisibleText.escaped(entry.locale ?? "none") }
}
