// Flutter and its application resource bundles.

import Catalogs

extension Platform {
    static let flutter = Platform(
        name: "Flutter", formats: [Format(ARBFormat.self)], files: PlatformFiles(code: ["dart"]),
        showing: FlutterShowing.notes,
        missing: FlutterShowing.missing, dialect: { _ in FlutterDialect.self })
}
