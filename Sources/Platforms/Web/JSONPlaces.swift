// The position of languages in the paths of web apps, and which `.json` files may be catalogs.

import Basics
import Catalogs

enum JSONPlaces {
    // MARK: Languages

    /// Returns the position of the language in a path: in its name, in its folder, after a separator, or nowhere.
    static func slot(of path: CatalogPath) -> LanguageSlot? {
        // slang's `strings_de.i18n.json`.
        if path.name.hasSuffix(".i18n.json") {
            let slot = slot(of: CatalogPath(path.string.dropLast("i18n.json".count) + "json"))
            return slot.map { $0.replacingEnd(".json", by: ".i18n.json") }
        }
        let folder = LanguagePlace.folder.slot(in: path)
        if let name = LanguagePlace.name.slot(in: path) { return name.again(in: folder) }
        // `is/messages.en.json` contains it twice, and the name takes precedence.
        let suffix = LanguagePlace.suffix("._-")
        if let named = suffix.slot(in: path), isOfTexts(named.before) { return named }
        if let folder, isNear(folder, path) || isKnown(CatalogPath(String(folder.before.dropLast())).name) {
            var slot = folder
            if isExtensions(path) { slot.separator = "_" }
            return slot
        }
        return suffix.slot(in: path) ?? suffix.defaultSlot(in: path)
    }

    /// Whether a language folder is the folder of the file, or the one that contains that.
    private static func isNear(_ slot: LanguageSlot, _ path: CatalogPath) -> Bool {
        slot.after.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= 2
    }

    /// Whether the file belongs to a browser extension: `_locales/en/messages.json`.
    static func isExtensions(_ path: CatalogPath) -> Bool {
        path.name == "messages.json" && path.isOfBrowserExtension
    }

    // MARK: Catalogs

    /// Whether a file found in a folder may be a catalog: its path contains a language where languages are likely.
    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool {
        guard !isOther(path.name) || isScreen(path, beside: names ?? []) else { return false }
        guard let names, let slot = slot(of: path) else { return true }
        // `i18n/texts.json`, `locales/en/admin/users.json`.
        let folders = path.folder.split(separator: "/").suffix(slot.tag == nil ? 1 : 3)
        if folders.contains(where: { isKnown($0) }) { return true }
        if editors.contains(path.stem.lowercased()) { return true }
        // `de.menu.json` beside `en.menu.json`.
        if slot.tag == nil, let start = path.languageAtStart, names.contains("en" + start.after) { return true }
        // `bar.json` beside `en.json` is Bavarian.
        guard slot.tag != nil else { return names.contains("en.json") && LanguageNames.isBuiltLikeTag(path.stem) }
        switch slot.place {
        case .folder: return stems.contains(path.stem.lowercased())
        case .suffix: if isOfTexts(slot.before) { return true }
        case .name, .prefix, .special: break
        }
        // `en.json` and `de.json` confirm each other; `is.json` alone is just a word.
        return names.contains { name in
            guard name != path.name, CatalogPath(name).extension == path.extension else { return false }
            let other = Self.slot(of: CatalogPath(path.folder + name))
            return other?.tag != nil && other?.table == slot.table
        }
    }

    /// Whether a file may contain all languages: its path contains none, and, unless it was passed by name, looks like
    /// texts.
    static func mayHoldLanguages(_ path: CatalogPath, isNamed: Bool) -> Bool {
        guard !isOther(path.name), slot(of: path)?.tag == nil else { return false }
        let folder = path.folder.split(separator: "/").last
        let stem = path.stem.lowercased()
        return isNamed || folder.map { isKnown($0) } ?? false || stems.contains(stem) || stem == "resources"
    }

    /// Whether the part of a path before its language is the name of a file of texts.
    static func isOfTexts(_ beginning: String) -> Bool {
        let stem = CatalogPath(beginning).name.lowercased()
        return stems.contains(stem) || editors.contains(stem)
    }

    /// Whether a folder's name is a usual one for texts.
    static func isKnown(_ folder: some StringProtocol) -> Bool {
        let name = folder.lowercased()
        return folders.contains(name) || name.hasSuffix("locales") || name.hasSuffix("translations")
    }

    private static let folders: Set<String> = [
        "locale", "lang", "langs", "language", "languages", "i18n", "l10n", "intl", "nls", "translation", "messages",
        "localization", "localizations",
    ]

    /// Names of files with texts, after which a language may follow.
    private static let stems: Set<String> = [
        "app", "common", "i18n", "intl", "lang", "locale", "locales", "main", "messages", "strings", "texts",
        "translation", "translations",
    ]

    /// The texts of a Visual Studio Code extension.
    private static let editors: Set<String> = ["package.nls", "bundle.l10n"]

    /// Whether a file belongs to a tool, whatever its folder.
    private static func isOther(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix(".") || name.hasSuffix(".schema.json") || name.hasSuffix("-lock.json")
            || name.hasPrefix("tsconfig.") || isReport(name) || name.hasSuffix("rc.json") || tools.contains(name)
    }

    /// Whether a file that is named like one of a tool is in a language folder, beside other files of texts:
    /// `locales/de/settings.json` contains the texts of a screen.
    private static func isScreen(_ path: CatalogPath, beside names: [String]) -> Bool {
        let folders = path.folder.split(separator: "/").suffix(2)
        guard screens.contains(path.name.lowercased()), folders.count == 2, let outer = folders.first,
            let own = folders.last, isKnown(outer), LanguageNames.isTag(own)
        else { return false }
        return names.contains { CatalogPath($0).extension == "json" && !isOther($0) }
    }

    private static let screens: Set<String> = ["config.json", "contents.json", "project.json", "settings.json"]

    /// Whether slang writes a file to list what its catalogs lack, or what the app does not use.
    private static func isReport(_ name: String) -> Bool {
        name.hasPrefix("_missing_translations") || name.hasPrefix("_unused_translations")
    }

    private static let tools: Set<String> = [
        "package.json", "composer.json", "jsconfig.json", "manifest.json", "settings.json", "config.json",
        "angular.json",
        "deno.json", "swell-marks.json", "contents.json", "project.json", "vercel.json", "schema.json",
    ]
}
