// Who would be shown a pseudo-locale by mistake.

import Catalogs
import Pseudolocales

/// Whether Apple's choice of languages would show a pseudo-locale to customers.
public enum Audience {
    /// The pseudo-locales that customers of an app in a project would see; none where no app would hold them.
    public static func reached(
        by pseudolocales: [Pseudolocale], _ plan: Plan, of project: Project, _ placement: Placement
    ) -> [Pseudolocale] {
        guard placement.reachesApp else { return [] }
        let changed = Set(plan.jobs.filter(\.file.format.isOfApple).map(\.file.path))
        let apps: [Set<String>] =
            if case .bundle(let app) = placement {
                changed.isEmpty
                    ? [] : BuiltApp.programs(in: app).map { Project.languages(in: BuiltApp.resources(of: $0)) }
            } else {
                project.apps.filter { files in files.contains { changed.contains($0.path) } }.map(languages)
            }
        let reached = apps.flatMap { Self.reached(by: pseudolocales, in: $0).map(\.tag) }
        return pseudolocales.filter { reached.contains($0.tag) }
    }

    /// The same of Android's resources: those pseudo-locales that devices offer are in scripts of their own there, and
    /// chosen by nobody else; any other is only a variant of its language.
    public static func reachedOnAndroid(_ plan: Plan, of project: Project, _ placement: Placement) -> [Pseudolocale] {
        guard placement.reachesApp else { return [] }
        let languages = Set(project.files.filter { $0.format.offeredPseudolocales != nil }.compactMap { $0.slot?.tag })
        let offered = Set(Format.all.compactMap(\.offeredPseudolocales).joined().map { $0.lowercased() })
        let made = plan.pseudolocales { $0.offeredPseudolocales != nil }
        return reached(by: made.filter { !offered.contains($0.tag.string.lowercased()) }, in: languages)
    }

    /// The refusal on Android in words.
    public static func warningOnAndroid(_ pseudolocale: Pseudolocale) -> String {
        let tag = pseudolocale.tag.string
        let language = pseudolocale.tag.language
        return
            "\(tag) would reach customers: the app has no values-\(language), so that Android shows \(tag) to whoever has "
            + "\(example(language)) as their language; make en-XA or ar-XB, write it elsewhere with --out, or use --force "
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
        let known = Set(languages.map { $0.lowercased().split(separator: "_").joined(separator: "-") })
        return pseudolocales.filter { pseudolocale in
            let language = pseudolocale.tag.language
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
    public static func warning(_ pseudolocale: Pseudolocale) -> String {
        let tag = pseudolocale.tag.string
        let language = pseudolocale.tag.language
        let folder = language == "en" ? "en.lproj or Base.lproj" : "\(language).lproj"
        return
            "\(tag) would reach customers: the app has no \(folder), so that whoever has \(example(language)) as their "
            + "language is shown \(tag); write it elsewhere with --out, or use --force and 'swell clean' before you ship"
    }

    private static func example(_ language: String) -> String {
        let regions = [
            "ar": "ar-EG", "en": "en-US", "he": "he-IL", "ja": "ja-JP", "ko": "ko-KR", "zh": "zh-CN", "hi": "hi-IN",
            "el": "el-GR",
        ]
        return regions[language] ?? language
    }
}
