// Which files are one table in many languages, and which of them is its source.

/// The files that hold the same messages, one for each language; a file that holds several is a table alone.
public struct Table: Sendable {
    /// The path of its files, with `*` for the language.
    public let name: String
    /// Its files, as indices into the project's.
    public internal(set) var files: [Int] = []
    /// The one that the others are translated from, where that is known.
    public internal(set) var source: Int?
}

/// The tables of a project's files, and which of them each file is of.
struct TableGrouping {
    /// The tables, in the order in which each is first met.
    private(set) var tables: [Table] = []
    /// For a file of a region's language, that of the language.
    private(set) var languages: [Int: Int] = [:]
    /// The table of each file.
    private var tableOfFile: [Int] = []

    init(_ files: [CatalogFile], _ regions: DevelopmentRegions) {
        // By bytes: to a `String` two spellings of `é` are one.
        var known: [[UInt8]: Int] = [:]
        var ranks: [Int] = []
        for (index, file) in files.enumerated() {
            let name = file.table ?? file.path.string
            let table = known[Array(name.utf8)] ?? tables.count
            if table == tables.count {
                known[Array(name.utf8)] = table
                tables.append(Table(name: name))
                ranks.append(.max)
            }
            tables[table].files.append(index)
            tableOfFile.append(table)
            guard let rank = SourceRank.of(file, in: regions), rank < ranks[table] else { continue }
            ranks[table] = rank
            tables[table].source = index
        }
        for table in tables { findLanguages(in: table, files) }
    }

    /// The table of the file at `index`.
    func table(of index: Int) -> Table { tables[tableOfFile[index]] }

    /// Notes for each file of a table that is for a region which one is for its language.
    private mutating func findLanguages(in table: Table, _ files: [CatalogFile]) {
        guard table.files.count > 1 else { return }
        var known: [String: Int] = [:]
        for index in table.files.reversed() { if let locale = files[index].locale { known[locale] = index } }
        for index in table.files {
            guard let tag = files[index].locale, let end = tag.firstIndex(where: { $0 == "-" || $0 == "_" }) else {
                continue
            }
            languages[index] = known[String(tag[..<end])]
        }
    }
}
