// Whether customers would see a pseudo-locale by mistake.

import Platforms
import Projects
import Pseudolocales

/// Decides whether a system's choice of languages would show a pseudo-locale to customers.
public enum Audience {
    /// Warnings that customers of the project's apps would see what a plan generates; empty if no app would contain it.
    public static func warnings(_ plan: Plan, of project: Project, _ placement: Placement) -> [String] {
        guard placement.reachesApp else { return [] }
        return Platform.all.flatMap { platform -> [String] in
            guard let picking = platform.picking else { return [] }
            let made = plan.pseudolocales { $0.platform == platform }
            let kept = picking.keepsOffered ? (picking.offered ?? []).map { $0.lowercased() } : []
            let risky = made.filter { !kept.contains($0.tag.string.lowercased()) }
            var warned: [PseudoTag] = []
            return apps(of: platform, plan, project, placement).flatMap { languages in
                reached(by: risky, in: languages).compactMap { pseudolocale in
                    let tag = pseudolocale.tag
                    let isKept = picking.prefersUsualRegion && hasUsualRegion(of: tag.language, in: languages)
                    guard !isKept, !warned.contains(tag) else { return nil }
                    warned.append(tag)
                    return warning(tag, languages, picking)
                }
            }
        }
    }

    /// The languages of each app that a plan changes.
    private static func apps(
        of platform: Platform, _ plan: Plan, _ project: Project, _ placement: Placement
    ) -> [Set<String>] {
        guard platform.picksOneLanguage else {
            return [Set(project.files.filter { $0.format.platform == platform }.compactMap { $0.slot?.tag })]
        }
        let changed = Set(plan.jobs.filter { $0.file.format.platform == platform }.map(\.file.path))
        if case .bundle(let app) = placement {
            return changed.isEmpty
                ? [] : BuiltApp.programs(in: app).map { Project.languages(in: BuiltApp.resources(of: $0)) }
        }
        return project.apps.filter { files in files.contains { changed.contains($0.path) } }.map(languages)
    }

    private static func warning(_ tag: PseudoTag, _ languages: Set<String>, _ picking: LanguagePicking) -> String {
        "\(tag.string) would reach customers: the app has no \(picking.lacking(tag.language)), "
            + picking.consequence(tag.string, customers(of: tag.language, without: languages))
    }

    /// The languages of an app: those of its folders and those of its string catalogs.
    private static func languages(of files: [CatalogFile]) -> Set<String> {
        var languages = Project.languages(of: files)
        for file in files where file.format.layout == .allInOne {
            // An unreadable file is reported when it is processed.
            guard let catalog = try? file.read().get() else { continue }
            languages.formUnion(catalog.entries.compactMap(\.locale))
            if let source = catalog.sourceLocale { languages.insert(source) }
        }
        return languages
    }

    /// The pseudo-locales that customers would see because the app has no better match for their language.
    public static func reached(by pseudolocales: [Pseudolocale], in languages: Set<String>) -> [Pseudolocale] {
        let known = Set(languages.map(PseudoTag.folded))
        return pseudolocales.filter { pseudolocale in
            let language = pseudolocale.tag.language
            // No customer has such a language.
            if PseudoTag.isPrivate(language) { return false }
            return !(names[language] ?? [language]).contains { name in
                known.contains(name)
                    || known.contains { $0.hasPrefix("\(name)-") && isScript($0.dropFirst(name.count + 1)) }
            }
        }
    }

    /// The folder names and codes that also mean a language.
    private static let names = [
        "en": ["en", "english", "base"], "he": ["he", "iw"], "id": ["id", "in"], "nb": ["nb", "no"],
        "no": ["no", "nb"],
    ]

    /// Whether a part is a script, such as `Hans` in `zh-Hans`, which may be an app's only Chinese.
    private static func isScript(_ part: Substring) -> Bool { part.utf8.count == 4 }

    /// A customer language that an app lacks, with a region if the language has known ones.
    private static func customers(of language: String, without languages: Set<String>) -> String {
        let known = Set(languages.map(PseudoTag.folded))
        return (regions[language] ?? [language]).first { !known.contains(PseudoTag.folded($0)) }
            ?? "\(language) of another region"
    }

    /// Whether languages include the usual region of a language.
    private static func hasUsualRegion(of language: String, in languages: Set<String>) -> Bool {
        let known = Set(languages.map(PseudoTag.folded))
        return regions[language]?.first.map { known.contains(PseudoTag.folded($0)) } ?? false
    }

    /// The customer regions of a language, its usual one first.
    private static let regions = [
        "ar": ["ar-EG", "ar-SA"], "el": ["el-GR", "el-CY"], "en": ["en-US", "en-GB", "en-AU", "en-IN"], "he": ["he-IL"],
        "hi": ["hi-IN"], "ja": ["ja-JP"], "ko": ["ko-KR"], "zh": ["zh-CN", "zh-TW"],
    ]
}
