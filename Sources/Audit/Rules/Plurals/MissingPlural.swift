// `missing-plural`: plural forms that the language needs and the catalog lacks.

import Basics
import Catalogs
import Comparison
import Pseudolocales

extension Rule {
    package static let missingPlural = Rule(
        "missing-plural", .error, .wrongText,
        summary: "A plural lacks a form that its language needs.",
        explanation: """
            A number whose form is missing uses the form `other`, which is usually wrong: “2 файлов”. That is a \
            warning, because some words have the same form. If the form `other` itself is missing, it is an error, \
            because every plural needs `other`. i18next goes on to its fallback language, so users see the source \
            text for such numbers, also if nouns do not change.

            A language needs the forms that some whole number below a million uses. If all plurals of a file lack the \
            same forms of a language, the rule reports them once for the file. It does not require `many` in French, \
            Spanish, Italian and Portuguese, which use it for millions, or in Czech, which uses it for fractions. It \
            does not require `zero` if the language, or Rails, uses it for 0 only, because `other` is readable there, and \
            requires no form but `one` and `other` if the `Gemfile` of a Rails app lacks rails-i18n and no file defines \
            plural rules, or if an app uses easy_localization without `ignorePluralRules: false`. In JSON, whose \
            libraries may lack plural rules, it requires other forms than `one` and `other` only if some text of the app \
            has such a form. It does not require `two` in Hebrew, because most nouns have the same form after 2 as after \
            other numbers. It does not require a form that only fractions use, a form of a plural whose forms for several \
            things all have one text, a form that the source lacks, too, although its language has it, and no `many` if \
            `other` has another text than `few`, probably that of `many`. In i18next files the bare key `file` beside \
            `file_other` is the form for 1. It checks the older plurals of i18next, `file` and `file_plural`, only in \
            languages with two forms. A plural of the source that has only `other` is a note, because its number may \
            never be 1, and nothing in English if no word of it ends in 's'. So is a lack of `one` in a plural with `=1` in \
            French or Portuguese, which only 0 would use. If all plurals of a language such as \
            Turkish have only `other`, the rule accepts it, because nouns do not change after numbers. Untranslated \
            copies of the source are not checked. In ICU messages `=1` replaces `one` if 1 is the only number of that \
            form. A form `other` that shows only the number, or the number after a colon or in parentheses, or before a \
            unit of one or two letters or another placeholder, fits every number, as does an ordinal, and so does one \
            for several things if no form of the plural and its source shows a number or another value. In \
            Flutter's `.arb` files `=0`, `=1` and `=2` are always `zero`, `one` and `two`.
            """,
        examples: MissingPluralExamples.all,
        check: .table { subject, findings in
            var plurals = PluralGroups(subject.catalog.catalog)
            var languages = LackingLanguages()
            lazy var ofSource = SourcePlurals(subject)
            let sourceLocale = subject.catalog.catalog.sourceLocale
            let ownTexts = subject.source == nil ? plurals.texts(in: sourceLocale ?? "") : [:]
            let hasOldPairs = subject.catalog.catalog.hasOldPairs
            for group in plurals.groups where !PseudoTag.isPseudo(group.locale) && !group.isEmpty {
                // `orphan-translation` reports it.
                if let source = subject.source, let entry = group.entry, group.isInMessage,
                    source.entry(like: entry) == nil
                {
                    continue
                }
                if group.isGroupOfKeys(in: subject.source) { continue }
                let forms = plurals.forms(of: group)
                let isCopy =
                    plurals.isCopy(group, of: subject.source)
                    || group.locale != sourceLocale && group.repeats(ownTexts[group.identity] ?? [])
                if !isCopy, !hasOldPairs || forms?.areTwo ?? true {
                    let missing = group.has("other") ? missing(in: group, forms) : []
                    // Without a number, the form for several things is the same for any number.
                    let isSilent =
                        !missing.isEmpty && group.showsNoNumber
                        && (subject.source == nil || ofSource.showNoNumber(group))
                    let hasRules = group.isInMessage || subject.hasPluralRules
                    let needed = missing.filter {
                        $0 == "one" || subject.formsOfAllLanguages == nil && !isSilent && hasRules
                    }
                    // `{count} played` has no noun that depends on the number.
                    let isMeant =
                        needed == ["one"] && subject.source == nil && LanguageNames.isEnglish(group.locale)
                        && !group.mayHoldEnglishPlural
                    if isMeant {
                        languages.add(group, [], forms)
                    } else if missing.isEmpty
                        || !needed.isEmpty && !group.showsNumberAlone && !writesOrdinal(group, subject.source)
                    {
                        languages.add(group, needed, forms)
                    }
                }
                guard !group.has("other"), let entry = group.entry,
                    subject.formsOfAllLanguages != nil || !lacksFractionsAlone(group, forms)
                else { continue }
                // An app may never show a text that its framework looks up.
                let isOfFramework =
                    subject.formsOfAllLanguages != nil
                    && entry.catalog.format.platform.frameworkKeys.contains { $0.contain(entry) }
                findings.add(
                    entry, "\(PluralWords.subject(["other"], of: group)) missing; every plural needs 'other'",
                    help: "add it", most: isOfFramework ? .warning : nil)
            }
            lazy var withOneForm =
                subject.source.map { PluralGroups($0.catalog).namesWithOneForm(in: $0.catalog.locale ?? "") }
                ?? plurals.namesWithOneForm(in: sourceLocale ?? "")
            let withMany = plurals.languages(mostlyWith: "many")
            var reported: Set<String> = []
            for lack in languages.lacks {
                guard let entry = lack.group.entry else { continue }
                if lack.missing == ["one"] {
                    let isOfSource = subject.source == nil && lack.group.locale == sourceLocale
                    // The source is reported.
                    if !isOfSource, ofSource.lackOne(lack.group) { continue }
                    // The app shows another text for 1.
                    if !isOfSource, plurals.forms(of: lack.group)?.numbers(of: "one") == [1],
                        withOneForm.contains(lack.group.identity)
                    {
                        continue
                    }
                    if PluralForms.keepsNouns(lack.group.locale), !lack.group.showsSourceForMissing { continue }
                }
                let mostHaveMany = withMany.contains(lack.group.locale)
                let forms = plurals.forms(of: lack.group)
                if isHarmless(lack, forms, mostHaveMany: mostHaveMany) { continue }
                if let count = languages.plurals(lackingTheSameAs: lack) {
                    guard reported.insert(lack.group.locale).inserted else { continue }
                    findings.add(
                        entry,
                        "\(PluralWords.subject(lack.missing)) missing in all \(count) plurals of "
                            + "\(lack.group.locale) in this file: \(lack.shown)",
                        help: Self.help(lack.missing), most: lacksZeroAlone(lack, forms) ? .note : .warning)
                } else {
                    let isAlone = subject.source == nil && lack.group.forms.count == 1 && lack.group.exact.isEmpty
                    findings.add(
                        entry, "\(PluralWords.subject(lack.missing, of: lack.group)) missing: \(lack.shown)",
                        help: Self.help(lack.missing),
                        most: isAlone || lacksZeroAlone(lack, forms) ? .note : .warning,
                        cause: .inLanguage(lack.shown))
                }
            }
            for entry in plurals.withoutOther where entry.catalog.format.platform.dialect(entry).needsOther(entry) {
                findings.add(
                    entry, "a plural or select in this message lacks the form 'other', which is required",
                    help: "add 'other {…}' to it", cause: .sameMessage(table: subject.table))
            }
        })

