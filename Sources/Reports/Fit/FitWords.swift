// The words and numbers for a measured message.

import Basics
import Fonts
import MessageLayout
import TextLayout

/// Describes the measurements of a message.
struct FitWords {
    let message: MeasuredMessage
    private var unit: LengthUnit { message.plan.unit }

    /// A length with at most two decimals.
    static func number(_ value: Double) -> String {
        value < .infinity ? value.hundredths.plainText : "any"
    }

    /// A needed length, rounded up so that a text that is too long never appears to fit.
    static func needed(_ value: Double) -> String { number(((value - Box.tolerance) * 100).rounded(.up) / 100) }

    /// Whether a text fits, with the numbers.
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
        if fit.fits { return "no: the line is \(unit.length(Self.number(fit.excessHeight))) too high" }
        var words = "no: " + evidence(fit)
        if fit.scale < 1 { words += "; shrinking to \(Self.percent(fit.scale)) is not enough" }
        return words
    }

    /// The need and the available room of a text that does not fit.
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

    /// The font that texts are set in, and whether it is an estimate for the requested one.
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

    /// How far ink extends above or below its line; nil if it does not.
    var ink: String? {
        let overhangs = message.details?.overhangs ?? []
        let above = overhangs.map(\.above).max() ?? 0
        let below = overhangs.map(\.below).max() ?? 0
        let sides = [(above, "above"), (below, "below")].filter { $0.0 >= 0.05 }
        guard !sides.isEmpty else { return nil }
        return
            "extends \(sides.map { "\(unit.length(Self.number($0.0))) \($0.1)" }.listed()) its line"
    }
}
