// What is said below a finding: the text in its box, the limit, the way out.

import Audit
import TextLayout

/// Draws texts of which some is not seen, and says what else is known of a finding.
struct TextDetails {
    private typealias Row = (name: String, text: String)

    /// What is drawn at most: more is no picture any more.
    private static let mostLines = 12
    private static let indent = "      "

    let words: FindingWords
    let canvas: ReportCanvas

    /// What is known of a finding; of many, what they have in common is all in the help.
    func append(_ finding: Finding, to output: inout [UInt8]) {
        var rows: [Row] = []
        if let picture = finding.picture {
            let drawing = drawing(of: picture, in: finding.room)
            for line in drawing ?? [] { output += "\(Self.indent)\(line)\n".utf8 }
            if drawing == nil { rows.append(("seen", line(picture.lines.joined(separator: " ")))) }
            if !picture.lost.isEmpty { rows.append(("lost", "“\(line(picture.lost))”")) }
            if !picture.branch.isEmpty { rows.append(("worst", line(picture.branch))) }
        }
        if let evidence = words.evidence(finding) { rows.append(("limit", evidence)) }
        if let help = finding.help { rows.append(("help", VisibleText.clipped(help, to: FindingWords.most))) }
        for related in finding.related {
            let place = words.place(related.location.place, in: related.location.path)
            rows.append(("see", "\(FindingWords.words(related)), \(place)"))
        }
        for row in rows {
            var line = TextWords(indent: 13, width: canvas.isTerminal ? canvas.width : nil)
            let name = row.name + String(repeating: " ", count: 7 - row.name.utf8.count)
            line.start(Self.indent + canvas.style.dim(name), width: 13)
            line.add(row.text) { $0 }
            for line in line.lines { output += "\(line)\n".utf8 }
        }
    }

    private func line(_ text: String) -> String { VisibleText.clipped(text, to: 300) }

    /// A box with the lines that are seen; nil where there is no room for it.
    private func drawing(of picture: Finding.Picture, in room: Finding.Room?) -> [String]? {
        guard !picture.lines.isEmpty, picture.lines.count <= Self.mostLines else { return nil }
        // A line wider than this has no picture.
        guard picture.lines.allSatisfy({ $0.utf8.count < 4_000 }) else { return nil }
        let lines = picture.lines.map { VisibleText.withoutHidden($0) }
        let widths = lines.map { Columns.count($0) }
        let width = max(1, widths.max() ?? 0, columns(room))
        guard width + Self.indent.utf8.count + 2 <= canvas.width else { return nil }
        let edges = canvas.edges
        let level = String(repeating: edges.level, count: width)
        let rows = zip(lines, widths).map { text, columns in
            let space = String(repeating: " ", count: width - columns)
            let bidi = BidiText(text, base: .firstStrong(fallback: .leftToRight))
            let isRightToLeft = bidi.paragraphs.first?.direction == .rightToLeft
            // Most terminals draw characters as they come.
            let shown = emphasized(canvas.isTerminal ? bidi.picture : text)
            return edges.upright + (isRightToLeft ? space + shown : shown + space) + edges.upright
        }
        return [edges.topLeft + level + edges.topRight] + rows + [edges.bottomLeft + level + edges.bottomRight]
    }

    /// How many columns the room has, where it is counted in something like them.
    private func columns(_ room: Finding.Room?) -> Int {
        guard let room, room.unit == "columns" || room.unit == "graphemes" else { return 0 }
        return Int(max(0, min(room.has, Double(canvas.width - 8))))
    }

    /// The ellipsis of a cut is easily overlooked.
    private func emphasized(_ line: String) -> String {
        line.split(separator: "…", omittingEmptySubsequences: false).joined(separator: canvas.style.error("…"))
    }
}
