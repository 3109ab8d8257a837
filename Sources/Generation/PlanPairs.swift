// The outputs of files with a source and a target, such as XLIFF, and their names.

import Catalogs
import Projects
import Pseudolocales

extension Plan {
    /// Adds an output for each pseudo-locale of a file with a source and a target; in place, there is room for only
    /// one.
    mutating func addPair(_ sources: SourceFiles, _ pseudolocales: [Pseudolocale]) {
        let file = sources.file
        // Avoid reading a large file twice. An unreadable file is reported when it is processed.
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
                    "its path contains no language; rename it, for example to de.\(file.path.extension), or use --out")
            }
            if pseudolocales.count > 1 { return skip(file, "it can hold only one target language; use --out") }
            if let language = languages.first(where: { !PseudoTag.isPseudo($0) }) {
                return skip(file, "its target language is \(language), and its translations would be lost; use --out")
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

    /// The rank of a file: among those of one name in several languages, English comes first, then one without a
    /// language.
    func rank(_ index: Int) -> Int {
        let file = project.files[index]
        guard NamedPairs.isPair(file), let tag = named.mayBe(file.path) else { return 1 }
        let folded = PseudoTag.folded(tag)
        let isOwn = [LanguageSlot.appsOwn, project.ownLanguage(of: index)].map(PseudoTag.folded).contains {
            folded == $0 || folded.hasPrefix("\($0)-")
        }
        return isOwn && !PseudoTag.isPseudo(tag) ? 0 : 2
    }

    /// The target languages of a file: those that it declares, or else the one in its name unless it is the source
    /// language.
    private func languages(of file: CatalogFile, _ catalog: Catalog?) -> [String] {
        let declared = catalog?.targetLanguages ?? file.firstTargetLanguages
        guard declared.isEmpty, !file.format.isNamedByLanguage, let name = file.path.languageOfName else {
            return declared
        }
        let source = catalog?.sourceLocale ?? LanguageSlot.appsOwn
        return LanguageNames.areOfOneLanguage(name, source) ? [] : [name]
    }
}

extension CatalogPath {
    /// Whether any part of the path may be a language; a pseudo file must never have the path of another file.
    fileprivate var mayBeInLanguage: Bool { isInLanguageFolder || isNamedByLanguage || languageAtEnd != nil }

    /// The path of an XLIFF file for another language.
    ///
    /// `de.xcloc/…/de.xliff` becomes `en-PSEUDO.xcloc/…/en-PSEUDO.xliff`, and `de/app.xliff` becomes
    /// `en-PSEUDO/app.xliff`; any other path is unchanged, or the language is added to its name if needed. A name may
    /// contain another code of a target language: `no` for `nb`.
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
