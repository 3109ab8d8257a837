// A problem in a given file, and its place.

/// Invalid content in a configuration or a sheet.
public struct FileProblem: Error, Hashable, Sendable {
    /// The file, as given to Swell.
    public let file: String
    /// The place in the file; nil if the problem concerns the whole file.
    public let place: Place?
    /// What was found, and what was expected.
    public let words: String

    /// Creates a problem of a whole file, or at a place in it.
    public init(file: String, place: Place? = nil, words: String) {
        self.file = file
        self.place = place
        self.words = words
    }

    /// The problem on one line: `.swell.yml:4:3: …`.
    public var message: String { "\(file.at(place)): \(words)" }
}
