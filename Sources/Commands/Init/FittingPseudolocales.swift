// Which pseudo-locales ask the questions that an app's languages will.

import Pseudolocales
import TextLayout

enum FittingPseudolocales {
    /// The usual one; the one from right to left, where a language runs so; and one for each other script.
    static func of(_ languages: [String]) -> [Preset] {
        let tags = languages.map { String($0.map { $0 == "_" ? "-" : $0 }) }
        let scripts = Set(tags.compactMap { Writing(of: $0)?.script }.map { "script:\(stand[$0] ?? $0)" })
        let isRightToLeft = tags.contains { Direction.of(locale: $0) == .rightToLeft }
        return Preset.all.filter { preset in
            preset.tag == "en-PSEUDO" || preset.tag == "ar-XB" && isRightToLeft
                || preset.styles.contains(where: scripts.contains)
        }
    }

    /// The script that stands for one that is several.
    private static let stand = ["Jpan": "Kana", "Kore": "Hang", "Hant": "Hans"]
}
