// The languages in the names of XLIFF files, inferred from neighboring names.

import Catalogs
import Projects

/// The files of a source and a target in a project, by name.
struct NamedPairs: Sendable {
    /// The language slots of names, by the path without the language.
    private var slots: [String: [LanguageSlot]] = [:]
    private var paths: Set<String> = []

    /// Collects the names in a project.
    init(in project: Project) {
        let pairs = project.files.filter(Self.isPair)
        paths = Set(pairs.map(\.path.string))
        for path in pairs.map(\.path) {
            if let slot = path.languageAtEnd { add(slot) }
            // Most words before a dot are no languages, unless the same name without the word exists, too.
            if let slot = path.languageAtStart, isBeside(slot) { add(slot) }
        }
    }

    /// Whether a file holds a source and its translation, and its path does not specify a target language.
    static func isPair(_ file: CatalogFile) -> Bool { file.format.layout == .sourceAndTarget && file.slot == nil }

    private mutating func add(_ slot: LanguageSlot) {
        if let path = slot.defaultPath { slots[path, default: []].append(slot) }
    }

    /// Whether the same name without the language exists.
    private func isBeside(_ slot: LanguageSlot) -> Bool { slot.defaultPath.map(paths.contains) ?? false }

    /// The language that the name of a path may specify.
    func mayBe(_ path: CatalogPath) -> String? {
        path.languageAtEnd?.tag ?? path.languageAtStart.flatMap { isBeside($0) ? $0.tag : nil }
    }

    /// The slot of the language in a path, or the one of a neighboring path; nil if neither has one.
    ///
    /// `languages` are those that the file declares.
    func slot(of path: CatalogPath, oneOf languages: [String]) -> LanguageSlot? {
        let isDeclared = { (slot: LanguageSlot) in
            languages.contains { LanguageNames.areOfOneLanguage($0, slot.tag) } || isBeside(slot)
        }
        if let slot = path.languageAtEnd {
            let beside = slot.defaultPath.flatMap { slots[$0] } ?? []
            if isDeclared(slot) || slot.sign == "." || beside.count > 1 { return slot }
        }
        if let slot = path.languageAtStart, isDeclared(slot) { return slot }
        return slots[path.string]?.first
    }
}
