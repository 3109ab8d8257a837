// Limits of the rows of sheets.

import Basics
import Fonts
import TextLayout

enum SheetLimits: BudgetSource {
    static let id = "sheet"
    static let summary = "the rows of sheets, which --budgets and check.budgets name"
    static let strays = BudgetOrigin.Strays.counted(one: "row of sheets", several: "rows of sheets")

    /// Adds the rows of sheets, those without a limit left out.
    static func add(_ given: GivenBudgets, to book: inout BookMaker) {
        for sheet in given.sheets {
            var limits = RowLimits(file: sheet.file, styles: given.styles)
            book.reserve(sheet.rows.count)
            for row in sheet.rows {
                do throws(BudgetProblem) {
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

/// Makes limits of the rows of a sheet.
private struct RowLimits {
    let file: String
    let styles: RoomStyles
    /// Fonts that rows named before.
    private var fonts: [SheetFont: FontDescription] = [:]

    private struct SheetFont: Hashable {
        let text: String
        let size: Double?
    }

    init(file: String, styles: RoomStyles) {
        (self.file, self.styles) = (file, styles)
    }

    mutating func limits(of row: SheetRow) throws(BudgetProblem) -> [Limit] {
        guard row.width != nil || row.height != nil || row.lines != nil || row.style != nil else { return row.counts }
        var parts = RoomParts()
        if let style = row.style {
            guard let named = try RoomParts.ofStyle(style, in: styles) else {
                let known = styles.names + TextStyle.allCases.map(\.rawValue)
                let words = "there is no text style '\(style.shortened)'"
                throw BudgetProblem(
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

    /// The font of a row: its own or that of the style, in its own size if it has one.
    private mutating func font(
        of row: SheetRow, _ styled: FontDescription?
    ) throws(BudgetProblem) -> FontDescription? {
        guard let text = row.font else { return row.size.flatMap { (styled ?? Self.system)?.sized($0) } }
        let name = SheetFont(text: text, size: row.size)
        if let known = fonts[name] { return known }
        do throws(FontDescriptionError) {
            let font = try FontDescription(text)
            fonts[name] = row.size.map { font.sized($0) } ?? font
        } catch {
            throw BudgetProblem(file: file, place: row.place, words: error.message)
        }
        return fonts[name]
    }

    /// What is measured with if only a size is given.
    private static let system = try? FontDescription(family: "SF Pro")
}
