// The files that a run generated, as far as it matters for how to see them.

import Catalogs

/// The files that a run generated for one platform.
public struct GeneratedFiles: Sendable {
    /// A file in one or more pseudo-locales.
    public struct File: Sendable {
        /// The format of the file.
        let format: Format
        /// Its path.
        let path: String
        /// The tags of its pseudo-locales.
        let tags: [String]
        /// Whether a list of the app's files would have to include it.
        let isListed: @Sendable () -> Bool

        /// Creates a generated file.
        public init(format: Format, path: String, tags: [String], isListed: @escaping @Sendable () -> Bool) {
            (self.format, self.path, self.tags, self.isListed) = (format, path, tags, isListed)
        }
    }

    /// The files, in the order in which they were generated.
    let files: [File]
    /// The built app into which they were written, if any.
    let app: String?
    /// Whether they are next to their sources.
    let isInPlace: Bool

    /// Creates the generated files.
    public init(_ files: [File], app: String?, isInPlace: Bool) {
        (self.files, self.app, self.isInPlace) = (files, app, isInPlace)
    }

    /// The tags of all pseudo-locales, without duplicates.
    var tags: [String] { tags(of: files) }

    /// Returns the tags of the given files, without duplicates.
    func tags(of files: [File]) -> [String] {
        var tags: [String] = []
        for tag in files.flatMap(\.tags) where !tags.contains(tag) { tags.append(tag) }
        return tags
    }

    /// Returns a list of alternatives.
    static func list(_ words: [String]) -> String { words.joined(separator: ", or ") }

    /// Returns a tag as most systems other than Apple's spell it.
    static func underscored(_ tag: String) -> String { tag.split(separator: "-").joined(separator: "_") }
}
