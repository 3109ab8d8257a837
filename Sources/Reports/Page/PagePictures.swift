// Pictures of texts as short as they can be told: of each text size only what differs from the one before.

import Audit
import Drawing
import Risk
import TextLayout

/// Writes the pictures of a page.
///
/// A picture is `[whole, isRightToLeft, step…]`, first at the font's own size and then at each text size of the report. A
/// step is 1 where all is seen on one line, 0 where it is as the step before, or a text of numbers:
///
/// - a sum of what holds: 1 where it fits, 2 where lines have widths, 4 where it has a scale, 8 where it has metrics, 16 where
///   lines are told of what is needed, 32 where a height is, 64 where what is lost stands before what is seen, 128 where
///   it stands between;
/// - what is needed: 0 is the width of the whole text, or one line, 1 is what nothing would do for, and else one more than
///   there are lines, or tenths of a point;
/// - what is visible, as ``PageVisible`` tells it;
/// - what is lost: 0 for nothing, one more than twice a number of glyphs for the whole text on one line without so many that
///   are seen, or else twice the number of lines, and the lines;
/// - the lines that are seen: 1 where that is the whole text on one line, 0 for none, or one more than there are, and the
///   lines: for each how many pieces it has, and for each piece twice its length and where it stands in the pool, or one more
///   than twice its length and its glyphs, which are in the pool from then on; then, with widths, the line's in thousandths
///   of a point, 0 where its glyphs say it;
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
    /// Pictures as they were written: many keys show the same text in the same box.
    private var written: [Name: [UInt8]] = [:]

    /// More pictures are forgotten.
    private static let mostWritten = 8192

    /// What a picture's bytes depend on.
    private struct Name: Hashable {
        let picture: TextPicture
        let subject: String?
        let room: Int?

        // Pictures of the same glyphs mostly are the same.
        func hash(into hasher: inout Hasher) {
            hasher.combine(picture.whole)
            hasher.combine(subject)
            hasher.combine(room)
        }
    }

    /// What the lines of a text at a size have in common.
    struct Metrics: Hashable {
        let size, lineHeight, ascent, letters, tracking: Double
    }

    /// What is told of a step.
    fileprivate struct Told: Equatable {
        let fits: Bool
        let visible: String?
        let lines, lost: [Line]
        /// As it is written.
        let need: Int
        let measure: BoxNeed.Measure
        let lostPlace: LostPlace
        let scale: Double
        /// Nil where they are the usual ones.
        let metrics: Int?

        struct Line: Equatable {
            let width: Double
            let pieces: [TextPicture.Piece]
        }

        enum LostPlace { case after, before, between }

        var hasWidths: Bool { (lost + lines).contains { $0.width != 0 } }

        /// The sum of what holds.
        var sum: Int {
            var sum = (fits ? 1 : 0) + (hasWidths ? 2 : 0) + (scale != 1 ? 4 : 0) + (metrics != nil ? 8 : 0)
            switch measure {
            case .width: break
            case .lines: sum += 16
            case .height: sum += 32
            }
            switch lostPlace {
            case .after: break
            case .before: sum += 64
            case .between: sum += 128
            }
            return sum
        }

        /// Whether it is one that fits on one line, of which nothing else is to be told.
        func isPlain(_ whole: Int) -> Bool {
            fits && need == 0 && measure != .height && scale == 1 && metrics == nil && lost.isEmpty
                && lines == [Line(width: 0, pieces: [.part(0..<whole)])]
        }
    }

    init(_ report: RiskReport) {
        glyphs = PageGlyphs(report)
        usual = Array(repeating: [], count: report.rooms.count + 1)
        steps = report.steps
    }

    /// A picture, or null if there is none.
    mutating func json(_ picture: TextPicture?, of subject: String?, room: Int?) -> [UInt8] {
        let name = picture.map { Name(picture: $0, subject: subject, room: room) }
        if let known = name.flatMap({ written[$0] }) { return known }
        var json = PageJSON()
        write(picture, of: subject, room: room, to: &json)
        if let name {
            if written.count >= Self.mostWritten { written.removeAll(keepingCapacity: true) }
            written[name] = json.bytes
        }
        return json.bytes
    }

    private mutating func write(_ picture: TextPicture?, of subject: String?, room: Int?, to json: inout PageJSON) {
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

    /// The steps of a picture at the sizes of the report: one that a box does not grow to is as the last before it, one of
    /// another system as the font's own.
    private func aligned(_ picture: TextPicture) -> [TextPicture.Step] {
        guard let own = picture.steps.first, picture.steps.count > 1 else { return Array(picture.steps.prefix(1)) }
        var aligned = [own]
        var last = picture.steps[1]
        let isOfIOS = Self.isOfIOS(last.name)
        for name in steps {
            if let step = picture.steps.dropFirst().first(where: { $0.name == name }) { last = step }
            aligned.append(Self.isOfIOS(name) == isOfIOS ? last : own)
        }
        return aligned
    }

    private static func isOfIOS(_ name: String?) -> Bool { name.flatMap { TextSize(rawValue: $0) } != nil }

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
            need: Self.need(step.need, natural: natural), measure: step.need?.measure ?? .width,
            lostPlace: Told.LostPlace(step.lostPlace), scale: step.scale,
            metrics: usual[room][slot] == metric ? nil : metric)
    }

    private func write(
        _ told: Told, _ subject: PageVisible, of picture: TextPicture, _ pool: inout PicturePool,
        to json: inout PageJSON
    ) {
        if told.isPlain(picture.whole.count) { return json.number(1) }
        var numbers = [told.sum, told.need]
        subject.append(told.visible, to: &numbers)
        // What is lost is longer than what is seen of it: that is told by it.
        if let seen = seen(of: picture, besides: told) {
            numbers.append(2 * seen + 1)
        } else {
            numbers.append(2 * told.lost.count)
            append(told.lost, told.hasWidths, &pool, to: &numbers)
        }
        if told.lines == [Told.Line(width: 0, pieces: [.part(picture.whole.indices)])] {
            numbers.append(1)
        } else {
            numbers.append(told.lines.isEmpty ? 0 : told.lines.count + 1)
            append(told.lines, told.hasWidths, &pool, to: &numbers)
        }
        if told.scale != 1 { numbers.append(Self.number(told.scale * 1000)) }
        if let metrics = told.metrics { numbers.append(metrics) }
        json.text(PageNumber.text(numbers))
    }

    /// How many glyphs of the whole text are seen where all others are lost, on one line; nil where it is not so simple.
    private func seen(of picture: TextPicture, besides told: Told) -> Int? {
        guard told.lost.count == 1, told.lost[0].width == 0, told.lost[0].pieces.count == 1,
            case .part(let range) = told.lost[0].pieces[0]
        else { return nil }
        let isAtRight = (picture.direction == .leftToRight) == (told.lostPlace == .after)
        guard isAtRight ? range.upperBound == picture.whole.count : range.lowerBound == 0 else { return nil }
        return picture.whole.count - range.count
    }

    /// A need as it is told to people: no less than it is.
    private static func need(_ need: BoxNeed?, natural: Double) -> Int {
        guard let need else { return 0 }
        guard need.need.isFinite else { return 1 }
        switch need.measure {
        case .lines: return need.need == 1 ? 0 : number(need.need) + 1
        case .width where abs(need.need - natural) < 0.005: return 0
        case .width, .height: return max(1, number((need.need * 10 - 0.01).rounded(.up))) + 1
        }
    }

    /// The nearest number that a page can tell, and one more.
    private static func number(_ value: Double) -> Int {
        Int(min(max(0, value.rounded()), Double(PageNumber.greatest - 1)))
    }

    /// Appends lines, short enough that a page may have millions.
    private func append(
        _ lines: [Told.Line], _ hasWidths: Bool, _ pool: inout PicturePool, to numbers: inout [Int]
    ) {
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

extension PagePictures.Told.LostPlace {
    fileprivate init(_ place: TextPicture.LostPlace) {
        switch place {
        case .after: self = .after
        case .before: self = .before
        case .between: self = .between
        }
    }
}
