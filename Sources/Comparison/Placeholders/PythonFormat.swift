// What Python's `%` refuses where C's `printf` would show something.

import MessagePatterns

/// Directives as Python's `str % arguments` reads them.
enum PythonFormat {
    /// Differences as they are to Python: it takes no numbers, and each argument without a name has to be shown.
    package static func adapting(
        _ differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        let theirs = MessageArguments(source).formatted
        guard !theirs.isEmpty else { return differences }
        let numbered =
            theirs.contains(where: \.isNumbered) ? [] : MessageArguments(translation).formatted.filter(\.isNumbered)
        guard numbered.isEmpty else {
            return numbered.map { .refused($0.spelling, meant: nil, by: .python) }
        }
        let spellings = Set(theirs.map(\.spelling))
        return differences.map { difference in
            if case .lost(let spelling) = difference, spellings.contains(spelling) {
                .leftOver(spelling)
            } else {
                difference
            }
        }
    }
}
