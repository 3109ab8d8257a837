// The fonts that an app brings with it.

import Basics
import Catalogs

/// The fonts in the folder `font` beside those of an app's resources: `res/font/title.ttf` for `res/values/strings.xml`.
enum ResourceFonts {
    private static let extensions: Set<String> = ["ttf", "otf", "xml"]

    /// The fonts beside some files, in the order of their paths.
    static func paths(beside files: [CatalogPath]) -> [CatalogPath] {
        let roots = Set(files.map { CatalogPath(String($0.folder.dropLast())).folder })
        return roots.sorted().flatMap { root -> [CatalogPath] in
            guard let folder = try? FolderListing("\(root)font") else { return [] }
            return folder.items.filter { $0.kind == .file }.map { CatalogPath("\(root)font/\($0.name)") }
                .filter { extensions.contains($0.extension) }
        }
    }
}
