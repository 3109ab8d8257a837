// The limits of keys as text for people.

import Budgets
import TextLayout

/// Writes the limits of keys: a heading for each key, a line for each limit.
public enum BudgetPage {
    /// The page; keys without limits are omitted, unless requested by name.
    public static func text(_ listing: BudgetListing, isAsked: Bool, style: TerminalStyle) -> String {
        let keys = listing.keys.filter { isAsked || !$0.lines.isEmpty }
        let tables = Set(keys.map(\.table))
        return keys.map { key in
            let table = tables.count > 1 ? "  " + style.dim(VisibleText.escaped(key.table)) : ""
            let hidden = key.isHidden ? "  " + style.dim("(never visible, so no width applies)") : ""
            let heading = style.key(VisibleText.escaped(key.name)) + table + hidden + "\n"
            return heading + lines(of: key, style)
        }.joined(separator: "\n")
    }

    private static func lines(of key: BudgetListing.Key, _ style: TerminalStyle) -> String {
        guard !key.lines.isEmpty else { return "  no limits\n" }
        let rows = key.ordered.map { line in
            let locales = line.locales == key.locales ? "" : " (\(line.locales.joined(separator: ", ")))"
            let written = VisibleText.escaped("\(line.origin.spot)  \(line.origin.words)\(locales)")
            return (what: VisibleText.escaped(words(line)), written: written, isInForce: line.order <= 1)
        }
        let width = rows.reduce(0) { max($0, Columns.count($1.what)) }
        return rows.map { row in
            let line = "  \(row.what.padded(to: width))  \(row.written)"
            return (row.isInForce ? line : style.dim(line)) + "\n"
        }.joined()
    }

    private static func words(_ line: BudgetListing.Line) -> String {
        let limit = line.limit?.words ?? ""
        return switch line.standing {
        case .inForce: limit
        case .shared(let shared): shared.words
        case .overridden(let other): "  not \(limit): overridden by \(other.words)"
        case .malformed(let problem): "  invalid limit: \(problem)"
        case .misspelled(let problem): "  misspelled, but applies: \(problem)"
        }
    }
}
