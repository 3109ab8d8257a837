// Pictures of texts as short as they can be told: of each text size only what differs from the one before.

import Audit
import Drawing

/// Writes the pictures of a page.
///
/// A picture is `[whole, isRightToLeft, step…]`, first at the font's own size and then at each text size of the report. A
/// step is 1 where all is seen on one line, 0 where it is as the step before, or
/// `[fits, visible, lines, lost, need, scale, metrics]`, of which what goes without saying is left out at the end. What is
/// visible is 0 where that is the whole text, else as ``PageVisible`` writes it. Lines are 1 where it is the whole text on one line, or a list of `[width, piece…]`; a piece is a start and a count in the whole text, or a
/// text of its own glyphs. A width of 0 is the sum of the glyphs, and a need of 0 the width of the whole text; -1 is none.
struct PagePictures {
    var glyphs: PageGlyphs
    /// What lines have in common: sizes, heights, spacing.
    private(set) var metrics: [Metrics] = []
    private var metricNumbers: [Metrics: Int] = [:]
    /// The usual metrics of each room, by step; the last is for texts without a box.
    private(set) var usual: [[Int]]
    private let steps: [String]

    /// What the lines of a text at a size have in common.
    struct Metrics: Hashable {
        let size, lineHeight, ascent, letters, tracking: Double
    }

    init(_ report: RiskReport) {
        glyphs = PageGlyphs(report.shelf)
        usual = Array(repeating: [], count: report.rooms.count + 1)
        steps = report.steps
    }

    /// Writes a picture, or null where there is none.
    mutating func write(_ picture: TextPicture?, of subject: String?, room: Int?, to json: inout PageJSON) {
        guard let picture, !picture.steps.isEmpty else { return json.null() }
        let room = room.flatMap { $0 < usual.count - 1 ? $0 : nil } ?? usual.count - 1
        let aligned = aligned(picture)
        let subject = PageVisible(of: subject ?? "")
        json.list { json in
            json.text(text(picture.whole))
            json.number(picture.direction == .rightToLeft ? 1 : 0)
            var before: PageJSON?
            for (slot, step) in aligned.enumerated() {
                let written = encoded(step, slot: slot, of: picture, subject, room: room)
                if written.bytes == before?.bytes { json.number(0) } else { json.value(written) }
                before = written
            }
        }
    }

    /// The steps of a picture at the sizes of the report: one that a box does not grow to is as the last before it.
    private func aligned(_ picture: TextPicture) -> [TextPicture.Step] {
        guard let own = picture.steps.first, picture.steps.count > 1 else { return Array(picture.steps.prefix(1)) }
        var aligned = [own]
        var last = picture.steps[1]
        for name in steps {
            if let step = picture.steps.dropFirst().first(where: { $0.name == name }) { last = step }
            aligned.append(last)
        }
        return aligned
    }

    private mutating func encoded(
        _ step: TextPicture.Step, slot: Int, of picture: TextPicture, _ subject: PageVisible, room: Int
    ) -> PageJSON {
        let metric = number(
            Metrics(
                size: step.size, lineHeight: step.lineHeight, ascent: step.ascent, letters: step.letters,
                tracking: step.tracking))
        while usual[room].count <= slot { usual[room].append(metric) }
        let natural = glyphs.width(picture.whole, at: step)
        let isUsual = usual[room][slot] == metric
        let need = step.need.map { abs($0 - natural) < 0.005 ? 0 : $0 } ?? -1
        let isPlain =
            step.isFitting && need == 0 && step.scale == 1 && isUsual && step.lost.isEmpty
            && isWhole(step.lines, of: picture)
        var json = PageJSON()
        if isPlain {
            json.number(1)
            return json
        }
        let said = !isUsual ? 7 : step.scale != 1 ? 6 : need != 0 ? 5 : !step.lost.isEmpty ? 4 : 3
        json.list { json in
            json.number(step.isFitting ? 1 : 0)
            subject.write(step.visible, to: &json)
            write(step.lines, step, of: picture, to: &json)
            if said > 3 { write(step.lost, step, of: picture, to: &json) }
            if said > 4 { json.number(need) }
            if said > 5 { json.number(step.scale) }
            if said > 6 { json.number(metric) }
        }
        return json
    }

    private func isWhole(_ lines: [TextPicture.Line], of picture: TextPicture) -> Bool {
        lines.count == 1 && lines[0].pieces == [.part(0..<picture.whole.count)]
    }

    private mutating func write(
        _ lines: [TextPicture.Line], _ step: TextPicture.Step, of picture: TextPicture, to json: inout PageJSON
    ) {
        if isWhole(lines, of: picture) { return json.number(1) }
        json.list { json in
            for line in lines {
                let width = glyphs.width(picture.glyphs(of: line), at: step)
                json.list { json in
                    json.number(abs(line.width - width) < 0.005 ? 0 : line.width)
                    for piece in line.pieces {
                        switch piece {
                        case .part(let range):
                            json.number(range.lowerBound)
                            json.number(range.count)
                        case .own(let own): json.text(text(own))
                        }
                    }
                }
            }
        }
    }

    private mutating func text(_ numbers: [UInt32]) -> String {
        var text = String.UnicodeScalarView()
        for number in numbers {
            if let number = glyphs.number(number) { PageNumber.append(number, to: &text) }
        }
        return String(text)
    }

    private mutating func number(_ metrics: Metrics) -> Int {
        if let known = metricNumbers[metrics] { return known }
        self.metrics.append(metrics)
        metricNumbers[metrics] = self.metrics.count - 1
        return self.metrics.count - 1
    }
}
