// Android, and Compose Multiplatform, whose files look the same.

import Catalogs
import Comparison
import Layouts
import Screens

extension Platform {
    static let android = Platform(
        name: "Android", formats: [Format(AndroidFormat.self)],
        files: PlatformFiles(
            layouts: ["xml"], code: ["kt", "java"], resources: ["xml", "gradle", "kts", "toml"],
            buildLanguages: BuildLanguages(isScript: GradleLanguages.isScript, all: GradleLanguages.all),
            directionalToolkit: DirectionalToolkit(
                mark: "import androidx.compose.material", isLayout: { AndroidResource.kind(of: $0) == "layout" }),
            isLayout: isLayout, isResource: isResource),
        picking: .android,
        // The system's own apps ship with this one, which wraps each text in marks that identify it.
        builtInPseudolocales: ["en-xc"], preview: AndroidPreview.notes,
        layouts: .resources(screens: Device.androidPhones, prepare: AndroidLayouts.prepare),
        screens: .uiAutomator, unit: .densityIndependentPixels, rooms: .android, code: .android,
        alias: AndroidReference.alias,
        dialect: { $0.syntax == .auto ? ComposeDialect.self as any Dialect.Type : AndroidDialect.self })

    /// Whether a resource is a layout that places texts: `res/layout-land/main.xml`, `res/menu/main.xml`.
    @Sendable private static func isLayout(_ path: CatalogPath) -> Bool {
        ["layout", "menu", "navigation", "xml"].contains(AndroidResource.kind(of: path))
    }

    /// Whether a file that is no layout may refer to texts: a manifest, values in the source language, a build file.
    @Sendable private static func isResource(_ path: CatalogPath) -> Bool {
        if path.extension == "toml" { return path.name.hasSuffix(".versions.toml") }
        guard path.extension == "xml", !ResourceNames.isManifest(path.name) else { return true }
        return switch AndroidResource.kind(of: path) {
        case "values": ValuesFolder.slot(in: path)?.tag == nil
        case "raw", "drawable": true
        default: false
        }
    }
}

enum AndroidResource {
    /// The kind of a resource: its folder without qualifiers.
    static func kind(of path: CatalogPath) -> Substring {
        CatalogPath(String(path.folder.dropLast())).name.prefix { $0 != "-" }
    }

    /// Whether a resource is for every screen: its folder has no qualifiers, or only versions of the system.
    static func isForAnyScreen(_ path: CatalogPath) -> Bool {
        CatalogPath(String(path.folder.dropLast())).name.split(separator: "-").dropFirst().allSatisfy { qualifier in
            qualifier.first == "v" && qualifier.dropFirst().allSatisfy(\.isNumber)
        }
    }
}
