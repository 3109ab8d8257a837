// What a file declares about its own language, recorded while reading: changing its language does not require reading
// it again.

/// Where a file names its language, and what it contains for that language only.
package struct LanguageMarks: Sendable {
    /// Where the file names its language, or tags that may name it; the format decides.
    package var places: [ByteRange] = []
    /// What a file for another language does not contain.
    package var removals: [ByteRange] = []
    /// The number of plural forms in a file with a source and a target; nil if there are none.
    package var pluralForms: Int?
    /// Whether the file itself declares how many plural forms there are, and which numbers select each.
    package var declaresPluralRule = false
    /// Whether the keys are the texts in the source language, as in gettext.
    package var keysAreTexts = false
    /// Whether a file for another language would have other messages, not just other plural forms.
    package var needsOtherMessages = false
    /// What the app shows if the file lacks a text, if the file shows that it differs from its format's others.
    package var fallback: Fallback?

    package init(places: [ByteRange] = [], removals: [ByteRange] = []) {
        (self.places, self.removals) = (places, removals)
    }

    /// Appends the marks of text that follows.
    package mutating func append(_ other: LanguageMarks) {
        places += other.places
        removals += other.removals
        let isSame = pluralForms == nil || other.pluralForms == nil || pluralForms == other.pluralForms
        pluralForms = other.pluralForms ?? pluralForms
        declaresPluralRule = declaresPluralRule || other.declaresPluralRule
        keysAreTexts = keysAreTexts || other.keysAreTexts
        needsOtherMessages = needsOtherMessages || other.needsOtherMessages || !isSame
        fallback = fallback ?? other.fallback
    }
}
