// Files that the languages beside them show to be in one more: `bar.json` beside `en.json` and `de.json`.

/// The languages in which files beside each other are named.
enum NeighborLanguages {
    /// Among so many languages no file has a word for its name.
    private static let many = 20

    /// The files, of which those that are named as a tag beside `en.json` and other languages are in one more, though it is
    /// none of those that apps come in.
    ///
    /// `qqq`, as in MediaWiki, is none, and left out: there translators are told about the texts.
    static func placing(_ files: [CatalogFile]) -> [CatalogFile] {
        var tags: [String: Set<String>] = [:]
        for file in files where file.format.type.mayBeNamedByAnyLanguage && file.slot?.place == .name {
            tags[file.path.folder, default: []].insert(file.path.stem.lowercased())
        }
        tags = tags.filter { $0.value.contains("en") }
        guard !tags.isEmpty else { return files }
        return files.compactMap { file in
            guard file.format.type.mayBeNamedByAnyLanguage, file.slot?.place != .name,
                let count = tags[file.path.folder]?.count
            else { return file }
            if file.path.stem.lowercased() == "qqq" { return nil }
            guard count > 1 else { return file }
            guard LanguageNames.isBuiltLikeTag(file.path.stem, amongMany: count >= many) else { return file }
            var placed = file
            placed.slot = LanguageSlot(namedBy: file.path)
            placed.isPlacedByNeighbors = true
            return placed
        }
    }
}
