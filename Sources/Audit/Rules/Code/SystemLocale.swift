// `system-locale`: texts in the language of the system, in an app that lets users pick another.

import Code
import Platforms

extension Rule {
    static let systemLocale = Rule(
        "system-locale", .note, .wrongText, isOptional: true,
        summary: "A view looks a text up in the system's language, not in the app's own.",
        explanation: """
            `Text("key")` follows the locale in the environment of views, but `String(localized:)` and \
            `NSLocalizedString` follow the system. In an app that sets `\\.locale`, such a text stays in another \
            language than the texts around it. Pass the key to the view, or the locale or bundle to the look-up. Locales \
            that are written in the code, the system's own, and those of pictures that `ImageRenderer` draws do not count.
            """,
        examples: [
            .finds(
                "the app sets '\\.locale' for its texts, but this one follows the system", "a String in a view",
                .views("let title = String(localized: \"menu.title\")")),
            .leaves("a key", .views("let title: LocalizedStringKey = \"menu.title\"")),
            .leaves("the app's bundle", .views("let title = String(localized: \"menu.title\", bundle: bundle)")),
            .leaves(
                "an app that follows the system",
                .swift("struct Menu: View { let title = String(localized: \"menu.title\") }")),
            .leaves(
                "a picture in the language of the system",
                .swift(
                    """
                    struct Menu: View { let title = String(localized: "menu.title") }
                    let picture = ImageRenderer(content: Menu().environment(\\.locale, settings.locale))
                    let other = Menu().environment(\\.locale, .init(identifier: Locale.current.identifier))
                    """)),
        ],
        check: .project { subject, findings in
            guard let code = subject.code,
                code.settings(of: EnvironmentNames.locale).contains(where: { $0.call.setsOwnLocale })
            else { return }
            for file in code.shownFiles {
                for call in file.tree.nodes(.call) where call.isLookUpInSystemLocale {
                    guard call.enclosingType?.inherits(EnvironmentNames.view) == true, !call.isOffScreen else {
                        continue
                    }
                    findings.add(
                        in: file, at: call.range,
                        "the app sets '\\.locale' for its texts, but this one follows the system",
                        help: "pass the key to the view, or a bundle to the look-up")
                }
            }
        })
}

extension CodeNode {
    /// Whether it gives views on the screen a language that the app chooses.
    fileprivate var setsOwnLocale: Bool {
        !setsFixedLocale && !ancestors.contains { $0.kind == .call && $0.isNamed(EnvironmentNames.renderer) }
    }

    fileprivate var isLookUpInSystemLocale: Bool {
        guard argument("bundle") == nil, argument("locale") == nil else { return false }
        return isNamed("NSLocalizedString") || isNamed("String") && argument("localized") != nil
    }
}

extension [RuleExample.File] {
    /// An app that sets the language of its views, and a view with a member.
    fileprivate static func views(_ member: String) -> Self {
        .swift(
            """
            struct Menu: View { \(member) }
            struct Root: View {
                var body: some View { Menu().environment(\\.locale, settings.locale) }
            }
            """)
    }
}
