// How slang reads texts: it writes them into Dart's string literals.

import Catalogs
import Comparison
import MessagePatterns

enum SlangDialect: Dialect {
    static var decodesEscapes: Bool { true }
    /// Flutter draws them, with all their line breaks.
    static func isShownOnPages(_ entry: Entry) -> Bool { false }

    /// The words in a span of rich text, `${link(Read more)}`, are its text, which is translated.
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        let lost = Set(differences.compactMap { if case .lost(let text) = $0 { spanName(text) } else { nil } })
        let added = Set(differences.compactMap { if case .added(let text, _) = $0 { spanName(text) } else { nil } })
        return differences.filter { difference in
            switch difference {
            case .lost(let text): spanName(text).map { !added.contains($0) } ?? true
            case .added(let text, nearest: _): spanName(text).map { !lost.contains($0) } ?? true
            case .changed(let text, was: let other), .renamed(let text, was: let other):
                spanName(text).map { $0 != spanName(other) } ?? true
            default: true
            }
        }
    }

    /// The name of a span with words: `link` of `${link(Read more)}`.
    private static func spanName(_ spelling: String) -> Substring? {
        guard spelling.hasPrefix("${"), spelling.hasSuffix(")}"), let open = spelling.firstIndex(of: "(") else {
            return nil
        }
        return spelling[..<open].dropFirst(2)
    }
}
