// Entries as tab-separated fields, for pipes.

import Catalogs

/// Writes entries as `file:line:column`, language, key and value, one per line.
public struct EntryFields {
    private var words: EntryWords
    private let path: String

    /// A writer for the entries of one catalog.
    public init(_ catalog: Catalog) {
        words = EntryWords(catalog)
        path = VisibleText.escaped(catalog.path)
    }

    /// Appends one entry.
    public mutating func append(_ entry: Entry, to output: inout [UInt8]) {
        let place = words.place(of: entry)
        output +=
            "\(path):\(place)\t\(words.locale(of: entry))\t\(words.key(of: entry))\t\(words.value(of: entry))\n".utf8
    }
}
