// Where web apps have their languages in paths, and which `.json` files may be catalogs at all.

import Basics
import Catalogs

enum JSONPlaces {
    // MARK: Languages

    /// Where a path has its language: in its name, in the folder around it, behind a sign, or nowhere.
    static func slot(of path: CatalogPath) -> LanguageSlot? {
        let folder = LanguagePlace.folder.slot(in: path)
        if let name = LanguagePlace.name.slot(in: path) { return name.again(in: folder) }
        // `is/messages.en.json` says it twice, and the name is nearer.
        let suffix = LanguagePlace.suffix("._-")
        if let named = suffix.slot(in: path), isOfTexts(named.before) { return named }
        if let folder, isNear(folder, path) || isKnown(CatalogPath(String(folder.before.dropLast())).name) {
            var slot = folder
            if isExtensions(path) { slot.separator = "_" }
            return slot
        }
        return suffix.slot(in: path) ?? suffix.defaultSlot(in: path)
    }

    /// Whether a folder named by a language is the one that a file is in, or the one around that.
    private static func isNear(_ slot: LanguageSlot, _ path: CatalogPath) -> Bool {
        slot.after.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= 2
    }

    /// Whether it is one of a browser extension's: `_locales/en/messages.json`.
    static func isExtensions(_ path: CatalogPath) -> Bool {
        guard path.name == "messages.json", let slot = LanguagePlace.folder.slot(in: path) else { return false }
        return CatalogPath(String(slot.before.dropLast())).name == "_locales" && slot.after == "/messages.json"
    }

    // MARK: Catalogs

    /// Whether a file that a walk comes by may be a catalog: it says a language where languages are likely to stand.
    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool {
        guard !isOther(path.name) else { return false }
        guard let names, let slot = slot(of: path) else { return true }
        // `i18n/texts.json`, `locales/en/admin/users.json`.
        let folders = path.folder.split(separator: "/").suffix(slot.tag == nil ? 1 : 3)
        if folders.contains(where: { isKnown($0) }) { return true }
        if editors.contains(path.stem.lowercased()) { return true }
        // `bar.json` beside `en.json` is in Bavarian.
        guard slot.tag != nil else { return names.contains("en.json") && LanguageNames.isBuiltLikeTag(path.stem) }
        switch slot.place {
        case .folder: return stems.contains(path.stem.lowercased())
        case .suffix: if isOfTexts(slot.before) { return true }
        case .name, .prefix, .special: break
        }
        // `en.json` and `de.json` explain each other; `is.json` alone is some word.
        return names.contains { name in
            guard name != path.name, CatalogPath(name).extension == path.extension else { return false }
            let other = Self.slot(of: CatalogPath(path.folder + name))
            return other?.tag != nil && other?.table == slot.table
        }
    }

    /// Whether a file may hold all languages: its path says none, and, where a walk came by it, that it holds texts.
    static func mayHoldLanguages(_ path: CatalogPath, isNamed: Bool) -> Bool {
        guard !isOther(path.name), slot(of: path)?.tag == nil else { return false }
        let folder = path.folder.split(separator: "/").last
        let stem = path.stem.lowercased()
        return isNamed || folder.map { isKnown($0) } ?? false || stems.contains(stem) || stem == "resources"
    }

    /// Whether what a path has before its language is the name of a file of texts.
    static func isOfTexts(_ beginning: String) -> Bool {
        let stem = CatalogPath(beginning).name.lowercased()
        return stems.contains(stem) || editors.contains(stem)
    }

    /// Whether a folder's name says that it holds texts.
    static func isKnown(_ folder: some StringProtocol) -> Bool {
        let name = folder.lowercased()
        return folders.contains(name) || name.hasSuffix("locales") || name.hasSuffix("translations")
    }

    private static let folders: Set<String> = [
        "locale", "lang", "langs", "language", "languages", "i18n", "l10n", "intl", "nls", "translation", "messages",
        "localization", "localizations",
    ]

    /// Names of files of texts, behind which a language may stand.
    private static let stems: Set<String> = [
        "app", "common", "i18n", "intl", "lang", "locale", "locales", "main", "messages", "strings", "texts",
        "translation", "translations",
    ]

    /// The texts of an extension of Visual Studio Code.
    private static let editors: Set<String> = ["package.nls", "bundle.l10n"]

    /// Files of tools, whatever folder they are in.
    private static func isOther(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix(".") || name.hasSuffix(".schema.json") || name.hasSuffix("-lock.json")
            || name.hasPrefix("tsconfig.") || name.hasSuffix("rc.json") || tools.contains(name)
    }

    private static let tools: Set<String> = [
        "package.json", "composer.json", "jsconfig.json", "manifest.json", "settings.json", "config.json",
        "angular.json",
        "deno.json", "contents.json", "project.json", "vercel.json", "schema.json",
    ]
}
