// How much room a text on a screen has.

/// How large a text can get before something breaks.
package struct RecordedRoom: Hashable, Sendable {
    /// How a room was found.
    package enum Origin: String, Hashable, Sendable, CaseIterable {
        /// The text was made longer in the live screen until something broke.
        case probe
        /// Its box has a fixed size.
        case box
    }

    /// The greatest width of a line if only this text grows; nil if nothing limits it.
    package var width: Double?
    package var height: Double?
    /// The greatest width of a word that cannot break, if that is another; nil if it is not known.
    package var word: Double?
    /// How many lines there may be; nil if there is no limit.
    package var lines: Int?
    /// What breaks beyond it, as the end of a sentence.
    package var why: String?
    package var origin: Origin?
    /// The text that breaks if this one grows, by its position on the screen; nil if it is this one.
    package var breaks: Int?
    /// The texts that grow in the same room, by their position on the screen.
    package var neighbours: [Int] = []
    /// The greatest sum of the widths of this text and its neighbours.
    package var together: Double?
    /// The text that breaks first if all of them grow, by its position on the screen; nil if it is this one.
    package var breaksTogether: Int?
    /// The greatest sum of their widths if each is one word that cannot break, and this one breaks first; nil if another
    /// does, or if it is not known.
    package var wordsTogether: Double?

    package init(width: Double? = nil, height: Double? = nil, lines: Int? = nil, by origin: Origin? = nil) {
        (self.width, self.height, self.lines, self.origin) = (width, height, lines, origin)
    }
}
