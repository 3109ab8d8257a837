// Files of a source and a target, as XLIFF is: what they become, and what that is called.

import Catalogs
import Pseudolocales

extension Plan {
    /// A file of a source and a target becomes one for each pseudo-locale; in place it has room for one alone.
    mutating func addPair(_ sources: SourceFiles, _ pseudolocales: [Pseudolocale]) {
        let file = sources.file
        // A large file is not read twice for nothing. What can't be read is reported when it is its turn.
        let needsLanguages =
            placement.reachesApp || file.path.isNamedByLanguage || file.path.isInLanguageFolder
            || file.path.languageAtEnd != nil
        let catalog = needsLanguages ? try? file.read().get() : nil
        let languages = catalog?.targetLanguages ?? []
        if placement.reachesApp {
            if file.format.isNamedByLanguage {
                return skip(
                    file,
                    "its path names no language; name it by its own, as in de.\(file.path.extension), or use --out")
            }
            if pseudolocales.count > 1 { return skip(file, "it has room for one language; use --out") }
            if let language = languages.first(where: { !PseudoTag.isPseudo($0) }) {
                return skip(file, "it is for translations into \(language), which would be lost; use --out")
            }
        }
        let known = languages + [catalog?.sourceLocale].compactMap(\.self)
        let slot = languageSlot(of: file.path, oneOf: known)
        let outputs = pseudolocales.map { pseudolocale in
            guard case .folder(let folder) = placement else {
                return Output(path: placement.path(for: file, base: base), pseudolocales: [pseudolocale])
            }
            let tag = pseudolocale.tag.string
            let path = CatalogPath(base.relative(slot?.path(for: tag) ?? file.path.string)).named(
                tag, insteadOf: known, amongSeveral: slot == nil && pseudolocales.count > 1)
            return Output(path: "\(folder)/\(path)", pseudolocales: [pseudolocale])
        }
        add(sources, outputs)
    }

    /// The files of a source and a target that have a language at the end of their names, by what they would be called
    /// without.
    static func named(in project: Project) -> [String: LanguageSlot] {
        let slots = project.files.filter(isPair).compactMap(\.path.languageAtEnd)
        return Dictionary(
            slots.compactMap { slot in slot.defaultPath.map { ($0, slot) } }, uniquingKeysWith: { first, _ in first })
    }

    /// How soon a file has its turn: of one name in several languages the English goes first, then one that is in none.
    static func rank(_ index: Int, in project: Project) -> Int {
        let file = project.files[index]
        guard isPair(file), let tag = file.path.languageAtEnd?.tag else { return 1 }
        let folded = PseudoTag.folded(tag)
        let isOwn = [LanguageSlot.appsOwn, project.ownLanguage(of: index)].map(PseudoTag.folded).contains {
            folded == $0 || folded.hasPrefix("\($0)-")
        }
        return isOwn && !PseudoTag.isPseudo(tag) ? 0 : 2
    }

    /// Whether a file holds a source and its translation, and its path does not say into which language.
    private static func isPair(_ file: CatalogFile) -> Bool {
        file.format.layout == .sourceAndTarget && file.slot == nil
    }

    /// Where the name of a file, or of one beside it in another language, has its language; nil where neither has.
    private func languageSlot(of path: CatalogPath, oneOf languages: [String]) -> LanguageSlot? {
        guard let own = path.languageAtEnd, let tag = own.tag else { return named[path.string] }
        return languages.map(PseudoTag.folded).contains(PseudoTag.folded(tag)) ? own : named[path.string]
    }
}

extension CatalogPath {
    /// The path of an XLIFF file for another language: `de.xcloc/…/de.xliff` becomes `en-PSEUDO.xcloc/…/en-PSEUDO.xliff`,
    /// and `de/app.xliff` `en-PSEUDO/app.xliff`; any other path stays, or its name gains the language where there are
    /// several.
    fileprivate func named(_ tag: String, insteadOf languages: [String], amongSeveral: Bool) -> String {
        let languages = Set(languages.map(PseudoTag.folded))
        let components = string.split(separator: "/", omittingEmptySubsequences: false).map { component in
            let language = component.prefix { $0 != "." }
            let rest = component.dropFirst(language.count)
            let isNamed =
                ["", ".xcloc", ".\(`extension`)"].contains(rest.lowercased())
                && languages.contains(PseudoTag.folded(String(language)))
            return isNamed ? tag + rest : String(component)
        }
        let path = components.joined(separator: "/")
        guard path == string, amongSeveral else { return path }
        return "\(folder)\(stem).\(tag).\(`extension`)"
    }
}
