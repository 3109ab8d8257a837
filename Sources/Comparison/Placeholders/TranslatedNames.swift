// Names that a text only describes, and that a translation may translate: `Random line from {filepath}`.

import Basics
import MessagePatterns

package enum TranslatedNames {
    /// Returns differences, with each name in braces that replaces another one as a translated name.
    ///
    /// .NET's formatter only inserts values for numbers.
    package static func namingFields(in differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        naming(differences, between: "{", and: "}")
    }

    private static func naming(
        _ differences: [PlaceholderDifference], between start: String, and end: String
    ) -> [PlaceholderDifference] {
        differences.map { difference in
            guard case .changed(let spelling, let was) = difference,
                [spelling, was].allSatisfy({ isName($0, start, end) })
            else { return difference }
            return .renamed(spelling, was: was)
        }
    }

    private static func isName(_ spelling: String, _ start: String, _ end: String) -> Bool {
        guard spelling.hasPrefix(start), spelling.hasSuffix(end) else { return false }
        let name = spelling.dropFirst(start.count).dropLast(end.count)
        return name.first.map { $0.isLetter || $0 == "_" } ?? false
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
