// What a file's path says about it.

import Basics

/// A path, taken apart: extension, language folder, table.
public struct CatalogPath: Hashable, Sendable {
    /// The path as it was given.
    public let string: String

    /// A path as it was given.
    public init(_ string: String) {
        self.string = string
    }

    // By bytes: a slash and a combining mark after it are one `Character`.
    private var components: [Substring.UTF8View] { string.utf8.split(separator: UInt8(ascii: "/")) }

    /// The last component.
    public var name: String { components.last.map { String(Substring($0)) } ?? string }

    /// What follows the last dot of the name, in lower case.
    public var `extension`: String {
        let name = name.utf8
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
        return String(Substring(name[name.index(after: dot)...])).lowercased()
    }

    /// The path with another extension.
    package func withExtension(_ new: String) -> CatalogPath {
        let count = `extension`.utf8.count
        return CatalogPath(count == 0 ? "\(string).\(new)" : (String(string.utf8.dropLast(count)) ?? string) + new)
    }

    /// The name without its extension.
    public var stem: String {
        let count = `extension`.utf8.count
        return count == 0 ? name : String(name.utf8.dropLast(count + 1)) ?? name
    }

    /// Whether the name without its extension is a language's.
    public var isNamedByLanguage: Bool { LanguageNames.isTag(stem) }

    /// Where the end of its name may be a language, whatever its format: `messages.fr.xlf`.
    public var languageAtEnd: LanguageSlot? { LanguagePlace.suffix("._-").slot(in: self) }

    /// Where the beginning of its name may be a language, as TYPO3 has it: `de.locallang.xlf`.
    public var languageAtStart: LanguageSlot? { LanguagePlace.prefix(".").slot(in: self) }

    /// The language that its name says, for a file that does not say it itself: `de.xliff`, `messages.de.xlf`.
    ///
    /// Behind other signs than a dot may stand any word, as in `sign-in.xlf`.
    public var languageOfName: String? {
        isNamedByLanguage ? stem : LanguagePlace.suffix(".").slot(in: self)?.tag
    }

    /// Where its name may have a language: the whole of it, or its end.
    public var languageInName: LanguageSlot? { isNamedByLanguage ? LanguageSlot(namedBy: self) : languageAtEnd }

    /// Whether a folder around it may be a language's.
    public var isInLanguageFolder: Bool { LanguagePlace.folder.slot(in: self) != nil }

    /// Whether it, or a folder on the way to it from a folder around it, is a link.
    public func isLinked(from root: String) -> Bool {
        var path = string
        while path.utf8.count > root.utf8.count {
            if FolderListing.kind(of: path) == .link { return true }
            path = String(CatalogPath(path).folder.utf8.dropLast()) ?? ""
        }
        return false
    }

    /// The innermost folder around it and another, with the slash after it.
    public func commonFolder(with other: CatalogPath) -> String {
        var common = folder
        while !other.string.utf8.starts(with: common.utf8) {
            common = CatalogPath(String(common.utf8.dropLast()) ?? "").folder
        }
        return common
    }

    /// The folder it is in.
    public var folder: String { String(string.utf8.dropLast(name.utf8.count)) ?? "" }

    /// Of a folder's path, with the slash after it, the folder that it is in.
    package var outerFolder: String { CatalogPath(String(string.dropLast())).folder }
}
