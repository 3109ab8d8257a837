// Entries as tab-separated fields, for pipes.

import Audit
import Catalogs

/// Writes entries as `file:line:column`, language, key and value, one per line; if code was read, also what uses the key.
public struct EntryFields {
    private var words: EntryWords
    private let path: String

    /// A writer for the entries of one catalog.
    public init(_ catalog: Catalog) { self.init(catalog, nil) }

    /// The same; if code was read, with the places in it where keys are used.
    package init(_ catalog: Catalog, _ sites: KeySites?) {
        words = EntryWords(catalog, sites)
        path = VisibleText.escaped(catalog.path)
    }

    /// Appends one entry.
    public mutating func append(_ entry: Entry, to output: inout [UInt8]) {
        let place = words.place(of: entry)
        let use = words.use(of: entry, named: \.string).map { "\t\($0)" } ?? ""
        output +=
            "\(path):\(place)\t\(words.locale(of: entry))\t\(words.key(of: entry))\t\(words.value(of: entry))\(use)\n"
            .utf8
    }
}
