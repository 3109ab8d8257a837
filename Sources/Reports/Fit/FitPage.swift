// A measured message as a page for a person.

import Fonts
import MessageLayout
import Samples
import TextLayout

/// Shows what was measured of a message, or of many with a line each.
public struct FitPage {
    private let message: MeasuredMessage
    private let canvas: FitCanvas
    private let words: FitWords

    /// A page about a message.
    public init(_ message: MeasuredMessage, on canvas: FitCanvas) {
        self.message = message
        self.canvas = canvas
        words = FitWords(message: message)
    }

    /// The page.
    public var text: String {
        let blocks = [heading, FitTables.units(message), drawing, rows, branches, steps].filter { !$0.isEmpty }
        return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    /// The message on one line: whether it fits, what it needs, and what is seen of it.
    public var line: String {
        let fit = message.described.fit
        var line = message.plan.box == nil ? "" : (message.isFitting ? "fits  " : canvas.style.error("cut") + "   ")
        let needed = fit.neededWidth.map { message.isFitting ? FitWords.number($0) : FitWords.needed($0) } ?? "-"
        line += String(repeating: " ", count: max(0, 8 - needed.utf8.count)) + needed + " \(message.plan.unit.symbol)  "
        line += FitTables.clipped(fit.visible)
        if let branch = branchNamed { line += "  (\(branch))" }
        return line + "\n"
    }

    private var heading: [String] {
        var lines = [canvas.style.bold(FitTables.clipped(message.text, to: canvas.width))]
        let shown = message.described.shown
        if shown.text != message.text {
            lines.append("shown as  \(FitTables.clipped(shown.text, to: canvas.width - 10))")
        }
        return lines
    }

    private var branchNamed: String? {
        let branch = message.described.shown.branch
        return branch.isEmpty ? nil : VisibleText.escaped(branch)
    }

    private var drawing: [String] { message.plan.box == nil ? [] : FitFrame(message: message, canvas: canvas).lines ?? [] }

    // MARK: Rows

    private var rows: [String] {
        let shown = message.described
        let fit = shown.fit
        var rows: [(name: String, text: String)] = []
        if let font = words.font { rows.append(("font", font)) }
        if let branch = branchNamed { rows.append((message.plan.box == nil ? "widest" : "worst", branch)) }
        if message.plan.box != nil {
            let verdict = words.verdict(shown)
            rows.append(("fits", shown.isFitting ? verdict : canvas.style.error(verdict)))
            rows.append(("lines", lines(fit)))
        } else if fit.linesNeeded > 1 {
            rows.append(("lines", "\(fit.linesNeeded)"))
        }
        if !fit.fits {
            rows.append(("seen", FitTables.clipped(fit.visible)))
            rows.append(("lost", FitTables.clipped(fit.lostText)))
        }
        for lost in shown.lostPlaceholders {
            let name = VisibleText.escaped(lost.placeholder.spelling)
            rows.append((lost.isPartly ? "cut" : "lost", "placeholder \(name) (\(FitTables.clipped(lost.placeholder.sample)))"))
        }
        if let piece = fit.widestPiece, message.plan.box != nil {
            let text = FitTables.clipped(String(decoding: shown.shown.utf8[piece.range], as: UTF8.self))
            rows.append(("longest", "\(text), \(FitWords.number(piece.width)) \(message.plan.unit.symbol) in one piece"))
        }
        if let ink = words.ink { rows.append(("ink", ink)) }
        rows += directions + missing
        if message.details == nil { rows.append(("note", "too long for runs, ink and direction to be looked at")) }
        let width = rows.reduce(0) { max($0, $1.name.utf8.count) }
        return rows.map { canvas.style.dim($0.name + String(repeating: " ", count: width - $0.name.utf8.count)) + "  " + $0.text }
    }

    private func lines(_ fit: Fit) -> String {
        let limit = fit.lineLimit.map { "\(fit.lines.count) of \($0)" } ?? "\(fit.lines.count)"
        return fit.linesNeeded > fit.lines.count ? "\(limit), needs \(fit.linesNeeded) at this width" : limit
    }

    private var directions: [(name: String, text: String)] {
        guard let direction = message.details?.direction else { return [] }
        let base = direction.bidi.paragraphs.first?.direction ?? .leftToRight
        let isMixed = direction.bidi.runs.contains { $0.direction != base }
        guard isMixed || base == .rightToLeft || !direction.notes.isEmpty else { return [] }
        let way = base == .rightToLeft ? "right to left" : "left to right"
        let utf8 = message.described.shown.utf8
        return [("direction", isMixed ? "\(way), with text the other way" : way)]
            + direction.notes.prefix(4).map { note in
                ("", "\(FitTables.clipped(String(decoding: utf8[note.range], as: UTF8.self), to: 30)): \(note.summary)")
            }
    }

    private var missing: [(name: String, text: String)] {
        (message.details?.missing ?? []).prefix(8).map { character in
            var text = "\(VisibleText.escaped(String(character.scalar))) (\(CodePoint.name(character.scalar))) is in no font"
            if let family = character.family, let package = character.package {
                text += "; \(family) is in \(package.debian) (Debian) and \(package.homebrew) (Homebrew)"
            }
            return ("missing", text)
        }
    }

    // MARK: Tables

    private var branches: [String] {
        guard message.fit.fits.count > 1 else { return [] }
        let more = message.fit.isBounded ? ["There are more combinations of branches than these."] : []
        return FitTables.branches(message) + more
    }

    private var steps: [String] { message.steps.steps.isEmpty ? [] : FitTables.steps(message) }
}
