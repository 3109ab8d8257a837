// Entries as a table for a terminal: a heading for each file, a line for each entry.

import Audit
import Catalogs
import TextLayout

/// Writes a catalog's entries as aligned columns that fit a terminal.
public struct EntryTable {
    private struct Row {
        let place: String
        let locale: String
        let key: String
        let value: String
        let use: String
    }

    private let catalog: Catalog
    private let width: Int
    private let style: TerminalStyle
    private let sites: KeySites?

    /// Creates a table of one catalog's entries, `width` columns wide.
    public init(_ catalog: Catalog, width: Int, style: TerminalStyle) {
        self.init(catalog, nil, width: width, style: style)
    }

    /// The same; if code was read, with what uses the keys.
    package init(_ catalog: Catalog, _ sites: KeySites?, width: Int, style: TerminalStyle) {
        self.catalog = catalog
        self.sites = sites
        self.width = width
        self.style = style
    }

    /// Appends the lines of some of the catalog's entries.
    public func append(_ entries: [Entry], to output: inout [UInt8]) {
        guard !entries.isEmpty else { return }
        let words = EntryWords(catalog, sites)
        let rows = entries.map {
            Row(
                place: words.place(of: $0), locale: words.locale(of: $0), key: words.key(of: $0),
                value: words.value(of: $0), use: words.use(of: $0, named: \.name) ?? "")
        }
        let name = VisibleText.escaped(catalog.path)
        output += "\(style.bold(name))  \(style.dim(summary(entries)))\n".utf8
        let placeWidth = rows.reduce(0) { max($0, $1.place.utf8.count) }
        let localeWidth = catalog.locale == nil ? rows.reduce(0) { max($0, $1.locale.utf8.count) } : 0
        let all = width - placeWidth - (localeWidth > 0 ? localeWidth + 2 : 0) - 6
        let useWidth = min(rows.reduce(0) { max($0, Columns.count($1.use)) }, all * 3 / 10)
        let room = max(2, all - (useWidth > 0 ? useWidth + 2 : 0))
        let keyWidth = min(rows.reduce(0) { max($0, Columns.count($1.key)) }, room * 2 / 5)
        for row in rows {
            var line = "  " + style.dim(row.place.padded(to: placeWidth)) + "  "
            if localeWidth > 0 { line += row.locale.padded(to: localeWidth) + "  " }
            line += style.key(fitted(row.key, keyWidth).padded(to: keyWidth)) + "  "
            let value = fitted(row.value, room - keyWidth)
            line +=
                row.use.isEmpty
                ? value : value.padded(to: room - keyWidth) + "  " + style.dim(fitted(row.use, useWidth))
            output += "\(line)\n".utf8
        }
        output.append(UInt8(ascii: "\n"))
    }

    private func summary(_ entries: [Entry]) -> String {
        let count = entries.count.counted("entry", "entries")
        return catalog.locale.map { "\(VisibleText.escaped($0)), \(count)" } ?? count
    }

    private func fitted(_ text: String, _ width: Int) -> String {
        guard Columns.count(text) > width else { return text }
        return Columns.prefix(text, upTo: max(0, width - 1)) + "…"
    }
}
