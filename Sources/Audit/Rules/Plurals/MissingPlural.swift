// `missing-plural`: numbers for which the language has a form and the catalog has none.

import Basics
import Comparison
import Pseudolocales

extension Rule {
    package static let missingPlural = Rule(
        "missing-plural", .error, .wrongText,
        summary: "A plural lacks a form that its language needs.",
        explanation: """
            Numbers whose form is missing show the form `other`, which mostly is wrong for them: “2 файлов”. That is a \
            warning, as some words have the same form; without `other`, which every plural needs, it is an error. Asked \
            for are the forms that some whole number below a million takes in the language. A language of which every \
            plural of a file lacks the same forms is reported once for the file. `many` of French, Spanish, Italian and \
            Portuguese, which is for millions, and that of Czech, which is for fractions, are never missing; nor is \
            `zero` in Rails, which takes it for 0 alone. Where fractions alone take `other`, as in Polish and Russian, \
            and all other forms are there, that it is missing is a note, and nothing on Android, which asks for whole \
            numbers, and in i18next's files. In ICU messages `=1` stands for `one` where that is the only number of the \
            form; in Flutter's `.arb` files `=0`, `=1` and `=2` always are `zero`, `one` and `two`.
            """,
        examples: [
            .finds(
                "the form 'few' of 'files' is missing: 2 shows 'other'", "Russian has a form for 2",
                [.plural("ru", [("one", "%d файл"), ("many", "%d файлов"), ("other", "%d файла")])]),
            .finds(
                "the form 'one' of 'n' is missing: 1 shows 'other'", "a message of ICU's",
                .english("{n, plural, =0 {no files} other {# files}}")),
            .finds(
                "the form 'other' of 'files' is missing, which every plural needs", "nothing is left for the rest",
                [.plural("en", [("one", "%d file")])]),
            .finds(
                "a plural or select of this message lacks the form 'other', which every one needs",
                "ICU reads none without 'other'", .english("{n, plural, one {# file}}")),
            .finds(
                "the form 'other' is missing, which every plural needs", "a plural of Rails that lost a form",
                [
                    .init(
                        "config/locales/en.yml",
                        "en:\n  files:\n    one: \"%{count} file\"\n    other: \"%{count} files\"\n"),
                    .init("config/locales/de.yml", "de:\n  files:\n    one: \"%{count} Datei\"\n"),
                ]),
            .finds(
                "the form 'few' of 'n' is missing: 2 shows 'many'", "Fluent shows the form with the asterisk",
                [
                    .init("en/a.ftl", "a = { $n ->\n    [one] { $n } file\n   *[other] { $n } files\n }\n"),
                    .init("ru/a.ftl", "a = { $n ->\n    [one] { $n } файл\n   *[many] { $n } файлов\n }\n"),
                ]),
            .finds(
                "the form 'other' of 'files' is missing; only fractions would show it",
                "Polish whole numbers have the other forms: a note",
                [.plural("pl", [("one", "%d plik"), ("few", "%d pliki"), ("many", "%d plików")])]),
            .finds(
                "the form 'few' is missing in all 3 plurals of sr: 2 shows 'other'", "No plural has a form for 2",
                [
                    .init(
                        "config/locales/sr.yml",
                        """
                        sr:
                          days: {one: "%{count} дан", other: "%{count} дана"}
                          files: {one: "%{count} датотека", other: "%{count} датотека"}
                          users: {one: "%{count} корисник", other: "%{count} корисника"}

                        """)
                ]),
            .leaves(
                "Rails takes 'zero' for 0 alone",
                [.init("config/locales/lv.yml", "lv:\n  files: {one: \"%{count} fails\", other: \"%{count} faili\"}\n")]
            ),
            .leaves(
                "Android asks for whole numbers only",
                [
                    .init(
                        "res/values/strings.xml",
                        """
                        <resources><plurals name="files">
                          <item quantity="one">%d file</item><item quantity="other">%d files</item>
                        </plurals></resources>

                        """),
                    .init(
                        "res/values-uk/strings.xml",
                        """
                        <resources><plurals name="files">
                          <item quantity="one">%d файл</item><item quantity="few">%d файли</item>
                          <item quantity="many">%d файлів</item>
                        </plurals></resources>

                        """),
                ]),
            .leaves(
                "French 'many' is for millions",
                [.plural("fr", [("one", "%d fichier"), ("other", "%d fichiers")])]),
            .leaves(
                "Russian 'other' is for fractions, and i18next has none then",
                [
                    .init(
                        "locales/ru.json",
                        "{\"files_one\": \"{{count}} файл\", \"files_few\": \"{{count}} файла\", "
                            + "\"files_many\": \"{{count}} файлов\"}\n")
                ]),
            .leaves("Japanese has one form", [.plural("ja", [("other", "%d個")])]),
            .leaves(
                "=1 is 'one' to Flutter, whatever the language",
                [
                    .init(
                        "lib/app_ru.arb",
                        "{\"n\": \"{n, plural, =1{{n} файл} few{{n} файла} many{{n} файлов} other{{n} файла}}\"}\n")
                ]),
            .leaves("=1 is all of English 'one'", .english("{n, plural, =1 {a file} other {# files}}")),
        ],
        check: .table { subject, findings in
            var plurals = PluralGroups(subject.catalog.catalog)
            var languages = LackingLanguages()
            for group in plurals.groups where !PseudoTag.isPseudo(group.locale) && !group.isEmpty {
                let forms = plurals.forms(of: group)
                languages.add(group, group.has("other") ? missing(in: group, forms) : [], forms)
                guard !group.has("other"), let entry = group.entry, let words = withoutOther(group, forms) else {
                    continue
                }
                findings.add(
                    entry, words, help: "write a text for it", most: lacksFractionsAlone(group, forms) ? .note : nil)
            }
            for lack in languages.lacks {
                guard let entry = lack.group.entry else { continue }
                let whole = languages.plurals(lackingTheSameAs: lack)
                guard let whole else {
                    let subject = PluralWords.subject(lack.missing, of: lack.group)
                    findings.add(
                        entry, "\(subject) missing: \(lack.shown)", help: Self.help(lack.missing), most: .warning)
                    continue
                }
                guard whole.isFirst else { continue }
                findings.add(
                    entry,
                    "\(PluralWords.subject(lack.missing)) missing in all \(whole.count) plurals of "
                        + "\(lack.group.locale): \(lack.shown)", help: Self.help(lack.missing), most: .warning)
            }
            for entry in plurals.withoutOther {
                findings.add(
                    entry, "a plural or select of this message lacks the form 'other', which every one needs",
                    help: "add 'other {…}' to it")
            }
        })

