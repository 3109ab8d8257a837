// Risk in words: what a text needs, why a key is at risk, and what to do about it.

import Audit
import Basics
import Budgets
import Risk

/// Words for what a risk report tells, the same in every format: clauses without a capital and without a full stop,
/// each on one line and safe to show.
public enum RiskWords {
    /// How many characters of a key, a word or a text are shown.
    static let most = 200

    /// What is needed and what there is: `needs 132 pt, has 96 pt`, or `needs 19 pt of height, has 10 pt`.
    public static func room(_ room: Finding.Room) -> String {
        let has = has(room)
        return room.need.isFinite ? "needs \(need(of: room)), has \(has)" : "no room would do, has \(has)"
    }

    /// What there is: of what it is points, what is needed says.
    private static func has(_ room: Finding.Room) -> String {
        amount(room.has, room.isInPoints ? "points" : room.unit, rounding: .down)
    }

    /// What is needed in whole points, or in tenths where whole ones would tell the opposite of what was measured.
    private static func need(of room: Finding.Room) -> String {
        let whole = (room.need - 0.001).rounded(.up)
        let isOver = room.need > room.has
        guard room.isInPoints, whole.isFinite, (whole > room.has) != isOver else {
            return amount(room.need, room.unit)
        }
        let tenths = ((room.need - 0.001) * 10).rounded(.up)
        let least = (room.has * 10 + 0.01).rounded(.down)
        let points = (isOver ? max(tenths, least + 1) : min(tenths, least)) / 10
        return "\(points.plainText) pt" + (room.unit == Finding.Room.height ? " of height" : "")
    }

    /// An amount of a unit, rounded up unless told otherwise, so that it is enough: to whole points, or down to tenths.
    public static func amount(
        _ value: Double, _ unit: String, rounding: FloatingPointRoundingRule = .up
    ) -> String {
        guard value.isFinite else { return "more" }
        if unit == Finding.Room.height { return amount(value, "points", rounding: rounding) + " of height" }
        if unit == "points", rounding == .up { return "\((value - 0.001).rounded(.up).plainText) pt" }
        // What is a hair over a tenth is that tenth.
        let hair = rounding == .up ? -0.001 : 0.001
        let tenths = ((value + hair) * 10).rounded(rounding) / 10
        guard unit != "points" else { return "\(tenths.plainText) pt" }
        return CountUnit(rawValue: unit)?.words(tenths) ?? "\(tenths.plainText) \(VisibleText.clipped(unit, to: most))"
    }

    /// A chance: `35%`; what is not certain never looks as if it were.
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

    /// How many are expected: a whole number, or one with a decimal.
    public static func expected(_ number: Double) -> String {
        number > 0 && number < 0.05 ? "under 0.1" : ((number * 10).rounded() / 10).plainText
    }

    /// How a text fares: `breaks: needs 132 pt, has 96 pt`.
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

    /// What most translations need: `95% need at most 120 pt, has 96 pt`.
    private static func share(_ room: Finding.Room) -> String {
        let has = "has \(has(room))"
        return room.need.isFinite
            ? "95% need at most \(amount(room.need, room.unit)), \(has)" : "for 5% no room would do, \(has)"
    }

    /// Why a key is at risk.
    public static func reason(_ reason: RiskReason) -> String {
        switch reason {
        case .fullBox(let share): "the source alone takes \((share * 100).rounded().plainText)% of its room"
        case .longWord(let word, let locale):
            "“\(VisibleText.clipped(word, to: 60))” (\(tag(locale))) can't be broken and is wider than the box"
        case .unboundedPlaceholder(let name): "\(VisibleText.clipped(name, to: 60)) may stand for a text of any length"
        case .missingGlyphs(let characters, let locales):
            "no font has “\(VisibleText.clipped(characters, to: 60))”, needed in \(languages(locales))"
        case .mixedDirections(let locales): "text of both directions meets in \(languages(locales))"
        case .missingPlurals(let forms, let locale):
            "the plural \(forms.count == 1 ? "form" : "forms") \(forms.map { tag($0) }.listed()) "
                + "\(forms.count == 1 ? "is" : "are") missing in \(tag(locale))"
        case .largeText(let step, let count):
            "from text size \(VisibleText.clipped(step, to: 60)) on it does not fit in "
                + count.counted("language")
        case .untranslated(let count):
            "\(count.counted("language has", "languages have")) no translation"
        }
    }

    /// What to do about a key, the most helpful first; none where nothing would make a difference.
    public static func advice(_ advice: RiskAdvice) -> [String] {
        var words: [String] = []
        if let change = advice.change {
            words.append(
                "\(VisibleText.clipped(change.words, to: most)) would leave \(expected(change.expected)) "
                    + "\(change.expected == 1 ? "language" : "languages") expected to break")
        }
        // The change may be to that very width.
        if let enough = advice.enough.map({ amount($0, advice.unit) }),
            advice.change?.words.hasPrefix("\(enough) wide") != true,
            advice.change?.words.hasPrefix("\(enough) instead") != true
        {
            words.append("\(enough) would be enough for 95% of the languages")
        }
        if let longest = advice.longestSource {
            words.append(
                longest > 0
                    ? "a source of at most \(longest.counted("character")), in words as long as these, "
                        + "would be safe in 95% of the languages"
                    : "no source is short enough to be safe in 95% of the languages")
        }
        return words
    }

    /// Languages by their tags: `ar, de and fr`; of many the first, and how many more there are.
    public static func languages(_ tags: [String]) -> String {
        let shown = tags.count > 6 ? 5 : tags.count
        let more = tags.count - shown
        return (tags.prefix(shown).map { tag($0) } + (more > 0 ? ["\(more) more"] : [])).listed()
    }

    /// What is wrong with a catalog that could not be read, or not all of it: `App/fr.lproj/A.strings:1:7: …`.
    static func unread(_ finding: Finding) -> String {
        let place = finding.location.relativePath.at(finding.location.place)
        return VisibleText.clipped("\(place): \(finding.message)", to: 2 * most)
    }

    /// A tag as it is shown.
    static func tag(_ tag: String) -> String { VisibleText.clipped(tag, to: 100) }
}

extension Finding.Room {
    /// Whether it is a width or a height.
    var isInPoints: Bool { unit == "points" || unit == Self.height }

    /// Whether something was counted, whatever the box.
    var isCount: Bool { !isInPoints && unit != "lines" }
}
