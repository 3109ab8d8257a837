// A measured message as a page for people.

import MessageLayout
import TextLayout

/// Shows the measurements of a message on a page, or of many messages on one line each.
public struct FitPage {
    private let message: MeasuredMessage
    private let canvas: ReportCanvas

    /// Creates a page about a message.
    public init(_ message: MeasuredMessage, on canvas: ReportCanvas) {
        self.message = message
        self.canvas = canvas
    }

    /// The page.
    public var text: String {
        let drawing = message.plan.box == nil ? nil : FitFrame(message: message, canvas: canvas).lines
        let rows = FitRows(message: message, isDrawn: drawing != nil, style: canvas.style)
        let blocks = [heading, FitTables.units(message), drawing ?? [], rows.lines, branches, steps]
            .filter { !$0.isEmpty }
        return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    /// The message on one line: whether it fits, the width it needs, and its visible text.
    public var line: String {
        let fit = message.described.fit
        var line = message.plan.box == nil ? "" : (message.isFitting ? "fits  " : canvas.style.error("cut") + "   ")
        let needed = fit.neededWidth.map { message.isFitting ? FitWords.number($0) : FitWords.needed($0) } ?? "-"
        let length = message.plan.unit.length(needed)
        line += needed.padded(before: 8) + length.dropFirst(needed.count)
        line += length.hasSuffix("column") ? "   " : "  "
        line += FitTables.clipped(fit.visible)
        let branch = VisibleText.escaped(message.described.shown.branch)
        let step = message.steps.firstFailing.map { "cut at \($0.step.setting) and larger" }
        let notes = [branch, message.fit.allFit ? step ?? "" : ""].filter { !$0.isEmpty }
        return line + (notes.isEmpty ? "" : "  (\(notes.joined(separator: "; ")))") + "\n"
    }

    private var heading: [String] {
        var lines = [canvas.style.bold(FitTables.clipped(message.text, to: canvas.width))]
        let shown = message.described.shown
        if shown.text != message.text {
            lines.append("shown as  \(FitTables.clipped(shown.text, to: canvas.width - 10))")
        }
        return lines
    }

    private var branches: [String] {
        guard message.fit.fits.count > 1 else { return [] }
        let more = message.fit.isBounded ? ["Not all combinations of branches are listed."] : []
        return FitTables.branches(message) + more
    }

    private var steps: [String] { message.steps.steps.isEmpty ? [] : FitTables.steps(message) }
}
