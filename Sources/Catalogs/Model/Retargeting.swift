// Files made to be of another language: what they say of it themselves.

extension Catalog {
    /// The languages that a file of a source and a target is translated into; of other formats none.
    public var targetLanguages: [String] { format.type.targetLanguages(in: text) }

    /// Whether a file of a source and a target is translated into its source's own language: then the sources are but names
    /// of its texts, as in Symfony's `messages.en.xlf`.
    public var hasOwnTargets: Bool {
        // The languages are looked for once there is a text that may be in that.
        guard let source = sourceLocale.map(Self.folded), let first = entries.first(where: \.hasText),
            first.locale.map(Self.folded) == source
        else { return false }
        let said = targetLanguages
        let named = format.isNamedByLanguage ? nil : CatalogPath(path).languageOfName
        let targets = said.isEmpty ? [named].compactMap(\.self) : said
        return !targets.isEmpty && targets.allSatisfy { Self.folded($0) == source }
    }

    private static func folded(_ tag: String) -> String { String(tag.lowercased().map { $0 == "_" ? "-" : $0 }) }

    /// The file made one for another language, where its translations must not stay; nil where they may.
    public func blank(for language: String) -> Catalog? {
        format.type.blank(self, for: tag(of: language)).map { Catalog(path: path, bytes: $0, format: format) }
    }

    /// A language's tag as the format writes it.
    package func tag(of language: String) -> String {
        language.split { $0 == "-" || $0 == "_" }.joined(separator: format.type.tagSeparator)
    }

    /// The file with other values and another target language; only a file of a source and a target can have one.
    public func retargeted(to language: String, _ changes: [Changes]) throws(RewriteError) -> Rewriting {
        guard format.layout == .sourceAndTarget else { throw .noLanguages(path: path, format: format.id) }
        return renamed(to: language, rewritten(changes))
    }

    /// New bytes of the file, saying that they are in another language where the format says such a thing.
    public func renamed(to language: String, _ rewriting: Rewriting) -> Rewriting {
        guard format.has(.saysLanguage) else { return rewriting }
        if let renamed = rewriting.adding(format.type.languageSplices(tag(of: language), in: self)) { return renamed }
        // What was put together elsewhere has its words at other places.
        let made = Catalog(path: path, bytes: rewriting.bytes, format: format)
        return made.renamed(to: language, Rewriting(made.text, [], refused: rewriting.refused))
    }

    /// The file without the targets of a language; what `retargeted` put into a file that had neither targets nor a
    /// target language, it takes away to the byte.
    public func removingTargets(in language: String) throws(RewriteError) -> [UInt8] {
        guard format.layout == .sourceAndTarget else { throw .noLanguages(path: path, format: format.id) }
        return text.applying(format.type.removals(of: language, in: text))
    }
}
