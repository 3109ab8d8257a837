// The members of a text on a recorded screen, in the order of the schema.

extension ScreenWriter {
    mutating func text(_ text: RecordedText) {
        field("text", text.text)
        frame("rectangle", text.rectangle)
        if !text.lines.isEmpty { frames("lines", text.lines) }
        if let keys = text.keys { objects("keys", keys) { $0.key($1) } }
        if !text.marks.isEmpty { numbers("marks", text.marks.map(Double.init)) }
        field("path", text.path)
        field("layer", text.layer)
        field("role", text.role?.rawValue)
        frame("box", text.box)
        frame("clip", text.clip)
        if let font = text.font { object("font") { $0.font(font) } }
        field("direction", text.direction?.rawValue)
        if let room = text.room { object("room") { $0.room(room) } }
        if let cell = text.cell { object("cell") { $0.cell(cell) } }
        if !text.problems.isEmpty { objects("problems", text.problems) { $0.problem($1) } }
    }

    private mutating func key(_ key: RecordedKey) {
        field("key", key.key)
        field("catalog", key.catalog)
        field("variant", key.variant)
        field("by", key.origin?.rawValue)
        field("hash", key.hash)
    }

    private mutating func font(_ font: RecordedFont) {
        field("asked", font.asked)
        if !font.used.isEmpty { texts("used", font.used) }
        field("size", font.size)
        field("weight", font.weight)
        if font.isItalic { flag("italic") }
        field("spacing", font.spacing)
        field("lineHeight", font.lineHeight)
        field("transform", font.transform?.rawValue)
    }

    private mutating func room(_ room: RecordedRoom) {
        field("width", room.width)
        field("word", room.word)
        field("height", room.height)
        field("lines", room.lines.map(Double.init))
        field("why", room.why)
        field("by", room.origin?.rawValue)
        field("breaks", room.breaks.map(Double.init))
        if !room.neighbours.isEmpty { numbers("neighbours", room.neighbours.map(Double.init)) }
        field("together", room.together)
        field("breaksTogether", room.breaksTogether.map(Double.init))
        field("wordsTogether", room.wordsTogether)
    }

    private mutating func cell(_ cell: RecordedCell) {
        field("table", Double(cell.table))
        field("row", Double(cell.row))
        field("column", Double(cell.column))
        field("word", cell.word)
        field("line", cell.line)
        if cell.isOneLine { flag("nowrap") }
    }

    mutating func table(_ table: RecordedTable) {
        field("spare", table.spare)
        field("edge", table.edge)
        objects("columns", table.columns) { json, column in
            json.field("left", column.left)
            json.field("width", column.width)
            json.field("word", column.word)
            json.field("line", column.line)
        }
    }

    mutating func problem(_ problem: RecordedProblem) {
        field("kind", problem.kind.rawValue)
        field("why", problem.why)
        field("by", problem.excess)
        field("with", problem.other.map(Double.init))
    }
}
