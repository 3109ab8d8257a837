// What determines the shape of a run in addition to its text.

internal import CHarfBuzz
import Fonts

/// A font under a script, a direction, a language and features.
struct RunStyle: Hashable {
    /// The number of the font.
    let font: Int
    let script: Script
    let isRightToLeft: Bool
    /// Empty if the font has no rules for the language.
    var language: String
    let features: [FontDescription.TaggedValue<UInt32>]
}

extension FontDescription {
    /// The features for shaping: letters with letter spacing do not form ligatures.
    var shapingFeatures: [TaggedValue<UInt32>] {
        guard letterSpacing != 0 else { return features }
        let ligatures = ["liga", "clig"].filter { tag in !features.contains { $0.tag == tag } }
        return features + ligatures.map { TaggedValue(tag: $0, value: 0) }
    }
}
