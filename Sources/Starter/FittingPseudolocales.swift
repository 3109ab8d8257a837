// The pseudo-locales that show the same problems as an app's languages.

import Catalogs
import Platforms
import Pseudolocales
import TextLayout

enum FittingPseudolocales {
    /// The default one; the right-to-left one, if the app has such a language; and one for each other script.
    static func of(_ languages: [String]) -> [Preset] {
        let tags = languages.map { String($0.map { $0 == "_" ? "-" : $0 }) }
        let scripts = Set(tags.compactMap { Writing(of: $0)?.script }.map { "script:\(representatives[$0] ?? $0)" })
        let isRightToLeft = tags.contains { Direction.of(locale: $0) == .rightToLeft }
        return Preset.all.filter { preset in
            preset.tag == "en-PSEUDO" || preset.tag == "ar-XB" && isRightToLeft
                || preset.styles.contains(where: scripts.contains)
        }
    }

    /// The pseudo-locales that devices offer, if all formats are for such devices; otherwise nil.
    static func offered(to formats: [Format]) -> [Preset]? {
        let offered = formats.map(\.offeredPseudolocales)
        guard !offered.isEmpty, !offered.contains(nil) else { return nil }
        return Preset.all.filter { preset in offered.contains { $0?.contains(preset.tag) ?? false } }
    }

    /// The scripts that represent combined scripts and variants.
    private static let representatives = ["Jpan": "Kana", "Kore": "Hang", "Hant": "Hans"]
}
