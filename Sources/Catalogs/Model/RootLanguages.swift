// Files with languages at their root: each has its texts under its own name, as a separate file would.

import Basics

/// A format in which one file contains one language after the other.
package protocol RootLanguages: CatalogFormat {
    /// The format of one language's texts alone.
    static var partFormat: Format { get }
    /// The character that begins a comment in that format, if it has comments.
    static var commentMark: UInt8? { get }
    /// The range of a language's texts in a file, with everything that `partFormat` needs to read them; nil if they
    /// cannot be separated from the rest.
    static func part(of language: String, in text: SourceText) -> Range<Int>?
    /// The changes that add a language to a file, replacing what it has of that language; nil if it cannot have one.
    static func additions(of part: ArraySlice<UInt8>, as language: String, to text: SourceText) -> [Splice]?
}

extension RootLanguages {
    package static var writing: String { "values in place; languages added to or removed from the root" }
    package static var layout: LanguageLayout { .allInOne }
    package static var places: [LanguagePlace] { [] }
    package static var traits: FormatTraits {
        partFormat.type.traits.intersection([.isShownOnPages, .mayHaveOldPairs]).union([
            .isDetectedByContents, .isDetectedByPath, .hasPluralBranches,
        ])
    }
}

extension Format {
    /// Whether its files have languages at their root, each with the texts of a separate file.
    public var hasRootLanguages: Bool { type is any RootLanguages.Type }
}

extension Catalog {
    private var roots: (any RootLanguages.Type)? { format.type as? any RootLanguages.Type }

    private func refusal() -> RewriteError { .noLanguages(path: path, format: format.id) }

    /// The texts of the source language as a separate file with unchanged positions: everything around them is blank.
    ///
    /// Nil if languages are not at the root.
    public func sourcePart() throws(RewriteError) -> Catalog? {
        guard let roots else { return nil }
        guard let language = sourceLocale, let range = roots.part(of: language, in: text) else { throw refusal() }
        var bytes = text.utf8.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        bytes.replaceSubrange(range, with: text.utf8[range])
        // Spaces would indent a line that the byte order mark does not.
        bytes.replaceSubrange(..<text.start, with: text.utf8[..<text.start])
        // Otherwise blank lines would continue the last text, as far as they are indented.
        if let mark = roots.commentMark, let after = bytes[range.upperBound...].firstIndex(of: 0x20) {
            bytes[after] = mark
        }
        return Catalog(path: path, bytes: bytes, format: roots.partFormat)
    }

    /// The file with a language added, whose texts were made from ``sourcePart()``.
    public func adding(_ language: String, made part: [UInt8]) throws(RewriteError) -> [UInt8] {
        guard let roots, let source = sourceLocale, let range = roots.part(of: source, in: text),
            part.count >= range.lowerBound + text.utf8.count - range.upperBound,
            let own = Self.keepingFirst(language, in: text, roots),
            let splices = roots.additions(
                of: part[range.lowerBound..<part.count - (text.utf8.count - range.upperBound)], as: language, to: own)
        else { throw refusal() }
        return own.applying(splices)
    }

    /// A language that occurs more often is not changed: each time the whole file is read again.
    private static let mostRepeats = 16

    /// A text with only the first occurrence of a repeated language; nil if there are too many.
    private static func keepingFirst(
        _ language: String, in text: SourceText, _ roots: any RootLanguages.Type
    ) -> SourceText? {
        var text = text
        for _ in 0..<mostRepeats {
            let splices = roots.removals(of: language, in: text)
            guard !splices.isEmpty else { return text }
            let rest = SourceText(text.applying(splices))
            if roots.part(of: language, in: rest) == nil { return text }
            text = rest
        }
        return nil
    }

    /// The file without a language at its root; nil if languages are not at the root.
    package func removingRoot(_ language: String) throws(RewriteError) -> [UInt8]? {
        guard let roots else { return nil }
        guard let own = Self.keepingFirst(language, in: text, roots) else { throw refusal() }
        let splices = roots.removals(of: language, in: own)
        if splices.isEmpty { throw refusal() }
        return own.applying(splices)
    }
}

package enum RootLanguage {
    /// The language that the others are translated from: English, unless the file says otherwise.
    package static func source(of languages: [String]) -> String? {
        for own in ["en", "en-us", "en_us"] {
            if let found = languages.first(where: { $0.lowercased() == own }) { return found }
        }
        return languages.first { LanguageNames.isEnglish($0) }
    }

    /// The fault for a member of the root that is not a language.
    package static func fault(at offset: Int, _ name: String) -> ReadingFault {
        ReadingFault(
            at: offset, .unexpected(found: "the key '\(name)'", expected: "a language such as 'de', and its texts"))
    }
}
