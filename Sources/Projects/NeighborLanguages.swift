// What the files beside one show of its language: `bar.json` beside `en.json` and `de.json` is in one, too.

import Catalogs

/// The languages in which files beside each other are named.
enum NeighborLanguages {
    /// Among so many languages no file has a word for its name.
    private static let many = 20

    /// The files, of which those that are named as a tag beside `en.json` and other languages are in one more, though it is
    /// none of those that apps come in.
    static func placing(_ files: [CatalogFile]) -> [CatalogFile] {
        var tags: [String: Set<String>] = [:]
        for file in files where file.format.has(.mayBeNamedByAnyLanguage) && file.slot?.place == .name {
            tags[file.path.folder, default: []].insert(file.path.stem.lowercased())
        }
        tags = tags.filter { $0.value.contains("en") }
        guard !tags.isEmpty else { return files }
        return files.map { file in
            guard file.format.has(.mayBeNamedByAnyLanguage), file.slot?.place != .name,
                let count = tags[file.path.folder]?.count
            else { return file }
            guard count > 1 else { return file }
            guard LanguageNames.isBuiltLikeTag(file.path.stem, amongMany: count >= many) else { return file }
            var placed = file
            placed.slot = LanguageSlot(namedBy: file.path)
            placed.isPlacedByNeighbors = true
            return placed
        }
    }

    /// Has the files of a table spell languages as the first of them that has more than one part, and set them off as
    /// those that say one.
    static func spellAlike(_ files: inout [CatalogFile], of table: Table) {
        let slots = table.files.compactMap { files[$0].slot }
        if let named = slots.first(where: { $0.tag != nil && !$0.sign.isEmpty }) {
            for file in table.files {
                guard let slot = files[file].slot, slot.tag == nil, slot.before == named.before else { continue }
                files[file].slot = named.open
            }
        }
        guard let file = table.files.first, let slot = files[file].slot, slot.separator == nil else { return }
        switch slot.place {
        case .name, .suffix, .prefix, .folder: break
        case .special: return
        }
        let tags = table.files.compactMap { files[$0].slot?.tag }
        guard let sign = tags.lazy.compactMap({ tag in tag.first { $0 == "-" || $0 == "_" } }).first else { return }
        for file in table.files { files[file].slot?.separator = String(sign) }
    }

    /// Has files of different formats whose languages have folders side by side spell these alike, or each language would
    /// get two.
    static func spellFoldersAlike(_ files: inout [CatalogFile]) {
        var groups: [String: [Int]] = [:]
        for (index, file) in files.enumerated() {
            if let slot = file.slot, slot.place == .folder { groups[slot.before, default: []].append(index) }
        }
        for group in groups.values {
            let separators = Set(group.map { files[$0].folderSeparator })
            guard separators.count > 1 else { continue }
            // What a folder there shows goes before what a format would have; gettext finds no other sign than its own.
            let shown = group.compactMap { files[$0].slot?.separator }.first
            for file in group { files[file].slot?.separator = shown ?? "_" }
        }
    }
}

extension CatalogFile {
    /// What parts a language from its region in the folder that the file would get in another language.
    fileprivate var folderSeparator: String { slot?.separator ?? format.type.tagSeparator(at: .folder) }
}
