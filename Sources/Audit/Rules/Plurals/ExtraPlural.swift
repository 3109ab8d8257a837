// `extra-plural`: plural forms that no number uses in the language.

import Catalogs
import Comparison

extension Rule {
    static let extraPlural = Rule(
        "extra-plural", .note, .unseen,
        summary: "A plural has a form that is never shown in its language.",
        explanation: """
            No number, not even a fraction, uses this form in the language, so users never see it. Somebody wrote it \
            for one number only, such as `zero` for 0, and users read '0 files' instead of 'No files'. Write `=0` in \
            ICU messages, or let the code choose the text. The same form in many plurals of a language is one note.

            The rule reports `zero`, `one` and `two` if their text differs from that of `other`, in a language with one \
            form only if it shows neither a number nor another value, and any form if `other` is empty, or if the \
            language needs a form that is missing. It ignores other forms, and `zero` beside `=0`, because \
            users see the right text without them, and forms with the text of `other`. It ignores Apple's \
            `zero` and Flutter's `zero`, `one` and `two`, because they are shown for these numbers in every language. \
            It ignores `many` in languages that have this form in any version of CLDR. It also ignores untranslated \
            copies of the source, and the older plurals of i18next (`file` and `file_plural`) in languages with one \
            form, which show `file`. It ignores `one` if the `Gemfile` of a Rails app lacks rails-i18n and no file \
            defines plural rules, and `zero`, `one` and `two` in apps with easy_localization, unless they set \
            `ignorePluralRules: false`.
            """,
        examples: [
            .finds(
                "the form 'few' of 'files' is never shown in de", "German has no 'few', and lacks 'one'",
                [.plural("de", [("few", "%d Datei"), ("other", "%d Dateien")])]),
            .finds(
                "the form 'one' of 'n' is never shown in ja", "an ICU message",
                .strings(
                    "{n, plural, one {every day} other {every # days}}", "ja", "{n, plural, one {毎日} other {#日ごと}}")),
            .leaves(
                "A form beside all that the language needs",
                [.plural("de", [("one", "%d Datei"), ("few", "%d Dateie"), ("other", "%d Dateien")])]),
            .leaves(
                "Forms that refer to texts",
                [
                    .init(
                        "res/values/strings.xml",
                        """
                        <resources><plurals name="files">
                          <item quantity="one">@string/one_file</item><item quantity="few">@string/few_files</item>
                          <item quantity="other">@string/all_files</item>
                        </plurals><string name="few_files">%d files</string></resources>

                        """)
                ]),
            .leaves(
                "A number in words",
                .strings("{n, plural, one {# file} other {# files}}", "ja", "{n, plural, one {一個} other {#個}}")),
            .finds(
                "the form 'zero' is never shown in en", "Android has no special 'zero'",
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
                "A form with the same text as 'other'", [.plural("ja", [("one", "%d個"), ("other", "%d個")])]),
            .leaves(
                "A form with the same text as 'other' and 1 for the number",
                [
                    .init(
                        "config/locales/ja.yml",
                        "ja:\n  hours: {one: \"約1時間\", other: \"約%{count}時間\"}\n  files: {other: \"%{count}件\"}\n")
                ]),
            .leaves(
                "A form with the same text as 'other' and 1 for the number, in a message",
                .strings("{n, plural, one {# hour} other {# hours}}", "ja", "{n, plural, one {1 時間} other {#時間}}")),
            .leaves(
                "A form with the same text as 'other', in a message",
                .strings("{n, plural, one {season} other {seasons}}", "ko", "{n, plural, one {시즌} other { 시즌}}")),
            .leaves(
                "A Rails app without plural rules",
                [
                    .init("Gemfile", "gem 'rails'\n"),
                    .init("config/locales/ja.yml", "ja:\n  files: {one: \"一件\", other: \"%{count}件\"}\n"),
                ]),
            .leaves("easy_localization, which ignores plural rules", .easyLocalization("ja", "one")),
            .leaves(
                "Fluent's fallback, whatever its name",
                [.init("en/a.ftl", "a = { $n ->\n   *[zero] none\n    [other] { $n }\n }\n")]),
            .leaves("An untranslated copy", .imageCopies("ko")),
            .leaves("Older i18next files, which show 'file' here", .oldPairs("ja")),
            .leaves(
                "Older i18next files with a key that ends in '_other'",
                .oldPairs("ja", and: "\"category_other\": \"Other\"")),
            .leaves(
                "Apple's 'zero'",
                [.plural("en", [("zero", "no files"), ("one", "%d file"), ("other", "%d files")])]),
            .leaves(
                "Flutter uses 'one' for 1 in every language",
                [.init("lib/app_ja.arb", "{\"n\": \"{n, plural, one{{n}個のファイル} other{{n}個}}\"}\n")]),
            .leaves(
                "Russian uses 'other' for fractions",
                [
                    .plural(
                        "ru", [("one", "%d файл"), ("few", "%d файла"), ("many", "%d файлов"), ("other", "%d файла")])
                ]),
        ],
        check: .table { subject, findings in
            var plurals = PluralGroups(subject.catalog.catalog)
            let hasOldPairs = subject.catalog.catalog.hasOldPairs
            for group in plurals.groups {
                guard let forms = plurals.forms(of: group), !hasOldPairs || forms.areTwo,
                    !plurals.isCopy(group, of: subject.source), !group.isGroupOfKeys(in: subject.source)
                else { continue }
                let extra = group.forms.filter { form in
                    !forms.categories.contains(form.category) && form.category != group.fallback
                        && !isUseful(form.category, in: group)
                        && !(subject.formsOfAllLanguages?.contains(form.category) ?? false)
                }
                // The only form of the language is complete.
                let isOnlyForm = forms.categories.allSatisfy { $0 == "other" } && group.has("other")
                // The texts that forms refer to are translated, and their plural serves all languages.
                guard let first = extra.first, first.entry.catalog.format.platform.alias(first.entry) == nil else {
                    continue
                }
                // Some tools export every form.
                guard !extra.allSatisfy(group.repeatsOther),
                    !lacksNothing(group, forms) || extra.contains(where: { isMeant($0, in: group, isOnlyForm) })
                else { continue }
                let subject = PluralWords.subject(extra.map(\.category), of: group)
                findings.add(
                    first.entry, "\(subject) never shown in \(group.locale)", help: help(extra, of: group),
                    cause: .inLanguage(extra.map(\.category).joined(separator: " ")))
            }
        })

