// Finds the source of translations that have none beside them: a catalog elsewhere that has their keys.

import Catalogs

/// The keys of catalogs, read only if a table has no source.
struct SharedKeys {
    /// With fewer keys, another catalog may have them by chance.
    private static let fewest = 5

    private let files: [CatalogFile]
    private var known: [Int: Set<[UInt8]>] = [:]

    init(_ files: [CatalogFile]) { self.files = files }

    /// Returns the first of some catalogs that has nearly all keys of a translation; nil if none has.
    mutating func source(of file: Int, among catalogs: [Int]) -> Int? {
        let candidates = catalogs.filter { files[$0].format == files[file].format }
        guard !candidates.isEmpty else { return nil }
        let keys = keys(of: file)
        guard keys.count >= Self.fewest else { return nil }
        return candidates.first { self.keys(of: $0).intersection(keys).count * 10 >= keys.count * 9 }
    }

    private mutating func keys(of file: Int) -> Set<[UInt8]> {
        if let known = known[file] { return known }
        var keys: Set<[UInt8]> = []
        if case .success(let catalog) = files[file].read() {
            for entry in catalog.entries {
                var key: [UInt8] = []
                if entry.append(.key, to: &key) { keys.insert(key) }
            }
        }
        known[file] = keys
        return keys
    }
}

extension TableGrouping {
    /// Gives tables without a source the sources of other tables that have their keys, and no translation.
    mutating func shareSources(_ files: [CatalogFile]) {
        let open = tables.filter { $0.isOfTranslations(files) }
        var sources = tables.compactMap { $0.files.count == 1 && $0.files[0] == $0.source ? $0.source : nil }
        sources.removeAll { files[$0].isNamedByMistake }
        guard !open.isEmpty, !sources.isEmpty else { return }
        var keys = SharedKeys(files)
        for table in open {
            guard let file = table.files.first(where: { files[$0].isTranslation }),
                let source = keys.source(of: file, among: sources)
            else { continue }
            sources.removeAll { $0 == source }
            move(source, toTableOf: file, files)
        }
    }
}

extension Table {
    /// Whether it has translations of one language each, but no source.
    fileprivate func isOfTranslations(_ all: [CatalogFile]) -> Bool {
        source == nil && files.contains { all[$0].isTranslation }
    }
}

extension CatalogFile {
    /// Whether its name is the code of a country in place of that of a language: `kz.json` is a translation.
    fileprivate var isNamedByMistake: Bool {
        guard LanguageNames.isBuiltLikeTag(path.stem), let meant = LanguageNames.meant(by: path.stem) else {
            return false
        }
        // `us.json` has the English of a country, which may be the source.
        return !LanguageNames.isEnglish(meant)
    }

    /// Whether it contains the texts of one language, which is in its path; English is no translation here.
    fileprivate var isTranslation: Bool {
        guard format.layout == .onePerFile, !isDocumentation, let tag = slot?.tag else { return false }
        return !tag.lowercased().hasPrefix("en")
    }
}
