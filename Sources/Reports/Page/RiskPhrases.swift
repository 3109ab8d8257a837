// Why a key is at risk and what to do about it, in words for a designer.

import Audit
import Budgets

extension RiskReason {
    /// The reason as a sentence without a full stop.
    var words: String {
        switch self {
        case .fullBox(let share): "The English alone takes \(FitWords.number((share * 100).rounded())) % of the room"
        case .longWord(let word, let locale): "“\(word)” (\(locale)) is wider than the box and can’t be broken"
        case .unboundedPlaceholder(let name): "\(name) may stand for a text of any length"
        case .missingGlyphs(let characters, let locales):
            "No font has \(characters) (\(locales.joined(separator: ", ")))"
        case .mixedDirections(let locales): "Text of both directions meets in \(locales.joined(separator: ", "))"
        case .missingPlurals(let categories, let locale):
            "The plural \(categories.joined(separator: ", ")) is missing in \(locale)"
        case .largeText(let step, let locales):
            "From text size \(step) on it no longer fits in \(FitWords.count(locales, "language"))"
        case .untranslated(let locales): "\(FitWords.count(locales, "language")) have no translation yet".singular
        }
    }
}

extension String {
    /// `1 language has`, not `1 language have`.
    fileprivate var singular: String { hasPrefix("1 language have") ? "1 language has no translation yet" : self }
}

extension RiskAdvice {
    /// What to do, a sentence each without a full stop.
    func words(unit: String) -> [String] {
        var words: [String] = []
        if let enough {
            let amount = unit == "points" ? "\(FitWords.number(enough.rounded(.up))) pt" : room(enough)
            words.append("\(amount) would be enough in 95 % of the languages")
        }
        if let longestSource {
            words.append("Up to \(CountUnit.graphemes.words(Double(longestSource))) of English are safe in 95 % of them")
        }
        if let change {
            let left = FitWords.number((change.expected * 10).rounded() / 10)
            words.append("Helps most: \(change.words), then \(left) expected to break")
        }
        return words
    }

    private func room(_ enough: Double) -> String {
        CountUnit(rawValue: unit)?.words(enough.rounded(.up)) ?? "\(FitWords.number(enough)) \(unit)"
    }
}
