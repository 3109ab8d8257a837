// The consequence of a lost Qt argument.

import Basics
import Catalogs
import Comparison
import MessagePatterns

/// `QString::arg` replaces the lowest number that is left.
enum QtArguments {
    /// Returns differences, with those marked that make other places show the wrong argument.
    static func naming(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty else { return differences }
        // Qt inserts the number of a plural wherever a form contains it.
        let isForm = !subject.entry.variant.isEmpty
        let marked = marking(differences.filter { !isForm || !$0.addsNumber }, in: subject.message)
        guard isForm, marked.count == 1, case .lost(let spelling) = marked[0], number(spelling) != nil,
            isOfFewNumbers(subject), !MessageArguments(source).named.contains(where: { $0.id == "%n" })
        else { return marked }
        // The app passes the number as its last argument, too, and a form for 1 writes it in letters.
        return []
    }

    /// Whether a form is only for numbers that words can express.
    private static func isOfFewNumbers(_ subject: TextSubject) -> Bool {
        let entry = subject.entry
        guard let step = PluralStep.all(in: entry.variant, of: entry.catalog.format).last else { return false }
        return NumberForm(category: step.category, locale: subject.locale) == .word
    }

    private static func marking(
        _ differences: [PlaceholderDifference], in message: Message
    ) -> [PlaceholderDifference] {
        let places = MessageArguments(message).named.compactMap { argument in
            number(argument.spelling).map { (number: $0, spelling: argument.spelling) }
        }
        return differences.map { difference in
            guard case .lost(let spelling) = difference, let lost = number(spelling),
                let next = places.filter({ $0.number > lost }).min(by: { $0.number < $1.number })
            else { return difference }
            return .movedUp(lost: spelling, next: next.spelling)
        }
    }

    /// Returns the number in `%1` and `%L1`.
    private static func number(_ spelling: String) -> Int? {
        guard spelling.hasPrefix("%") else { return nil }
        return Int(spelling.dropFirst(spelling.hasPrefix("%L") ? 2 : 1))
    }
}

extension PlaceholderDifference {
    fileprivate var addsNumber: Bool {
        if case .added(let spelling, _) = self { spelling == "%n" || spelling == "%Ln" } else { false }
    }
}
