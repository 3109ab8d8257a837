// The catalogs that a run with marks copies: every language of a table, real and pseudo.

import Catalogs
import Marks
import Projects
import Pseudolocales

/// A catalog to copy with marks, and where to.
struct MarkedOriginal: Sendable {
    /// The path of the copy.
    let path: String
    /// Its language; nil if it holds several.
    let locale: MarkManifest.Locale?
    /// Where its texts come from.
    let origin: Origin

    enum Origin: Sendable {
        /// From a file of the app.
        case file(CatalogFile)
        /// From a file of the app, renamed to another language.
        case renamed(CatalogFile, to: String)
        /// From pseudo-locales of a catalog.
        case pseudo(Catalog, [Pseudolocale])
    }

    /// The catalog, before it has marks.
    func catalog(_ rules: GenerationRules) async throws(Generator.Failure) -> Catalog {
        switch origin {
        case .file(let file): return try MarkedGenerator.read(file)
        case .renamed(let file, let tag):
            let catalog = try MarkedGenerator.read(file)
            let renamed = catalog.renamed(to: tag, Rewriting(of: catalog.text.stored))
            return Catalog(path: path, bytes: renamed.bytes, format: catalog.format)
        case .pseudo(var catalog, let pseudolocales):
            for pseudolocale in pseudolocales {
                let made = try await PseudoCatalog.made(of: catalog, in: pseudolocale, rules)
                catalog = Catalog(path: path, bytes: made.rewriting.bytes, format: catalog.format)
            }
            return catalog
        }
    }
}

extension Plan {
    /// The language of a job's source texts.
    func sourceLanguage(of job: Job, _ catalog: Catalog) -> String {
        if catalog.translatesKeys { return LanguageSlot.appsOwn }
        if catalog.format.layout != .onePerFile, let source = catalog.sourceLocale { return source }
        guard catalog.format.layout == .onePerFile, let locale = job.file.locale, locale != "Base" else {
            return LanguageSlot.appsOwn
        }
        return locale
    }

    /// The catalogs to copy of a job: first its source, then the other real languages, then pseudo-locales.
    func originals(
        of job: Job, _ texts: SourceFiles.Texts, _ own: String, _ languages: MarkedLanguages
    ) -> [MarkedOriginal] {
        let pseudo = job.outputs.compactMap { output -> MarkedOriginal? in
            let wanted = output.pseudolocales.filter { languages.contains($0.ownTag) }
            guard let first = wanted.first else { return nil }
            let tag = first.ownTag
            let locale = MarkManifest.Locale(
                tag: tag, carrier: first.tag.string == tag ? nil : first.tag.string, isPseudo: true)
            return MarkedOriginal(
                path: output.path, locale: locale, origin: .pseudo(texts.catalog, wanted))
        }
        // A file of all languages is copied once, with what is added to it.
        if job.file.format.layout == .allInOne {
            let wanted = job.outputs[0].pseudolocales.filter { languages.contains($0.ownTag) }
            let source = texts.catalog.entries.contains(where: \.isImplicit) ? [plain(own)].compactMap(\.self) : []
            return [
                MarkedOriginal(
                    path: job.outputs[0].path, locale: nil, origin: .pseudo(texts.catalog, source + wanted))
            ]
        }
        let taken = Set(pseudo.map(\.path))
        let real = realFiles(of: job).compactMap { original(of: $0, own, languages) }
        return sourceCopy(of: job, texts, own, real, languages) + real.filter { !taken.contains($0.path) } + pseudo
    }

    /// The files of a job's table in real languages, the source first.
    private func realFiles(of job: Job) -> [CatalogFile] {
        let files = [job.file] + files(beside: job.file)
        return files.filter { !$0.isTemplate && !$0.format.has(.isReadOnly) && !Self.isPseudo($0) && !isOutput($0) }
    }

    private func original(of file: CatalogFile, _ own: String, _ languages: MarkedLanguages) -> MarkedOriginal? {
        let spelled = file.locale == "Base" ? own : file.locale ?? language(of: file) ?? own
        let tag = String(spelled.map { $0 == "_" ? "-" : $0 })
        guard languages.contains(tag), !PseudoTag.isPseudo(tag) else { return nil }
        let locale = MarkManifest.Locale(tag: tag, carrier: languages.carrier(of: tag))
        guard let carrier = locale.carrier else {
            return MarkedOriginal(path: placement.path(for: file, base: base), locale: locale, origin: .file(file))
        }
        return MarkedOriginal(
            path: placement.path(for: file, tag: carrier, base: base), locale: locale,
            origin: .renamed(file, to: carrier))
    }

    /// A copy in the source language if no file is in it, as with gettext: then the texts of an app are in its code.
    private func sourceCopy(
        of job: Job, _ texts: SourceFiles.Texts, _ own: String, _ real: [MarkedOriginal], _ languages: MarkedLanguages
    ) -> [MarkedOriginal] {
        guard job.file.format.layout == .sourceAndTarget || texts.catalog.translatesKeys, job.file.slot != nil,
            languages.contains(own),
            !real.contains(where: { $0.locale.map { PseudoTag.folded($0.tag) == PseudoTag.folded(own) } ?? false })
        else { return [] }
        guard let plain = plain(languages.carrier(of: own) ?? own) else { return [] }
        return [
            MarkedOriginal(
                path: placement.path(for: job.file, tag: plain.tag.string, base: base),
                locale: MarkManifest.Locale(tag: own, carrier: languages.carrier(of: own)),
                origin: .pseudo(texts.catalog, [plain]))
        ]
    }

    /// The source texts as they are, as a language of their own.
    private func plain(_ tag: String) -> Pseudolocale? {
        var recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
        recipe.styles = ["plain"]
        recipe.carrier = tag
        return try? Pseudolocale(recipe)
    }

    /// The target language of a file that its path does not name.
    private func language(of file: CatalogFile) -> String? {
        guard file.format.layout == .sourceAndTarget else { return nil }
        return file.firstTargetLanguages.first ?? file.path.languageOfName
    }
}
