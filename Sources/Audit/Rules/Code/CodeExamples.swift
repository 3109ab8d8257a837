// The small apps in the examples of rules about code.

extension [RuleExample.File] {
    /// A file of Swift, beside a catalog with a text in English and German.
    static func swift(_ code: String, catalog: String = "\"menu.title\" = \"Menu\";") -> Self {
        [
            .init("Sources/Menu.swift", code + "\n"),
            .init("en.lproj/Localizable.strings", catalog + "\n"),
            .init("de.lproj/Localizable.strings", catalog + "\n"),
        ]
    }
}
