// Format strings that Python's `%` rejects, although C's `printf` would show something.

import MessagePatterns

/// Directives as Python's `str % arguments` interprets them.
enum PythonFormat {
    /// Adapts differences to Python, which does not support numbers and requires that every unnamed argument is used.
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
