// Files with texts of two directions, for the examples of rules.

extension [RuleExample.File] {
    /// A call of C with a text, and its Hebrew translation.
    static func logged(_ call: String, _ translation: String) -> Self {
        [
            .init("src/main.c", "\(call);\n"),
            .init(
                "po/he.po",
                """
                msgid ""
                msgstr "Language: he\\nContent-Type: text/plain; charset=UTF-8\\n"

                #: src/main.c:1
                msgid "Swell counts letters."
                msgstr "\(translation)"

                """),
        ]
    }

    /// An app whose layouts place texts, with a Hebrew text that Compose shows, and perhaps other code as well.
    static func mixedViews(_ code: String? = nil) -> Self {
        ["a", "b", "c"].map { .init("res/layout/\($0).xml", "<FrameLayout/>\n") }
            + (code.map { [.init("src/Old.kt", "\($0)\n")] } ?? []) + [
                .init(
                    "src/Screen.kt",
                    "import androidx.compose.material3.Text\nfun show() { Text(stringResource(R.string.cannot)) }\n"),
                .init(
                    "res/values/strings.xml",
                    "<resources><string name=\"cannot\">Swell counts letters.</string></resources>\n"),
                .init(
                    "res/values-he/strings.xml",
                    "<resources><string name=\"cannot\">Swell סופר אותיות.</string></resources>\n"),
            ]
    }

    /// A Hebrew text that begins with a name, another text, and a function of Swift that uses one of them.
    static func usedInSwift(_ statement: String) -> Self {
        [("en", "Swell counts letters.", "Other"), ("he", "Swell סופר אותיות.", "אחר")].map { language, count, other in
            .init(
                "\(language).lproj/Localizable.strings", "\"count\" = \"\(count)\";\n\"other\" = \"\(other)\";\n")
        } + [.init("Sources/Screen.swift", "func show(view: UIView, label: UILabel) { \(statement) }\n")]
    }
}
