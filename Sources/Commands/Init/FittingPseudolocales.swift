// Which pseudo-locales ask the questions that an app's languages will.

import Pseudolocales
import TextLayout

enum FittingPseudolocales {
    /// The usual one; the one from right to left, where a language runs so; and one for each other script.
    static func tags(for languages: [String]) -> [String] {
        let scripts = Set(languages.compactMap { Writing(of: String($0.map { $0 == "_" ? "-" : $0 }))?.script })
        let isRightToLeft = languages.contains { Direction.of(locale: $0) == .rightToLeft }
        let own = Preset.all.filter { preset in
            preset.styles.contains { style in
                guard style.hasPrefix("script:") else { return false }
                let script = String(style.dropFirst(7))
                return scripts.contains(script) || scripts.contains { likely[$0] == script }
            }
        }
        return ["en-PSEUDO"] + (isRightToLeft ? ["ar-XB"] : []) + own.map(\.tag)
    }

    /// The script that stands for one that is several.
    private static let likely = ["Jpan": "Kana", "Kore": "Hang", "Hant": "Hans"]
}
