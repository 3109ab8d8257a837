// Groups files into tables of the same messages in several languages, and finds the source of each.

/// The files with the same messages, one for each language; a multilingual file is a table by itself.
public struct Table: Sendable {
    /// The path pattern of its files, with `*` for the language.
    public let name: String
    /// Its files, as indices into the project's files.
    public internal(set) var files: [Int] = []
    /// The source file, if known.
    public internal(set) var source: Int?
}

/// The tables of a project's files, and the table of each file.
struct TableGrouping {
    /// The tables, in the order of their first files.
    private(set) var tables: [Table] = []
    /// For a file in a regional language, the file in the language without the region.
    private(set) var languages: [Int: Int] = [:]
    /// The table of each file.
    private var tableOfFile: [Int] = []

    init(_ files: [CatalogFile], _ regions: DevelopmentRegions) {
        // Compares bytes, because `String` treats two encodings of `é` as equal.
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
        // An app's own language is certain, English by its name is not.
        for index in tables.indices where tables[index].files.count > 1 && ranks[index] > 0 {
            tables[index].source = tables[index].source.map {
                FullestEnglish.source($0, among: tables[index].files, files)
            }
        }
        for table in tables { findLanguages(in: table, files) }
    }

    /// Returns the table of the file at `index`.
    func table(of index: Int) -> Table { tables[tableOfFile[index]] }

    /// Leaves the tables without a source whose source is a translation itself; returns those sources.
    mutating func dropPartialSources(_ files: [CatalogFile], _ regions: DevelopmentRegions) -> [Int] {
        tables.indices.compactMap { index in
            guard let source = tables[index].source, tables[index].files.count > 1,
                SourceRank.of(files[source], in: regions) ?? 0 > 0,
                PartialEnglish.isTranslation(source, among: tables[index].files, files)
            else { return nil }
            tables[index].source = nil
            return source
        }
    }

    /// Moves the source of another table, whose only file it is, to the table of a file, which has no source.
    mutating func move(_ source: Int, toTableOf file: Int, _ files: [CatalogFile]) {
        let (table, emptied) = (tableOfFile[file], tableOfFile[source])
        tables[table].files.append(source)
        tables[table].source = source
        tableOfFile[source] = table
        tables.remove(at: emptied)
        tableOfFile = tableOfFile.map { $0 > emptied ? $0 - 1 : $0 }
        findLanguages(in: tables[tableOfFile[source]], files)
    }

    /// Finds, for each file with a regional language, the file for the language without the region.
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
