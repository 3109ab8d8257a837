// The versions of Android that an app is for, as its build says.
//
//     minSdk = 24                                     // in a module
//     minSdk = libs.versions.minSdk.get().toInt()     // … with its value elsewhere: minSdk = "24"

import Basics
import Catalogs

/// The versions in the build of an app.
enum BuildVersions {
    /// The lowest `minSdk`: no module runs on an older version.
    ///
    /// Nil if no file states it, or if the value of one setting is unknown.
    static func oldest(_ files: LayoutFiles) -> Int? { all(.oldest, files)?.min() }

    /// The highest `targetSdk`: the system behaves as it does for apps of this version.
    ///
    /// Nil if no file states it, or if the value of one setting is unknown.
    static func target(_ files: LayoutFiles) -> Int? { all(.target, files)?.max() }

    /// The numbers of all settings of a kind; nil if one is unknown.
    private static func all(_ kind: VersionSetting.Kind, _ files: LayoutFiles) -> [Int]? {
        var values: [VersionSetting] = []
        for path in (files.resources + files.code).filter(Self.isOfBuild) {
            if let bytes = files.bytes(path) { values += VersionSetting.all(kind, in: bytes, of: path) }
        }
        let named = Set(values.filter(\.isNamed).map(\.name))
        let numbers = values.compactMap { value -> Int? in
            if case .number(let number) = value.value { number } else { nil }
        }
        let isKnown = values.allSatisfy { value in
            if case .expression(let words) = value.value { words.hasRun(in: named) } else { true }
        }
        return isKnown ? numbers : nil
    }

    /// Whether a file is one of the build.
    private static func isOfBuild(_ path: CatalogPath) -> Bool {
        switch path.extension {
        case "gradle", "kts", "toml": true
        case "xml": path.name == "AndroidManifest.xml"
        // Where an app keeps what its modules have in common.
        case "kt", "java": path.string.split(separator: "/").contains { folders.contains($0.lowercased()) }
        default: false
        }
    }

    private static let folders: Set = ["buildsrc", "build-logic", "buildlogic"]
}

extension [String] {
    /// Whether words in a row make one of some names: `android`, `sdk`, `min` make `androidsdkmin`.
    fileprivate func hasRun(in names: Set<String>) -> Bool {
        indices.contains { start in
            indices[start...].contains { end in names.contains(self[start...end].joined()) }
        }
    }
}
