// Android, and Compose Multiplatform, whose files look the same.

import Catalogs
import Comparison
import Screens

extension Platform {
    static let android = Platform(
        name: "Android", formats: [Format(AndroidFormat.self)],
        files: PlatformFiles(
            layouts: ["xml"], code: ["kt", "java"], resources: ["xml", "gradle", "kts"],
            directionalToolkit: DirectionalToolkit(
                mark: "import androidx.compose.material", isLayout: { kind(of: $0) == "layout" }),
            isLayout: isLayout, isResource: isResource),
        picking: .android,
        // The system's own apps ship with this one, which wraps each text in marks that identify it.
        builtInPseudolocales: ["en-xc"], preview: AndroidPreview.notes,
        screens: .uiAutomator, code: .android, alias: AndroidReference.alias,
        dialect: { $0.syntax == .auto ? ComposeDialect.self as any Dialect.Type : AndroidDialect.self })

    /// Whether a resource is a layout that places texts: `res/layout-land/main.xml`, `res/menu/main.xml`.
    @Sendable private static func isLayout(_ path: CatalogPath) -> Bool {
        ["layout", "menu", "navigation", "xml"].contains(kind(of: path))
    }

    /// Whether a file that is no layout may refer to texts: a manifest, values in the source language, a build file.
    @Sendable private static func isResource(_ path: CatalogPath) -> Bool {
        guard path.extension == "xml", path.name != "AndroidManifest.xml" else { return true }
        return switch kind(of: path) {
        case "values": ValuesFolder.slot(in: path)?.tag == nil
        case "raw", "drawable": true
        default: false
        }
    }

    /// The kind of a resource: its folder without qualifiers.
    private static func kind(of path: CatalogPath) -> Substring {
        CatalogPath(String(path.folder.dropLast())).name.prefix { $0 != "-" }
    }
}
