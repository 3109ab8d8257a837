// Whether the English of a region is only one of the translations: that of a library whose own English is elsewhere
// lacks many keys that other languages have.

import Basics
import Catalogs

enum PartialEnglish {
    /// The number of languages that share a key of the source: a single one may have kept an old key.
    private static let fewestLanguages = 3
    /// The number of languages that are read, the largest ones.
    private static let mostLanguages = 8
    /// A source that lacks this share of its own number of keys is none.
    private static let share = (1, of: 3)

    /// Whether a file that was chosen as a source for its language is a translation itself; `en` without a region is none.
    static func isTranslation(_ chosen: Int, among others: [Int], _ files: [CatalogFile]) -> Bool {
        guard isOfRegion(files[chosen]) else { return false }
        let own = FileReader.size(of: files[chosen].path.string)
        // A complete source is hardly ever much smaller than several translations.
        let larger = others.lazy.filter { $0 != chosen && !isEnglish(files[$0]) }
            .map { (file: $0, bytes: FileReader.size(of: files[$0].path.string)) }
            .filter { $0.bytes * 4 > own * 5 }
            .sorted { ($1.bytes, $0.file) < ($0.bytes, $1.file) }
        guard larger.count >= fewestLanguages else { return false }
        let known = keys(of: files[chosen])
        var counts: [[UInt8]: Int] = [:]
        for (file, _) in larger.prefix(mostLanguages) {
            for key in keys(of: files[file]).subtracting(known) { counts[key, default: 0] += 1 }
        }
        let lacking = counts.values.count { $0 >= fewestLanguages }
        return lacking > 0 && lacking * share.of >= known.count * share.0
    }

    private static func isOfRegion(_ file: CatalogFile) -> Bool {
        isEnglish(file) && file.slot?.tag.map { $0.contains { $0 == "-" || $0 == "_" } } ?? false
    }

    private static func isEnglish(_ file: CatalogFile) -> Bool {
        guard file.format.layout == .onePerFile, file.translationFormat == nil, let tag = file.slot?.tag else {
            return false
        }
        return SourceRank.isEnglish(tag)
    }

    private static func keys(of file: CatalogFile) -> Set<[UInt8]> {
        guard case .success(let catalog) = file.read() else { return [] }
        var keys: Set<[UInt8]> = []
        for entry in catalog.entries {
            var key: [UInt8] = []
            if entry.append(.key, to: &key) { keys.insert(key) }
        }
        return keys
    }
}
