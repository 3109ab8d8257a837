// `undefined-reference`: references in texts of Fluent and vue-i18n that no file defines.

import Basics
import Platforms

extension Rule {
    static let undefinedReference = Rule(
        "undefined-reference", .warning, .lostData,
        summary: "A text of Fluent or vue-i18n refers to a text that no file defines.",
        explanation: """
            If Fluent finds no message or term of a name, in the language of the text or in the source language, it \
            shows the name in braces: `{ -brnad }` instead of the name of the app. Likewise, vue-i18n shows the key \
            of a link, `@:menu.open`, which translators may mistake for words. Links are checked in files with one \
            language, if at least one link of the source has a target. Each name is reported once per language, each \
            link once per file. Only files under the given paths count: pass the folder that contains all files, or \
            disable the rule for terms that are defined elsewhere.
            """,
        examples: [
            .finds(
                "'-brnad' is not defined in this language or the source language; did you mean '-brand'?",
                "a misspelled term",
                [
                    .init("locales/en/app.ftl", "-brand = Swell\nabout = About { -brand }\n"),
                    .init("locales/de/app.ftl", "-brand = Swell\nabout = Über { -brnad }\n"),
                ]),
            .leaves(
                "a term of the source language",
                [
                    .init("locales/en/brand.ftl", "-brand = Swell\n"),
                    .init("locales/en/app.ftl", "about = About { -brand }\n"),
                    .init("locales/de/app.ftl", "about = Über { -brand }\n"),
                ]),
            .finds(
                "'Hilfe' is not defined in this language or the source language",
                "a translated key",
                [
                    .init("locales/en.json", #"{"help": "help", "more": "See @:help"}"# + "\n"),
                    .init("locales/de.json", #"{"help": "Hilfe", "more": "Siehe @:Hilfe"}"# + "\n"),
                ]),
            .leaves(
                "links to an array element, a plural form, and a key in another file, with the file's name",
                [
                    .init(
                        "locales/en/app.json", #"{"list": ["A"], "name": "App", "x": "@:list[0] @:menu.open"}"# + "\n"),
                    .init(
                        "locales/en/menu.json",
                        #"{"open": "Open @:name", "n_one": "1", "n_other": "2", "m": "@:n_one"}"# + "\n"),
                ]),
            .leaves(
                "signs that are not links, because none has a target",
                [
                    .init("locales/en.json", #"{"mail": "Write to me@:host"}"# + "\n"),
                    .init("locales/de.json", #"{"mail": "Schreibe an ich@:host"}"# + "\n"),
                ]),
            .leaves(
                "a link to a key beside it, as in slang",
                [
                    .init(
                        "assets/i18n/en.json",
                        """
                        {"left": {"hours(plural, param=h)": {"other": "{h} hours"}, "all": "@:.hours left @:app.name"},
                          "app": {"name": "Moorings"}}

                        """)
                ]),
        ],
        check: .project { subject, findings in
            for kind in Platform.all.flatMap(\.references) {
                for reference in References(subject, kind).undefined {
                    let place =
                        reference.isInSource
                        ? "in this language" : "in this language or the source language"
                    let suggestion = Spelling.suggestion(reference.nearest)
                    findings.add(reference.entry, "'\(reference.name)' is not defined \(place)\(suggestion)")
                }
            }
        })
}
