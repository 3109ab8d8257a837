// Flutter and its application resource bundles.

import Catalogs

extension Platform {
    static let flutter = Platform(
        name: "Flutter", formats: [Format(ARBFormat.self)], files: PlatformFiles(code: ["dart"]),
        preview: FlutterPreview.notes,
        missing: FlutterPreview.missing, naming: .flutter, dialect: { _ in FlutterDialect.self })
}
