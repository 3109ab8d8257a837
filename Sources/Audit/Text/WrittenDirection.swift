// The direction of a text's language, derived from the other texts in its catalog.

import Catalogs
import Comparison
import TextLayout

extension TextSubject {
    /// The direction of its language in this catalog: tags such as `ku` do not specify the script.
    var writtenDirection: Direction {
        guard let locale else { return .leftToRight }
        let direction = Direction.of(locale: locale)
        guard direction == .leftToRight, message.utf8.hasRightToLeftLetters else { return direction }
        return entry.catalog.isMostlyRightToLeft(in: locale) ? .rightToLeft : .leftToRight
    }
}

extension Catalog {
    /// The minimum of texts that are evidence, and a sufficient number.
    private static let fewest = 8
    private static let enough = 32
    private static let farthest = 4096

    fileprivate func isMostlyRightToLeft(in locale: String) -> Bool {
        var texts = 0
        var rightToLeft = 0
        var text: [UInt8] = []
        for entry in entries.prefix(Self.farthest) where texts < Self.enough && entry.locale == locale {
            text.removeAll(keepingCapacity: true)
            guard entry.append(.value, to: &text), !text.isEmpty else { continue }
            texts += 1
            if text.hasRightToLeftLetters { rightToLeft += 1 }
        }
        return texts >= Self.fewest && rightToLeft * 2 > texts
    }
}
