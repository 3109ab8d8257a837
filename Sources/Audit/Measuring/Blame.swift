// What causes a text to exceed its limit.

import Budgets
import Comparison
import MessageLayout
import MessagePatterns
import Samples

extension Measurer {
    /// Determines what causes a text to exceed its limit.
    mutating func blame(for subject: TextSubject, _ limit: Limit, _ texts: ShownTexts?) -> Measurement.Blame {
        if !subject.isSource, isSourceOver(of: subject, limit) { return .source }
        guard let shorter = texts?.withoutGuesses else { return .text }
        return meets(shorter, limit) ? .samples : .text
    }

    /// Whether the source of a subject exceeds a limit in one of its branches, whatever numbers it shows.
    private mutating func isSourceOver(of subject: TextSubject, _ limit: Limit) -> Bool {
        guard let original = subject.original else { return false }
        let maker = shown.maker
        shown.maker = nil
        defer { shown.maker = maker }
        let locale = subject.originalLocale
        return shown.originals(of: original).contains { entry, message in
            guard message.fault == nil else { return false }
            if case .most(let most, let unit) = limit, !unit.isOfShownText {
                return Double(unit.count(message.utf8)) > most
            }
            return !meets(numbered(entry, message, locale: locale, digits: 1), limit)
        }
    }
}
