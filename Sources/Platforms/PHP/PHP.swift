// PHP: arrays and variables of texts.

import Catalogs

extension Platform {
    static let php = Platform(
        name: "PHP", formats: [Format(PHPFormat.self)],
        files: PlatformFiles(
            layouts: ["twig"], code: ["php"], fallbackMarks: [["'fallback_locale'"]],
            languageLists: languageLists,
            hasLanguageList: { $0.folder.hasSuffix("config/") },
            fixedLanguages: FixedLocale.languages, mayChangeLanguage: FixedLocale.mayChange),
        preview: PHPPreview.notes,
        // Laravel's names for fields and values, as each language needs them.
        frameworkKeys: ["attributes.", "custom.", "values."].map { FrameworkKeys($0, inFile: "validation.php") },
        spelledKeys: SpelledKeys(length: .short, mayBeTexts: true, categoryCall: "Yii::t("),
        composedKeys: ["validation.php", "passwords.php", "auth.php", "pagination.php"].map {
            FrameworkKeys("", inFile: $0)
        },
        dialect: { _ in PHPDialect.self })

    /// The lists of a configuration that have languages, among others.
    @Sendable private static func languageLists(in code: [UInt8]) -> [[String]] {
        let names: [StaticString] = ["'allowed'", "'supported_locales'", "'available_locales'", "'locales'"]
        return names.compactMap { name in
            if case .list(let words) = LanguageSetting(name, in: code) { words } else { nil }
        }
    }
}
