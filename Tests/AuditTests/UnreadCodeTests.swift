// Code of Apple's apps whose results users never see: keys in it are not unknown.

import Audit
import Foundation
import TestSupport
import Testing

@Suite("Keys in code of Apple's apps whose results nobody sees")
struct UnreadCodeTests {
    /// The keys that `unknown-key` reports in an app with one text.
    private static func unknown(_ files: (path: String, text: String)...) async throws -> [String] {
        let folder = try TemporaryFolder()
        let catalog = ("en.lproj/Localizable.strings", "\"menu.title\" = \"Menu\";\n")
        let use = ("App/Title.swift", "let title = NSLocalizedString(\"menu.title\", comment: \"\")\n")
        for file in files + [catalog, use] { try folder.write(file.text + "\n", to: file.path) }
        return try await AuditedApp.findings(of: ["unknown-key"], in: [folder.url.path]).compactMap(\.subject?.key)
    }

    private static let step = (
        "App/Step.swift",
        """
        enum Step: Int, CaseIterable {
            case first, last
            var title: String { NSLocalizedString("menu.step", comment: "") }
        }
        final class Steps { var current: Step = .first }
        """
    )

    @Test(
        "A member of values is dead if all that code reads by its name are other types' members",
        arguments: [
            // `.title` of a font, a member of a type that the code declares, and a value of a file without steps.
            ("Text(berth.name).font(.title); Text(berth.title)", false),
            ("ForEach(berths) { Text($0.title) }", false),
            ("ForEach(steps.all) { Text($0.title) }", true),
            ("Text(steps.current.title)", true),
            ("Text(Step.first.title)", true),
        ])
    func memberOfValues(code: String, isAlive: Bool) async throws {
        let view = (
            "App/Main.swift",
            """
            @main struct Harbour: App {
                let berth: Berth; let berths: [Berth]; let steps: Steps
                func show() { \(code) }
            }
            struct Berth { let name = ""; let title = "" }
            """
        )
        let all = ("App/All.swift", "extension Steps { var all: [Step] { Step.allCases } }")
        #expect(try await Self.unknown(Self.step, view, all) == (isAlive ? ["menu.step"] : []))
    }

    @Test("A member that a protocol of the project asks for may be read by any name")
    func memberOfProtocol() async throws {
        let step = (
            "App/Step.swift",
            """
            protocol Titled { var title: String { get } }
            enum Step: Int, Titled { case first; var title: String { NSLocalizedString("menu.step", comment: "") } }
            let step = Step.first
            """
        )
        let view = (
            "App/Main.swift",
            "@main struct Harbour { func show(_ row: Titled) { label.text = row.title; go(step) } }"
        )
        #expect(try await Self.unknown(step, view) == ["menu.step"])
    }

    @Test("A variable outside of types is dead if nothing names it, but not in a program of statements")
    func globals() async throws {
        let main = ("App/Harbour.swift", "@main struct Harbour { func show() { label.text = named } }")
        let code = """
            let named = NSLocalizedString("menu.named", comment: "")
            let unnamed = Overlay(title: NSLocalizedString("menu.unnamed", comment: ""))
            """
        #expect(try await Self.unknown(main, ("App/Texts.swift", code)) == ["menu.named"])
        #expect(try await Self.unknown(("App/main.swift", code)) == ["menu.named", "menu.unnamed"])
    }

    @Test("A lazy property is dead if nothing reads it")
    func lazyProperties() async throws {
        func app(_ text: String) -> (path: String, text: String) {
            (
                "App/Harbour.swift",
                """
                @main struct Harbour { func show() { \(text) } }
                final class Row { lazy var title: String = { NSLocalizedString("menu.row", comment: "") }() }
                """
            )
        }
        #expect(try await Self.unknown(app("label.text = text(Row())")) == [])
        #expect(try await Self.unknown(app("label.text = Row().title")) == ["menu.row"])
    }

    @Test("Code under a value that only builds for developers have does not run")
    func valuesForDevelopers() async throws {
        func app(_ release: String) -> (path: String, text: String) {
            (
                "App/Harbour.swift",
                """
                @main struct Harbour {
                    func report() -> String? {
                        #if DEBUG
                        return trace
                        #else
                        return \(release)
                        #endif
                    }
                    func show() { if let text = report() { label.text = NSLocalizedString("menu.trace", comment: "") } }
                }
                """
            )
        }
        #expect(try await Self.unknown(app("nil")) == [])
        #expect(try await Self.unknown(app("other")) == ["menu.trace"])
    }

    @Test(
        "A condition on a version that no target is older than leaves one of its blocks",
        arguments: [
            ("if #unavailable(iOS 16)", "", true), ("if #unavailable(iOS 17)", "", false),
            ("if #available(iOS 16.0, *) {} else", "", true), ("if #available(iOS 17, *) {} else", "", false),
            ("if #available(iOS 16, *)", "", false), ("guard #available(iOS 15, *) else", "", true),
            ("if #unavailable(iOS 16, macOS 13)", "", false),
            ("if #unavailable(iOS 16)", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", false),
        ])
    func versions(condition: String, more: String, isDead: Bool) async throws {
        let code = (
            "App/Main.swift",
            """
            @main struct Harbour {
                func show() { \(condition) { label.text = NSLocalizedString("menu.old", comment: "") } }
            }
            """
        )
        let project = (
            "App.xcodeproj/project.pbxproj",
            "{ IPHONEOS_DEPLOYMENT_TARGET = 16.0; \(more) } /* PBXFileSystemSynchronizedRootGroup */"
        )
        #expect(try await Self.unknown(code, project) == (isDead ? [] : ["menu.old"]))
    }

    @Test(
        "The default of an argument that all calls pass, but for previews, is not seen",
        arguments: [("", false), ("SearchBar()", true)])
    func replacedDefaults(call: String, isSeen: Bool) async throws {
        let bar = (
            "App/SearchBar.swift",
            """
            struct SearchBar: View {
                var hint = NSLocalizedString("menu.search", comment: "")
                var body: some View { TextField(hint, text: $text) }
            }
            enum Bars {
                static func title(_ size: Int, text: String = NSLocalizedString("menu.bar", comment: "")) -> String { text }
            }
            #Preview { SearchBar() }
            """
        )
        let main = (
            "App/Main.swift",
            """
            @main struct Harbour {
                func show() { SearchBar(hint: hint); Bars.title(1, text: hint); \(call) }
            }
            """
        )
        #expect(try await Self.unknown(bar, main) == (isSeen ? ["menu.search"] : []))
    }

    @Test("A key below a comment with TODO is a note")
    func unfinished() async throws {
        let folder = try TemporaryFolder()
        for locale in ["en", "de"] {
            try folder.write("\"menu.title\" = \"Menu\";\n", to: "\(locale).lproj/Localizable.strings")
        }
        try folder.write(
            """
            let title = NSLocalizedString("menu.title", comment: "")
            // TODO: show the list
            let list = NSLocalizedString("This will show the list.", comment: "")
            // The title of the list
            let other = NSLocalizedString("This is the list.", comment: "")
            """, to: "A.swift")
        let found = try await AuditedApp.findings(of: ["unknown-key"], in: [folder.url.path])
        #expect(found.map(\.severity) == [.note, .warning])
    }
}
