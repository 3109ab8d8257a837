// What a run has made of an app's files, as far as it matters for how to see it.

import Catalogs

/// The files that a run has made for one platform.
public struct MadeFiles: Sendable {
    /// A file in one or more pseudo-locales.
    public struct File: Sendable {
        /// What it was made of.
        let format: Format
        /// Its path.
        let path: String
        /// The tags of its pseudo-locales.
        let tags: [String]
        /// Whether a list of the app's files would have to name it.
        let isListed: @Sendable () -> Bool

        /// A file that was made.
        public init(format: Format, path: String, tags: [String], isListed: @escaping @Sendable () -> Bool) {
            (self.format, self.path, self.tags, self.isListed) = (format, path, tags, isListed)
        }
    }

    /// In the order in which they were made.
    let files: [File]
    /// The built app that they were written into, if they were.
    let app: String?
    /// Whether they stand beside their sources.
    let isInPlace: Bool

    /// Files that were made.
    public init(_ files: [File], app: String?, isInPlace: Bool) {
        (self.files, self.app, self.isInPlace) = (files, app, isInPlace)
    }

    /// The tags of all their pseudo-locales, each once.
    var tags: [String] { tags(of: files) }

    /// The tags of those that are meant, each once.
    func tags(of files: [File]) -> [String] {
        var tags: [String] = []
        for tag in files.flatMap(\.tags) where !tags.contains(tag) { tags.append(tag) }
        return tags
    }

    /// Words for one choice of several.
    static func list(_ words: [String]) -> String { words.joined(separator: ", or ") }

    /// A tag as most systems but Apple's write it.
    static func underscored(_ tag: String) -> String { tag.split(separator: "-").joined(separator: "_") }
}
