// Infers the language of a file from its neighbors: `bar.json` beside `en.json` and `de.json` is a translation, too, as
// is `de.menu.json` beside `en.menu.json`.

import Catalogs

/// The languages of neighboring files.
enum NeighborLanguages {
    /// In a folder with at least this many languages, no file name is an ordinary word.
    private static let many = 20

    /// Returns the files, with a language for those whose name is a tag beside `en.json` and other languages, even if
    /// it is not a language that apps commonly have.
    static func placing(_ files: [CatalogFile]) -> [CatalogFile] { placingNames(placingStarts(placingTables(files))) }

    /// Returns the files, with the language of their folder for those that are named by another language only by chance:
    /// `de_DE/rom.json` beside `de_DE/login.json` and `fr_FR/rom.json` is a table.
    private static func placingTables(_ files: [CatalogFile]) -> [CatalogFile] {
        /// The numbers of files in a folder that are named by a language, and of others.
        var counts: [String: (named: Int, others: Int)] = [:]
        var folders: [String: Int] = [:]
        for file in files {
            guard let slot = file.slotOfOwnFolder else { continue }
            if file.slot?.place == .name {
                counts[file.path.folder, default: (0, 0)].named += 1
                folders[slot.table, default: 0] += 1
            } else {
                counts[file.path.folder, default: (0, 0)].others += 1
            }
        }
        guard folders.contains(where: { $0.value > 1 }) else { return files }
        return files.map { file in
            guard file.slot?.place == .name, let slot = file.slotOfOwnFolder, folders[slot.table, default: 0] > 1,
                let count = counts[file.path.folder], count.others >= count.named
            else { return file }
            var placed = file
            placed.slot = slot
            placed.isPlacedByNeighbors = true
            return placed
        }
    }

    /// Returns the files, with a language for those whose name begins with one and whose neighbor's begins with another.
    private static func placingStarts(_ files: [CatalogFile]) -> [CatalogFile] {
        func start(_ file: CatalogFile) -> LanguageSlot? {
            guard file.format.has(.mayBeNamedByAnyLanguage), file.slot?.tag == nil else { return nil }
            return file.path.languageAtStart
        }
        var counts: [String: Int] = [:]
        for file in files { if let slot = start(file) { counts[slot.table, default: 0] += 1 } }
        guard counts.contains(where: { $0.value > 1 }) else { return files }
        return files.map { file in
            guard let slot = start(file), counts[slot.table, default: 0] > 1 else { return file }
            var placed = file
            placed.slot = slot
            placed.isPlacedByNeighbors = true
            return placed
        }
    }

    /// Returns the files, with a language for those whose whole name may be one.
    private static func placingNames(_ files: [CatalogFile]) -> [CatalogFile] {
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

    /// Makes the files of a table spell languages like the first of them whose language has several parts, and separate
    /// them like those that have a language.
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

    /// Makes files of different formats in adjacent language folders spell these alike; otherwise each language would
    /// get two folders.
    static func spellFoldersAlike(_ files: inout [CatalogFile]) {
        var groups: [String: [Int]] = [:]
        for (index, file) in files.enumerated() {
            if let slot = file.slot, slot.place == .folder { groups[slot.before, default: []].append(index) }
        }
        for group in groups.values {
            let separators = Set(group.map { files[$0].folderSeparator })
            guard separators.count > 1 else { continue }
            // An existing folder takes precedence over a format's default; gettext accepts only its own separator.
            let shown = group.compactMap { files[$0].slot?.separator }.first
            for file in group { files[file].slot?.separator = shown ?? "_" }
        }
    }
}

extension CatalogFile {
    /// The separator of language and region in the folder that the file would get in another language.
    fileprivate var folderSeparator: String { slot?.separator ?? format.type.tagSeparator(at: .folder) }

    /// The slot of its folder, if that is named by a language and the file may be named by one, too.
    fileprivate var slotOfOwnFolder: LanguageSlot? {
        let folder = path.folder
        guard format.has(.mayBeNamedByAnyLanguage), LanguageNames.isTag(CatalogPath(folder).name) else { return nil }
        return LanguageSlot(folder, around: path)
    }
}
