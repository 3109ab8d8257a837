// What is said of a measured message, in words and numbers.

import Basics
import Fonts
import MessageLayout
import TextLayout

/// Words what was measured of a message.
struct FitWords {
    let message: MeasuredMessage
    private var unit: LengthUnit { message.plan.unit }

    /// A length with two decimals at most.
    static func number(_ value: Double) -> String {
        value < .infinity ? value.hundredths.plainText : "any"
    }

    /// A length that is needed: rounded up, so that it never looks like one that is enough.
    static func needed(_ value: Double) -> String { number(((value - Box.tolerance) * 100).rounded(.up) / 100) }

    /// Whether a text fits, with the evidence.
    func verdict(_ shown: ShownFit) -> String {
        let fit = shown.fit
        if shown.isFitting {
            var words = ["yes"]
            if fit.available < .infinity, let needed = fit.neededWidth, fit.scale == 1, !fit.breaksWords {
                words.append("\(Self.number(needed)) of \(unit.length(Self.number(fit.available)))")
            }
            if fit.scale < 1 { words.append("shrunk to \(Self.percent(fit.scale))") }
            if fit.breaksWords { words.append("with a broken word") }
            return words.joined(separator: ", ")
        }
        if fit.fits { return "no: its line is \(unit.length(Self.number(fit.excessHeight))) too high" }
        var words = "no: " + evidence(fit)
        if fit.scale < 1 { words += "; shrinking to \(Self.percent(fit.scale)) is not enough" }
        return words
    }

    /// What a text that does not fit needs, against what it has.
    private func evidence(_ fit: Fit) -> String {
        let isSingle = fit.lineLimit == 1
        let lines = "needs \(fit.linesNeeded.counted("line")) at this width, has \(fit.lineLimit ?? 0)"
        guard fit.available < .infinity else { return "needs \(fit.linesNeeded) lines, has \(fit.lineLimit ?? 0)" }
        guard let needed = fit.neededWidth else { return lines }
        let has = "has \(unit.length(Self.number(fit.available)))"
        let width = "needs \(unit.length(Self.needed(needed))), \(has)"
        return isSingle || fit.linesNeeded <= fit.lineLimit ?? .max
            ? width : "\(lines); would fit at \(unit.length(Self.needed(needed))), \(has)"
    }

    static func percent(_ scale: Double) -> String { "\(Self.number((scale * 1000).rounded(.down) / 10))%" }

    /// The font that texts are set in: asked for, used, and by how much that is an estimate.
    var font: String? {
        guard let fonts = message.plan.fonts, let first = fonts.configured.first else { return nil }
        var words = Self.name(first.identity) + ", \(Self.number(fonts.description.size)) pt"
        if let estimate = fonts.estimate {
            words += ", an estimate: \(estimate.used) for \(estimate.asked)"
            if fonts.tracking != 0 { words += ", tracked by \(Self.number(fonts.tracking)) pt" }
        }
        if fonts.hasOtherWeight {
            words += "; weight \(Self.number(fonts.usedWeight)) is the nearest to \(fonts.description.weight)"
        }
        return words
    }

    /// A font and its version.
    static func name(_ identity: FontIdentity) -> String {
        "\(identity.family) \(identity.style) \(identity.shortVersion)"
    }

    /// Ink that leaves the room of its line; nil where none does.
    var ink: String? {
        let overhangs = message.details?.overhangs ?? []
        let above = overhangs.map(\.above).max() ?? 0
        let below = overhangs.map(\.below).max() ?? 0
        let sides = [(above, "above"), (below, "below")].filter { $0.0 >= 0.05 }
        guard !sides.isEmpty else { return nil }
        return
            "reaches \(sides.map { "\(unit.length(Self.number($0.0))) \($0.1)" }.listed()) its line"
    }
}
