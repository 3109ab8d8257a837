// Changing the language that files declare.

extension Catalog {
    /// The languages that a file with a source and a target is translated into; empty for other formats.
    public var targetLanguages: [String] { format.type.targetLanguages(in: text) }

    /// Whether a file with a source and a target is translated into its own source language: then the sources are only
    /// names of its texts, as in Symfony's `messages.en.xlf`.
    public var hasOwnTargets: Bool {
        // The languages are only determined once a text is found that may be in the source language.
        guard let source = sourceLocale.map(Self.folded), let first = entries.first(where: \.hasText),
            first.locale.map(Self.folded) == source
        else { return false }
        let declared = targetLanguages
        let named = format.isNamedByLanguage ? nil : CatalogPath(path).languageOfName
        let targets = declared.isEmpty ? [named].compactMap(\.self) : declared
        return !targets.isEmpty && targets.allSatisfy { Self.folded($0) == source }
    }

    private static func folded(_ tag: String) -> String { String(tag.lowercased().map { $0 == "_" ? "-" : $0 }) }

    /// The file turned into one for another language, if its translations must go; nil if they may stay.
    public func blank(for language: String) -> Catalog? {
        format.type.blank(self, for: tag(of: language)).map { Catalog(path: path, bytes: $0, format: format) }
    }

    /// A language tag as the format writes it.
    package func tag(of language: String) -> String {
        language.split { $0 == "-" || $0 == "_" }.joined(separator: format.type.tagSeparator)
    }

    /// The file with other values and another target language; only a file with a source and a target can have one.
    public func retargeted(to language: String, _ changes: [Changes]) throws(RewriteError) -> Rewriting {
        guard format.layout == .sourceAndTarget else { throw .noLanguages(path: path, format: format.id) }
        return renamed(to: language, rewritten(changes))
    }

    /// New bytes of the file that declare another language, if the format declares languages.
    public func renamed(to language: String, _ rewriting: Rewriting) -> Rewriting {
        guard format.has(.declaresLanguage) else { return rewriting }
        if let renamed = rewriting.adding(format.type.languageSplices(tag(of: language), in: self)) { return renamed }
        // The offsets do not apply to a file that was assembled elsewhere.
        let made = Catalog(path: path, bytes: rewriting.bytes, format: format)
        return made.renamed(to: language, Rewriting(made.text, [], refused: rewriting.refused))
    }

    /// The file without the targets of a language; restores byte for byte a file that had neither targets nor a target
    /// language before `retargeted`.
    public func removingTargets(in language: String) throws(RewriteError) -> [UInt8] {
        guard format.layout == .sourceAndTarget else { throw .noLanguages(path: path, format: format.id) }
        return text.applying(format.type.removals(of: language, in: text))
    }
}
