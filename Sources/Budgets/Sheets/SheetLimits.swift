// Limits in the rows of sheets.

import Basics
import Fonts
import TextLayout

enum SheetLimits: BudgetSource {
    static let id = "sheet"
    static let strays = BudgetOrigin.Strays.counted(one: "sheet row", several: "sheet rows")

    /// Adds the rows of sheets, except those without a limit.
    static func add(to book: inout BookMaker) {
        for sheet in book.sheets {
            var limits = RowLimits(file: sheet.file, styles: book.styles)
            book.reserve(sheet.rows.count)
            for row in sheet.rows {
                do throws(FileProblem) {
                    let own = try limits.limits(of: row)
                    guard let key = row.key, !own.isEmpty else { continue }
                    let scope = BudgetScope(
                        catalogs: row.catalog.map { [$0] } ?? [], locales: row.locale.map { [$0] } ?? [])
                    book.add(own.map { ($0, row.place) }, file: sheet.file, place: row.place, in: scope)
                    book.add(KeyPattern(exactly: key), at: row.place)
                } catch {
                    book.add(error)
                }
            }
        }
    }
}

/// Creates the limits of a row.
private struct RowLimits {
    let file: String
    let styles: RoomStyles
    /// Fonts of earlier rows.
    var fonts: [String: FontDescription] = [:]

    mutating func limits(of row: SheetRow) throws(FileProblem) -> [Limit] {
        guard row.width != nil || row.height != nil || row.lines != nil || row.style != nil else { return row.counts }
        var parts = RoomParts()
        if let style = row.style {
            guard let named = try RoomParts.ofStyle(style, in: styles) else {
                let known = styles.names + TextStyle.allCases.map(\.rawValue)
                let words = "there is no text style '\(style.shortened)'"
                throw FileProblem(
                    file: file, place: row.place,
                    words: words + Spelling.suggestion(Spelling.nearest(style, among: known)))
            }
            parts = named
        }
        parts.width = row.width ?? parts.width
        parts.lines = row.lines ?? parts.lines
        parts.height = row.height ?? parts.height
        parts.cut = row.cut ?? parts.cut
        if row.font != nil || row.size != nil { parts.font = try font(of: row, parts.font) }
        return row.counts + (parts.room.map { [.room($0)] } ?? [])
    }

    /// Returns the font of a row: its own or that of the style, in its own size if it has one.
    private mutating func font(
        of row: SheetRow, _ styled: FontDescription?
    ) throws(FileProblem) -> FontDescription? {
        guard let text = row.font else { return row.size.flatMap { (styled ?? Self.system)?.sized($0) } }
        if fonts[text] == nil { fonts[text] = try RoomParts.font(text, file: file, place: row.place) }
        return row.size.flatMap { fonts[text]?.sized($0) } ?? fonts[text]
    }

    /// The font to measure with if only a size is given.
    private static let system = try? FontDescription(family: "SF Pro")
}
