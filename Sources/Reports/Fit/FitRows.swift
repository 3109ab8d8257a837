// The facts about a measured message, one row each.

import Fonts
import MessageLayout
import Samples
import TextLayout

/// The facts about a message, each in a row with its name.
struct FitRows {
    private typealias Row = (name: String, text: String)

    /// The maximum number of rows of one kind; the JSON has all.
    private static let most = 4

    let message: MeasuredMessage
    /// Whether a drawing shows the visible text.
    let isDrawn: Bool
    let style: TerminalStyle

    private var words: FitWords { FitWords(message: message) }
    private var unit: LengthUnit { message.plan.unit }

    var lines: [String] {
        let rows = branch + box + placeholders + piece + ink + directions + fonts + missing + note
        let width = rows.reduce(0) { max($0, $1.name.utf8.count) }
        return rows.map { row in
            style.dim(row.name.padded(to: width)) + "  " + row.text
        }
    }

    // MARK: The box

    private var branch: [Row] {
        let branch = message.described.shown.branch
        return branch.isEmpty ? [] : [(message.plan.box == nil ? "widest" : "worst", VisibleText.escaped(branch))]
    }

    private var box: [Row] {
        let shown = message.described
        let fit = shown.fit
        guard message.plan.box != nil else { return fit.linesNeeded > 1 ? [("lines", "\(fit.linesNeeded)")] : [] }
        let verdict = words.verdict(shown)
        let limit = fit.lineLimit.map { "\(fit.lines.count) of \($0)" } ?? "\(fit.lines.count)"
        let needed =
            fit.linesNeeded > fit.lines.count && fit.available < .infinity
            ? ", needs \(fit.linesNeeded) at this width" : ""
        var rows = [("fits", shown.isFitting ? verdict : style.error(verdict)), ("lines", limit + needed)]
        guard !fit.fits else { return rows }
        if !isDrawn { rows.append(("visible", FitTables.clipped(fit.visible))) }
        return rows + [("lost", "“\(FitTables.clipped(fit.lostText))”")]
    }

    private var placeholders: [Row] {
        message.described.lostPlaceholders.prefix(Self.most).map { lost in
            let name = FitTables.clipped(lost.placeholder.spelling, to: 30)
            return (
                "placeholder",
                "\(name) is \(lost.isPartly ? "cut" : "lost"): \(FitTables.clipped(lost.placeholder.sample))"
            )
        }
    }

    private var piece: [Row] {
        guard message.plan.box != nil, let piece = message.described.fit.widestPiece else { return [] }
        let text = String(decoding: message.described.shown.utf8[piece.range], as: UTF8.self)
        return [("longest", "\(FitTables.clipped(text)), \(unit.length(FitWords.number(piece.width))) in one piece")]
    }

    private var ink: [Row] { words.ink.map { [("ink", $0)] } ?? [] }

    // MARK: Direction and fonts

    private var directions: [Row] {
        guard let direction = message.details?.direction else { return [] }
        let base = direction.bidi.paragraphs.first?.direction ?? .leftToRight
        let isMixed = direction.bidi.runs.contains { $0.direction != base }
        guard isMixed || base == .rightToLeft || !direction.notes.isEmpty else { return [] }
        let way = base == .rightToLeft ? "right to left" : "left to right"
        return [("direction", isMixed ? "\(way), with text in the opposite direction" : way)]
            + direction.notes.prefix(Self.most).flatMap(Self.rows)
    }

    /// A fact, and the intended and the actual reading, from left to right.
    private static func rows(_ note: ShownDirection.Note) -> [Row] {
        let fact = ("", "\(FitTables.clipped(note.subject, to: 30)): \(note.summary)")
        guard let reading = note.reading else { return [fact] }
        return [
            fact, ("", "  meant  \(FitTables.clipped(reading.meant))"),
            ("", "  shown  \(FitTables.clipped(reading.shown))"),
        ]
    }

    /// The requested font or its substitute, and the fonts that draw the glyphs it lacks.
    private var fonts: [Row] {
        guard let font = words.font else { return [] }
        var others: [String] = []
        for run in message.details?.runs ?? [] where !run.isMissing {
            guard run.font !== message.plan.fonts?.configured.first else { continue }
            let name = FitWords.name(run.font.identity)
            if !others.contains(name) { others.append(name) }
        }
        return [("font", font)] + others.prefix(Self.most).map { ("", "\($0) for missing glyphs") }
    }

    private var missing: [Row] {
        var groups: [[MissingCharacter]] = []
        for character in message.details?.missing ?? [] {
            if let index = groups.firstIndex(where: { $0.first?.family == character.family }) {
                groups[index].append(character)
            } else {
                groups.append([character])
            }
        }
        return groups.prefix(Self.most).map { ("missing", Self.words($0)) }
    }

    /// Describes missing characters that one family should have.
    private static func words(_ missing: [MissingCharacter]) -> String {
        let named = missing.prefix(8).map { character in
            "\(VisibleText.escaped(String(character.scalar))) (\(character.scalar.value.codePointName))"
        }
        let more = (missing.count - named.count).andMore
        let fact = named.joined(separator: ", ") + more + (missing.count > 1 ? " are in no font" : " is in no font")
        guard let family = missing.first?.family else { return fact }
        guard let package = missing.first?.package else { return "\(fact); install \(family)" }
        return "\(fact); \(family) is in \(package.debian) (Debian) and \(package.homebrew) (Homebrew)"
    }

    private var note: [Row] {
        message.details == nil ? [("note", "too long to analyze runs, ink and direction")] : []
    }
}
