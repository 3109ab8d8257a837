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
        try folder.write(more, to: "de.lproj/Localizable.strings")
        let found = try await AuditedApp.findings(of: ["hard-coded-text"], in: [folder.url.path])
        #expect(found.map(\.severity) == [severity])
    }

    @Test(
        "A text that no catalog has is a note as long as the app has one language",
        arguments: [("", .note), ("de", .warning), ("en-GB", .note)] as [(String, Severity)])
    func oneLanguage(locale: String, severity: Severity) async throws {
        let folder = try TemporaryFolder()
        let texts = "\"menu.title\" = \"Menu\";\n\"Menu of the day\" = \"Menu of the day\";\n"
        try folder.write(texts, to: "en.lproj/Localizable.strings")
        if !locale.isEmpty { try folder.write(texts, to: "\(locale).lproj/Localizable.strings") }
        try folder.write(
            """
            let title = NSLocalizedString("menu.title", comment: "")
            let list = NSLocalizedString("This is the list.", comment: "")
            func show() { label.text = "Sign out" }
            struct Menu: View { let day = "Menu of the day"; var body: some View { Text(day) } }
            """, to: "A.swift")
        let rules: Set = ["unknown-key", "hard-coded-text", "key-shown-as-text"]
        let found = try await AuditedApp.findings(of: rules, in: [folder.url.path])
        #expect(Set(found.map(\.rule)) == rules)
        #expect(found.allSatisfy { $0.severity == severity })
    }

    @Test("Translations of a library among the sources do not make an app one with translations")
    func translatedLibrary() async throws {
        let folder = try TemporaryFolder()
        try folder.write("\"menu.title\" = \"Menu\";\n", to: "App/en.lproj/Localizable.strings")
        for locale in ["en", "de"] {
            try folder.write("\"done\" = \"Done\";\n", to: "SettingsKit/\(locale).lproj/SettingsKit.strings")
        }
        try folder.write("MIT License\n", to: "SettingsKit/LICENSE")
        try folder.write("struct Settings {}\n", to: "SettingsKit/Settings.swift")
        try folder.write("func show() { label.text = \"Sign out\" }\n", to: "App/A.swift")
        try folder.write("let title = NSLocalizedString(\"menu.title\", comment: \"\")\n", to: "App/B.swift")
        let found = try await AuditedApp.findings(of: ["hard-coded-text"], in: [folder.url.path])
        #expect(found.map(\.severity) == [.note])
    }

    @Test("The help for a language without files names another of that language that has some")
    func misspelledLanguage() async throws {
        let folder = try TemporaryFolder()
        for locale in ["en", "sl-SI"] {
            try folder.write("\"menu.title\" = \"Menu\";\n", to: "App/\(locale).lproj/Localizable.strings")
        }
        try folder.write(
            "{ developmentRegion = en; knownRegions = (en, Base, \"sl-SI\", \"sl-SL\", ); }\n",
            to: "App.xcodeproj/project.pbxproj")
        let found = try await AuditedApp.findings(of: ["unregistered-language"], in: [folder.url.path])
        #expect(
            found.map(\.help) == [
                "write 'sl-SI' for 'sl-SL' if that is meant; else add its texts, or remove it from the list"
            ])
    }

    @Test(
        "A key with a default value is a note, which names the value",
        arguments: [
            ("String(localized: \"menu.quit\", defaultValue: \"Quit\")", "every language shows 'Quit'"),
            ("NSLocalizedString(\"menu.quit\", value: \"Quit\", comment: \"\")", "every language shows 'Quit'"),
            ("LocalizedStringResource(\"menu.quit\", defaultValue: \"Quit\")", "every language shows 'Quit'"),
            (
                "LocalizedStringResource(\"menu.quit\", defaultValue: \"Quit \\(name)\")",
                "every language shows the default value"
            ),
        ])
    func defaultValue(look: String, help: String) async throws {
        try await Self.expectDefault("let quit = \(look)", help: help)
    }

    @Test("An initializer without its type may have a default value, too")
    func defaultValueOfInit() async throws {
        try await Self.expectDefault(
            "let quit: LocalizedStringResource = .init(\"menu.quit\", defaultValue: \"Quit\")",
            help: "every language shows 'Quit'")
        try await Self.expectDefault(
            "let name = TypeDisplayRepresentation(name: .init(\"menu.quit\", defaultValue: \"Quit\"))",
            help: "every language shows 'Quit'")
    }

    private static func expectDefault(_ code: String, help: String) async throws {
        let folder = try TemporaryFolder()
        for locale in ["en", "de"] {
            try folder.write("\"menu.title\" = \"Menu\";\n", to: "\(locale).lproj/Localizable.strings")
        }
        try folder.write("let title = NSLocalizedString(\"menu.title\", comment: \"\")\n\(code)\n", to: "A.swift")
        let found = try await AuditedApp.findings(of: ["unknown-key"], in: [folder.url.path])
        #expect(found.map(\.severity) == [.note], "\(code)")
        #expect(found.map(\.help) == ["\(help); add it to a catalog"], "\(code)")
    }

    @Test("In a package with texts of its own, a look-up without a bundle needs one", arguments: [true, false])
    func bundleOfPackage(hasOwnTexts: Bool) async throws {
        let folder = try TemporaryFolder()
        try folder.write("// swift-tools-version: 6.0\n", to: "Kit/Package.swift")
        for locale in ["en", "de"] {
            let path = hasOwnTexts ? "Kit/Sources/Kit/\(locale).lproj" : "App/\(locale).lproj"
            try folder.write("\"menu.title\" = \"Menu\";\n", to: "\(path)/Localizable.strings")
        }
        try folder.write(
            """
            let title = NSLocalizedString("menu.title", bundle: .module, comment: "")
            let quit = NSLocalizedString("menu.quit", comment: "")
            """, to: "Kit/Sources/Kit/A.swift")
        let found = try await AuditedApp.findings(of: ["unknown-key"], in: [folder.url.path])
        #expect(found.map(\.subject?.key) == ["menu.quit"])
        #expect(found.map { $0.help?.contains("pass 'bundle: .module'") } == [hasOwnTexts])
    }

    @Test(
        "A description of an error that nobody reads by its type is a note",
        arguments: [("", "Error", .note), ("", "LocalizedError", .warning), ("as? Moor.Fault", "Error", .warning)]
            as [(String, String, Severity)])
    func thrownError(reading: String, base: String, severity: Severity) async throws {
        let folder = try TemporaryFolder()
        for locale in ["en", "de"] {
            try folder.write("\"menu.title\" = \"Menu\";\n", to: "\(locale).lproj/Localizable.strings")
        }
        try folder.write(
            """
            let title = NSLocalizedString("menu.title", comment: "")
            enum Moor {
                enum Fault: \(base) {
                    case full
                    var localizedDescription: String { NSLocalizedString("fault.full", comment: "") }
                }
                static func dock() throws { throw Fault.full }
            }
            func show(_ error: any Error) {
                let fault = error \(reading)
                label.text = error.localizedDescription
            }
            do { try Moor.dock() } catch { show(error) }
            """, to: "A.swift")
        let found = try await AuditedApp.findings(of: ["unknown-key"], in: [folder.url.path])
        #expect(found.map(\.severity) == [severity])
    }

    @Test("The description of an error is a note, because code may handle the error")
    func errors() async throws {
        let folder = try TemporaryFolder()
        for locale in ["en", "de"] {
            try folder.write("\"menu.title\" = \"Menu\";\n", to: "\(locale).lproj/Localizable.strings")
        }
        try folder.write(
            """
            let title = NSLocalizedString("menu.title", comment: "")
            struct Storm: LocalizedError {
                let details = [NSLocalizedFailureReasonErrorKey: NSLocalizedString("It blows hard.", comment: "")]
                var errorDescription: String? { NSLocalizedString("The sea is rough.", comment: "") }
                var title: String { NSLocalizedString("There is a storm.", comment: "") }
            }
            """, to: "A.swift")
        let found = try await AuditedApp.findings(of: ["unknown-key"], in: [folder.url.path])
        #expect(found.map(\.severity) == [.note, .note, .warning])
        #expect(found.map { $0.help?.contains(", if users see this error") } == [true, true, false])
    }

    @Test("What is wrong in the text of a member that no code reads, nobody sees")
    func unreadMember() async throws {
        func findings(_ code: String) async throws -> [Finding] {
            let folder = try TemporaryFolder()
            let texts = { (last: String) in "\"a\" = \"A\";\n\"b\" = \"B\";\n\"day\" = \"\(last)\";\n" }
            try folder.write(texts("Day %@"), to: "en.lproj/Localizable.strings")
            try folder.write(texts("Tag"), to: "de.lproj/Localizable.strings")
            try folder.write(
                """
                enum L10n {
                    static let a = tr("a")
                    static let b = tr("b")
                    static let day = tr("day")
                    private static func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
                }
                let texts = [L10n.a, L10n.b\(code)]
                """, to: "A.swift")
            return try await AuditedApp.findings(of: ["placeholder-mismatch"], in: [folder.url.path])
        }
        #expect(try await findings(", L10n.day").map { $0.message.hasSuffix("no code names this key") } == [false])
        #expect(try await findings("").map { $0.message.hasSuffix("no code names this key") } == [true])
    }

    @Test(
        "Names that take a way of their own to the look-up are no keys",
        arguments: [
            ("Crofton", []), ("Sort Berths", ["Sort Berths"]), ("sk-…", []), ("AKIA...", []),
            ("Waiting for wind...", ["Waiting for wind..."]),
        ] as [(String, [String])])
    func namesOfServices(name: String, keys: [String]) async throws {
        let folder = try TemporaryFolder()
        for locale in ["en", "de"] {
            try folder.write("\"menu.title\" = \"Menu\";\n", to: "\(locale).lproj/Localizable.strings")
        }
        try folder.write(
            """
            func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            let title = text("menu.title")
            struct Service { let name: String; func show() { label.text = text(name) } }
            let services = [Service(name: "menu.title"), Service(name: "\(name)")]
            """, to: "A.swift")
        let found = try await AuditedApp.findings(of: ["unknown-key"], in: [folder.url.path])
        #expect(found.map { $0.subject?.key ?? "" } == keys)
    }

    @Test(
        "Screen readers pass over pictures on phones, unless code makes them elements",
        arguments: [
            ("import UIKit", "", 0), ("import UIKit", "berthImageView.isAccessibilityElement = true", 1),
            ("import AppKit", "", 1),
        ])
    func labelOfPicture(module: String, code: String, count: Int) async throws {
        let folder = try TemporaryFolder()
        try folder.write("\"menu.title\" = \"Menu\";\n", to: "en.lproj/Localizable.strings")
        try folder.write(
            "\(module)\nfunc show() { berthImageView.accessibilityLabel = \"A free berth\"; \(code) }\n", to: "A.swift")
        let found = try await AuditedApp.findings(of: ["hard-coded-text"], in: [folder.url.path])
        #expect(found.count == count)
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

    @Test(
        "An alignment without effect, or in a place that never changes, is fine",
        arguments: [
            ("let label = NSTextField(frame: NSRect(x: 20, y: 4, width: 38, height: 14))", true),
            ("label.setContentHuggingPriority(.required, for: .horizontal)", true),
            ("label.setContentHuggingPriority(.required, for: .vertical)", false),
            ("label.setContentHuggingPriority(.defaultLow, for: .horizontal)", false),
            ("let label = NSTextField(frame: .zero)", false),
        ])
    func alignmentWithoutEffect(code: String, isFine: Bool) async throws {
        let folder = try TemporaryFolder()
        try folder.write("\"menu.title\" = \"Menu\";\n", to: "en.lproj/Localizable.strings")
        try folder.write("func show() { \(code); label.alignment = .right }\n", to: "A.swift")
        let found = try await AuditedApp.findings(of: ["fixed-direction"], in: [folder.url.path])
        #expect(found.isEmpty == isFine)
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
