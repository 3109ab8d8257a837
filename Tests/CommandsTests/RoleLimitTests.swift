// Limits of roles in `.swell.yml`, run as a user runs them.

import Foundation
import TestSupport
import Testing

@Suite("Limits of roles")
struct RoleLimitTests {
    private let folder: TemporaryFolder

    /// Creates an app with one text in a list, two in bar buttons and one in a tab.
    init() throws {
        folder = try TemporaryFolder()
        let texts = ["menu.title": "Menu", "menu.about": "About", "menu.quit": "Quit", "menu.open": "Open"]
        let german = ["menu.title": "Speisekarte", "menu.quit": "Anwendung beenden", "menu.open": "Öffnen"]
        for (language, texts) in [("en", texts), ("de", german)] {
            let lines = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }
            try folder.write(lines.joined(), to: "\(language).lproj/Localizable.strings")
        }
        try folder.write(
            """
            import SwiftUI
            struct Menu: View {
                var body: some View {
                    List { Text("menu.title") }
                        .toolbar { Button("menu.quit") {}; Button("menu.open") {} }
                        .tabItem { Text("menu.about") }
                }
            }

            """, to: "Menu.swift")
    }

    private func swell(_ arguments: String..., settings: String) throws -> Outcome {
        try folder.write(settings, to: ".swell.yml")
        return try Programs.swell(arguments, in: folder.url)
    }

    @Test("A translation that exceeds the limit of its role is an error, and says what the code shows it as")
    func exceeded() throws {
        let outcome = try swell("check", "--rule", "over-budget", settings: "roles:\n  bar button: 12\n  tab: 3\n")
        #expect(outcome.code == 1)
        #expect(outcome.text.contains("error    menu.quit (de): needs 17 characters, has 12 [over-budget]"))
        #expect(outcome.text.contains("limit  .swell.yml:2:15"))
        #expect(outcome.text.contains("shown as a bar button, Menu.swift:5:24"))
        #expect(!outcome.text.contains("menu.title") && !outcome.text.contains("menu.open"))
    }

    @Test("A comment on the key takes precedence")
    func comment() throws {
        try folder.write(
            "/* [CHAR LIMIT=20] */\n\"menu.quit\" = \"Quit\";\n\"menu.open\" = \"Open\";\n",
            to: "en.lproj/Localizable.strings")
        let outcome = try swell(
            "check", "--rule", "over-budget", "--rule", "conflicting-budgets", settings: "roles: {bar button: 12}\n")
        #expect(outcome.code == 0, "\(outcome.text)\(outcome.errors)")
    }

    @Test("A budget for the key takes precedence")
    func overridden() throws {
        let settings = "roles: {bar button: 12}\nbudgets: {menu.quit: 20}\n"
        #expect(try swell("check", "--rule", "over-budget", settings: settings).code == 0)
    }

    @Test("Limits hold without layouts, but not without code")
    func switches() throws {
        let settings = "roles: {bar button: {width: 60, style: body}}\n"
        #expect(try swell("check", "--rule", "truncated", settings: settings + "layouts: off\n").code == 1)
        #expect(try swell("check", "--rule", "truncated", settings: settings + "code: off\n").code == 0)
    }

    @Test("Of two roles of a text, the tighter limit counts")
    func tighter() throws {
        try folder.write(
            "import SwiftUI\nstruct Other: View { var body: some View { Button(\"menu.title\") {} } }\n",
            to: "Other.swift")
        let outcome = try swell("budgets", "--format", "json", settings: "roles: {button: 9, list row: 7}\n")
        let keys = outcome.text.components(separatedBy: "{\"key\":")
        let title = try #require(keys.first { $0.hasPrefix("\"menu.title\"") })
        #expect(title.contains("\"most\":7,\"written\":{\"source\":\"roles\"") && !title.contains("\"most\":9"))
    }

    @Test("A role that no text can have is an error with the nearest name")
    func misspelled() throws {
        let outcome = try swell("check", settings: "roles:\n  tabb: 12\n")
        #expect(outcome.code == 2)
        #expect(
            outcome.errors.contains(
                ".swell.yml:2:3: roles: 'tabb' is no role of a text on the screen; did you mean 'tab'?"))
    }
}
