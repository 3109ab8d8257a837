// Keys that are added to a catalog, and where they go.

/// A key to add to a catalog, with its text in the source language.
public struct NewKey: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The text; nil if the key is the text.
    public var value: String?
    /// What translators should know; nil if the code does not say it.
    public var comment: String?

    /// Creates a key.
    public init(_ key: String, value: String? = nil, comment: String? = nil) {
        (self.key, self.value, self.comment) = (key, value, comment)
    }
}

extension Catalog {
    /// The file with new keys, in the order that its keys have: where they belong if they are sorted, else at the end.
    ///
    /// Everything that was in the file keeps its bytes. Throws if the format cannot gain keys, or if the file has
    /// errors. An empty file becomes a catalog.
    public func adding(_ keys: [NewKey]) throws(RewriteError) -> Rewriting {
        guard faults.isEmpty || text.utf8.isEmpty else { throw .noNewKeys(path: path, format: format.id) }
        guard !keys.isEmpty else { return Rewriting(text, [], refused: []) }
        return try format.type.add(keys, to: self)
    }
}

extension Format {
    /// Whether keys can be added to a catalog.
    public var gainsKeys: Bool { type.traits.has(.gainsKeys) }
}
