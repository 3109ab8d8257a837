// Compact pictures of texts: each text size contains only what differs from the previous one.

import Audit
import Drawing
import Risk
import TextLayout

/// Writes the pictures of a page.
///
/// A picture is `[whole, isRightToLeft, step…]`, first at the default text size and then at each text size of the report.
/// A step is 1 if the whole text is visible on one line, 0 if it equals the previous step, or a text of numbers:
///
/// - a sum of flags: 1 if it fits, 2 if lines have widths, 4 if it has a scale, 8 if it has metrics, 16 if the need is a
///   number of lines, 32 if it is a height, 64 if the lost text is before the visible text, 128 if it is between two
///   visible parts;
/// - the need: 0 for the width of the whole text, or one line; 1 if nothing is enough; otherwise the number of lines or of
///   tenths of a point, plus one;
/// - the visible text, in the format of ``PageVisible``;
/// - the lost text: 0 for none; 2n + 1 for the whole text on one line except n visible glyphs; otherwise twice the number
///   of lines, followed by the lines;
/// - the visible lines: 1 for the whole text on one line; 0 for none; otherwise the number of lines plus one, followed by
///   the lines. A line is the number of its pieces, and for each piece either twice its length and its start in the pool,
///   or twice its length plus one and its glyphs, which are then added to the pool. With widths, the width of the line in
///   thousandths of a point follows, or 0 if it is the sum of its glyphs;
/// - with a scale, its thousandths; with metrics, their number.
///
/// The pool contains the whole text, followed by the glyphs written in each step.
struct PagePictures {
    let glyphs: PageGlyphs
    /// The metrics that lines share: sizes, heights, spacing.
    private(set) var metrics: [Metrics] = []
    private var metricNumbers: [Metrics: Int] = [:]
    /// The usual metrics of each room, by step; the last element is for texts without a box.
    private(set) var usual: [[Int]]
    private let steps: [String]
    /// A cache of written pictures: many keys show the same text in the same box.
    private var written: [Name: [UInt8]] = [:]

    /// The maximum size of the cache.
    private static let mostWritten = 8192

    /// The cache key of a picture.
    private struct Name: Hashable {
        let picture: TextPicture
        let subject: String?
        let room: Int?

        // Pictures with the same glyphs are usually the same.
        func hash(into hasher: inout Hasher) {
            hasher.combine(picture.whole)
            hasher.combine(subject)
            hasher.combine(room)
        }
    }

    /// The metrics that the lines of a text share at one size.
    struct Metrics: Hashable {
        let size, lineHeight, ascent, letters, tracking: Double

        init(_ step: TextPicture.Step) {
            (size, lineHeight, ascent) = (step.size, step.lineHeight, step.ascent)
            (letters, tracking) = (step.letters, step.tracking)
        }
    }

