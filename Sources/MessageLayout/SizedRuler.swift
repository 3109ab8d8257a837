// Fonts at their own size and at every size that people choose.

import Fonts
import TextLayout

/// Fits texts of one language in some fonts, at their own size and at every size that people choose.
///
/// Each ruler keeps what it measured, so a copy measures it anew.
package struct SizedRuler {
    private let fonts: FontStack
    /// Measures at the fonts' own size.
    package var own: PointRuler
    /// Measures at each size that people choose, smallest first.
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

    /// What no font has of a text.
    package mutating func missing(in utf8: [UInt8]) -> [MissingCharacter] {
        MissingCharacter.find(in: own.runs(of: utf8[...]), of: utf8, fonts: fonts)
    }
}
