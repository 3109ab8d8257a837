// Placeholders that need no argument: constants such as `${PRODUCT_NAME}`, and other texts such as `{{common.submit}}`.

import Basics

enum KnownNames {
    /// Returns differences without added names that the app fills by itself, and without lost names of other texts: a
    /// translation may have the words themselves, as the other texts do.
    static func removing(
        from differences: [PlaceholderDifference], _ habits: SourceHabits
    ) -> [PlaceholderDifference] {
        differences.compactMap { difference in
            switch difference {
            case .added(let spelling, nearest: _):
                habits.haveConstant(spelling) || isText(spelling, habits) ? nil : difference
            case .lost(let spelling): isText(spelling, habits) ? nil : difference
            case .changed(let spelling, was: let lost) where isText(spelling, habits):
                isText(lost, habits) ? nil : .lost(lost)
            default: difference
            }
        }
    }

    /// Whether a placeholder is the dotted key of a text, as Transloco reads it: `{{ common.submit }}`.
    private static func isText(_ spelling: String, _ habits: SourceHabits) -> Bool {
        guard spelling.hasPrefix("{{"), spelling.hasSuffix("}}") else { return false }
        let name = spelling.dropFirst(2).dropLast(2).filter { $0 != " " }
        return name.contains(".") && habits.haveKey(name)
    }
}
