// Which language the names of XLIFF files say, as far as the names beside them show it.

import Catalogs
import Projects

/// The files of a source and a target in a project, by their names.
struct NamedPairs: Sendable {
    /// Where names have a language, by the path without it.
    private var slots: [String: [LanguageSlot]] = [:]
    private var paths: Set<String> = []

    /// The names in a project.
    init(in project: Project) {
        let pairs = project.files.filter(Self.isPair)
        paths = Set(pairs.map(\.path.string))
        for path in pairs.map(\.path) {
            if let slot = path.languageAtEnd { add(slot) }
            // Most words before a dot are none: only beside a name without it is one a language.
            if let slot = path.languageAtStart, isBeside(slot) { add(slot) }
        }
    }

    /// Whether a file holds a source and its translation, and its path does not say into which language.
    static func isPair(_ file: CatalogFile) -> Bool { file.format.layout == .sourceAndTarget && file.slot == nil }

    private mutating func add(_ slot: LanguageSlot) {
        if let path = slot.defaultPath { slots[path, default: []].append(slot) }
    }

    /// Whether there is a file of the same name without the language.
    private func isBeside(_ slot: LanguageSlot) -> Bool { slot.defaultPath.map(paths.contains) ?? false }

    /// The language that a path may be in by its name.
    func mayBe(_ path: CatalogPath) -> String? {
        path.languageAtEnd?.tag ?? path.languageAtStart.flatMap { isBeside($0) ? $0.tag : nil }
    }

    /// Where a path has its language, or the one beside it has; nil where neither has any.
    ///
    /// `languages` are those that the file says it is of.
    func slot(of path: CatalogPath, oneOf languages: [String]) -> LanguageSlot? {
        let isSaid = { (slot: LanguageSlot) in
            languages.contains { LanguageNames.areOfOneLanguage($0, slot.tag) } || isBeside(slot)
        }
        if let slot = path.languageAtEnd {
            let beside = slot.defaultPath.flatMap { slots[$0] } ?? []
            if isSaid(slot) || slot.sign == "." || beside.count > 1 { return slot }
        }
        if let slot = path.languageAtStart, isSaid(slot) { return slot }
        return slots[path.string]?.first
    }
}
