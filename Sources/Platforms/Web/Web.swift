// i18next, vue-i18n and others that read JSON, among them libraries of Flutter.

import Catalogs
import Comparison

extension Platform {
    static let web = Platform(
        name: "the web", formats: [Format(JSONLanguagesFormat.self), Format(JSONFormat.self)],
        files: PlatformFiles(
            code: ["coffee", "js", "jsx", "mjs", "ts", "tsx", "vue", "svelte", "dart", "lua"],
            fallbackMarks: [
                ["fallbackLng"], ["next-i18next", "appWithTranslation"], ["defaultMessage", "react-intl"],
                ["getTranslation", "useDefault"],
                ["defaultTranslations"], ["fallbackTranslations"], ["defaultTranslation", "table.update("],
                ["$translateProvider", "fallbackLanguage("],
                ["ngx-translate", "efaultLang"], ["ngx-translate", "allbackLang"], ["fallbackLang:"],
                ["getMessageFallback"],
                // Without another setting, vue-i18n falls back to the language that it starts with.
                ["vue-i18n", "createI18n(", "locale: 'en'"], ["vue-i18n", "createI18n(", "locale: \"en\""],
            ],
            keyMarks: [
                ["i18next", ".init("], ["vue-i18n", "createI18n("], ["new VueI18n("], ["next-intl"],
                ["EasyLocalization("], ["$translateProvider"],
                ["ngx-translate", "TranslateModule"],
            ],
            // They leave the tags to react-i18next and to the page.
            taglessMarks: ["i18next-icu", "translateMessageFormat"],
            showsFallback: { EasyLocalization.showsFallback($0) || ImportedSource.isFallback($0) },
            showsFallbackOfEmpty: { EmptyTexts.fallBack(in: $0) },
            languageSetting: "supportedLngs",
            languageLists: ScriptLanguages.lists,
            loadsFilesByPath: true, mayShow: BrowserExtensions.mayShow, ownPluralRule: EasyLocalization.pluralRule),
        preview: WebPreview.notes, unit: .pixels,
        references: [.linkedMessages], spelledKeys: SpelledKeys(length: .short), dialect: dialect)

    @Sendable private static func dialect(of entry: Entry) -> any Dialect.Type {
        if SlangReader.isText(entry) { SlangDialect.self } else { WebDialect.self }
    }
}
