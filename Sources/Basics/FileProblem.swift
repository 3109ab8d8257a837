// What is wrong in a file that was given, and where.

/// Something in a configuration or a sheet that can't be followed.
public struct FileProblem: Error, Hashable, Sendable {
    /// The file, as it was named to Swell.
    public let file: String
    /// Where in the file; nil where it is of the file as a whole.
    public let place: Place?
    /// What was found, and what was expected.
    public let words: String

    /// A problem of a file as a whole, or at a place of it.
    public init(file: String, place: Place? = nil, words: String) {
        self.file = file
        self.place = place
        self.words = words
    }

    /// The problem on one line: `.swell.yml:4:3: …`.
    public var message: String { "\(file.at(place)): \(words)" }
}
