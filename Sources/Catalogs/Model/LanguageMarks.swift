// What a file says of its own language, noted while it is read: to make it one of another, it need not be read again.

/// Where a file names its language, and what it holds for that language alone.
package struct LanguageMarks: Sendable {
    /// Where the file names its language, or the tags that may; their format knows how.
    package var places: [ByteRange] = []
    /// What a file of another language is without.
    package var removals: [ByteRange] = []
    /// How many forms the plurals of a file of a source and a target have; nil where there are none.
    package var pluralForms: Int?
    /// Whether the file says itself which numbers take which of its forms, and how many there are.
    package var saysPluralRule = false
    /// Whether a file for another language would have other messages, in more than the forms of their plurals.
    package var needsOtherMessages = false

    package init(places: [ByteRange] = [], removals: [ByteRange] = []) {
        (self.places, self.removals) = (places, removals)
    }

    /// Adds what was noted behind.
    package mutating func append(_ other: LanguageMarks) {
        places += other.places
        removals += other.removals
        let isSame = pluralForms == nil || other.pluralForms == nil || pluralForms == other.pluralForms
        pluralForms = other.pluralForms ?? pluralForms
        saysPluralRule = saysPluralRule || other.saysPluralRule
        needsOtherMessages = needsOtherMessages || other.needsOtherMessages || !isSame
    }
}
