// The consequence of a lost Qt argument.

import Basics
import Catalogs
import Comparison
import MessagePatterns

/// `QString::arg` replaces the lowest number that is left.
enum QtArguments {
    /// Returns differences, with those marked that make other places show the wrong argument.
    static func naming(
        _ differences: [PlaceholderDifference], in message: Message, of entry: Entry
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty else { return differences }
        // Qt inserts the number of a plural wherever a form contains it.
        let differences = differences.filter { entry.variant.isEmpty || !$0.addsNumber }
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
