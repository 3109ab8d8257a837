// What a file's path says about it.

/// A path, taken apart: extension, language folder, table.
public struct CatalogPath: Hashable, Sendable {
    /// The path as it was given.
    public let string: String

    /// A path as it was given.
    public init(_ string: String) {
        self.string = string
    }

    private var components: [Substring] { string.split(separator: "/") }

    /// The last component.
    public var name: String { components.last.map(String.init) ?? string }

    /// What follows the last dot of the name, in lower case.
    public var `extension`: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The language of the innermost `.lproj` folder around it, as the folder spells it.
    public var locale: String? { languageFolder.map { String($0.dropLast(6)) } }

    private var languageFolder: Substring? {
        components.dropLast().last { $0.count > 6 && $0.lowercased().hasSuffix(".lproj") }
    }

    /// The path with the language folder's name left open: files that share it are one table in many languages.
    public var table: String? {
        guard let folder = languageFolder else { return nil }
        return string[..<folder.startIndex] + "*.lproj" + string[folder.endIndex...]
    }
}
