// What a file is to an app, beside its catalogs.

import Catalogs

/// What an app has a file for.
public enum FileRole: Hashable, Sendable, CaseIterable {
    /// It holds texts.
    case catalog
    /// It says where texts stand on the screen.
    case layout
    /// It is source code, which asks for texts.
    case code
    /// It says how Swell is to treat the others.
    case configuration
}

/// The files of a platform that are no catalogs, by their extensions.
struct PlatformFiles: Sendable {
    var layouts: Set<String> = []
    var code: Set<String> = []
    /// Bytes that together in a file of code show that the app looks up what a language lacks in the source language.
    var fallbackMarks: [[StaticString]] = []
    /// Whether a file of a layout's extension is one, by its path.
    var isLayout: @Sendable (CatalogPath) -> Bool = { _ in true }

    /// What a path is to the platform's apps; nil if it is none of theirs, or a catalog alone.
    fileprivate func role(of path: CatalogPath, _ name: String) -> FileRole? {
        if layouts.contains(name), isLayout(path) { return .layout }
        return code.contains(name) ? .code : nil
    }
}

extension FileRole {
    private static let known = Set(Platform.all.flatMap { $0.files.layouts.union($0.files.code) })

    /// What a path is to an app beside a catalog, which a layout may be, too; nil if it is nothing that is known.
    public static func beside(_ path: CatalogPath) -> FileRole? {
        if path.name == ".swell.yml" { return .configuration }
        let name = path.extension
        guard known.contains(name) else { return nil }
        return Platform.all.lazy.compactMap { $0.files.role(of: path, name) }.first
    }
}
