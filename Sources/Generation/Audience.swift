// Who would be shown a pseudo-locale by mistake.

import Catalogs
import Pseudolocales

/// Whether Apple's choice of languages would show a pseudo-locale to customers.
public enum Audience {
    /// A pseudo-locale that customers would see, and a language of theirs for which an app has nothing better.
    public struct Reach: Sendable {
        let tag: PseudoTag
        let customers: String

        init(_ pseudolocale: Pseudolocale, in languages: Set<String>) {
            tag = pseudolocale.tag
            customers = Audience.customers(of: tag.language, without: languages)
        }
    }

    /// The pseudo-locales that customers of an app in a project would see; none where no app would hold them.
    public static func reached(
        by pseudolocales: [Pseudolocale], _ plan: Plan, of project: Project, _ placement: Placement
    ) -> [Reach] {
        guard placement.reachesApp else { return [] }
        let changed = Set(plan.jobs.filter(\.file.format.isOfApple).map(\.file.path))
        let apps: [Set<String>] =
            if case .bundle(let app) = placement {
                changed.isEmpty
                    ? [] : BuiltApp.programs(in: app).map { Project.languages(in: BuiltApp.resources(of: $0)) }
            } else {
                project.apps.filter { files in files.contains { changed.contains($0.path) } }.map(languages)
            }
        let reached = apps.flatMap { languages in
            Self.reached(by: pseudolocales, in: languages).map { Reach($0, in: languages) }
        }
        return pseudolocales.compactMap { pseudolocale in reached.first { $0.tag == pseudolocale.tag } }
    }

    /// The same of Android's resources: those pseudo-locales that devices offer are in scripts of their own there, and
    /// chosen by nobody else; any other is only a variant of its language.
    public static func reachedOnAndroid(_ plan: Plan, of project: Project, _ placement: Placement) -> [Reach] {
        guard placement.reachesApp else { return [] }
        let languages = Set(project.files.filter { $0.format.offeredPseudolocales != nil }.compactMap { $0.slot?.tag })
        let offered = Set(Format.all.compactMap(\.offeredPseudolocales).joined().map { $0.lowercased() })
        let made = plan.pseudolocales { $0.offeredPseudolocales != nil }
        return reached(by: made.filter { !offered.contains($0.tag.string.lowercased()) }, in: languages)
            .map { Reach($0, in: languages) }
    }

    /// The refusal on Android in words.
    public static func warningOnAndroid(_ reach: Reach) -> String {
        let tag = reach.tag.string
        return
            "\(tag) would reach customers: the app has no values-\(reach.tag.language), so that Android shows \(tag) to whoever has "
            + "\(reach.customers) as their language; make en-XA or ar-XB, write it elsewhere with --out, or use --force "
            + "and 'swell clean' before you ship"
    }

    /// The languages of an app: those of its folders, and those of its string catalogs.
    private static func languages(of files: [CatalogFile]) -> Set<String> {
        var languages = Project.languages(of: files)
        for file in files where file.format.layout == .allInOne {
            // What can't be read is reported when it is its turn.
            guard let catalog = try? file.read().get() else { continue }
            languages.formUnion(catalog.entries.compactMap(\.locale))
            if let source = catalog.sourceLocale { languages.insert(source) }
        }
        return languages
    }

    /// The pseudo-locales that customers would see, because an app has no better match for their language.
    public static func reached(by pseudolocales: [Pseudolocale], in languages: Set<String>) -> [Pseudolocale] {
        let known = Set(languages.map(PseudoTag.folded))
        return pseudolocales.filter { pseudolocale in
            let language = pseudolocale.tag.language
            // Nobody has such a language.
            if PseudoTag.isPrivate(language) { return false }
            return !(names[language] ?? [language]).contains { name in
                known.contains(name)
                    || known.contains { $0.hasPrefix("\(name)-") && isScript($0.dropFirst(name.count + 1)) }
            }
        }
    }

    /// What stands for a language beside its own code.
    private static let names = [
        "en": ["en", "english", "base"], "he": ["he", "iw"], "id": ["id", "in"], "nb": ["nb", "no"],
        "no": ["no", "nb"],
    ]

    /// `Hans` in `zh-Hans`, which is all there is of Chinese.
    private static func isScript(_ part: Substring) -> Bool { part.utf8.count == 4 }

    /// The refusal in words.
    public static func warning(_ reach: Reach) -> String {
        let tag = reach.tag.string
        let language = reach.tag.language
        let folder = language == "en" ? "en.lproj or Base.lproj" : "\(language).lproj"
        return
            "\(tag) would reach customers: the app has no \(folder), so that whoever has \(reach.customers) as their "
            + "language is shown \(tag); write it elsewhere with --out, or use --force and 'swell clean' before you ship"
    }

    /// A language of customers that an app has no texts in: of a region of its own, where it is known by such.
    private static func customers(of language: String, without languages: Set<String>) -> String {
        let known = Set(languages.map(PseudoTag.folded))
        return (regions[language] ?? [language]).first { !known.contains(PseudoTag.folded($0)) }
            ?? "\(language) of another region"
    }

    private static let regions = [
        "ar": ["ar-EG", "ar-SA"], "el": ["el-GR", "el-CY"], "en": ["en-US", "en-GB", "en-AU", "en-IN"], "he": ["he-IL"],
        "hi": ["hi-IN"], "ja": ["ja-JP"], "ko": ["ko-KR"], "zh": ["zh-CN", "zh-TW"],
    ]
}
