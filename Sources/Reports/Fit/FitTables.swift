// The measurements of a message as tables: its sizes, its branches, the steps.

import MessageLayout
import TextLayout

enum FitTables {
    /// Every unit side by side.
    static func units(_ message: MeasuredMessage) -> [String] {
        let extent = message.extents[message.index]
        var cells = [
            ["GRAPHEMES", "\(extent.graphemes)"], ["COLUMNS", "\(extent.columns)"],
            ["CODE POINTS", "\(extent.codePoints)"], ["UTF-16", "\(extent.utf16)"], ["UTF-8", "\(extent.utf8)"],
        ]
        if !message.points.isEmpty { cells.append(["POINTS", FitWords.number(message.points[message.index])]) }
        return TextTable.lines([cells.map { $0[0] }, cells.map { $0[1] }], numbers: 0..<cells.count)
    }

    /// A row for each text that a message can show; an arrow marks the described one.
    static func branches(_ message: MeasuredMessage) -> [String] {
        let hasBox = message.plan.box != nil
        let unit = message.plan.unit.rawValue.uppercased()
        var rows = [["", "BRANCH", unit, "LINES"] + (hasBox ? ["FITS"] : []) + ["SHOWN"]]
        for (index, shown) in message.fit.fits.enumerated() {
            rows.append(
                [
                    index == message.index ? "→" : "", VisibleText.escaped(shown.shown.branch),
                    shown.fit.neededWidth.map(FitWords.number) ?? "-", "\(shown.fit.linesNeeded)",
                ] + (hasBox ? [shown.isFitting ? "yes" : "no"] : []) + [clipped(shown.fit.visible)])
        }
        return TextTable.lines(rows, numbers: 2..<4)
    }

    /// A row for each text size that users can choose.
    static func steps(_ message: MeasuredMessage) -> [String] {
        var rows = [["SIZE", "POINTS", "NEEDED", "LINES", "FITS", ""]]
        let fitsAnywhere = message.steps.steps.first?.fit.allFit ?? true
        let note = fitsAnywhere ? "← stops fitting here" : "← does not even fit here"
        for step in message.steps.steps {
            let worst = step.fit.worst
            let isFirst = step.step.setting == message.steps.firstFailing?.step.setting
            rows.append([
                step.step.setting, FitWords.number(step.step.points), worst.fit.neededWidth.map(FitWords.number) ?? "-",
                "\(worst.fit.linesNeeded)", step.fit.allFit ? "yes" : "no", isFirst ? note : "",
            ])
        }
        return TextTable.lines(rows, numbers: 1..<4)
    }

    /// A text on one line, truncated to `width` columns.
    static func clipped(_ text: String, to width: Int = 60) -> String {
        let shown = VisibleText.escaped(text.shortened(to: width * 4))
        return Columns.count(shown) > width ? Columns.prefix(shown, upTo: width - 1) + "…" : shown
    }
}

extension String {
    /// The text, truncated to `count` scalars.
    fileprivate func shortened(to count: Int) -> String {
        utf8.count > count ? String(Substring(unicodeScalars.prefix(count))) : self
    }
}
