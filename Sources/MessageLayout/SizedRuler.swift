// Rulers for the default text size and every text size that users can choose.

import Fonts
import TextLayout

/// Measures texts of one language in some fonts, at the default text size and every text size that users can choose.
///
/// Each ruler caches its measurements; a copy measures again.
package struct SizedRuler {
    private let fonts: FontStack
    /// The ruler for the default text size.
    package var own: PointRuler
    /// The rulers for each text size, smallest first.
    package var steps: [RuledStep<String, PointRuler>]

    package init(
        _ fonts: FontStack, _ steps: [NamedStep], locale: String, base: BaseDirection,
        _ typesetter: Typesetter = Typesetter()
    ) {
        self.fonts = fonts
        let own = typesetter.ruler(fonts, locale: locale, base: base)
        self.own = own
        self.steps = steps.map { step in
            RuledStep(SizeStep(setting: step.name, points: step.points), ruler: own.scaled(to: step.points))
        }
    }

    /// The characters of a text that are missing from all fonts.
    package mutating func missing(in utf8: [UInt8]) -> [MissingCharacter] {
        MissingCharacter.find(in: own.runs(of: utf8[...]), of: utf8, fonts: fonts)
    }
}
