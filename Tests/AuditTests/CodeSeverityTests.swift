// How severe findings in the code of Apple's apps are, and what they advise.

import Audit
import Comparison
import Foundation
import TestSupport
import Testing

@Suite("Severity and help of findings in code of Apple's apps")
struct CodeSeverityTests {
    @Test(
        "A text in code is an error only if no other key has it by chance",
        arguments: [
            ("button.setTitle(\"Quit\", for: .normal)", .warning),
            ("button.setTitle(\"Quit now\", for: .normal)", .error),
            ("button.setTitle(\"Open it\", for: .normal)", .warning),
            ("button.setTitle(\"Open the berth\", for: .normal)", .error),
            ("button.accessibilityHint = \"Open the berth\"", .warning),
        ] as [(String, Severity)])
    func veryText(code: String, severity: Severity) async throws {
        let more = """
            "menu.quit" = "Quit"; "Quit now" = "Quit now"; "menu.open" = "Open it"; "menu.berth" = "Open the berth";
            """
        let folder = try TemporaryFolder()
        try folder.write("func show() { \(code) }\n", to: "App/A.swift")
        try folder.write(more, to: "en.lproj/Localizable.strings")
        let found = try await AuditedApp.findings(of: ["hard-coded-text"], in: [folder.url.path])
        #expect(found.map(\.severity) == [severity])
    }

    @Test("A language that the project does not list is a note if hardly anything is translated")
    func untranslatedLanguage() async throws {
        func severities(_ text: String) async throws -> [Severity] {
            let folder = try TemporaryFolder()
            let texts = { (first: String) in (1...8).map { "\"\($0)\" = \"Berth \($0)\";\n" }.joined() + first }
            try folder.write(texts("\"menu\" = \"Menu\";\n"), to: "App/en.lproj/Localizable.strings")
            try folder.write(
                text.isEmpty ? texts("\"menu\" = \"Menü\";\n") : text, to: "App/de.lproj/Localizable.strings")
            try folder.write(
                "{ developmentRegion = en; knownRegions = (en, Base, ); }", to: "App.xcodeproj/project.pbxproj")
            return try await AuditedApp.findings(of: ["unregistered-language"], in: [folder.url.path]).map(\.severity)
        }
        #expect(try await severities("") == [.note])
        #expect(try await severities("\"1\" = \"Platz 1\";\n\"menu\" = \"Menü\";\n") == [.warning])
    }

    @Test("An unused key in other capitals than the one in use says so, and so does one that is looked up in vain")
    func otherCapitals() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "\"Menu_Title\" = \"Menu\";\n\"menu_title\" = \"Menu\";\n\"Menu_Quit\" = \"Quit\";\n",
            to: "en.lproj/Localizable.strings")
        try folder.write(
            """
            let title = NSLocalizedString("Menu_Title", comment: "")
            let quit = NSLocalizedString("menu_quit", comment: "")
            """, to: "A.swift")
        let found = try await AuditedApp.findings(of: ["unused-key", "unknown-key"], in: [folder.url.path])
        #expect(found.compactMap(\.help).contains { $0.contains("; the code uses the key 'Menu_Title'") })
        #expect(found.contains { $0.message == "no catalog has the key 'menu_quit'; did you mean 'Menu_Quit'?" })
    }

    @Test("What stands in a stack is aligned to its leading edge")
    func stack() async throws {
        let folder = try TemporaryFolder()
        try folder.write("\"menu.title\" = \"قائمة\";\n", to: "ar.lproj/Localizable.strings")
        try folder.write("\"menu.title\" = \"Menu\";\n", to: "en.lproj/Localizable.strings")
        try folder.write("func show() { dateStack.alignment = .left; label.alignment = .left }\n", to: "A.swift")
        let found = try await AuditedApp.findings(of: ["fixed-direction"], in: [folder.url.path])
        #expect(found.map(\.help) == ["use '.leading'", "use '.natural'"])
    }

    @Test("An enum of keys that nothing names is one finding, though other types have cases of those names")
    func unnamedEnum() async throws {
        func messages(_ more: String) async throws -> [String] {
            let folder = try TemporaryFolder()
            try folder.write(
                "\"menu\" = \"Menu\";\n\"app.ok\" = \"OK\";\n\"app.no\" = \"No\";\n\"app.yes\" = \"Yes\";\n",
                to: "en.lproj/Localizable.strings")
            try folder.write(
                """
                let title = NSLocalizedString("menu", comment: "")
                enum Key: String { case ok = "app.ok", no = "app.no", yes = "app.yes" }
                enum Answer { case ok, no }
                let answers: [Answer] = [.ok, .no]
                \(more)
                """, to: "A.swift")
            return try await AuditedApp.findings(of: ["unused-accessor"], in: [folder.url.path]).map(\.message)
        }
        #expect(try await messages("") == ["no code reads 'Key', which has 3 unused keys"])
        #expect(try await messages("var key: Key?") == ["no code reads 'Key.yes', the only use of the key 'app.yes'"])
    }

    @Test("Two phrases of an enum of keys without a number are a note")
    func phrasesOfCases() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "\"one\" = \"The file was deleted\";\n\"all\" = \"The files were deleted\";\n",
            to: "en.lproj/Localizable.strings")
        try folder.write(
            """
            enum Key: String { case one, all = "all", single = "one"
                var localized: String { NSLocalizedString(rawValue, comment: "") } }
            let text = files.count == 1 ? Key.single.localized : Key.all.localized
            """, to: "A.swift")
        let found = try await AuditedApp.findings(of: ["plural-in-code"], in: [folder.url.path])
        #expect(found.map(\.severity) == [.note])
    }
}
