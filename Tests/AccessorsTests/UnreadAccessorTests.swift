// What is found of accessors that no code reads, in every style.

import Foundation
import TestSupport
import Testing

@Suite("Accessors that no code reads")
struct UnreadAccessorTests {
    @Test(
        "are unused keys and a finding, in every style",
        arguments: [
            ("nested", "let texts = [L10n.Menu.title, L10n.Menu.about, L10n.Menu.open]"),
            ("flat", "let texts = [L10n.menuTitle, L10n.menuAbout, L10n.menuOpen]"),
            (
                "resource",
                """
                import SwiftUI
                struct Menu: View { var body: some View { Text(.menuTitle); Text(.menuAbout); Text(.menuOpen) } }
                """
            ),
            (
                "keys",
                """
                import Foundation
                func text(_ key: LocalizedKeys) -> String { NSLocalizedString(key.rawValue, comment: "") }
                let texts = [text(.menuTitle), text(LocalizedKeys.menuAbout), text(.menuOpen)]
                """
            ),
        ])
    func everyStyle(style: String, code: String) throws {
        let app = try TemporaryFolder()
        let keys = ["title", "about", "open", "quit"].map { "\"menu.\($0)\" = \"\($0)\";\n" }
        try app.write(keys.joined(), to: "en.lproj/Localizable.strings")
        let made = try Programs.swell(["accessors", "--isolated", "--style", style], in: app.url)
        try app.write(made.text, to: "Generated.swift")
        try app.write(code + "\n", to: "Menu.swift")

        let unused = try Programs.swell(["keys", "--isolated", "--unused", "--format", "ndjson"], in: app.url)
        #expect(unused.text.split(separator: "\n").map { $0.prefix(18) } == ["{\"key\":\"menu.quit\""])
        let findings = try Programs.swell(["check", "--isolated", "--rule", "unused-accessor"], in: app.url)
        #expect(findings.text.contains("  warning  menu.quit: no code reads '"))
        #expect(findings.text.contains("1 warning in 1 file"))
    }
}
