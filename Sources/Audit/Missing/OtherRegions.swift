// Texts of another region: where a language lacks a text, Android shows that of the same language in another region.

import Catalogs
import Projects
import TextLayout

extension [LanguageGap] {
    /// The same gaps without texts for which users see that of another region.
    func withoutTextsOfOtherRegions(_ read: ReadProject) -> [LanguageGap] {
        var files: [String: Int] = [:]
        return map { gap in
            guard !gap.texts.isEmpty, gap.catalog.format.type.showsOtherRegions(CatalogPath(gap.catalog.path)) else {
                return gap
            }
            if files.isEmpty {
                for (index, file) in read.project.files.enumerated() { files[file.path.string] = index }
            }
            guard let file = files[gap.catalog.path] else { return gap }
            let others = read.project.otherRegions(of: file).flatMap { read.filesReadTogether(with: $0) }
            guard !others.isEmpty else { return gap }
            return gap.without { text in
                text.reason == .absent
                    && text.source.map { source in
                        others.contains { $0.entry(like: source).map { !$0.isBlank } ?? false }
                    } ?? false
            }
        }
    }
}

extension Project {
    /// Whether a file falls back to the one of its language: where the app compares scripts, both have the same, or none
    /// is known.
    func haveOneScript(_ file: Int, _ language: Int) -> Bool {
        guard files[file].format.type.showsOtherRegions(files[file].path), let tag = files[file].slot?.tag,
            let other = files[language].slot?.tag, let script = Writing.script(of: tag)
        else { return true }
        return Writing.script(of: other) == script
    }

    /// Returns the files of the table of the file at `index` for other regions of its language, whose texts an app shows
    /// if that file lacks them.
    func otherRegions(of index: Int) -> [Int] {
        let file = files[index]
        guard let tag = file.slot?.tag, file.format.type.showsOtherRegions(file.path) else { return [] }
        let language = tag.language
        // A text may be in a file of another name there.
        let same = files.indices.filter { other in
            guard let slot = files[other].slot, let region = slot.tag, region != tag else { return false }
            return slot.before == file.slot?.before && files[other].format == file.format
                && region.language == language
        }
        guard !same.isEmpty, let script = Writing.script(of: tag) else { return [] }
        return same.filter { other in files[other].slot?.tag.flatMap { Writing.script(of: $0) } == script }
    }
}

extension String {
    /// The language of a tag.
    fileprivate var language: String { String(prefix { $0 != "-" && $0 != "_" }).lowercased() }
}
