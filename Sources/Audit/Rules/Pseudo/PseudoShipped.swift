// `pseudo-shipped`: pseudo-locales that would reach customers.

import Catalogs
import Generation
import Platforms
import Projects
import Pseudolocales

extension Rule {
    static let pseudoShipped = Rule(
        "pseudo-shipped", .error, .wrongText,
        summary: "A pseudo-locale would reach customers.",
        explanation: """
            An app uses the language that best matches its user's. If a project has en-PSEUDO but no English, \
            en-PSEUDO is the best match for every user of English. So a pseudo-locale is safe only beside its \
            language: en-PSEUDO beside en or Base, ar-XB beside ar.

            'swell clean' removes pseudo-locales.
            """,
        examples: [
            .finds(
                "ar-XB would reach customers: the app has no ar.lproj, so users of that language see ar-XB",
                "a pseudo-locale whose language is missing", .strings("Save", "ar-XB", "\u{202E}Save\u{202C}")),
            .leaves("a pseudo-locale beside its language", .strings("Save", "en-PSEUDO", "[Ŝȧṽẽ…21]")),
            .leaves("a real language", .strings("Save", "de", "Sichern")),
        ],
        check: .project { subject, findings in
            let platforms = Platform.all.filter(\.picksOneLanguage)
            for (app, platform) in subject.project.apps.flatMap({ app in platforms.map { (app, $0) } }) {
                guard let picking = platform.picking else { continue }
                let files = app.filter { $0.format.platform == platform }
                let languages = subject.languages(of: files)
                let firsts = subject.firstFiles(of: files)
                let pseudolocales = languages.filter(PseudoTag.isPseudo).sorted().compactMap(Pseudolocale.bare)
                for reached in Audience.reached(by: pseudolocales, in: languages) {
                    subject.report(
                        reached.tag, lacking: picking.lacking(reached.tag.language), firsts, in: files,
                        to: &findings)
                }
            }
        })
}

extension Pseudolocale {
    /// A pseudo-locale that is defined only by its tag.
    fileprivate static func bare(_ tag: String) -> Pseudolocale? {
        var recipe = Recipe(tag: tag)
        recipe.styles = ["accented"]
        return try? Pseudolocale(recipe)
    }
}

extension ProjectSubject {
    /// The catalog of a file that contains all languages.
    private func shared(_ file: CatalogFile) -> Catalog? {
        file.format.layout == .allInOne ? project.position(of: file.path.string).flatMap { catalogs[$0] } : nil
    }

    /// The languages of an app: those of its folders, and those of its string catalogs.
    func languages(of files: [CatalogFile]) -> Set<String> {
        var languages = Project.languages(of: files)
        for catalog in files.compactMap({ shared($0) }) {
            var last: String?
            for locale in catalog.entries.lazy.compactMap(\.locale) where locale != last {
                languages.insert(locale)
                last = locale
            }
            if let source = catalog.sourceLocale { languages.insert(source) }
        }
        return languages
    }

    /// The first file of each language, by its tag in lowercase with hyphens.
    fileprivate func firstFiles(of files: [CatalogFile]) -> [String: CatalogFile] {
        Dictionary(files.compactMap { file in file.locale.map { (Self.folded($0), file) } }) { first, _ in first }
    }

    private static func folded(_ locale: String) -> String {
        locale.split(separator: "_").joined(separator: "-").lowercased()
    }

    /// Reports a pseudo-locale at the first file that contains it.
    fileprivate func report(
        _ tag: PseudoTag, lacking folder: String, _ firsts: [String: CatalogFile], in files: [CatalogFile],
        to findings: inout Findings
    ) {
        let name = Self.folded(tag.string)
        let message =
            "\(tag.string) would reach customers: the app has no \(folder), so users of that language see "
            + tag.string
        let help = "remove it with 'swell clean' before you ship, or add \(folder)"
        if let file = firsts[name] {
            findings.add(path: file.path.string, locale: tag.string, message, help: help)
        } else if let catalog = files.lazy.compactMap({ shared($0) }).first(where: { catalog in
            catalog.entries.contains { $0.locale.map(Self.folded) == name }
        }) {
            findings.add(in: catalog, locale: tag.string, message, help: help)
        }
    }
}
