// Files of a source and a target, as XLIFF is: what they become, and what that is called.

import Catalogs
import Projects
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
        let languages = languages(of: file, catalog)
        let isForPeople = languages.contains { !PseudoTag.isPseudo($0) }
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
        let slot = named.slot(of: file.path, oneOf: known)
        let relative = CatalogPath(base.relative(file.path.string))
        let needsTag =
            slot == nil && (pseudolocales.count > 1 || isForPeople || relative.mayBeInLanguage)
        let outputs = pseudolocales.map { pseudolocale in
            guard case .folder(let folder) = placement else {
                return Output(path: placement.path(for: file, base: base), pseudolocales: [pseudolocale])
            }
            let tag = pseudolocale.tag.string
            let path = (slot.map { CatalogPath(base.relative($0.path(for: tag))) } ?? relative).named(
                tag, insteadOf: known, orAnyOf: languages, needsTag: needsTag)
            return Output(path: "\(folder)/\(path)", pseudolocales: [pseudolocale])
        }
        add(sources, outputs)
    }

    /// How soon a file has its turn: of one name in several languages the English goes first, then one that is in none.
    func rank(_ index: Int) -> Int {
        let file = project.files[index]
        guard NamedPairs.isPair(file), let tag = named.mayBe(file.path) else { return 1 }
        let folded = PseudoTag.folded(tag)
        let isOwn = [LanguageSlot.appsOwn, project.ownLanguage(of: index)].map(PseudoTag.folded).contains {
            folded == $0 || folded.hasPrefix("\($0)-")
        }
        return isOwn && !PseudoTag.isPseudo(tag) ? 0 : 2
    }

    /// The languages that a file is translated into: those that it says, else the one that its name says, unless that is
    /// the source's.
    private func languages(of file: CatalogFile, _ catalog: Catalog?) -> [String] {
        let said = catalog?.targetLanguages ?? file.firstTargetLanguages
        guard said.isEmpty, !file.format.isNamedByLanguage, let name = file.path.languageOfName else { return said }
        let source = catalog?.sourceLocale ?? LanguageSlot.appsOwn
        return LanguageNames.areOfOneLanguage(name, source) ? [] : [name]
    }
}

extension CatalogPath {
    /// Whether anything in it may be a language: what is pseudo must never have the path of what is not.
    fileprivate var mayBeInLanguage: Bool { isInLanguageFolder || isNamedByLanguage || languageAtEnd != nil }

    /// The path of an XLIFF file for another language: `de.xcloc/…/de.xliff` becomes `en-PSEUDO.xcloc/…/en-PSEUDO.xliff`,
    /// and `de/app.xliff` `en-PSEUDO/app.xliff`; any other path stays, or its name gains the language where it must.
    ///
    /// A name may have another code of a language that is translated into: `no` of `nb`.
    fileprivate func named(
        _ tag: String, insteadOf languages: [String], orAnyOf targets: [String], needsTag: Bool
    ) -> String {
        let languages = Set(languages.map(PseudoTag.folded))
        let isLanguage = { (word: String) in
            languages.contains(PseudoTag.folded(word))
                || LanguageNames.isTag(word) && targets.contains { LanguageNames.areOfOneLanguage($0, word) }
        }
        let components = string.split(separator: "/", omittingEmptySubsequences: false).map { component in
            let language = component.prefix { $0 != "." }
            let rest = component.dropFirst(language.count)
            let isNamed = ["", ".xcloc", ".\(`extension`)"].contains(rest.lowercased()) && isLanguage(String(language))
            return isNamed ? tag + rest : String(component)
        }
        let path = components.joined(separator: "/")
        guard path == string, needsTag else { return path }
        return "\(folder)\(stem).\(tag).\(`extension`)"
    }
}