    /// Whether a plural has a text for each number of its language.
    private static func lacksNothing(_ group: PluralGroup, _ forms: PluralForms) -> Bool {
        group.forms.contains { $0.category == "other" && (group.isInMessage || $0.entry.hasText) }
            && forms.categories.allSatisfy {
                group.has($0) || group.meant.contains($0) || forms.numbers(of: $0).isEmpty
            }
    }

    /// Whether a form is meant for a number for which users read another text now.
    private static func isMeant(
        _ form: (category: String, entry: Entry), in group: PluralGroup, _ isOnlyForm: Bool
    ) -> Bool {
        numbers[form.category] != nil && !isReplaced(form.category, in: group) && !group.repeatsOther(form)
            && (!isOnlyForm || group.isSpecial(form))
    }

    /// The fix: in messages a single number has its own selector.
    private static func help(_ extra: [(category: String, entry: Entry)], of group: PluralGroup) -> String {
        let fix = extra.count == 1 ? "remove it" : "remove them"
        guard group.isInMessage, let numbered = extra.first(where: { numbers[$0.category] != nil }),
            let number = numbers[numbered.category], !isReplaced(numbered.category, in: group)
        else { return fix }
        let selector = numbered.entry.syntax.selector(of: number)
        return "\(fix), or write '\(selector)' for a text that applies to \(number) only"
    }

    /// Whether the number that a form is meant for has a text of its own, as `=0`.
    private static func isReplaced(_ category: String, in group: PluralGroup) -> Bool {
        numbers[category].map(group.exact.contains) ?? false
    }

    private static let numbers = ["zero": 0, "one": 1, "two": 2]

    /// Languages that had `many`, or have it since ICU 69 or later.
    private static let languagesWithMany: Set<String> = [
        "ca", "es", "fr", "he", "heb", "it", "iw", "lld", "pt", "scn", "vec",
    ]

    /// Whether a form may be shown although no number uses it according to ICU.
    private static func isUseful(_ category: String, in group: PluralGroup) -> Bool {
        switch category {
        case "other": true
        // Flutter uses them for the numbers themselves.
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
