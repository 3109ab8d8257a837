// Where pseudo-locales are written.

import Catalogs
import Platforms
import Projects

/// Where pseudo-locales are written.
public enum Placement: Hashable, Sendable {
    /// Nowhere; they are only displayed.
    case nowhere
    /// Into a separate folder that mirrors the project's.
    case folder(String)
    /// Next to their source.
    case inPlace
    /// Next to their source in a built app.
    case bundle(String)

    /// Whether an app would contain what is written.
    public var reachesApp: Bool {
        switch self {
        case .nowhere, .folder: false
        case .inPlace, .bundle: true
        }
    }

    /// The path of the output for a file and one language; `base` is the folder that `folder` mirrors.
    func path(for file: CatalogFile, tag: String, base: Base) -> String {
        placed(CatalogPath(file.path(in: tag)), base)
    }

    /// The path of the output for a file that keeps its name.
    func path(for file: CatalogFile, base: Base) -> String { placed(file.path, base) }

    private func placed(_ path: CatalogPath, _ base: Base) -> String {
        switch self {
        case .folder(let folder): "\(folder)/\(base.relative(path.string))"
        case .nowhere, .inPlace, .bundle: path.string
        }
    }
}

/// The innermost folder that contains all paths of a project.
struct Base {
    private let folder: [Substring.UTF8View]

    /// Creates the base of paths of files and folders, as given.
    init(_ paths: [String]) {
        var common: [Substring.UTF8View]?
        for path in paths {
            var own = Self.components(path)
            if !Project.isFolder(path) { own = own.dropLast() }
            if let last = own.last, Platform.isLanguageFolder(String(Substring(last))) { own = own.dropLast() }
            common = Array(zip(common ?? own, own).prefix { $0.elementsEqual($1) }.map(\.0))
        }
        folder = common ?? []
    }

    /// A path relative to the base.
    func relative(_ path: String) -> String {
        Self.components(path).dropFirst(folder.count).map { String(Substring($0)) }.joined(separator: "/")
    }

    /// Whether the base is inside a folder, so that writing there would mean writing among the sources.
    func isInside(_ path: String) -> Bool {
        let outer = Self.components(path)
        return outer.count <= folder.count && zip(outer, folder).allSatisfy { $0.elementsEqual($1) }
    }

    /// The components of an absolute path, with `..` and links resolved.
    private static func components(_ path: String) -> [Substring.UTF8View] {
        Project.absolute(path).utf8.split(separator: UInt8(ascii: "/"))
    }
}
