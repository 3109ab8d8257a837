// i18next, vue-i18n and others that read JSON.

import Catalogs

extension Platform {
    static let web = Platform(
        name: "the web", formats: [Format(JSONLanguagesFormat.self), Format(JSONFormat.self)],
        files: PlatformFiles(
            code: ["js", "jsx", "mjs", "ts", "tsx", "vue", "svelte"],
            fallbackMarks: [["fallbackLng"], ["fallbackLocale"], ["defaultMessage", "react-intl"]]),
        preview: WebPreview.notes,
        references: [.linkedMessages], dialect: { _ in WebDialect.self })
}
