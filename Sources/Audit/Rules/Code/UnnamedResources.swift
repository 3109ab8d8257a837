// Layouts, menus and settings that no code shows.

import Basics
import Catalogs
import Code

extension CodeProject {
    /// Those of some layouts, menus and settings that neither code nor another resource names: nobody sees them.
    func unnamedResources(_ files: [CodeFile]) -> Set<String> {
        var paths: [String: [String]] = [:]
        for file in files {
            let path = CatalogPath(file.path)
            guard ["layout", "menu", "xml"].contains(path.resourceKind) else { continue }
            paths[path.stem, default: []].append(file.path)
        }
        guard !paths.isEmpty else { return [] }
        // A binding's name has no underscores: `MenuMainBinding`.
        let words = paths.keys.sorted().map { ($0, [Array($0.utf8), Array($0.bindingName.utf8)]) }
        let named = Workers.now(self.files.count) { index -> [String] in
            let file = self.files[index]
            guard file.language != .resource else {
                return file.tree.nodes(.string).compactMap { value in
                    let parts = value.text.split(separator: "/")
                    return parts.count == 2 && parts[0].first == "@" ? String(parts[1]) : nil
                }
            }
            let bytes = file.tree.bytes
            return words.compactMap { name, words in
                words.contains { bytes.firstOffset(of: $0, in: bytes.indices) != nil } ? name : nil
            }
        }
        for name in named.joined() { paths[name] = nil }
        return Set(paths.values.joined())
    }
}

extension CatalogPath {
    /// The kind of a resource of Android: its folder without qualifiers.
    fileprivate var resourceKind: Substring { CatalogPath(String(folder.dropLast())).name.prefix { $0 != "-" } }
}

extension String {
    /// The name of the class that Android generates for a layout.
    fileprivate var bindingName: String {
        split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Binding"
    }
}
