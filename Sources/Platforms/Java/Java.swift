// Java and its property resource bundles.

import Catalogs

extension Platform {
    static let java = Platform(
        name: "Java", formats: [Format(PropertiesFormat.self)], files: PlatformFiles(code: ["java", "kt"]),
        preview: JavaPreview.notes,
        dialect: { _ in JavaDialect.self })
}
