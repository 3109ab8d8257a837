// How to see a pseudo-locale in apps that are neither Apple's nor Android's.

import Catalogs
import Generation
import Pseudolocales

/// What to do for each kind of app; nothing is said where it hangs on more than the catalogs show, as with .NET's.
enum ShowingElsewhere {
    /// What to do with the pseudo-locales of a plan.
    static func notes(for plan: Plan) -> [String] {
        [
            note(plan, ["po"]) { tags in
                "compile it as the app's build does, and run the app with "
                    + list(tags.map { "LANGUAGE=\(underscored($0))" }) + ", in any locale but C"
            },
            note(plan, ["json", "json-languages"]) { tags in
                "have the app load it as it does its other languages, and choose \(list(tags)) as its locale"
                    + spelling(of: tags)
            },
            note(plan, ["arb"]) { tags in
                "make the app's Dart code anew (flutter gen-l10n), and give MaterialApp as its locale what that adds to "
                    + "supportedLocales for \(list(tags))"
            },
            note(plan, ["fluent"]) { tags in
                "have the app load it as it does its other languages, and put \(list(tags)) before the locales it asks for"
            },
            note(plan, ["properties"], where: isJavas) { tags in
                "run the app with " + list(tags.map(javas))
            },
            note(plan, ["qt"]) { _ in "compile it with lrelease, and have the app load that with QTranslator" },
            note(plan, ["xliff", "xliff2"]) { _ in
                "bring one of the files back to where it came from, as a translator's; in Xcode by Product, Import "
                    + "Localizations, or xcodebuild -importLocalizations" + importing(plan)
            },
            note(plan, ["php"]) { tags in
                "choose \(list(tags.map(underscored))) as the app's locale, in Laravel with App::setLocale(), which shows "
                    + "the first choice of each plural then"
            },
            note(plan, ["yaml-languages", "yaml"]) { tags in
                "choose \(list(tags)) as the app's locale, in Rails with I18n.locale = "
                    + list(tags.map { ":\"\($0)\"" })
            },
        ].compactMap(\.self).map { "to see it, \($0)" }
    }

    /// What is said of the tags that files of some formats were made for; nil where there are none.
    private static func note(
        _ plan: Plan, _ formats: [String], where isMeant: (Plan.Output) -> Bool = { !isOfExtension($0) },
        _ words: ([String]) -> String
    ) -> String? {
        var tags: [String] = []
        for job in plan.jobs where formats.contains(job.file.format.id) {
            for tag in job.outputs.filter(isMeant).flatMap(\.pseudolocales).map(\.tag.string) where !tags.contains(tag)
            {
                tags.append(tag)
            }
        }
        return tags.isEmpty ? nil : words(tags)
    }

    /// What to give Xcode where a file lies in a folder as Xcode exports them, of which nothing else is written.
    private static func importing(_ plan: Plan) -> String {
        let isInFolder = plan.jobs.contains { $0.outputs.contains { $0.path.contains(".xcloc/") } }
        return isInFolder ? "; name the .xliff itself, as the .xcloc around it lacks its contents.json" : ""
    }

    /// How i18next spells a tag: as ECMAScript does, where all but scripts and regions are small.
    private static func spelling(of tags: [String]) -> String {
        guard let tag = tags.first(where: { $0 != canonical($0) }) else { return "" }
        return "; i18next from 23.16 on asks for \(tag) as \(canonical(tag)), but for en-XA as it is"
    }

    private static func canonical(_ tag: String) -> String {
        let parts = tag.split(separator: "-")
        return parts.enumerated().map { index, part in
            index > 0 && part.utf8.count < 5 ? String(part) : part.lowercased()
        }.joined(separator: "-")
    }

    /// Whether a file is of a browser's extension: it hangs on the browser which languages it takes.
    private static func isOfExtension(_ output: Plan.Output) -> Bool {
        output.path.split(separator: "/").contains("_locales")
    }

    /// Whether a file is named as Java's bundles are: `messages_en_XA.properties`.
    private static func isJavas(_ output: Plan.Output) -> Bool {
        output.pseudolocales.allSatisfy { pseudolocale in
            pseudolocale.tag.string.split(separator: "-").count == 2
                && output.path.hasSuffix("_\(underscored(pseudolocale.tag.string)).properties")
        }
    }

    private static func javas(_ tag: String) -> String {
        let parts = tag.split(separator: "-")
        return zip(["language", "country"], parts).map { "-Duser.\($0)=\($1)" }.joined(separator: " ")
    }

    private static func underscored(_ tag: String) -> String { tag.split(separator: "-").joined(separator: "_") }

    private static func list(_ words: [String]) -> String { words.joined(separator: ", or ") }
}
