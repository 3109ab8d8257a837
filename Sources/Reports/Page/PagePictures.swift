// Pictures of texts as short as they can be told: of each text size only what differs from the one before.

import Audit
import Drawing

/// Writes the pictures of a page.
///
/// A picture is `[whole, isRightToLeft, step…]`, first at the font's own size and then at each text size of the report. A
/// step is 1 where all is seen on one line, 0 where it is as the step before, or a text of numbers:
///
/// - a sum of what holds: 1 where it fits, 2 where lines have widths, 4 where it has a scale, 8 where it has metrics;
/// - what is needed: 0 is the width of the whole text, 1 is none, and else one more than there are tenths of a point;
/// - what is visible, as ``PageVisible`` tells it;
/// - the lines that are lost, and then those that are seen: 1 where that is the whole text on one line, 0 for none, or one
///   more than there are, and for each how many pieces it has, and for each piece twice its length and where it stands in the
///   pool, or one more than twice its length and its glyphs, which are in the pool from then on; then, with widths, the line's
///   in thousandths of a point, 0 where its glyphs say it;
/// - with a scale, its thousandths; with metrics, their number.
///
/// In the pool is the whole text, and then what was written step by step.
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
        /// As it is written.
        let need: Int
        let scale: Double
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
            need: Self.need(step.need, natural: natural), scale: step.scale,
            metrics: usual[room][slot] == metric ? nil : metric)
    }

    private func write(
        _ told: Told, _ subject: PageVisible, of picture: TextPicture, _ pool: inout PicturePool,
        to json: inout PageJSON
    ) {
        let hasWidths = (told.lost + told.lines).contains { $0.width != 0 }
        let sum = (told.fits ? 1 : 0) + (hasWidths ? 2 : 0) + (told.scale != 1 ? 4 : 0) + (told.metrics != nil ? 8 : 0)
        if sum == 1, told.need == 0, told.lost.isEmpty, isWhole(told.lines, of: picture) { return json.number(1) }
        var numbers = [sum, told.need]
        subject.append(told.visible, to: &numbers)
        // What is lost is longer than what is seen of it: that is told by it.
        for lines in [told.lost, told.lines] { append(lines, of: picture, hasWidths, &pool, to: &numbers) }
        if told.scale != 1 { numbers.append(Self.number(told.scale * 1000)) }
        if let metrics = told.metrics { numbers.append(metrics) }
        json.text(PageNumber.text(numbers))
    }

    /// A need as it is told to people: no less than it is.
    private static func need(_ need: Double?, natural: Double) -> Int {
        guard let need, need.isFinite else { return 1 }
        return abs(need - natural) < 0.005 ? 0 : max(1, number((need * 10 - 0.01).rounded(.up))) + 1
    }

    /// The nearest number that a page can tell, and one more.
    private static func number(_ value: Double) -> Int {
        Int(min(max(0, value.rounded()), Double(PageNumber.greatest - 1)))
    }

    private func isWhole(_ lines: [Told.Line], of picture: TextPicture) -> Bool {
        lines == [Told.Line(width: 0, pieces: [.part(0..<picture.whole.count)])]
    }

    /// Appends lines, short enough that a page may have millions.
    private func append(
        _ lines: [Told.Line], of picture: TextPicture, _ hasWidths: Bool, _ pool: inout PicturePool,
        to numbers: inout [Int]
    ) {
        guard !lines.isEmpty else { return numbers.append(0) }
        guard !isWhole(lines, of: picture) else { return numbers.append(1) }
        numbers.append(lines.count + 1)
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
            if hasWidths { numbers.append(Self.number(line.width * 1000)) }
        }
    }

    private mutating func number(_ metrics: Metrics) -> Int {
        if let known = metricNumbers[metrics] { return known }
        self.metrics.append(metrics)
        metricNumbers[metrics] = self.metrics.count - 1
        return self.metrics.count - 1
    }
}
