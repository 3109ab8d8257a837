// The tables of a recorded screen in JSON.

import Catalogs

extension ScreenFields {
    /// Returns a table; one without columns cannot be the table of a cell.
    mutating func table(_ value: Value) -> RecordedTable {
        let members = members(of: value, ["spare", "edge", "columns"])
        let columns = elements(of: members["columns"]).map { column($0) }
        return RecordedTable(
            spare: number(members["spare"]) ?? 0, edge: number(members["edge"]), columns: columns)
    }

    private mutating func column(_ value: Value) -> RecordedTable.Column {
        let members = members(of: value, ["left", "width", "word", "line"])
        return RecordedTable.Column(
            left: number(members["left"]) ?? 0, width: length(members["width"]) ?? 0,
            word: length(members["word"]) ?? 0, line: length(members["line"]) ?? 0)
    }

    /// Returns the cell of a text; nil if it names no place in a table.
    mutating func cell(_ value: Value) -> RecordedCell? {
        let members = members(of: value, ["table", "row", "column", "word", "line", "nowrap"])
        guard let table = count(members["table"]), let row = count(members["row"]),
            let column = count(members["column"])
        else {
            fault(at: value, expected: "\"table\", \"row\" and \"column\"")
            return nil
        }
        return RecordedCell(
            table: table, row: row, column: column, word: length(members["word"]) ?? 0,
            line: length(members["line"]) ?? 0, isOneLine: flag(members["nowrap"]) ?? false)
    }
}

extension RecordedScreen {
    /// Whether the screen has the column of a cell.
    func hasColumn(of cell: RecordedCell) -> Bool {
        tables.indices.contains(cell.table) && tables[cell.table].columns.indices.contains(cell.column)
    }
}
