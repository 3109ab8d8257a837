// Why a check could not be made, where that stands in a file.

import Basics

/// Something in a configuration or a sheet that keeps a check from being made.
public struct CheckTrouble: Sendable {
    /// The file, as it was named to Swell.
    public let file: String
    /// Where in the file; nil where it is of the file as a whole.
    public let place: Place?
    /// What was found, and what was expected.
    public let words: String

    /// A trouble of a file as a whole, or at a place of it.
    public init(file: String, place: Place?, words: String) {
        self.file = file
        self.place = place
        self.words = words
    }

    /// The trouble on one line: `.swell.yml:4:3: …`.
    public var message: String { "\(file.at(place)): \(words)" }
}