    /// Whether users most likely see the right text although forms are missing: that of `other` would be theirs.
    private static func isHarmless(
        _ lack: LackingLanguages.Lack, _ forms: PluralForms?, mostHaveMany: Bool
    ) -> Bool {
        if lack.group.showsSourceForMissing { return false }
        // Translators who write 'many' in most plurals have 'other' for fractions.
        if lack.missing == ["many"], !mostHaveMany, lack.group.mayHoldMany,
            forms?.numbers(of: "other").isEmpty ?? false
        {
            return true
        }
        if lack.missing == ["zero"] || PluralForms.keepsNouns(lack.group.locale), lack.group.hasOneText { return true }
        return !lack.missing.contains("one") && lack.group.hasOneTextForSeveral(forms)
    }

    /// Whether a plural has a text for 1, and its form for one thing is otherwise for 0, which may never occur.
    private static func lacksZeroAlone(_ lack: LackingLanguages.Lack, _ forms: PluralForms?) -> Bool {
        guard lack.missing == ["one"], let numbers = forms?.numbers(of: "one") else { return false }
        return !lack.group.exact.isEmpty && numbers.allSatisfy { $0 == 0 || lack.group.exact.contains($0) }
    }

    /// Whether the source of a plural adds the ending of an ordinal to its number, as in `the {n}th week`: no noun
    /// depends on it.
    private static func writesOrdinal(_ group: PluralGroup, _ source: KeyIndex?) -> Bool {
        guard let entry = group.entry, let text = source?.entry(like: entry)?.value else { return false }
        return ["}th ", "#th "].contains { text.contains($0) }
    }

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

extension PluralGroup {
    /// Whether its forms have the same text, as a missing one would.
    fileprivate var hasOneText: Bool { areSame(forms) }

    /// Whether its forms for several things have the same text, as a missing one would.
    fileprivate func hasOneTextForSeveral(_ language: PluralForms?) -> Bool {
        areSame(
            forms.filter { form in
                !["zero", "one"].contains(form.category) && !(language?.numbers(of: form.category).isEmpty ?? false)
            })
    }

    private func areSame(_ forms: [(category: String, entry: Entry)]) -> Bool {
        forms.count > 1 && forms.allSatisfy { $0.category == "other" || repeatsOther($0) }
    }
}
