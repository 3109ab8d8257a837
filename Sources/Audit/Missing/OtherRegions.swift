// Texts of another region: where a language lacks a text, Android shows that of the same language in another region.

import Catalogs
import Projects
import TextLayout

/// The files of each language among resources, one for each of its regions.
struct OtherRegions {
    private struct Place: Hashable {
        let folder: String
        /// What follows the language in the folder's name: `-land`.
        let qualifiers: String
        let format: Format
        let language: String

        /// Nil for a file whose texts are never shown in place of another region's.
        init?(_ file: CatalogFile) {
            guard let slot = file.slot, let tag = slot.tag, file.format.type.showsOtherRegions(file.path) else {
                return nil
            }
            (folder, format) = (slot.before, file.format)
            qualifiers = String(slot.after.prefix { $0 != "/" })
            language = String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
        }
    }

    private let project: Project
    private var files: [Place: [Int]] = [:]

    init(_ project: Project) {
        self.project = project
        for (index, file) in project.files.enumerated() {
            if let place = Place(file) { files[place, default: []].append(index) }
        }
    }

    /// Returns the files, of whatever names, for other regions of the language of the file at `index`, whose texts an app
    /// shows if that one's folder lacks them.
    func files(besides index: Int) -> [Int] {
        guard let place = Place(project.files[index]), let tag = project.files[index].slot?.tag else { return [] }
        let others = (files[place] ?? []).filter { project.files[$0].slot?.tag != tag }
        guard !others.isEmpty, let script = Writing.script(of: tag) else { return [] }
        return others.filter { project.files[$0].slot?.tag.flatMap { Writing.script(of: $0) } == script }
    }
}

extension [LanguageGap] {
    /// The same gaps without texts for which users see that of another region.
    func withoutTextsOfOtherRegions(_ read: ReadProject) -> [LanguageGap] {
        map { gap in
            guard !gap.texts.isEmpty, let file = read.project.position(of: gap.catalog.path) else { return gap }
            let others = read.otherRegions.files(besides: file).flatMap { read.filesReadTogether(with: $0) }
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
}
