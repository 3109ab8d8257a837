// Pictures of texts as short as they can be told: of each text size only what differs from the one before.

import Audit
import Drawing

/// Writes the pictures of a page.
///
/// A picture is `[whole, isRightToLeft, step…]`, first at the font's own size and then at each text size of the report. A
/// step is 1 where all is seen on one line, 0 where it is as the step before, or
/// `[fits, visible, lines, lost, need, scale, metrics]`, of which what goes without saying is left out at the end. What is
/// visible is 0 where that is the whole text on one line, or as ``PageVisible`` tells it. Lines are 1 where it is the whole
/// text on one line, or a text of numbers: for each line how many pieces it has, and for each piece twice its length and where
/// it stands in the pool, or one more than twice its length and its glyphs, which are in the pool from then on. In that is the
/// whole text, and then what was written step by step, of each first what is lost. Where a line is not as wide as its glyphs
/// the text stands in a list, and after it the width of each line. A need of 0 is the width of the whole text, -1 is none.
struct PagePictures {
    let glyphs: PageGlyphs
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

    /// What is told of a step.
    private struct Told: Equatable {
        let fits: Bool
        let visible: String?
        let lines, lost: [Line]
        let need, scale: Double
        /// Nil where they are the usual ones.
        let metrics: Int?

        struct Line: Equatable {
            let width: Double
            let pieces: [TextPicture.Piece]
        }
    }

    init(_ report: RiskReport) {
        glyphs = PageGlyphs(report)
        usual = Array(repeating: [], count: report.rooms.count + 1)
        steps = report.steps
    }

    /// Writes a picture, or null where there is none.
    mutating func write(_ picture: TextPicture?, of subject: String?, room: Int?, to json: inout PageJSON) {
        guard let picture, !picture.steps.isEmpty else { return json.null() }
        let room = room.flatMap { $0 < usual.count - 1 ? $0 : nil } ?? usual.count - 1
        let aligned = aligned(picture)
        json.list { json in
            json.text(PageNumber.text(picture.whole.compactMap { glyphs.number($0) }))
            json.number(picture.direction == .rightToLeft ? 1 : 0)
            var pool = PicturePool(picture.whole)
            let subject = PageVisible(of: subject ?? "")
            var before: Told?
            for (slot, step) in aligned.enumerated() {
                let told = told(step, slot: slot, of: picture, room: room)
                if told == before { json.number(0) } else { write(told, subject, of: picture, &pool, to: &json) }
                before = told
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

    private mutating func told(_ step: TextPicture.Step, slot: Int, of picture: TextPicture, room: Int) -> Told {
        let metric = number(
            Metrics(
                size: step.size, lineHeight: step.lineHeight, ascent: step.ascent, letters: step.letters,
                tracking: step.tracking))
        while usual[room].count <= slot { usual[room].append(metric) }
        let natural = glyphs.width(picture.whole, at: step)
        func lines(_ lines: [TextPicture.Line]) -> [Told.Line] {
            lines.map { line in
                let width = glyphs.width(picture.glyphs(of: line), at: step)
                return Told.Line(width: abs(line.width - width) < 0.005 ? 0 : line.width, pieces: line.pieces)
            }
        }
        return Told(
            fits: step.isFitting, visible: step.visible, lines: lines(step.lines), lost: lines(step.lost),
            need: step.need.map { abs($0 - natural) < 0.005 ? 0 : Self.tenths($0) } ?? -1, scale: step.scale,
            metrics: usual[room][slot] == metric ? nil : metric)
    }

    private mutating func write(
        _ told: Told, _ subject: PageVisible, of picture: TextPicture, _ pool: inout PicturePool,
        to json: inout PageJSON
    ) {
        let said =
            told.metrics != nil ? 6 : told.scale != 1 ? 5 : told.need != 0 ? 4 : !told.lost.isEmpty ? 3 : 2
        if told.fits, said == 2, isWhole(told.lines, of: picture) { return json.number(1) }
        // What is lost is longer than what is seen of it: that is told by it.
        let lost = said > 2 ? written(told.lost, of: picture, &pool) : nil
        let lines = written(told.lines, of: picture, &pool)
        json.list { json in
            json.number(told.fits ? 1 : 0)
            subject.write(told.visible, to: &json)
            json.value(lines)
            if let lost { json.value(lost) }
            if said > 3 { json.number(told.need) }
            if said > 4 { json.number(told.scale) }
            if let metrics = told.metrics { json.number(metrics) }
        }
    }

    /// A need as it is told to people: no less than it is.
    private static func tenths(_ need: Double) -> Double { (need * 10 - 0.01).rounded(.up) / 10 }

    private func isWhole(_ lines: [Told.Line], of picture: TextPicture) -> Bool {
        lines == [Told.Line(width: 0, pieces: [.part(0..<picture.whole.count)])]
    }

    /// Lines, short enough that a page may have millions.
    private mutating func written(
        _ lines: [Told.Line], of picture: TextPicture, _ pool: inout PicturePool
    ) -> PageJSON {
        var json = PageJSON()
        guard !isWhole(lines, of: picture) else {
            json.number(1)
            return json
        }
        var numbers: [Int] = []
        for line in lines {
            let pieces = pool.told(line.pieces)
            numbers.append(pieces.count)
            for piece in pieces {
                switch piece {
                case .part(let range): numbers += [2 * range.count, range.lowerBound]
                case .own(let own):
                    let own = own.compactMap { glyphs.number($0) }
                    numbers += [2 * own.count + 1] + own
                }
            }
        }
        let widths = lines.map(\.width)
        if widths.allSatisfy({ $0 == 0 }) {
            json.text(PageNumber.text(numbers))
        } else {
            json.list { json in
                json.text(PageNumber.text(numbers))
                for width in widths { json.number(width) }
            }
        }
        return json
    }

    private mutating func number(_ metrics: Metrics) -> Int {
        if let known = metricNumbers[metrics] { return known }
        self.metrics.append(metrics)
        metricNumbers[metrics] = self.metrics.count - 1
        return self.metrics.count - 1
    }
}
