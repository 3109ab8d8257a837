// `missing-translation`: source texts that a language lacks.

extension Rule {
    static let missingTranslation = Rule(
        "missing-translation", .error, .missingText,
        summary: "A translation lacks a text that its source has.",
        explanation: """
            It is a note if users see the source text: Android, gettext, Qt, XLIFF, string catalogs, Java, .NET and \
            others fall back to it, and so do apps whose own code does, or passes a default value with most keys. It \
            is an error if users see the raw key: Apple's loader looks a key up in one table of one language. A key that \
            reads like its text, apart from quotation marks, ellipses and the like, is as good as the text. If the \
            app decides, as with JSON and PHP, it is a note, too, but a warning if its code uses a library that shows \
            the key, such as i18next, vue-i18n, next-intl or Rails, and sets no fallback. Set \
            `fallback: source` or `fallback: key` in `.swell.yml` for the whole app. An empty translation shows \
            nothing, as an empty target of Angular's XLIFF does: a warning.

            A key that many languages lack is one finding, and so are all keys that one language lacks, in the app \
            and in its manual. A language \
            that is less than a third translated is always one finding; five such languages of a table, or more, are \
            one together. An empty form of a plural is a finding of its own.

            A file for a region, such as `de-AT`, may omit texts that the file of its language contains, except in \
            Apple's formats. On Android 7 and newer, users see the text of another region in the same script, as in \
            `values-pt-rBR` for `values-pt-rPT`: it is not missing. A file for a region of the source language, such as `en-GB`, may omit texts for which \
            users see the source text. A key may be in the `.strings` or the `.stringsdict` of the same name, and on \
            Android in any file of the folder. The rule ignores whole tables that a language lacks, texts without \
            letters that are their own key, pseudo-locales, and texts marked as not translatable, or, if users see the \
            source text, with a comment such as `Don't translate this text`. In a string catalog, a copy of the source that is new or needs review counts as missing. If a storyboard or \
            xib has the text of a key, users see that text; the rule ignores other Interface Builder keys, texts \
            of new objects, such as 'Label', that no language translates, the main menu of an app without a menu bar, keyboard shortcuts beside their translations, and texts that are keys of another table. A translation whose state says that it is \
            unfinished is a note. An array with fewer elements than in the source is a warning.
            """,
        examples: MissingTranslationExamples.found + MissingTranslationExamples.left,
        check: .table { subject, findings in
            let catalog = subject.catalog.catalog
            switch catalog.format.layout {
            case .onePerFile:
                MissingKeys(subject).report(to: &findings)
                for array in ArrayLengths.differing(subject) where array.count < array.sourceCount {
                    findings.add(
                        array.entry, array.words, help: "add the missing elements, in the order of the source",
                        most: .warning,
                        related: [.init(words: "the last element in the source", entry: array.source)])
                }
            case .allInOne: MissingLanguages(catalog).report(to: &findings)
            case .sourceAndTarget: MissingTargets(subject).report(to: &findings)
            }
        })
}
