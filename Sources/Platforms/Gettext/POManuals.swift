// Catalogs with the messages of a manual, which tools such as itstool, po4a and Sphinx take from its pages.

import Basics
import Catalogs

extension POReferences {
    /// The number of messages that show whether a catalog is one of a manual, of which most have to be.
    private static let (samplesOfManual, most, outOf) = (24, 3, 4)
    private static let foldersOfManuals: Set<String> = [
        "doc", "docs", "documentation", "help", "man", "manual", "manuals",
    ]
    /// The extensions of pages, besides the sections of manual pages: `app.1`.
    private static let pages: Set<String> = [
        "adoc", "asciidoc", "docbook", "md", "page", "pod", "rst", "texi", "texinfo",
    ]

    /// Whether most messages of a catalog are pieces of pages or, if it does not say where they are from, whether it is
    /// in a folder for them.
    static func areOfManual(_ catalog: Catalog) -> Bool {
        let entries = catalog.entries
        var (all, found) = (0, 0)
        for index in stride(from: 0, to: entries.count, by: max(1, entries.count / samplesOfManual)) {
            let comments = comments(above: entries[index])
            let places = places(in: comments)
            let isOfDocument = areOfDocuments(entries[index]) || comments.contains { $0.starts(with: "#. type: ".utf8) }
            guard isOfDocument || !places.isEmpty else { continue }
            all += 1
            if isOfDocument || places.allSatisfy(isPageOfManual) { found += 1 }
        }
        if all > 0 { return found * outOf >= all * most }
        return catalog.path.split(separator: "/").dropLast().contains { foldersOfManuals.contains($0.lowercased()) }
    }

    private static func isPageOfManual(_ place: Substring) -> Bool {
        let end = CatalogPath(path(place)).extension
        return pages.contains(end) || end.utf8.count == 1 && end.utf8.allSatisfy { 0x31...0x39 ~= $0 }
    }
}