    /// The data of a step.
    fileprivate struct StepData: Equatable {
        let fits: Bool
        let visible: String?
        let lines, lost: [Line]
        /// The need in its written form.
        let need: Int
        let measure: BoxNeed.Measure
        let lostPlace: LostPlace
        let scale: Double
        /// The number of the metrics; nil for the usual ones.
        let metrics: Int?

        struct Line: Equatable {
            let width: Double
            let pieces: [TextPicture.Piece]
        }

        enum LostPlace { case after, before, between }

        var hasWidths: Bool { (lost + lines).contains { $0.width != 0 } }

        /// The sum of the flags.
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

        /// Whether the whole text fits on one line and all other values are defaults.
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

    /// Returns the JSON of a picture, or null if there is none.
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
            var previous: StepData?
            for (slot, step) in aligned.enumerated() {
                let data = data(of: step, slot: slot, of: picture, room: room)
                if data == previous { json.number(0) } else { write(data, subject, of: picture, &pool, to: &json) }
                previous = data
            }
        }
    }

    /// The steps of a picture at the sizes of the report: a size that the box does not grow to repeats the one before it;
    /// a size of another system repeats the default size.
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

    private mutating func data(
        of step: TextPicture.Step, slot: Int, of picture: TextPicture, room: Int
    ) -> StepData {
        let metric = number(Metrics(step))
        while usual[room].count <= slot { usual[room].append(metric) }
        let natural = glyphs.width(picture.whole, at: step)
        func lines(_ lines: [TextPicture.Line]) -> [StepData.Line] {
            lines.map { line in
                let width = glyphs.width(picture.glyphs(of: line), at: step)
                return StepData.Line(width: abs(line.width - width) < 0.005 ? 0 : line.width, pieces: line.pieces)
            }
        }
        return StepData(
            fits: step.isFitting, visible: step.visible, lines: lines(step.lines), lost: lines(step.lost),
            need: Self.need(step.need, natural: natural), measure: step.need?.measure ?? .width,
            lostPlace: StepData.LostPlace(step.lostPlace), scale: step.scale,
            metrics: usual[room][slot] == metric ? nil : metric)
    }

    private func write(
        _ data: StepData, _ subject: PageVisible, of picture: TextPicture, _ pool: inout PicturePool,
        to json: inout PageJSON
    ) {
        if data.isPlain(picture.whole.count) { return json.number(1) }
        var numbers = [data.sum, data.need]
        subject.append(data.visible, to: &numbers)
        // The visible part is usually shorter than the lost one, so its length is written instead.
        if let seen = seen(of: picture, besides: data) {
            numbers.append(2 * seen + 1)
        } else {
            numbers.append(2 * data.lost.count)
            append(data.lost, data.hasWidths, &pool, to: &numbers)
        }
        if data.lines == [StepData.Line(width: 0, pieces: [.part(picture.whole.indices)])] {
            numbers.append(1)
        } else {
            numbers.append(data.lines.isEmpty ? 0 : data.lines.count + 1)
            append(data.lines, data.hasWidths, &pool, to: &numbers)
        }
        if data.scale != 1 { numbers.append(Self.number(data.scale * 1000)) }
        if let metrics = data.metrics { numbers.append(metrics) }
        json.text(PageNumber.text(numbers))
    }

    /// The number of visible glyphs of the whole text if all others are lost on one line; nil in all other cases.
    private func seen(of picture: TextPicture, besides data: StepData) -> Int? {
        guard data.lost.count == 1, data.lost[0].width == 0, data.lost[0].pieces.count == 1,
            case .part(let range) = data.lost[0].pieces[0]
        else { return nil }
        let isAtRight = (picture.direction == .leftToRight) == (data.lostPlace == .after)
        guard isAtRight ? range.upperBound == picture.whole.count : range.lowerBound == 0 else { return nil }
        return picture.whole.count - range.count
    }

    /// A need in its written form, rounded up.
    private static func need(_ need: BoxNeed?, natural: Double) -> Int {
        guard let need else { return 0 }
        guard need.need.isFinite else { return 1 }
        switch need.measure {
        case .lines: return need.need == 1 ? 0 : number(need.need) + 1
        case .width where abs(need.need - natural) < 0.005: return 0
        case .width, .height: return max(1, number((need.need * 10 - 0.01).rounded(.up))) + 1
        }
    }

    /// The nearest number that a page can represent, even when increased by one.
    private static func number(_ value: Double) -> Int {
        Int(min(max(0, value.rounded()), Double(PageNumber.greatest - 1)))
    }

    /// Appends lines in a form compact enough for millions per page.
    private func append(
        _ lines: [StepData.Line], _ hasWidths: Bool, _ pool: inout PicturePool, to numbers: inout [Int]
    ) {
        for line in lines {
            let pieces = pool.encoded(line.pieces)
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

    /// The visible lines of a text without its box: four times their metrics, plus 1 if the text begins at the right and 2
    /// if it is shrunk; its scale in thousandths if so; and for each line its number of glyphs, and the glyphs.
    mutating func lines(of picture: TextPicture) -> String {
        guard let step = picture.steps.first else { return "" }
        let isFromRight = picture.direction == .rightToLeft
        var numbers = [4 * number(Metrics(step)) + (isFromRight ? 1 : 0) + (step.scale != 1 ? 2 : 0)]
        if step.scale != 1 { numbers.append(Self.number(step.scale * 1000)) }
        for line in step.lines {
            let glyphs = picture.glyphs(of: line).compactMap { self.glyphs.number($0) }
            numbers += [glyphs.count] + glyphs
        }
        return PageNumber.text(numbers)
    }

    private mutating func number(_ metrics: Metrics) -> Int {
        if let known = metricNumbers[metrics] { return known }
        self.metrics.append(metrics)
        metricNumbers[metrics] = self.metrics.count - 1
        return self.metrics.count - 1
    }
}

extension PagePictures.StepData.LostPlace {
    fileprivate init(_ place: TextPicture.LostPlace) {
        switch place {
        case .after: self = .after
        case .before: self = .before
        case .between: self = .between
        }
    }
}
