// Folders and files beside those of languages that are named by a country: `lang/cz` beside `lang/de`.

import Basics
import Catalogs

/// A folder or a file beside those of languages, whose name is the code of a country instead.
public struct MistakenLanguage: Hashable, Sendable {
    /// Its path.
    public let path: String
    /// The word in place of the language: `cz`.
    public let word: String
    /// The code that is meant: `cs`.
    public let meant: String
}

extension Project {
    /// The folders and files that contain the same catalogs as those of languages beside them, but are not taken for
    /// translations, because no language has the code in their name.
    public var mistakenLanguages: [MistakenLanguage] {
        var candidates: [String: [String]] = [:]
        var found: Set<MistakenLanguage> = []
        for table in tables where table.files.count > 1 {
            guard let slot = table.files.lazy.compactMap({ files[$0].slot }).first(where: { $0.tag != nil }),
                !slot.isSpecial
            else { continue }
            let folder = CatalogPath(slot.before + "*").folder
            let names = candidates[folder] ?? Self.candidates(in: folder)
            candidates[folder] = names
            for name in names {
                guard let word = slot.word(of: folder + name), let meant = LanguageNames.meant(by: word) else {
                    continue
                }
                let file = slot.path(for: String(word))
                guard Self.exists(file), position(of: file).map({ files[$0].slot?.tag == nil }) ?? true else {
                    continue
                }
                found.insert(MistakenLanguage(path: folder + name, word: String(word), meant: meant))
            }
        }
        return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The names in a folder, given with a trailing slash, that have such a code as one of their parts.
    private static func candidates(in folder: String) -> [String] {
        let path = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return ((try? FolderListing(path))?.items ?? []).map(\.name).filter { name in
            name.split { !$0.isLetter }.contains { LanguageNames.meant(by: $0) != nil }
        }
    }
}

extension LanguageSlot {
    /// Returns the word in place of the language in a path or in its beginning; nil if the rest differs.
    fileprivate func word(of path: String) -> Substring? {
        let (start, end) = (before + sign, after.prefix { $0 != "/" })
        guard path.hasPrefix(start), path.hasSuffix(end), path.utf8.count > start.utf8.count + end.utf8.count else {
            return nil
        }
        return path.dropFirst(start.count).dropLast(end.count)
    }
}
