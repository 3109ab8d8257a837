// What becomes of a recorded table if its texts are translated: a long cell takes width from all other columns.

import Screens

/// What a text, a cell or a column needs: on one line, and if all its lines break.
struct TextNeed: Equatable {
    var line: Double
    var word: Double
}

/// Lays the columns of a recorded table out again, as browsers do.
struct TableForecast {
    /// A text that breaks, and the width that it would have.
    struct Limit: Equatable {
        /// Its position on the screen.
        let text: Int
        let width: Double
        /// Whether it is the width of a word, and lines may be added.
        let isWord: Bool
        let reason: String
    }

    /// A cell with its texts, by their positions on the screen.
    private struct Cell {
        let column: Int
        let texts: [Int]
        /// Whether its texts are side by side.
        let isRow: Bool
        let own: TextNeed
        /// What it needs besides its texts.
        let extra: TextNeed
        let isOneLine: Bool

        var canWrap: Bool { !isOneLine || own.line - own.word >= 1 }

        /// Whether a word may end on another line than it begins.
        var breaksWords: Bool { extra.word < -1 }

        /// What the texts of the cell need.
        static func texts(_ texts: [Int], isRow: Bool, _ needs: [Int: TextNeed]) -> TextNeed {
            let all = texts.compactMap { needs[$0] }
            let lines = all.map(\.line)
            return TextNeed(line: isRow ? lines.reduce(0, +) : lines.max() ?? 0, word: all.map(\.word).max() ?? 0)
        }
    }

    private let table: RecordedTable
    /// The greatest sum of the widths of the columns, unless their words need more.
    private let room: Double
    /// The texts in it, by their positions on the screen.
    let texts: [Int: RecordedText]
    private let needs: [Int: TextNeed]
    private var cells: [Cell] = []
    /// What other cells of each column need.
    private var others: [TextNeed] = []
    /// The widths that a style sheet gives columns.
    private var fixed: [Double?] = []
    /// What is beside the text in each column, at least.
    private var margins: [Double] = []

    /// Differences in width that are no more than rounding, or the borders that cells share.
    private static let tolerance = 3.0

    /// Reads a table with the texts in it and what they need in the source language; nil if its columns do not follow
    /// from that, because a style sheet gives them their widths.
    init?(_ table: RecordedTable, _ texts: [Int: RecordedText], _ needs: [Int: TextNeed]) {
        (self.table, self.texts, self.needs) = (table, texts, needs)
        room = table.room
        let known = texts.filter { needs[$0.key] != nil }
        cells = Dictionary(grouping: known.keys) { known[$0]?.cell }.compactMap { cell, texts in
            cell.flatMap { Self.cell($0, texts.sorted(), known, needs) }
        }
        others = table.columns.indices.map { column in
            let own = cells.filter { $0.column == column }
            let (line, word) = (table.columns[column].line, table.columns[column].word)
            return TextNeed(
                line: (own.map(\.own.line).max() ?? 0) + 0.5 < line ? line : 0,
                word: (own.map(\.own.word).max() ?? 0) + 0.5 < word ? word : 0)
        }
        fixed = table.columns.indices.map { column in
            let (line, lines) = (table.columns[column].line, cells.filter { $0.column == column }.map(\.own.line))
            return lines.contains { $0 > line + 0.5 } ? line : nil
        }
        margins = table.columns.indices.map { column in
            max(0, cells.filter { $0.column == column }.map(\.extra.line).min() ?? 0)
        }
        let usual = widths(table.columns.map { TextNeed(line: $0.line, word: $0.word) })
        let isSame = zip(usual, table.columns).allSatisfy { width, column in
            abs(width - column.width) <= Self.tolerance || width >= column.line && column.width > width
        }
        guard isSame else { return nil }
    }

    private static func cell(
        _ cell: RecordedCell, _ texts: [Int], _ known: [Int: RecordedText], _ needs: [Int: TextNeed]
    ) -> Cell? {
        let sum = texts.reduce(0) { $0 + (needs[$1]?.line ?? 0) }
        let isStacked = zip(texts, texts.dropFirst()).allSatisfy { above, below in
            guard let above = known[above]?.rectangle, let below = known[below]?.rectangle else { return false }
            return below.y >= above.y + above.height - 2
        }
        let isRow = texts.count == 1 || !isStacked && sum <= cell.line + 1
        let shown = Cell.texts(texts, isRow: isRow, needs)
        let extra = TextNeed(line: cell.line - shown.line, word: cell.word - shown.word)
        // A text that is wider than its cell was measured in another font.
        guard extra.line > -tolerance else { return nil }
        return Cell(
            column: cell.column, texts: texts, isRow: isRow, own: TextNeed(line: cell.line, word: cell.word),
            extra: extra, isOneLine: cell.isOneLine)
    }

    /// Whether the columns decide the room of a text, not something in its cell that ends before the column does.
    func decides(_ text: Int, _ room: RecordedRoom) -> Bool {
        guard let cell = cells.first(where: { $0.texts.contains(text) }) else { return false }
        return (room.width ?? .infinity) > table.columns[cell.column].width - margins[cell.column] - 1
    }

