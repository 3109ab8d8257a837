// The small apps in the examples of rules about code.

extension [RuleExample.File] {
    /// A view in a layout, and Kotlin that shows the layout, beside a catalog with a text in English and German.
    static func android(
        _ view: String, in container: String = "FrameLayout", code: String = "setContentView(R.layout.menu)",
        catalog: String = "<string name=\"menu_title\">Menu</string>"
    ) -> Self {
        let name = container.prefix { $0 != " " }
        return [
            .init("src/main/java/Menu.kt", "val title = R.string.menu_title\n\(code)\n"),
            .init("src/main/res/layout/menu.xml", "<\(container)>\n    \(view)\n</\(name)>\n"),
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
