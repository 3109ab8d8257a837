// `extra-plural`: forms that no number of the language ever shows.

import Catalogs

extension Rule {
    static let extraPlural = Rule(
        "extra-plural", .warning, .unseen,
        summary: "A plural has a form that its language never shows.",
        explanation: """
            No number, not even a fraction, takes this form in the language, so nobody will ever read it: the form of \
            another language was copied, or the translator expects a text for one number that never comes. Take it \
            out, or in ICU messages write `=1`. Never reported are `other`, forms that say the same as it, Apple's `zero`, which is shown for 0 in \
            every language, Flutter's `zero`, `one` and `two`, which are shown for these numbers, and `many` of \
            languages that have or had it.
            """,
        examples: [
            .finds(
                "the form 'few' of 'files' is never shown in de", "German has no 'few'",
                [.plural("de", [("one", "%d Datei"), ("few", "%d Dateie"), ("other", "%d Dateien")])]),
            .finds(
                "the form 'one' of 'n' is never shown in ja", "a message of ICU's",
                .strings(
                    "{n, plural, one {# file} other {# files}}", "ja", "{n, plural, one {#個} other {#個}}")),
            .finds(
                "the form 'zero' is never shown in en", "Android has no 'zero' of its own",
                [
                    .init(
                        "res/values/strings.xml",
                        """
                        <resources><plurals name="files">
                          <item quantity="zero">No files</item><item quantity="one">%d file</item>
                          <item quantity="other">%d files</item>
                        </plurals></resources>

                        """)
                ]),
            .leaves(
                "A form that a tool wrote for each language", [.plural("ja", [("one", "%d個"), ("other", "%d個")])]),
            .leaves(
                "Apple's 'zero'",
                [.plural("en", [("zero", "no files"), ("one", "%d file"), ("other", "%d files")])]),
            .leaves(
                "Flutter's 'one' is for 1 in every language",
                [.init("lib/app_ja.arb", "{\"n\": \"{n, plural, one{{n}個のファイル} other{{n}個}}\"}\n")]),
            .leaves(
                "Russian 'other' is for fractions",
                [
                    .plural(
                        "ru", [("one", "%d файл"), ("few", "%d файла"), ("many", "%d файлов"), ("other", "%d файла")])
                ]),
        ],
        check: .table { subject, findings in
            var plurals = PluralGroups(subject.catalog.catalog)
            for group in plurals.groups {
                guard let forms = plurals.forms(of: group) else { continue }
                let extra = group.forms.filter { form in
                    !forms.categories.contains(form.category) && !mayStand(form.category, in: group)
                }
                guard let first = extra.first, !isCopy(extra, in: group) else { continue }
                let subject = PluralWords.subject(extra.map(\.category), of: group)
                findings.add(
                    first.entry, "\(subject) never shown in \(group.locale)", help: help(extra, of: group))
            }
        })

    /// Whether nothing is lost with some forms: they say what `other` says, as tools that export every form write them.
    private static func isCopy(_ extra: [(category: String, entry: Entry)], in group: PluralGroup) -> Bool {
        guard !group.isInMessage, let other = group.forms.first(where: { $0.category == "other" })?.entry else {
            return false
        }
        return extra.allSatisfy { $0.entry.value == other.value }
    }

    /// The way out: a text for one number alone has a selector of its own in messages.
    private static func help(_ extra: [(category: String, entry: Entry)], of group: PluralGroup) -> String {
        let out = extra.count == 1 ? "take it out" : "take them out"
        guard group.isInMessage, let numbered = extra.first(where: { numbers[$0.category] != nil }),
            let number = numbers[numbered.category]
        else { return out }
        let selector = numbered.entry.syntax.selector(of: number)
        return "\(out), or write '\(selector)' for a text that \(number) alone is to show"
    }

    private static let numbers = ["zero": 0, "one": 1, "two": 2]

    /// Languages that had `many`, or have it since ICU 69 or later.
    private static let languagesWithMany: Set<String> = [
        "ca", "es", "fr", "he", "heb", "it", "iw", "lld", "pt", "scn", "vec",
    ]

    /// Whether a form is right though no number takes it by the rules of ICU.
    private static func mayStand(_ category: String, in group: PluralGroup) -> Bool {
        switch category {
        case "other": true
        // Flutter takes them for the numbers themselves.
        case "zero", "one", "two":
            if group.isInMessage {
                group.entry?.catalog.format.has(.takesNumbersForCategories) ?? false
            } else {
                // Apple shows it for 0 in every language; ICU and Android do not.
                category == "zero" && !(group.entry?.catalog.format.has(.showsZeroByRuleOnly) ?? false)
            }
        case "many":
            languagesWithMany.contains(group.locale.prefix { $0 != "-" && $0 != "_" }.lowercased())
        default: false
        }
    }
}
