// Which `.properties` files contain texts: most contain settings.

import Catalogs

enum PropertiesNames {
    /// Names of files with settings, before a separator or a number.
    private static let settings: Set<String> = [
        "gradle", "gradle-wrapper", "local", "log4j", "log4j2", "logging", "logback", "commons-logging", "simplelogger",
        "application", "bootstrap", "pom", "build", "version", "versions", "project", "sonar-project", "maven",
        "maven-wrapper", "config", "configuration", "settings", "keystore", "signing", "database", "jdbc", "hibernate",
        "quartz", "git", "junit-platform", "robolectric", "key", "secrets", "credentials", "environment", "ant", "jndi",
    ]

    /// Names of files with texts, in any language.
    private static let texts: Set<String> = [
        "messages", "message", "strings", "string", "labels", "label", "text", "texts", "bundle", "resources",
        "resource", "i18n", "l10n", "translations", "translation", "language", "lang", "validationmessages",
        "uistrings", "ui", "errors", "locale", "localization",
    ]

    private static let folders: Set<String> = [
        "i18n", "l10n", "lang", "langs", "language", "languages", "locale", "locales", "localization", "messages",
        "translations",
    ]

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool {
        let stem = path.stem
        if isOfAndroid(path) || settings.contains(base(of: stem).lowercased()) { return false }
        if texts.contains(stem.lowercased()) { return true }
        if path.folder.split(separator: "/").contains(where: { folders.contains($0.lowercased()) }) { return true }
        guard let names else { return true }
        if let slot = PropertiesFormat.slot(of: path), slot.tag != nil {
            // `en.properties` and `de.properties` confirm each other; one alone is just a word.
            return slot.place != .name || names.contains { $0 != path.name && isNamedByLanguage($0) }
        }
        return names.contains { isTranslation($0, of: stem) || hasSuffix(stem, of: texts) }
    }

    /// Whether this is `res/resources.properties`, which declares the language of `res/values` to Android's build.
    private static func isOfAndroid(_ path: CatalogPath) -> Bool {
        path.name == "resources.properties" && CatalogPath(String(path.folder.dropLast())).name == "res"
    }

    /// Whether a folder with this name contains texts, or language folders with texts.
    static func isOfTexts(_ folder: String) -> Bool { folders.contains(folder.lowercased()) }

    /// Whether a name is a word for texts, or ends in one.
    static func areTexts(_ stem: String) -> Bool { texts.contains(stem.lowercased()) || hasSuffix(stem, of: texts) }

    private static func isNamedByLanguage(_ name: String) -> Bool {
        let path = CatalogPath(name)
        return path.extension == "properties" && path.isNamedByLanguage
    }

    /// Returns the part before the first separator: `application` of `application-dev` and `application_de`.
    private static func base(of stem: String) -> String {
        if settings.contains(stem.lowercased()) { return stem }
        return String(stem.prefix { $0 != "-" && $0 != "_" && $0 != "." })
    }

    /// Whether a name is that of a file with the same texts in another language.
    private static func isTranslation(_ name: String, of stem: String) -> Bool {
        let ending = ".properties"
        guard name.hasSuffix(ending), name.hasPrefix(stem + "_") else { return false }
        return LanguageNames.isTag(name.dropFirst(stem.utf8.count + 1).dropLast(ending.utf8.count))
    }

    /// Whether a name ends in a word for texts: `CoreMessages`, `app.strings`.
    private static func hasSuffix(_ stem: String, of words: Set<String>) -> Bool {
        let lower = stem.lowercased()
        return words.contains { $0.utf8.count > 4 && lower.hasSuffix($0) }
    }
}
