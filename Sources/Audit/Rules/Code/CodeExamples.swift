// The small apps in the examples of rules about code.

extension [RuleExample.File] {
    /// A layout, and a file of Kotlin that shows it, beside a catalog with a text in English and German.
    static func android(
        _ view: String, code: String = "val title = R.string.menu_title",
        catalog: String = "<string name=\"menu_title\">Menu</string>"
    ) -> Self {
        [
            .init("src/main/java/Menu.kt", code + "\n"),
            .init("src/main/res/layout/menu.xml", "<FrameLayout>\n    \(view)\n</FrameLayout>\n"),
            .init("src/main/res/values/strings.xml", "<resources>\n    \(catalog)\n</resources>\n"),
            .init("src/main/res/values-de/strings.xml", "<resources>\n    \(catalog)\n</resources>\n"),
        ]
    }

    /// A file of Swift, beside a catalog with a text in English and German.
    static func swift(_ code: String, catalog: String = "\"menu.title\" = \"Menu\";") -> Self {
        [
            .init("Sources/Menu.swift", code + "\n"),
            .init("en.lproj/Localizable.strings", catalog + "\n"),
            .init("de.lproj/Localizable.strings", catalog + "\n"),
        ]
    }
}
