// The folder of a resource: its kind, and the devices that it is for.

import Basics
import Catalogs

/// The kind of a resource and its qualifiers, as in `layout-sw600dp-land`.
struct ResourceQualifiers {
    let kind: String
    /// Whether a phone of usual size, held upright, with a system of today uses it.
    let isForPhones: Bool
    /// How much more specific it is than a folder without qualifiers.
    let rank: Int

    /// The width of a usual phone.
    private static let width = 360
    private static let newestVersion = 36

    init(_ path: CatalogPath) {
        let parts = CatalogPath(String(path.folder.dropLast())).name.split(separator: "-")
        kind = parts.first.map(String.init) ?? ""
        var rank = 0
        var isForPhones = true
        for part in parts.dropFirst() {
            if let width = Self.number(in: part, after: "sw") ?? Self.number(in: part, after: "w") {
                isForPhones = isForPhones && width <= Self.width
                rank += 1_000 + width
            } else if let version = Self.number(in: part, after: "v") {
                isForPhones = isForPhones && version <= Self.newestVersion
                rank += version
            } else if part != "port" && part != "ldltr" && part != "anydpi" {
                isForPhones = false
            }
        }
        (self.isForPhones, self.rank) = (isForPhones, rank)
    }

    /// The number of a qualifier such as `sw600dp` or `v21`; nil for another one.
    private static func number(in part: Substring, after prefix: String) -> Int? {
        guard part.hasPrefix(prefix) else { return nil }
        var digits = part.dropFirst(prefix.count)
        if prefix != "v" {
            guard digits.hasSuffix("dp") else { return nil }
            digits = digits.dropLast(2)
        }
        return Int(digits)
    }
}

extension CatalogPath {
    /// The folder of a module's resources, with a slash: `app/src/main/res/`.
    var resourceFolder: String { CatalogPath(String(folder.dropLast())).folder }
}