    /// The texts that break if the texts of the table need other widths.
    func limits(_ changed: [Int: TextNeed]) -> [Limit] {
        let columns = columns(changed)
        guard columns.reduce(0, { $0 + $1.line }) > room else { return [] }
        let widths = widths(columns)
        var found: [Limit] = []
        var shift = 0.0
        for column in widths.indices {
            for cell in cells where cell.column == column {
                found += cell.texts.compactMap { limit($0, in: cell, widths[column], shift, changed) }
            }
            shift += widths[column] - table.columns[column].width
        }
        return found.sorted { $0.text < $1.text }
    }

    /// What each column needs.
    private func columns(_ changed: [Int: TextNeed]) -> [TextNeed] {
        var columns = others
        for cell in cells {
            let shown = Cell.texts(cell.texts, isRow: cell.isRow, changed)
            let most = shown.line + max(0, cell.extra.line)
            var least = cell.own.word
            if !cell.canWrap {
                least = most
            } else if cell.extra.word > -1 {
                // Something else, such as a field, may need more than the words.
                let isOfWord = cell.extra.word <= max(0, cell.extra.line) + 1
                let word = shown.word + min(cell.extra.word, margins[cell.column])
                least = isOfWord ? shown.word + max(0, cell.extra.word) : max(least, word)
            }
            columns[cell.column].word = max(columns[cell.column].word, min(least, most))
            columns[cell.column].line = max(columns[cell.column].line, most)
        }
        for (column, width) in fixed.enumerated() {
            if let width { columns[column].line = max(columns[column].word, width) }
        }
        return columns
    }

    /// The widths of columns, by steps: all words have room, style sheets give columns their widths, all lines are whole.
    ///
    /// What is left after a step is divided in proportion to what each column lacks for the next one.
    private func widths(_ needs: [TextNeed]) -> [Double] {
        let steps = [
            needs.map(\.word), zip(needs, fixed).map { $1 == nil ? $0.word : $0.line }, needs.map(\.line),
        ]
        for (less, more) in zip(steps, steps.dropFirst()) {
            let (least, most) = (less.reduce(0, +), more.reduce(0, +))
            guard most > room else { continue }
            let share = most > least ? max(0, room - least) / (most - least) : 0
            return zip(less, more).map { $0 + ($1 - $0) * share }
        }
        return needs.map(\.line)
    }

    private func limit(
        _ index: Int, in cell: Cell, _ width: Double, _ shift: Double, _ changed: [Int: TextNeed]
    ) -> Limit? {
        guard let text = texts[index], let need = changed[index], let own = needs[index] else { return nil }
        let room = max(0, width - margins[cell.column])
        if cell.canWrap, text.lines.count == 1, text.role?.staysOnOneLine ?? false, need.line > room + 0.5 {
            return Limit(
                text: index, width: room, isWord: false, reason: "another column of its table takes its width")
        }
        let usual = table.columns[cell.column].width
        if cell.breaksWords, need.word > room + 0.5, own.word <= usual - margins[cell.column] + 0.5 {
            return Limit(text: index, width: room, isWord: true, reason: "its column is narrower than a word")
        }
        let place = place(of: text, in: cell, width, shift, need)
        guard let edge = table.edge.map({ $0 + 1 }), place.end > edge,
            self.place(of: text, in: cell, usual, 0, own).end <= edge,
            text.rectangle.x + text.rectangle.width <= edge
        else { return nil }
        return Limit(
            text: index, width: max(0, edge - 1 - place.start), isWord: false,
            reason: "its table gets wider than what is around it")
    }

    /// Where a text begins and ends if its column has another width and begins elsewhere.
    private func place(
        of text: RecordedText, in cell: Cell, _ width: Double, _ shift: Double, _ need: TextNeed
    ) -> (start: Double, end: Double) {
        let (column, margin) = (table.columns[cell.column], margins[cell.column])
        let shown = cell.canWrap ? min(need.line, max(need.word, width - margin)) : need.line
        let before = text.rectangle.x - column.left
        let after = column.width - before - text.rectangle.width
        let isLeft = before <= margin + 1
        let isRight = !isLeft && after <= margin + 1
        let offset = isLeft ? before : isRight ? width - after - shown : before + (width - column.width) / 2
        let start = column.left + shift + offset
        return (start, start + shown)
    }
}

extension RecordedTable {
    /// The greatest sum of the widths of the columns: the present one, if lines break in the source language, too.
    fileprivate var room: Double {
        let (least, most) = columns.reduce((0, 0)) { ($0.0 + $1.word, $0.1 + $1.line) }
        let sum = columns.reduce(0) { $0 + $1.width }
        return sum > least + 1 && sum < most - 1 ? sum : sum + spare
    }
}

extension RecordedRole {
    /// Whether a text with this role is broken if it gets a second line.
    fileprivate var staysOnOneLine: Bool {
        switch self {
        case .button, .tab, .menuItem, .columnHeader, .label, .popUp: true
        default: false
        }
    }
}
