// Sheets as JSON: an array of objects, or objects by their keys.

import Basics
import Catalogs

/// Reads the rows of JSON: `[{"key": "save", "width": 96}]`, or `{"save": {"width": 96}}`, or `{"save": 20}`.
struct JSONSheet {
    private let document: JSONDocument
    private var scratch: [UInt8] = []
    /// Names seen so far: every row has the same.
    private var known: [(name: [UInt8], column: SheetColumn)] = []

    /// Returns the rows of a text; adds errors to `problems`.
    static func rows(_ text: SourceText, _ problems: inout SheetProblems) -> [SheetRow] {
        var sheet: JSONSheet
        do throws(Fault) {
            sheet = JSONSheet(try JSONDocument(text, path: problems.file))
        } catch {
            problems.add(error.message, at: error.place)
            return []
        }
        let root = sheet.document.root
        if sheet.document.kind(of: root) == .array {
            return sheet.document.elements(of: root).compactMap { sheet.row($0, key: nil, &problems) }
        }
        return sheet.document.members(of: root).compactMap { sheet.row($0.value, key: $0.key, &problems) }
    }

    private init(_ document: JSONDocument) {
        self.document = document
    }

    private mutating func row(_ value: JSONDocument.Value, key: JSONDocument.Value?, _ problems: inout SheetProblems)
        -> SheetRow?
    {
        var row = SheetRow(place: place(of: key ?? value))
        if let key { _ = row.set(.key, to: text(key)) }
        switch document.kind(of: value) {
        case .object: read(value, into: &row, &problems)
        case .number where key != nil: set(.graphemes, value, &row, &problems)
        case .array, .string, .number, .word:
            let expected = key == nil ? "an object such as {\"key\": \"save\", \"width\": 96}" : "a number or an object"
            problems.add("expected \(expected)", at: row.place)
            return nil
        }
        if row.key == nil { problems.add("the object has no \"key\"", at: row.place) }
        return row
    }

    private mutating func read(_ object: JSONDocument.Value, into row: inout SheetRow, _ problems: inout SheetProblems)
    {
        var seen: [SheetColumn] = row.key == nil ? [] : [.key]
        for member in document.members(of: object) {
            guard let column = column(member.key) else {
                problems.addUnknown(String(decoding: text(member.key), as: UTF8.self), at: place(of: member.key))
                continue
            }
            if seen.contains(column) {
                problems.add("duplicate '\(column.rawValue)'", at: place(of: member.key))
                continue
            }
            seen.append(column)
            if column == .key { row.place = place(of: member.value) }
            set(column, member.value, &row, &problems)
        }
    }

    private mutating func set(
        _ column: SheetColumn, _ value: JSONDocument.Value, _ row: inout SheetRow, _ problems: inout SheetProblems
    ) {
        switch document.kind(of: value) {
        case .string, .number:
            let bytes = text(value)
            if bytes.isEmpty { return }
            if let words = row.set(column, to: bytes) { problems.add(words, at: place(of: value)) }
        case .word where text(value).elementsEqual("null".utf8): return
        case .word, .object, .array:
            problems.add("expected a string or a number for '\(column.rawValue)'", at: place(of: value))
        }
    }

    private mutating func column(_ key: JSONDocument.Value) -> SheetColumn? {
        let name = text(key)
        if let column = known.first(where: { name.elementsEqual($0.name) })?.column { return column }
        guard let column = SheetColumn(name: String(decoding: name, as: UTF8.self)) else { return nil }
        known.append((Array(name), column))
        return column
    }

    private mutating func text(_ value: JSONDocument.Value) -> ArraySlice<UInt8> {
        scratch.removeAll(keepingCapacity: true)
        document.append(value, to: &scratch)
        return scratch[...]
    }

    /// Returns the place of a value.
    private func place(of value: JSONDocument.Value) -> Place {
        document.place(of: value) ?? Place(line: 1, column: 1)
    }
}
