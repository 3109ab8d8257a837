// The manifest of a run: which texts the numbers in marks mean. docs/marks.md specifies the file.

/// The texts, catalogs and languages that marks name.
public struct MarkManifest: Hashable, Sendable {
    /// The name of its file.
    public static let fileName = "swell-marks.json"

    /// A language.
    public struct Locale: Hashable, Sendable {
        /// Its tag.
        public let tag: String
        /// The tag under which an app loads it, if it is another.
        public let carrier: String?
        /// Whether it is a pseudo-locale.
        public let isPseudo: Bool

        /// Creates a language.
        public init(tag: String, carrier: String? = nil, isPseudo: Bool = false) {
            (self.tag, self.carrier, self.isPseudo) = (tag, carrier, isPseudo)
        }
    }

    /// A copy of a catalog.
    public struct File: Hashable, Sendable {
        /// The position of its language; nil if it holds several.
        public let locale: Int?
        /// Its path, relative to the manifest.
        public let path: String

        /// Creates a copy.
        public init(locale: Int?, path: String) { (self.locale, self.path) = (locale, path) }
    }

    /// A catalog in all its languages.
    public struct Catalog: Hashable, Sendable {
        /// The path of the catalog with the source texts, relative to the project.
        public let source: String
        /// Its copies, in the order in which they were written.
        public var files: [File] = []

        /// Creates a catalog without copies.
        public init(source: String) { self.source = source }
    }

    /// A key, or one variant of it.
    public struct Text: Hashable, Sendable {
        /// The position of its catalog.
        public let catalog: Int
        /// Its key.
        public let key: String
        /// Its variant, such as `plural.other`; empty if it is the only one.
        public let variant: String
        /// The hash of its text in each language, by the position of the language; nil if the language has none.
        public var hashes: [String?] = []

        /// Creates a text without hashes.
        public init(catalog: Int, key: String, variant: String) {
            (self.catalog, self.key, self.variant) = (catalog, key, variant)
        }
    }

    /// The languages; a begin mark has the position in this list.
    public var locales: [Locale] = []
    /// The catalogs.
    public var catalogs: [Catalog] = []
    /// The texts; marks have the position in this list plus 1.
    public var texts: [Text] = []

    /// Creates an empty manifest.
    public init() {}

    /// The text that a mark names; nil if the mark is of another run.
    public func text(of mark: Mark) -> Text? {
        texts.indices.contains(mark.index - 1) ? texts[mark.index - 1] : nil
    }
}
