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
        let others = haveOtherNumbers(subject.message, source) ? differences.filter { !$0.isOfNumbers } : differences
        let differences = namingReversed(others, in: subject.message.utf8, source.utf8)
        // Qt inserts the number of a plural wherever a form contains it.
        let isForm = !subject.entry.variant.isEmpty
        let marked = marking(differences.filter { !isForm || !$0.addsNumber }, in: subject.message)
        guard isForm, marked.count == 1, case .lost(let spelling) = marked[0], number(spelling) != nil,
            isOfFewNumbers(subject), !MessageArguments(source).named.contains(where: { $0.id == "%n" })
        else { return marked }
        // The app passes the number as its last argument, too, and a form for 1 writes it in letters.
        return []
    }

    /// Returns differences, with `1%` in place of `%1` named as such.
    private static func namingReversed(
        _ differences: [PlaceholderDifference], in message: [UInt8], _ source: [UInt8]
    ) -> [PlaceholderDifference] {
        differences.map { difference in
            let lost: String? =
                switch difference {
                case .lost(let spelling): spelling
                case .changed(let spelling, was: let was) where spelling.contains(" "): was
                default: nil
                }
            guard let lost, let number = number(lost), !has(number, in: source), has(number, in: message) else {
                return difference
            }
            return .changed("\(number)%", was: lost)
        }
    }

    /// Whether a percent sign follows a number that is no part of another.
    private static func has(_ number: Int, in text: [UInt8]) -> Bool {
        let reversed = Array("\(number)%".utf8)
        var from = 0
        while let at = text.firstOffset(of: reversed, in: from..<text.count) {
            if at == 0 || !text[at - 1].isDigit && !".,%".utf8.contains(text[at - 1]) { return true }
            from = at + 1
        }
        return false
    }

    /// Whether a translation has as many different numbers as its source, but others: `arg` replaces the lowest ones.
    private static func haveOtherNumbers(_ message: Message, _ source: Message) -> Bool {
        let (own, theirs) = (numbers(of: message), numbers(of: source))
        return own != theirs && own.count == theirs.count
    }

    private static func numbers(of message: Message) -> Set<Int> {
        Set(MessageArguments(message).named.compactMap { number($0.spelling) })
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
    fileprivate static func number(_ spelling: String) -> Int? {
        guard spelling.hasPrefix("%") else { return nil }
        return Int(spelling.dropFirst(spelling.hasPrefix("%L") ? 2 : 1))
    }
}

extension PlaceholderDifference {
    /// Whether it is about arguments by number.
    fileprivate var isOfNumbers: Bool {
        switch self {
        case .lost(let spelling), .added(let spelling, nearest: _): QtArguments.number(spelling) != nil
        case .changed(let spelling, was: let was):
            QtArguments.number(spelling) != nil && QtArguments.number(was) != nil
        default: false
        }
    }

    fileprivate var addsNumber: Bool {
        if case .added(let spelling, _) = self { spelling == "%n" || spelling == "%Ln" } else { false }
    }
}
