// Entries as a table to read: a heading for each file, a line for each entry.

import Catalogs
import TextLayout

/// Writes entries as aligned columns for a terminal, or as tab-separated fields for a pipe.
public struct EntryTable {
    private let catalog: Catalog
    /// The terminal's width; nil for a pipe.
    private let width: Int?
    private let style: TextStyle
    /// The line of the later entry that takes an earlier one's place.
    private var hiddenBy: [Int: Place] = [:]

    /// A table of one catalog's entries.
    public init(_ catalog: Catalog, width: Int?, style: TextStyle) {
        self.catalog = catalog
        self.width = width
        self.style = style
        var later: [(Int, Int)] = []
        _ = KeyIndex(catalog) { later.append(($0, $1)) }
        var finder = catalog.text.placeFinder()
        for (earlier, last) in later { hiddenBy[earlier] = finder.place(at: catalog.entries[last].offset) }
    }

    /// Appends the lines of some of the catalog's entries.
    public func append(_ entries: [Entry], to output: inout [UInt8]) {
        guard !entries.isEmpty else { return }
        var finder = catalog.text.placeFinder()
        let rows = entries.map { row($0, &finder) }
        guard let width else {
            for row in rows { append(separated: row, to: &output) }
            return
        }
        let name = VisibleText.escaped(catalog.path)
        output += "\(style.bold(name))  \(style.dim(summary(entries)))\n".utf8
        let placeWidth = rows.reduce(0) { max($0, $1.place.utf8.count) }
        let localeWidth = catalog.locale == nil ? rows.reduce(0) { max($0, $1.locale.utf8.count) } : 0
        let widest = rows.reduce(0) { max($0, Columns.count($1.key)) }
        let room = max(20, width - placeWidth - localeWidth - 8)
        let keyWidth = min(widest, room * 2 / 5)
        for row in rows {
            var line = "  " + style.dim(padded(row.place, placeWidth)) + "  "
            if localeWidth > 0 { line += padded(row.locale, localeWidth) + "  " }
            line += style.key(padded(fitted(row.key, keyWidth), keyWidth)) + "  "
            line += fitted(row.value, room - keyWidth)
            output += "\(line)\n".utf8
        }
        output.append(UInt8(ascii: "\n"))
    }

    private struct Row {
        let place: String
        let locale: String
        let key: String
        let value: String
    }

    private func row(_ entry: Entry, _ finder: inout PlaceFinder) -> Row {
        let place: String
        if catalog.text.encoding == .binary {
            place = "-"
        } else {
            let found = finder.place(at: entry.offset)
            place = "\(found.line):\(found.column)"
        }
        let variant = entry.variant
        var key = VisibleText.escaped(entry.key)
        if key.isEmpty { key = "\"\"" }
        if !variant.isEmpty { key += " [\(VisibleText.escaped(variant))]" }
        var value = entry.value.map { VisibleText.escaped($0) } ?? "(not translated)"
        if !entry.isTranslatable { value += " (not to be translated)" }
        if let later = hiddenBy[entry.index] { value += " (hidden by line \(later.line))" }
        return Row(place: place, locale: VisibleText.escaped(entry.locale), key: key, value: value)
    }

    private func append(separated row: Row, to output: inout [UInt8]) {
        output += "\(VisibleText.escaped(catalog.path)):\(row.place)\t\(row.locale)\t\(row.key)\t\(row.value)\n".utf8
    }

    private func summary(_ entries: [Entry]) -> String {
        let count = entries.count == 1 ? "1 entry" : "\(entries.count) entries"
        return catalog.locale.map { "\(VisibleText.escaped($0)), \(count)" } ?? count
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - Columns.count(text)))
    }

    private func fitted(_ text: String, _ width: Int) -> String {
        guard Columns.count(text) > width else { return text }
        return Columns.prefix(text, upTo: max(0, width - 1)) + "…"
    }
}
