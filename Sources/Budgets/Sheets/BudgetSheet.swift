// A budget sheet, as exported by design tools: CSV or JSON.

import Basics
import Catalogs
import TextLayout

/// A budget sheet: a row for each key, with columns named in a header.
public struct BudgetSheet: Sendable {
    /// The file, by the path given to Swell.
    public let file: String
    let rows: [SheetRow]

    /// Loads the sheets in files.
    public static func load(_ paths: [String]) throws(InvalidBudgets) -> [BudgetSheet] {
        var sheets: [BudgetSheet] = []
        for path in paths { sheets.append(try load(path)) }
        return sheets
    }

    /// Loads the sheet in a file.
    public static func load(_ path: String) throws(InvalidBudgets) -> BudgetSheet {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path)
        } catch {
            throw InvalidBudgets([FileProblem(file: path, words: error.words)])
        }
        return try read(bytes, file: path)
    }

    /// Parses a sheet from the bytes of a file: JSON if it begins with a brace or a bracket, else CSV.
    public static func read(_ bytes: [UInt8], file: String) throws(InvalidBudgets) -> BudgetSheet {
        let text = SourceText(bytes)
        var problems = SheetProblems(file)
        let start = text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = text.utf8.byte(text.utf8.skipSpace(start))
        let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        // The JSON reader reports its own faults.
        if !isJSON, let fault = text.fault(in: file) { problems.add(fault.message, at: fault.place) }
        if !isJSON, let place = MergeMarks.first(in: text.utf8) { problems.add(MergeMarks.words, at: place) }
        let rows =
            isJSON
            ? JSONSheet.rows(text, &problems) : CSVSheet.rows(text.utf8, from: start, &problems)
        problems.addUnknownLanguages(of: rows)
        guard problems.list.isEmpty else { throw InvalidBudgets(problems.list) }
        return BudgetSheet(file: file, rows: rows)
    }
}

/// The first problems of a sheet: in a garbage file every line has one.
struct SheetProblems {
    private static let most = 20

    private(set) var list: [FileProblem] = []
    let file: String
    private var count = 0

    init(_ file: String) {
        self.file = file
    }

    /// Adds a problem; evaluates its words and place only if they are reported, because finding them takes time.
    mutating func add(_ words: @autoclosure () -> String, at place: @autoclosure () -> Place?) {
        count += 1
        if count <= Self.most {
            list.append(FileProblem(file: file, place: place(), words: words()))
        } else {
            let rest = count - Self.most
            let more = FileProblem(file: file, words: "and \(rest.counted("more error")) like these")
            if rest == 1 { list.append(more) } else { list[Self.most] = more }
        }
    }

    /// Adds an unknown column name.
    mutating func addUnknown(_ name: String, at place: @autoclosure () -> Place?) {
        add(Self.unknown(name), at: place())
    }

    /// Adds the unknown languages of rows; a tag with several parts may be a pseudo-locale.
    mutating func addUnknownLanguages(of rows: [SheetRow]) {
        var known: [String: Bool] = [:]
        for row in rows {
            guard let tag = row.locale else { continue }
            let spelled = String(tag.map { $0 == "_" ? "-" : $0 })
            let isKnown = known[tag] ?? (spelled.dropFirst().dropLast().contains("-") || Writing(of: spelled) != nil)
            known[tag] = isKnown
            if isKnown { continue }
            add(
                "'\(tag.shortened)' is not a known language; expected a tag such as de or zh-Hant",
                at: row.place)
        }
    }

    private static func unknown(_ name: String) -> String {
        let nearest = Spelling.nearest(name.lowercased(), among: SheetColumn.names)
        let known = SheetColumn.names.joined(separator: ", ")
        return "there is no column '\(name.shortened)'"
            + (nearest == nil ? "; expected one of \(known)" : Spelling.suggestion(nearest))
    }
}
