// A row of a strip: a text in its box, or a forecast.

import Audit
import Budgets
import Drawing
import Risk
import TextLayout

import enum Layouts.ScreenUnit

/// A row of a strip, measured but not yet drawn.
struct StripRow {
    /// What is in the box.
    enum Content {
        case text(TextPicture, TextPicture.Step)
        case forecast([RiskCell.Share])
        case nothing
    }

    /// The tag of the language.
    let tag: String
    /// The outcome, in words.
    let words: String
    /// Whether it is expected to break.
    let isBreaking: Bool
    let content: Content
    /// The size of the drawn box, in points.
    let width: Double
    let height: Double
    /// Whether the box has an edge.
    let hasEdge: Bool
    /// The number of points per unit of the limit.
    let unit: Double

    /// The maximum width of a drawing.
    static let widest = 1_200.0

    init(_ cell: RiskCell, in room: RiskRoom?, step name: String?, place: Int?) {
        tag = RiskWords.tag(cell.locale)
        let box = room?.room.box
        let step = cell.picture.flatMap { picture in
            picture.steps.first { $0.name == name } ?? picture.steps.first
        }
        let chance = place.flatMap { cell.chanceAtSteps.indices.contains($0) ? cell.chanceAtSteps[$0] : nil }
        isBreaking = (chance ?? cell.chance) >= 0.5
        if let picture = cell.picture, let step {
            content = .text(picture, step)
        } else if case .forecast(let shares) = cell.outcome, !shares.isEmpty {
            content = .forecast(shares)
        } else {
            content = .nothing
        }
        let limit = box?.width ?? (cell.room.flatMap { $0.has.isFinite && $0.has > 0 ? $0.has : nil })
        let isInPoints = cell.room.map(\.isInPoints) ?? true
        if let width = box?.width, width.isFinite {
            (self.width, hasEdge, unit) = (min(max(width, 1), Self.widest), true, 1)
        } else if case .forecast = content, let limit {
            unit = isInPoints ? 1 : Self.usual / limit
            (width, hasEdge) = (min(limit * unit, Self.widest), true)
        } else {
            let widest = step?.lines.map(\.width).max() ?? Self.usual
            (width, hasEdge, unit) = (min(widest, Self.widest), false, 1)
        }
        let lineHeight = step.map { max($0.lineHeight, 1) } ?? 20
        let lines = max(step?.lines.count ?? 1, min(box?.lines ?? 1, 6), 1)
        height = box?.height.map { min(max($0, 1), Self.widest) } ?? Double(lines) * lineHeight
        words = Self.words(cell, step, room?.room.unit ?? .points)
    }

    private static let usual = 160.0

    /// The outcome for a text at the drawn size.
    private static func words(_ cell: RiskCell, _ step: TextPicture.Step?, _ length: ScreenUnit) -> String {
        guard let step, case .measured = cell.outcome else { return RiskWords.outcome(cell) }
        var words = "fits"
        // A count is the same at every size.
        let isCounted = cell.room.map { $0.isCount && $0.need > $0.has } ?? false
        let room = step.name == nil || isCounted ? cell.room : step.need.map { Finding.Room($0, in: length) }
        if let room, room.need > room.has + Box.tolerance {
            words = RiskWords.room(room)
        } else if !step.isFitting {
            words = "does not fit"
        }
        if step.scale < 1 { words += ", shrunk to \(FitWords.percent(step.scale))" }
        if case .between(let lost) = step.lostPlace {
            words += ", “\(VisibleText.clipped(lost, to: RiskWords.most))” lost"
        }
        if step.lost.count >= TextPicture.Step.mostLostLines {
            words += ", only the first \(step.lost.count) lost lines are drawn"
        }
        return words
    }

    /// Whether its text runs from right to left.
    var isFromRight: Bool {
        if case .text(let picture, _) = content { picture.direction == .rightToLeft } else { false }
    }

    /// How far it extends beyond its box, on either side.
    var reachAside: Double {
        let most =
            switch content {
            case .text(_, let step):
                max(step.lines.map(\.width).max() ?? 0, width + ghostWidth, belowWidth(step))
            case .forecast(let shares): (shares.map(\.need).max() ?? 0) * unit + 12
            case .nothing: 0.0
            }
        return min(max(0, most - width), Self.widest)
    }

    private func belowWidth(_ step: TextPicture.Step) -> Double {
        isGhostBeside(step) ? 0 : step.lost.map(\.width).max() ?? 0
    }

    /// How far lost text on the line itself extends.
    private var ghostWidth: Double {
        guard case .text(_, let step) = content, isGhostBeside(step) else { return 0 }
        return min(step.lost[0].width + Self.gap, Self.widest)
    }

    /// The gap between the edge of a box and lost text.
    static let gap = 3.0

    /// How far lost text extends beyond the box where the text begins, if the beginning is lost.
    var reachBefore: Double {
        if case .text(_, let step) = content, step.lostPlace == .before { ghostWidth } else { 0 }
    }

    /// How far it extends below its box.
    var reachBelow: Double {
        guard case .text(_, let step) = content else { return 0 }
        let rows = step.lines.count + (isGhostBeside(step) ? 0 : step.lost.count)
        return max(0, Double(rows) * step.lineHeight - height)
    }

    /// Whether lost text is drawn on the line itself, beyond the box.
    func isGhostBeside(_ step: TextPicture.Step) -> Bool { step.lines.count == 1 && step.lost.count == 1 }
}
