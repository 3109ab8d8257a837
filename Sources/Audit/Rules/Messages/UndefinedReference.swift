// `undefined-reference`: messages and terms that texts of Fluent or vue-i18n show, and that no file defines.

import Basics
import Platforms

extension Rule {
    static let undefinedReference = Rule(
        "undefined-reference", .warning, .lostData,
        summary: "A text of Fluent or vue-i18n shows another that no file defines.",
        explanation: """
            Fluent shows the name in braces where it finds no message or term of that name, in the language of the \
            text or in the source language: `{ -brnad }` for the name of the app. So does vue-i18n with the key of a \
            link, `@:menu.open`, which translators may take for words; links are looked at in files of one language, \
            where one in the source leads somewhere. Each name is told of once in a language, each link once in a \
            language's file. Only what lies under the paths given counts: name the folder that holds all files, or turn \
            the rule off for terms that come from elsewhere.
            """,
        examples: [
            .finds(
                "'-brnad' is defined neither here nor in the source language; did you mean '-brand'?",
                "A misspelled term",
                [
                    .init("locales/en/app.ftl", "-brand = Swell\nabout = About { -brand }\n"),
                    .init("locales/de/app.ftl", "-brand = Swell\nabout = Über { -brnad }\n"),
                ]),
            .leaves(
                "A term of the source language",
                [
                    .init("locales/en/brand.ftl", "-brand = Swell\n"),
                    .init("locales/en/app.ftl", "about = About { -brand }\n"),
                    .init("locales/de/app.ftl", "about = Über { -brand }\n"),
                ]),
            .finds(
                "'Hilfe' is defined neither here nor in the source language",
                "A key that was translated",
                [
                    .init("locales/en.json", #"{"help": "help", "more": "See @:help"}"# + "\n"),
                    .init("locales/de.json", #"{"help": "Hilfe", "more": "Siehe @:Hilfe"}"# + "\n"),
                ]),
            .leaves(
                "Links to an array's element, a plural's form, and a key of another file by the file's name",
                [
                    .init(
                        "locales/en/app.json", #"{"list": ["A"], "name": "App", "x": "@:list[0] @:menu.open"}"# + "\n"),
                    .init(
                        "locales/en/menu.json",
                        #"{"open": "Open @:name", "n_one": "1", "n_other": "2", "m": "@:n_one"}"# + "\n"),
                ]),
            .leaves(
                "Signs that are no links, as none of them leads anywhere",
                [
                    .init("locales/en.json", #"{"mail": "Write to me@:host"}"# + "\n"),
                    .init("locales/de.json", #"{"mail": "Schreibe an ich@:host"}"# + "\n"),
                ]),
        ],
        check: .project { subject, findings in
            for kind in Platform.all.flatMap(\.references) {
                for reference in References(subject, kind).undefined {
                    let place =
                        reference.isInSource
                        ? "in no file of this language" : "neither here nor in the source language"
                    let way = Spelling.suggestion(reference.nearest)
                    findings.add(reference.entry, "'\(reference.name)' is defined \(place)\(way)")
                }
            }
        })
}
