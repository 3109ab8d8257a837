// What a file's path reveals about the file.

import Basics

/// A path, split into extension, language folder and table.
public struct CatalogPath: Hashable, Sendable {
    /// The path as it was given.
    public let string: String

    /// Creates a path from a string.
    public init(_ string: String) {
        self.string = string
    }

    /// The last component.
    public var name: String {
        // By bytes: a slash and a combining mark after it are one `Character`.
        let utf8 = string.utf8
        let slash = UInt8(ascii: "/")
        guard let last = utf8.lastIndex(where: { $0 != slash }) else { return string }
        let head = utf8[...last]
        guard let before = head.lastIndex(of: slash) else { return String(Substring(head)) }
        return String(Substring(head[utf8.index(after: before)...]))
    }

    /// The part of the name after the last dot, in lower case.
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

    /// Whether the name without its extension is a language.
    public var isNamedByLanguage: Bool { LanguageNames.isTag(stem) }

    /// The slot for a language at the end of the name, in any format: `messages.fr.xlf`.
    public var languageAtEnd: LanguageSlot? { LanguagePlace.suffix("._-").slot(in: self) }

    /// The slot for a language at the beginning of the name, as in TYPO3: `de.locallang.xlf`.
    public var languageAtStart: LanguageSlot? { LanguagePlace.prefix(".").slot(in: self) }

    /// The language in the name, for a file that does not declare it: `de.xliff`, `messages.de.xlf`.
    ///
    /// After separators other than a dot there may be any word, as in `sign-in.xlf`.
    public var languageOfName: String? {
        isNamedByLanguage ? stem : LanguagePlace.suffix(".").slot(in: self)?.tag
    }

    /// Where the name may contain a language: all of it, or its end.
    public var languageInName: LanguageSlot? { isNamedByLanguage ? LanguageSlot(namedBy: self) : languageAtEnd }

    /// Whether one of its folders may be a language folder.
    public var isInLanguageFolder: Bool { LanguagePlace.folder.slot(in: self) != nil }

    /// Whether the file is a symbolic link, or is in a linked folder below `root`.
    public func isLinked(from root: String) -> Bool {
        var path = string
        while path.utf8.count > root.utf8.count {
            if FolderListing.kind(of: path) == .link { return true }
            path = String(CatalogPath(path).folder.utf8.dropLast()) ?? ""
        }
        return false
    }

    /// The innermost folder that contains this path and another, with a trailing slash.
    public func commonFolder(with other: CatalogPath) -> String {
        var common = folder
        while !other.string.utf8.starts(with: common.utf8) {
            common = CatalogPath(String(common.utf8.dropLast()) ?? "").folder
        }
        return common
    }

    /// Whether a browser reads it, or a file made from it, as the messages of an extension:
    /// `_locales/en/messages.json`, `_locales/en/messages.yml`.
    package var isOfBrowserExtension: Bool {
        guard stem == "messages", ["json", "yml", "yaml"].contains(self.extension),
            let slot = LanguagePlace.folder.slot(in: self)
        else { return false }
        return CatalogPath(String(slot.before.dropLast())).name == "_locales" && slot.after == "/" + name
    }

    /// The folder that contains it.
    public var folder: String { String(string.utf8.dropLast(name.utf8.count)) ?? "" }

    /// The parent of a folder, both with a trailing slash.
    package var outerFolder: String { CatalogPath(String(Substring(string.utf8.dropLast()))).folder }
}
