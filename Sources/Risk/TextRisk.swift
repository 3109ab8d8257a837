// The result of measuring a text against its limits.

import Audit
import Basics
import Budgets
import MessageLayout
import Samples
import TextLayout

/// The result of measuring a text, or one of its branches, against one limit.
struct TextRisk {
    /// Whether the limit is broken.
    var isBroken: Bool
    /// The need and the available room; nil if the limit cannot be exceeded.
    var room: Finding.Room?
    /// The box that it was fitted into, and the index of its text; nil if it was counted.
    var box: (fitted: Measurement.BoxFit, text: Int)?
    /// Whether it breaks at each text size, smallest first.
    var steps: [(name: String, isBroken: Bool)] = []
    /// The word that is wider than its box; nil if there is none.
    var longWord: String? {
        guard let box, case let fit = box.fitted.fit.fits[box.text].fit, fit.isPieceTooWide, let piece = fit.widestPiece
        else { return nil }
        return String(decoding: fit.utf8[piece.range], as: UTF8.self)
    }

    /// The shown text; nil if the stored value was counted.
    var shown: ShownText?

    /// The ratio of need to available room: the larger, the worse.
    private var share: Double { room?.share ?? 0 }

    /// Whether it is worse than another.
    func isWorse(than other: TextRisk) -> Bool {
        if isBroken != other.isBroken { return isBroken }
        return share == other.share ? brokenSteps > other.brokenSteps : share > other.share
    }

    /// The width that it needs to be fully visible; nil if no width is enough, or if it was counted.
    var width: Double? { box.flatMap { $0.fitted.fit.fits[$0.text].fit.neededWidth } }

    /// The height that its box needs, if the box is lower than a line.
    var height: Double? {
        box.flatMap { $0.fitted.fit.fits[$0.text].fit.tooHigh?.need }
    }

    private var brokenSteps: Int { steps.count { $0.isBroken } }
}

extension TextRisk {
    /// Creates the result of a count.
    init(_ count: Measurement.Count) {
        self.init(isBroken: count.isOver, room: count.isLeast ? nil : count.room, shown: count.shown)
    }

    /// Creates the result of a box.
    init(_ box: Measurement.BoxFit) {
        // A broken word does not count as lost text.
        let fits = box.fit.fits
        let index = (box.fit.worst.isBroken ? nil : fits.firstIndex(where: \.isBroken)) ?? box.fit.worstIndex
        let worst = fits[index]
        self.init(
            isBroken: worst.isBroken, room: worst.fit.need.map { Finding.Room($0, in: box.room.unit) },
            box: (box, index),
            steps: box.steps.map { ($0.name, $0.isBroken) }, shown: worst.shown)
    }
}
