// Which pseudo-locales ask the questions that an app's languages will.

import Catalogs
import Platforms
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

    /// Those that devices offer, where all of an app's texts are for devices that offer no others; nil elsewhere.
    static func offered(to formats: [Format]) -> [Preset]? {
        let offered = formats.map(\.offeredPseudolocales)
        guard !offered.isEmpty, !offered.contains(nil) else { return nil }
        return Preset.all.filter { preset in offered.contains { $0?.contains(preset.tag) ?? false } }
    }

    /// The script that stands for one that is several.
    private static let stand = ["Jpan": "Kana", "Kore": "Hang", "Hant": "Hans"]
}
