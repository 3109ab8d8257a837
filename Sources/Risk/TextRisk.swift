// A text that was measured against its limits: by which of them it fares worst.

import Audit
import Basics
import Budgets
import MessageLayout
import Samples
import TextLayout

/// What one limit says of a text, or of one of its branches.
struct TextRisk {
    /// Whether the limit is broken.
    var isBroken: Bool
    /// What it needs and has; nil where nothing limits it that can be exceeded.
    var room: Finding.Room?
    /// The box that it was put into, and which of its texts this is; nil where it was counted.
    var box: (fitted: Measurement.BoxFit, text: Int)?
    /// Whether it breaks at each text size, smallest first.
    var steps: [(name: String, isBroken: Bool)] = []
    /// The word that is wider than its box; nil where there is none.
    var longWord: String? {
        guard let box, case let fit = box.fitted.fit.fits[box.text].fit, fit.isPieceTooWide, let piece = fit.widestPiece
        else { return nil }
        return String(decoding: fit.utf8[piece.range], as: UTF8.self)
    }

    /// What is shown; nil where the value as it is stored was counted.
    var shown: ShownText?

    /// What it needs for what it has: the larger, the worse.
    private var share: Double { room?.share ?? 0 }

    /// Whether it fares worse than another.
    func isWorse(than other: TextRisk) -> Bool {
        if isBroken != other.isBroken { return isBroken }
        return share == other.share ? brokenSteps > other.brokenSteps : share > other.share
    }

    /// The width that it needs to be seen whole; nil where none would do, and where it was counted.
    var width: Double? { box.flatMap { $0.fitted.fit.fits[$0.text].fit.neededWidth } }

    /// The height that its box would need, where that is lower than a line.
    var height: Double? {
        box.flatMap { $0.fitted.fit.fits[$0.text].fit.tooHigh?.need }
    }

    private var brokenSteps: Int { steps.count { $0.isBroken } }
}

extension TextRisk {
    /// What a count says.
    init(_ count: Measurement.Count) {
        self.init(isBroken: count.isOver, room: count.isLeast ? nil : count.room, shown: count.shown)
    }

    /// What a box says.
    init(_ box: Measurement.BoxFit) {
        // A broken word is no text that is not seen.
        let fits = box.fit.fits
        let index = (box.fit.worst.isBroken ? nil : fits.firstIndex(where: \.isBroken)) ?? box.fit.worstIndex
        let worst = fits[index]
        self.init(
            isBroken: worst.isBroken, room: worst.room, box: (box, index),
            steps: box.steps.map { ($0.name, $0.isBroken) }, shown: worst.shown)
    }
}

extension ShownFit {
    fileprivate var room: Finding.Room? { fit.need.map { Finding.Room($0) } }
}
