// What a run's shape depends on besides its text.

internal import CHarfBuzz
import Fonts

/// A font under a script, a direction, a language and features.
struct RunStyle: Hashable {
    /// The font by its number.
    let font: Int
    let script: Script
    let isRightToLeft: Bool
    /// Empty where the font has no rules of its own for the language.
    var language: String
    let features: [FontDescription.TaggedValue<UInt32>]
}

extension FontDescription {
    /// The features that text is shaped with: letters that are spaced out don't join into one.
    var shapingFeatures: [TaggedValue<UInt32>] {
        guard letterSpacing != 0 else { return features }
        let ligatures = ["liga", "clig"].filter { tag in !features.contains { $0.tag == tag } }
        return features + ligatures.map { TaggedValue(tag: $0, value: 0) }
    }
}
