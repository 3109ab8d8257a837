// Missing texts as a table: languages are its rows, texts its columns.

import Catalogs
import Comparison

/// The severity of a missing text, and what users see instead: texts of one kind have one cause.
struct MissingKind: Hashable, Comparable {
    let severity: Severity
    let shown: MissingText.Shown

    init(_ text: MissingText) { (severity, shown) = (text.severity, text.shown) }

    /// The most severe kind comes first.
    static func < (one: Self, other: Self) -> Bool {
        (one.severity, one.shown.rawValue) > (other.severity, other.shown.rawValue)
    }
}

/// The missing texts of one kind: languages are rows, texts are columns.
struct MissingTable {
    /// A text that a language lacks.
    struct Cell {
        /// The position of its gap.
        let gap: Int
        let text: MissingText

        var key: String { text.entry?.key ?? "" }

        /// What people call it: its key, or its source text if a tool made the key.
        var name: String { text.own?.sourceOfMadeKey ?? key }

        /// The source text in its own entry; nil if the key says it already.
        var ownSource: String? {
            guard let source = text.own?.source, !key.hasSuffix(source) else { return nil }
            return source
        }
    }

    /// The languages that lack something, sorted.
    private(set) var languages: [String] = []
    /// The texts that each language lacks, in the order of its files.
    private(set) var cells: [[Cell]] = []
    /// The column of each of those texts.
    private(set) var marks: [[Int]] = []
    /// Each text that some language lacks, from the first language that lacks it.
    private(set) var texts: [Cell] = []
    /// The rows of the languages that lack it.
    private(set) var rowsOfText: [[Int]] = []
    /// The languages without a row that lack it, too.
    private var others: [[String]] = []

    /// What identifies a text in every language.
    private enum Name: Hashable {
        case entry(ObjectIdentifier, Int)
        case key(String, [UInt8])
    }

    init(_ gaps: [LanguageGap], _ kind: MissingKind, without left: Set<String>) {
        var rows: [String: [Int]] = [:]
        for (index, gap) in gaps.enumerated() where !gap.texts.isEmpty && !left.contains(gap.language) {
            rows[gap.language, default: []].append(index)
        }
        var columns: [Name: Int] = [:]
        for (language, own) in rows.sorted(by: { $0.key < $1.key }) {
            var (cells, marks): ([Cell], [Int]) = ([], [])
            for gap in own {
                for text in gaps[gap].texts where MissingKind(text) == kind {
                    let name = Self.name(of: text, in: gaps[gap])
                    let column = columns[name] ?? texts.count
                    if column == texts.count {
                        columns[name] = column
                        texts.append(Cell(gap: gap, text: text))
                        rowsOfText.append([])
                        others.append([])
                    }
                    // A repeated key is one text.
                    guard rowsOfText[column].last != languages.count else { continue }
                    rowsOfText[column].append(languages.count)
                    cells.append(Cell(gap: gap, text: text))
                    marks.append(column)
                }
            }
            guard !cells.isEmpty else { continue }
            languages.append(language)
            self.cells.append(cells)
            self.marks.append(marks)
        }
        for gap in gaps where left.contains(gap.language) {
            for text in gap.texts where MissingKind(text) == kind {
                if let column = columns[Self.name(of: text, in: gap)] { others[column].append(gap.language) }
            }
        }
    }

    /// The languages that lack a text; if several do, also those without a row.
    func languages(without text: Int) -> [String] {
        let own = rowsOfText[text].map { languages[$0] }
        return own.count > 1 ? Set(own + others[text]).sorted() : own
    }

    private static func name(of text: MissingText, in gap: LanguageGap) -> Name {
        // A file with its own sources has the text, too, or lacks it as another does.
        if let source = text.source, source.catalog.format.layout != .sourceAndTarget {
            return .entry(source.catalog.identity, source.index)
        }
        var key: [UInt8] = []
        text.entry?.append(.key, to: &key)
        return .key(gap.table, key)
    }
}

extension Entry {
    /// The source text if a tool made the key, a long number, as Angular does; nil for other keys.
    fileprivate var sourceOfMadeKey: String? {
        let name = name
        return name.utf8.count >= 15 && name.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? source : nil
    }
}
