// Risk in words: the needs of a text, why a key is at risk, and what to do about it.

import Audit
import Basics
import Budgets
import Layouts
import Risk

/// The words of a risk report, the same in every format: clauses without an initial capital and a final period, each on
/// one line and safe to show.
public enum RiskWords {
    /// The maximum number of characters shown of a key, a word or a text.
    static let most = 200

    /// A place in code that uses a key: `shown as a tab, Sources/MainView.swift:42`.
    public static func site(_ site: KeySite) -> String {
        let line = site.location.place.map { ":\($0.line)" } ?? ""
        return VisibleText.clipped("\(site.words), \(site.location.repositoryPath)\(line)", to: most)
    }

    /// The required and the available room: `needs 132 pt, has 96 pt`, or `needs 19 pt of height, has 10 pt`.
    public static func room(_ room: Finding.Room) -> String {
        let has = has(room)
        return room.need.isFinite ? "needs \(need(of: room)), has \(has)" : "does not fit at any width, has \(has)"
    }

    /// The available room; the need states whether points are a width or a height.
    private static func has(_ room: Finding.Room) -> String {
        amount(room.has, room.isInPoints ? "points" : room.unit, room.length, rounding: .down)
    }

    /// The need in whole points, or in tenths if whole points would contradict the measurement.
    private static func need(of room: Finding.Room) -> String {
        let whole = (room.need - 0.001).rounded(.up)
        let isOver = room.need > room.has
        guard room.isInPoints, whole.isFinite, (whole > room.has) != isOver else {
            return amount(room.need, room.unit, room.length)
        }
        let tenths = ((room.need - 0.001) * 10).rounded(.up)
        let least = (room.has * 10 + 0.01).rounded(.down)
        let points = (isOver ? max(tenths, least + 1) : min(tenths, least)) / 10
        return "\(points.plainText) \(room.length.symbol)" + (room.unit == Finding.Room.height ? " of height" : "")
    }

    /// An amount of a unit: rounded up to whole points by default, so that it is enough, or down to tenths.
    public static func amount(
        _ value: Double, _ unit: String, _ length: ScreenUnit, rounding: FloatingPointRoundingRule = .up
    ) -> String {
        guard value.isFinite else { return "more" }
        if unit == Finding.Room.height { return amount(value, "points", length, rounding: rounding) + " of height" }
        if unit == "points", rounding == .up { return "\((value - 0.001).rounded(.up).plainText) \(length.symbol)" }
        // Ignores an excess over a tenth that is too small to matter.
        let hair = rounding == .up ? -0.001 : 0.001
        let tenths = ((value + hair) * 10).rounded(rounding) / 10
        guard unit != "points" else { return "\(tenths.plainText) \(length.symbol)" }
        return CountUnit(rawValue: unit)?.words(tenths) ?? "\(tenths.plainText) \(VisibleText.clipped(unit, to: most))"
    }

    /// A chance: `35%`; an uncertain one never reads 0% or 100%.
    public static func chance(_ chance: Double) -> String {
        switch chance {
        case _ where chance.isNaN: "0%"
        case ..<0.000_001: "0%"
        case ..<0.005: "under 1%"
        case 0.999_999...: "100%"
        case 0.995...: "over 99%"
        default: "\(Int((chance * 100).rounded()))%"
        }
    }

    /// An expected number, with at most one decimal.
    public static func expected(_ number: Double) -> String {
        number > 0 && number < 0.05 ? "under 0.1" : ((number * 10).rounded() / 10).plainText
    }

    /// The outcome for a text: `breaks: needs 132 pt, has 96 pt`.
    public static func outcome(_ cell: RiskCell) -> String {
        let room = cell.room.map { self.room($0) }
        switch cell.outcome {
        case .measured:
            return (cell.chance > 0 ? "breaks" : "fits") + (room.map { ": \($0)" } ?? "")
        case .forecast:
            let words = "\(chance(cell.chance)) likely to break"
            return words + (cell.room.map { ": \(share($0))" } ?? "")
        case .unlimited: return "has no limit"
        case .unknown(let reason): return "not measured: \(VisibleText.clipped(reason, to: most))"
        }
    }

