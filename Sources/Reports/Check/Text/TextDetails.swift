// The details below a finding: the text in its box, the limit, the help.

import Audit
import TextLayout

/// Draws truncated texts, and writes the other details of a finding.
struct TextDetails {
    private typealias Row = (name: String, text: String)

    /// The maximum number of lines in a drawing.
    private static let mostLines = 12
    private static let indent = "      "

    let words: FindingWords
    let canvas: ReportCanvas

    /// Appends the details of a group, without the help if the group before it has the same.
    func append(_ group: FindingGroup, of findings: [Finding], withHelp: Bool, to output: inout [UInt8]) {
        let list = TextList(canvas: canvas)
        let shown = findings[group.shown]
        let others = group.others.map { findings[$0] }
        switch group.kind {
        case .single, .lag: append(shown, withHelp, to: &output)
        case .message:
            output.append(lines: list.keys([shown] + others))
            append(common(shown, withHelp), to: &output)
        case .key, .gap:
            append(shown, withHelp, to: &output)
            append([("also", list.places(others, beside: shown, words))], to: &output)
        case .limit:
            append(shown, withHelp, to: &output)
            output.append(lines: list.limited(others, beside: shown))
        case .cause, .fault:
            append(shown, withHelp, to: &output)
            output.append(lines: list.alike(others, shown, words))
        }
    }

    /// The details that grouped findings share besides their message.
    private func common(_ finding: Finding, _ withHelp: Bool) -> [Row] {
        var rows = withHelp ? help(finding) : []
        if let related = finding.related.first {
            let isHere = related.location.path == finding.location.path
            let path = isHere ? "" : " in \(words.place(nil, in: related.location.path))"
            rows.append(("see", "→ \(FindingWords.words(related))\(path)"))
        }
        return rows
    }

    /// The help.
    private func help(_ finding: Finding) -> [Row] {
        finding.help.map { [("help", VisibleText.clipped($0, to: FindingWords.most))] } ?? []
    }

    private func append(_ finding: Finding, _ withHelp: Bool, to output: inout [UInt8]) {
        var rows: [Row] = []
        if let picture = finding.picture {
            let drawing = drawing(of: picture, in: finding.room)
            output.append(lines: (drawing ?? []).map { Self.indent + $0 })
            if drawing == nil { rows.append(("shown", line(picture.lines.joined(separator: " ")))) }
            if !picture.lost.isEmpty { rows.append(("lost", "“\(line(picture.lost))”")) }
            if !picture.branch.isEmpty { rows.append(("worst", line(picture.branch))) }
        }
        rows += texts(finding)
        if let evidence = words.evidence(finding, namesAsGiven: true) { rows.append(("limit", evidence)) }
        if withHelp { rows += help(finding) }
        for related in finding.places { rows.append(("see", see(related, from: finding))) }
        append(rows, to: &output)
    }

    /// The text and its source, unless a picture shows the text or the finding is about its limit.
    private func texts(_ finding: Finding) -> [Row] {
        guard finding.picture == nil, finding.budget == nil || finding.room != nil else { return [] }
        return [("source", finding.texts?.source), ("text", finding.texts?.text)].compactMap { name, text in
            text.map { (name, "“\(line(Self.withMarkedEscapes($0)))”") }
        }
    }

    /// A text in which escapes that are shown verbatim differ from characters that the report escapes: `\\\\n` for a
    /// written `\\n`, because `\\n` is a line break.
    private static func withMarkedEscapes(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        return ["n", "r", "t"].reduce(text) { $0.replacing("\\\($1)", with: "\\\\\($1)") }
    }

    /// A related location and its label, with the path if it is in another file.
    private func see(_ related: Finding.Related, from finding: Finding) -> String {
        let location = related.location
        let place =
            if let place = location.place, location.path == finding.location.path { "line \(place)" } else {
                words.place(location.place, in: location.path)
            }
        return "\(FindingWords.words(related)), \(place)"
    }

    private func append(_ rows: [Row], to output: inout [UInt8]) {
        for row in rows {
            var line = TextWords(indent: 13, width: canvas.isTerminal ? canvas.width : nil)
            line.start(Self.indent + canvas.style.dim(row.name.padded(to: 7)), width: 13)
            line.add(row.text) { $0 }
            output.append(lines: line.lines)
        }
    }

    private func line(_ text: String) -> String { VisibleText.clipped(text, to: 300) }

    /// A box with the visible lines; nil if it does not fit.
    private func drawing(of picture: Finding.Picture, in room: Finding.Room?) -> [String]? {
        guard !picture.lines.isEmpty, picture.lines.count <= Self.mostLines else { return nil }
        // Wider lines are not drawn.
        guard picture.lines.allSatisfy({ $0.utf8.count < 4_000 }) else { return nil }
        let lines = picture.lines.map { VisibleText.withoutHidden($0) }
        let widths = lines.map { Columns.count($0) }
        let width = max(1, widths.max() ?? 0, columns(room))
        guard width + Self.indent.utf8.count + 2 <= canvas.width else { return nil }
        return canvas.box(
            lines.map { text in
                let bidi = BidiText(text, base: .firstStrong(fallback: .leftToRight))
                return (text, bidi.paragraphs.first?.direction ?? .leftToRight)
            }, width: width, marksCuts: true)
    }

    /// The number of columns in the room, if its unit is close to columns; otherwise 0.
    private func columns(_ room: Finding.Room?) -> Int {
        guard let room, room.unit == "columns" || room.unit == "graphemes" else { return 0 }
        return Int(max(0, min(room.has, Double(canvas.width - 8))))
    }
}
