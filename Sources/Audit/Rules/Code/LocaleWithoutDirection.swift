// `locale-without-direction`: views that get a language, but not its direction.

import Code
import Platforms
import TextLayout

extension Rule {
    static let localeWithoutDirection = Rule(
        "locale-without-direction", .note, .wrongText,
        summary: "Views get another language, but not its direction of writing.",
        explanation: """
            The locale in the environment of views decides the language of their texts, but not the direction of their \
            layout. An app that lets users pick Arabic or Hebrew must set `\\.layoutDirection`, too. The rule looks at \
            locales that are not fixed in the code, in apps with such a language.
            """,
        examples: [
            .finds(
                "the language of these views changes, but not their direction", "a locale alone",
                .arabic("let view = Menu().environment(\\.locale, settings.locale)")),
            .leaves(
                "an app without languages written from right to left",
                .swift("let view = Menu().environment(\\.locale, settings.locale)")),
            .leaves(
                "both",
                .arabic(
                    "let view = Menu().environment(\\.locale, settings.locale).environment(\\.layoutDirection, settings.direction)"
                )),
            .leaves(
                "a fixed locale", .arabic("let view = Menu().environment(\\.locale, Locale(identifier: \"en_US\"))")),
            .leaves("a preview", .arabic("#Preview { Menu().environment(\\.locale, settings.locale) }")),
        ],
        check: .project { subject, findings in
            guard let code = subject.code, code.settings(of: EnvironmentNames.direction).isEmpty,
                subject.languages(of: subject.project.files).contains(where: {
                    Direction.of(locale: $0) == .rightToLeft
                })
            else { return }
            for (file, call) in code.settings(of: EnvironmentNames.locale) where !call.setsFixedLocale {
                let last = call.arguments.reduce(call) { $1 }
                findings.add(
                    in: file, at: last.range, "the language of these views changes, but not their direction",
                    help: "set '\\.layoutDirection' to the direction of the language")
            }
        })
}

extension [RuleExample.File] {
    /// A file of Swift in an app that has Arabic, too.
    fileprivate static func arabic(_ code: String) -> Self {
        .swift(code) + [.init("ar.lproj/Localizable.strings", "\"menu.title\" = \"قائمة\";\n")]
    }
}
