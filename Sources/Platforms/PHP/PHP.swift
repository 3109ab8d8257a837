// PHP: arrays and variables of texts.

import Catalogs

extension Platform {
    static let php = Platform(
        name: "PHP", formats: [Format(PHPFormat.self)],
        files: PlatformFiles(layouts: ["twig"], code: ["php"], fallbackMarks: [["'fallback_locale'"]]),
        preview: PHPPreview.notes, dialect: { _ in PHPDialect.self })
}
