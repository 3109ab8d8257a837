// Names between two signs, `%name%`, that a text has in spite of how it seems to be read.

import Basics
import MessagePatterns

enum NamesBetweenSigns {
    /// A shorter name may be part of a word.
    private static let fewestBytes = 5
    /// More differences are no such misreadings, and each takes a search.
    private static let most = 32

    /// Returns differences, without names whose last sign only the source lacks, and without lost names that are there
    /// after another percent sign: `%%percent%` is a percentage in Turkish.
    static func removing(
        from differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        guard differences.count <= most else { return differences }
        return differences.filter { difference in
            switch difference {
            case .added(let spelling, nearest: _), .changed(let spelling, was: _):
                !isUnfinished(spelling, in: source.utf8)
            case .lost(let spelling):
                !(isBetweenPercents(spelling)
                    && translation.utf8.firstOffset(of: Array(spelling.utf8), in: translation.utf8.indices) != nil)
            default: true
            }
        }
    }

    private static func isBetweenPercents(_ spelling: String) -> Bool {
        spelling.utf8.count >= fewestBytes && spelling.hasPrefix("%") && spelling.hasSuffix("%")
    }

    /// Whether the source has a name without its last sign: `%name` for `%name%`.
    private static func isUnfinished(_ spelling: String, in source: [UInt8]) -> Bool {
        let name = Array(spelling.utf8)
        guard name.count >= fewestBytes, let last = name.last, "%}".utf8.contains(last),
            name.dropLast().last?.isLetter ?? false || last == UInt8(ascii: "}"),
            let at = source.firstOffset(of: Array(name.dropLast()), in: source.indices)
        else { return false }
        let next = at + name.count - 1
        return next == source.count || !source[next].isLetter && !source[next].isDigit && source[next] != last
    }
}