    /// The need of most translations: `95% of translations need at most 120 pt, has 96 pt`.
    private static func share(_ room: Finding.Room) -> String {
        let has = "has \(has(room))"
        return room.need.isFinite
            ? "95% of translations need at most \(amount(room.need, room.unit, room.length)), \(has)"
            : "5% of translations do not fit at any width, \(has)"
    }

    /// Why a key is at risk.
    public static func reason(_ reason: RiskReason) -> String {
        switch reason {
        case .fullBox(let share): "the source text alone takes up \((share * 100).rounded().plainText)% of the limit"
        case .longWord(let word, let locale):
            "“\(VisibleText.clipped(word, to: 60))” (\(tag(locale))) cannot be broken and is wider than the box"
        case .unboundedPlaceholder(let name): "\(VisibleText.clipped(name, to: 60)) can insert text of any length"
        case .missingGlyphs(let characters, let locales):
            "no font has “\(VisibleText.clipped(characters, to: 60))”, needed in \(languages(locales))"
        case .mixedDirections(let locales): "left-to-right and right-to-left text mix in \(languages(locales))"
        case .missingPlurals(let forms, let locale):
            "the plural \(forms.count == 1 ? "form" : "forms") \(forms.map { tag($0) }.listed()) "
                + "\(forms.count == 1 ? "is" : "are") missing in \(tag(locale))"
        case .largeText(let step, let count):
            "does not fit at text size \(VisibleText.clipped(step, to: 60)) and larger in "
                + count.counted("language")
        case .untranslated(let count):
            "\(count.counted("language has", "languages have")) no translation"
        }
    }

    /// What to do about a key, most helpful first; empty if nothing would make a difference.
    public static func advice(_ advice: RiskAdvice) -> [String] {
        var words: [String] = []
        if let change = advice.change {
            words.append(
                "\(VisibleText.clipped(change.words, to: most)): then expected to break in "
                    + "\(expected(change.expected)) \(change.expected == 1 ? "language" : "languages")")
        }
        // Not repeated if the change is to this width.
        if let enough = advice.enough.map({ amount($0, advice.unit, advice.length) }),
            advice.change?.words.hasPrefix("\(enough) wide") != true,
            advice.change?.words.hasPrefix("\(enough) instead") != true
        {
            words.append("\(enough) would be enough in 95% of the languages")
        }
        if let longest = advice.longestSource {
            words.append(
                longest > 0
                    ? "shorten the source text to at most \(longest.counted("character")), in words of similar length, "
                        + "so that it fits in 95% of the languages"
                    : "no source text is short enough to fit in 95% of the languages")
        }
        return words
    }

    /// Languages by their tags: `ar, de and fr`; if there are many, the first ones and a count of the rest.
    public static func languages(_ tags: [String]) -> String {
        let shown = tags.count > 6 ? 5 : tags.count
        let more = tags.count - shown
        return (tags.prefix(shown).map { tag($0) } + (more > 0 ? ["\(more) more"] : [])).listed()
    }

    /// The error of a catalog that could not be read, or only in part: `App/fr.lproj/A.strings:1:7: …`.
    static func unread(_ finding: Finding) -> String {
        let place = finding.location.relativePath.at(finding.location.place)
        return VisibleText.clipped("\(place): \(finding.message)", to: 2 * most)
    }

    /// A tag, safe to show.
    static func tag(_ tag: String) -> String { VisibleText.clipped(tag, to: 100) }
}

extension Finding.Room {
    /// Whether it is a width or a height.
    var isInPoints: Bool { unit == "points" || unit == Self.height }

    /// Whether it is a count, which does not depend on the box.
    var isCount: Bool { !isInPoints && unit != "lines" }
}