    /// What to say of a plural without `other`; nil where it needs none.
    private static func withoutOther(_ group: PluralGroup, _ forms: PluralForms?) -> String? {
        let subject = PluralWords.subject(["other"], of: group)
        guard lacksFractionsAlone(group, forms) else { return "\(subject) missing, which every plural needs" }
        // Weblate writes no other, and Android counts in whole numbers.
        let isUsual = group.entry?.catalog.format.has(.mayLeaveOutFractions) ?? false
        return isUsual ? nil : "\(subject) missing; only fractions would show it"
    }

    private static func help(_ missing: [String]) -> String {
        "write a text for \(missing.map { "'\($0)'" }.listed()), even if it is the same as that of 'other'"
    }

    /// The forms that a plural lacks beside `other`.
    private static func missing(in group: PluralGroup, _ forms: PluralForms?) -> [String] {
        let zeroIsNothingElse = group.entry?.catalog.format.has(.takesZeroForNothingElse) ?? false
        let missing = (forms?.categories ?? []).filter { category in
            let numbers = forms?.numbers(of: category) ?? []
            return !group.has(category) && !group.meant.contains(category) && !numbers.isEmpty
                && !group.exact.isSuperset(of: numbers) && !(zeroIsNothingElse && category == "zero")
        }
        // Fluent's form for the rest is that of the one that is missing, where else only fractions would show it.
        if missing.count == 1, let fallback = group.fallback, forms?.numbers(of: fallback).isEmpty ?? false {
            return []
        }
        return missing
    }

    /// Whether a plural has all forms but `other`, and fractions alone would show that.
    private static func lacksFractionsAlone(_ group: PluralGroup, _ forms: PluralForms?) -> Bool {
        guard let forms, !group.isInMessage, !group.has("other") else { return false }
        return forms.numbers(of: "other").isEmpty
            && forms.categories.allSatisfy { group.has($0) || forms.numbers(of: $0).isEmpty }
    }
}

extension RuleExample.File {
    /// A `.stringsdict` with one key and the forms of its variable `files`.
    static func plural(_ locale: String, _ forms: [(category: String, text: String)]) -> Self {
        let branches = forms.map { "        <key>\($0.category)</key> <string>\($0.text)</string>\n" }.joined()
        return Self(
            "\(locale).lproj/Localizable.stringsdict",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>key</key>
                <dict>
                    <key>NSStringLocalizedFormatKey</key> <string>%#@files@</string>
                    <key>files</key>
                    <dict>
                        <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
                        <key>NSStringFormatValueTypeKey</key> <string>d</string>
                \(branches)    </dict>
                </dict>
            </dict>
            </plist>

            """)
    }
}
