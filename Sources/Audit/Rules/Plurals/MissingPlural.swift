// `missing-plural`: plural forms that the language needs and the catalog lacks.

import Basics
import Comparison
import Pseudolocales

extension Rule {
    package static let missingPlural = Rule(
        "missing-plural", .error, .wrongText,
        summary: "A plural lacks a form that its language needs.",
        explanation: """
            A number whose form is missing uses the form `other`, which is usually wrong: “2 файлов”. That is a \
            warning, because some words have the same form. If the form `other` itself is missing, it is an error, \
            because every plural needs `other`.

            A language needs the forms that some whole number below a million uses. If all plurals of a file lack the \
            same forms of a language, the rule reports them once for the file. It does not require `many` in French, \
            Spanish, Italian and Portuguese, which use it for millions, or in Czech, which uses it for fractions. It \
            does not require `zero` if the language, or Rails, uses it for 0 only, because `other` is readable there, and \
            requires no form but `one` and `other` if the `Gemfile` of a Rails app lacks rails-i18n and no file defines \
            plural rules, or if an app uses easy_localization without `ignorePluralRules: false`. In JSON, whose \
            libraries may lack plural rules, it requires other forms than `one` and `other` only if some text of the app \
            has such a form. It does not require `two` in Hebrew, because most nouns have the same form after 2 as after \
            other numbers. If only fractions use `other`, as in Polish and Russian, and all other forms exist, a missing `other` \
            is a note; so is a missing `many` if `other` has another text than `few`, probably that of `many`. The rule accepts it on Android, which \
            uses whole numbers only, and in i18next files. It checks the older plurals of i18next, `file` and \
            `file_plural`, only in languages with two forms. A plural of the source that has only `other` is a note, \
            because its number may never be 1, and its translations need no form that is only for 1, either. If all \
            plurals of a language such as Turkish have only `other`, the rule accepts it, because nouns do not change \
            after numbers. Untranslated copies of the source are not checked. In ICU messages `=1` replaces `one` if 1 \
            is the only number of that form. A form `other` that shows only the number, or the number after a colon or \
            in parentheses, fits every number, and so does one for several things if no form of the plural and its \
            source shows a number or another value. If the source lacks `one`, too, a missing `one` is a note. In \
            Flutter's `.arb` files `=0`, `=1` and `=2` are always `zero`, `one` and `two`.
            """,
        examples: [
            .finds(
                "the form 'few' of 'files' is missing: 2 uses 'other'", "Russian has a form for 2",
                [.plural("ru", [("one", "%d файл"), ("many", "%d файлов"), ("other", "%d файла")])]),
            .finds(
                "the form 'one' of 'n' is missing: 1 uses 'other'", "an ICU message",
                .english("{n, plural, =0 {no files} other {# files}}")),
            .finds(
                "the form 'other' of 'files' is missing; every plural needs 'other'", "a plural without a fallback",
                [.plural("en", [("one", "%d file")])]),
            .finds(
                "a plural or select in this message lacks the form 'other', which is required",
                "ICU rejects a plural without 'other'", .english("{n, plural, one {# file}}")),
            .finds(
                "the form 'other' is missing; every plural needs 'other'", "a plural of Rails that lost a form",
                [
                    .init(
                        "config/locales/en.yml",
                        "en:\n  files:\n    one: \"%{count} file\"\n    other: \"%{count} files\"\n"),
                    .init("config/locales/de.yml", "de:\n  files:\n    one: \"%{count} Datei\"\n"),
                ]),
            .finds(
                "the form 'few' of 'n' is missing: 2 uses 'many'", "Fluent falls back to the form with the asterisk",
                [
                    .init("en/a.ftl", "a = { $n ->\n    [one] { $n } file\n   *[other] { $n } files\n }\n"),
                    .init("ru/a.ftl", "a = { $n ->\n    [one] { $n } файл\n   *[many] { $n } файлов\n }\n"),
                ]),
            .finds(
                "the form 'other' of 'files' is missing; only fractions would use it",
                "Polish whole numbers use the other forms: a note",
                [.plural("pl", [("one", "%d plik"), ("few", "%d pliki"), ("many", "%d plików")])]),
            .finds(
                "the form 'few' is missing in all 3 plurals of sr: 2 uses 'other'", "No plural has a form for 2",
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
                "a form that shows only the number",
                [
                    .init(
                        "i18n/pl.json",
                        "{\"a\": \"{n, plural, =0 {Nie ma} other {<b>#</b>}} {n, plural, one {pliku} few {pliki} "
                            + "many {plików} other {pliku}}\"}\n")
                ]),
            .leaves(
                "Rails uses 'zero' for 0 only",
                [.init("config/locales/lv.yml", "lv:\n  files: {one: \"%{count} fails\", other: \"%{count} faili\"}\n")]
            ),
            .leaves(
                "A Rails app without plural rules",
                [
                    .init("Gemfile", "gem 'rails'\n"),
                    .init(
                        "config/locales/sr.yml",
                        "sr:\n  days: {one: \"%{count} дан\", other: \"%{count} дана\"}\n"),
                ]),
            .leaves("easy_localization, which ignores plural rules", .easyLocalization("uk", "one")),
            .leaves(
                "A number separate from its word",
                [.plural("sl", [("one", "Datoteka: %d"), ("other", "Datoteke: %d")])]),
            .leaves(
                "Hebrew nouns after the digit 2 are like those after others",
                [.plural("he", [("one", "קובץ אחד"), ("other", "%d קבצים")])]),
            .leaves(
                "Android uses whole numbers only",
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
                "French uses 'many' for millions",
                [.plural("fr", [("one", "%d fichier"), ("other", "%d fichiers")])]),
            .leaves(
                "Russian uses 'other' for fractions, and i18next files omit it",
                [
                    .init(
                        "locales/ru.json",
                        "{\"files_one\": \"{{count}} файл\", \"files_few\": \"{{count}} файла\", "
                            + "\"files_many\": \"{{count}} файлов\"}\n")
                ]),
            .leaves("An untranslated copy", .imageCopies("sl")),
            .leaves("An untranslated copy in a string catalog", .fileCopies("uk")),
            .finds(
                "the form 'many' of 'files' is missing: 5 uses 'other'",
                "The form 'other' probably holds that of 'many': a note",
                [.plural("uk", [("one", "%d файл"), ("few", "%d файли"), ("other", "%d файлів")])]),
            .leaves("Older i18next files, which use 'file_0' to 'file_2' here", .oldPairs("ro")),
            .finds(
                "the form 'one' of 'files' is missing: 1 uses 'other'",
                "A source without a form for 1: a note, and nothing in Polish",
                [
                    .plural("en", [("other", "%d files")]),
                    .plural("pl", [("few", "%d pliki"), ("many", "%d plików"), ("other", "%d pliku")]),
                ]),
            .leaves(
                "Uzbek nouns do not change after numbers",
                [
                    .plural("en", [("one", "%d file"), ("other", "%d files")]),
                    .plural("uz", [("other", "%d ta fayl")]),
                ]),
            .leaves(
                "slang has its own plural rules",
                .slang(
                    #""files(plural)": {"one": "{n} file", "other": "{n} files"}"#, "sk",
                    #""files(plural)": {"one": "{n} súbor", "other": "{n} súborov"}"#)),
            .leaves("Japanese has one form", [.plural("ja", [("other", "%d個")])]),
            .leaves(
                "Flutter reads =1 as 'one' in every language",
                [
                    .init(
                        "lib/app_ru.arb",
                        "{\"n\": \"{n, plural, =1{{n} файл} few{{n} файла} many{{n} файлов} other{{n} файла}}\"}\n")
                ]),
            .leaves(
                "forms without a number",
                [
                    .plural("en", [("one", "Open this link"), ("other", "Open one of these links")]),
                    .plural("ru", [("one", "Открыть ссылку"), ("other", "Открыть одну из ссылок")]),
                ]),
            .leaves(
                "branches of a message without a number",
                .json(
                    "{n, plural, one {Open this link} other {Open one of these links}}", "ru",
                    "{n, plural, one {Открыть ссылку} other {Открыть одну из ссылок}}")),
            .finds(
                "the form 'many' is missing: 5 uses 'other'",
                "a library that selects forms by language, as its files show",
                .suffixed([
                    ("en", ["one": "file", "other": "files"]),
                    ("ru", ["one": "файл", "few": "файла", "other": "файла"]),
                ])),
            .leaves(
                "a library that may know two forms only",
                .suffixed([
                    ("en", ["one": "file", "other": "files"]), ("ru", ["one": "файл", "other": "файла"]),
                ])),
            .leaves(
                "a form that Arabic uses for 0 only",
                .json(
                    "{n, plural, one {a file} other {# files}}", "ar",
                    "{n, plural, one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}")),
            .leaves("In English, 1 is the only number of 'one'", .english("{n, plural, =1 {a file} other {# files}}")),
        ],
        check: .table { subject, findings in
            var plurals = PluralGroups(subject.catalog.catalog)
            var languages = LackingLanguages()
            var withoutFractions: [PluralGroup] = []
            lazy var ofSource = SourcePlurals(subject.source?.catalog)
            let sourceLocale = subject.catalog.catalog.sourceLocale
            let ownTexts = subject.source == nil ? plurals.texts(in: sourceLocale ?? "") : [:]
            let hasOldPairs = subject.catalog.catalog.hasOldPairs
            for group in plurals.groups where !PseudoTag.isPseudo(group.locale) && !group.isEmpty {
                let forms = plurals.forms(of: group)
                let isCopy =
                    plurals.isCopy(group, of: subject.source)
                    || group.locale != sourceLocale && group.repeats(ownTexts[group.identity] ?? [])
                if !isCopy, !hasOldPairs || forms?.areTwo ?? true {
                    let missing = group.has("other") ? missing(in: group, forms) : []
                    // Without a number, the form for several things is the same for any number.
                    let isSilent =
                        !missing.isEmpty && group.showsNoValue
                        && (subject.source == nil || ofSource.showNoValue(group))
                    let hasRules = group.isInMessage || subject.hasPluralRules
                    let needed = missing.filter {
                        $0 == "one" || subject.formsOfAllLanguages == nil && !isSilent && hasRules
                    }
                    if needed.isEmpty || !group.showsNumberAlone { languages.add(group, needed, forms) }
                }
                guard !group.has("other"), let entry = group.entry else { continue }
                if lacksFractionsAlone(group, forms) {
                    // Weblate omits it then, and Android uses whole numbers only.
                    if !entry.catalog.format.has(.mayLeaveOutFractions) { withoutFractions.append(group) }
                } else {
                    let subject = PluralWords.subject(["other"], of: group)
                    findings.add(entry, "\(subject) missing; every plural needs 'other'", help: "add it")
                }
            }
            for groups in Dictionary(grouping: withoutFractions, by: \.locale).sorted(by: { $0.key < $1.key }) {
                addWithoutFractions(groups.value, to: &findings)
            }
            lazy var withOneForm =
                subject.source.map { PluralGroups($0.catalog).namesWithOneForm(in: $0.catalog.locale ?? "") }
                ?? plurals.namesWithOneForm(in: sourceLocale ?? "")
            for lack in languages.lacks {
                guard let entry = lack.group.entry else { continue }
                if lack.missing == ["one"] {
                    let isOfSource = subject.source == nil && lack.group.locale == sourceLocale
                    // The app shows another text for 1.
                    if !isOfSource, plurals.forms(of: lack.group)?.numbers(of: "one") == [1],
                        withOneForm.contains(lack.group.identity)
                    {
                        continue
                    }
                    if languages.allLackTheSame(as: lack), keepsNouns(lack.group.locale) { continue }
                }
                let mayHoldMany =
                    lack.group.mayHoldMany && lack.missing == ["many"]
                    && plurals.forms(of: lack.group)?.numbers(of: "other").isEmpty ?? false
                let whole = languages.plurals(lackingTheSameAs: lack)
                guard let whole else {
                    let isAlone = subject.source == nil && !lack.group.isInMessage && lack.group.forms.count == 1
                    let mayBeMeant = isAlone || mayHoldMany || lack.missing == ["one"] && ofSource.lackOne(lack.group)
                    let subject = PluralWords.subject(lack.missing, of: lack.group)
                    findings.add(
                        entry, "\(subject) missing: \(lack.shown)", help: Self.help(lack.missing),
                        most: mayBeMeant ? .note : .warning)
                    continue
                }
                guard whole.isFirst else { continue }
                findings.add(
                    entry,
                    "\(PluralWords.subject(lack.missing)) missing in all \(whole.count) plurals of "
                        + "\(lack.group.locale): \(lack.shown)", help: Self.help(lack.missing),
                    most: mayHoldMany ? .note : .warning)
            }
            for entry in plurals.withoutOther {
                findings.add(
                    entry, "a plural or select in this message lacks the form 'other', which is required",
                    help: "add 'other {…}' to it")
            }
        })

    /// Adds one finding about plurals of a language that lack the form `other`, which only fractions would use.
    private static func addWithoutFractions(_ groups: [PluralGroup], to findings: inout Findings) {
        guard let first = groups.first, let entry = first.entry else { return }
        let words =
            groups.count == 1
            ? "\(PluralWords.subject(["other"], of: first)) missing; only fractions would use it"
            : "\(PluralWords.subject(["other"])) missing in \(groups.count) plurals of \(first.locale); only fractions "
                + "would use it"
        findings.add(entry, words, help: "add it", most: .note)
    }

    /// Whether nouns do not change after numbers in a language.
    private static func keepsNouns(_ locale: String) -> Bool {
        languagesThatKeepNouns.contains(locale.prefix { $0 != "-" && $0 != "_" }.lowercased())
    }

    /// Turkic languages and others in which the singular follows a number, although ICU has two forms for most of them.
    private static let languagesThatKeepNouns: Set<String> = [
        "az", "ba", "cv", "fa", "hu", "hy", "ka", "kk", "ky", "tk", "tr", "tt", "ug", "uz",
    ]

    /// Whether a language has the dual only for some nouns, and without a number: two days, but not two files.
    private static func lacksDual(_ locale: String) -> Bool {
        ["he", "heb", "iw"].contains(locale.prefix { $0 != "-" && $0 != "_" }.lowercased())
    }

    private static func help(_ missing: [String]) -> String {
        "add a text for \(missing.map { "'\($0)'" }.listed()), even if it is the same as for 'other'"
    }

    /// Returns the forms other than `other` that a plural lacks.
    private static func missing(in group: PluralGroup, _ forms: PluralForms?) -> [String] {
        let zeroIsNothingElse = group.entry?.catalog.format.has(.takesZeroForNothingElse) ?? false
        let missing = (forms?.categories ?? []).filter { category in
            let numbers = forms?.numbers(of: category) ?? []
            return !group.has(category) && !group.meant.contains(category) && !numbers.isEmpty
                && !group.exact.isSuperset(of: numbers)
                && !(category == "zero" && (zeroIsNothingElse || numbers == [0]))
                && !(category == "two" && lacksDual(group.locale))
        }
        // In Fluent, a fallback that otherwise only fractions use takes the place of the missing form.
        if missing.count == 1, let fallback = group.fallback, forms?.numbers(of: fallback).isEmpty ?? false {
            return []
        }
        return missing
    }

    /// Whether a plural has all forms except `other`, which only fractions would use.
    private static func lacksFractionsAlone(_ group: PluralGroup, _ forms: PluralForms?) -> Bool {
        guard let forms, !group.isInMessage, !group.has("other") else { return false }
        return forms.numbers(of: "other").isEmpty
            && forms.categories.allSatisfy { group.has($0) || forms.numbers(of: $0).isEmpty }
    }
}

extension [RuleExample.File] {
    /// Files of i18next with the forms of one plural.
    static func suffixed(_ languages: [(tag: String, forms: KeyValuePairs<String, String>)]) -> Self {
        languages.map { tag, forms in
            let texts = forms.map { "\"add_\($0.key)\": \"{{count}} \($0.value)\"" }
            return .init("locales/\(tag).json", "{\(texts.joined(separator: ", "))}\n")
        }
    }

    /// A file of slang in English and in another language, with a few members each besides one text that both have.
    static func slang(_ source: String, _ locale: String, _ translation: String) -> Self {
        [("en", source), (locale, translation)].map { tag, members in
            .init("assets/i18n/\(tag).json", "{\"done(rich)\": \"OK (\(tag))\", \"b\": \"B\", \(members)}\n")
        }
    }

    /// An app with easy_localization, English texts, and a language with `other` and another form.
    static func easyLocalization(_ locale: String, _ form: String) -> Self {
        [
            .init("pubspec.yaml", "dependencies:\n  easy_localization: ^3.0.7\n"),
            .init("assets/translations/en.json", #"{"files": {"one": "{} file", "other": "{} files"}}"#),
            .init("assets/translations/\(locale).json", "{\"files\": {\"\(form)\": \"{} A\", \"other\": \"{} B\"}}"),
        ]
    }

    /// A string catalog with a plural in English, and the same forms in another language.
    static func fileCopies(_ locale: String) -> Self {
        let forms = ["one": "%lld file", "other": "%lld files"].sorted { $0.key < $1.key }.map { category, text in
            #""\#(category)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
        }
        let languages = ["en", locale].map { tag in
            #""\#(tag)": {"variations": {"plural": {\#(forms.joined(separator: ", "))}}}"#
        }
        let text = #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "files %lld": {"localizations": {\#(languages.joined(separator: ", "))}}
            }}

            """#
        return [.init("Localizable.xcstrings", text)]
    }

    /// An Android plural in English, and an untranslated copy of it.
    static func imageCopies(_ locale: String) -> Self {
        ["values", "values-\(locale)"].map { folder in
            .init(
                "res/\(folder)/strings.xml",
                """
                <resources><plurals name="failed">
                  <item quantity="one">Failed to resize %d image</item>
                  <item quantity="other">Failed to resize %d images</item>
                </plurals></resources>

                """)
        }
    }

    /// A plural of an older i18next file in English and in another language.
    static func oldPairs(_ locale: String, and other: String? = nil) -> Self {
        let rest = other.map { ", \($0)" } ?? ""
        return [
            .init(
                "locales/en.json",
                "{\"add\": \"{{count}} person added\", \"add_plural\": \"{{count}} people added\"\(rest)}\n"),
            .init(
                "locales/\(locale).json",
                "{\"add\": \"{{count}} + 1\", \"add_plural\": \"{{count}} + 2\"\(rest)}\n"),
        ]
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
