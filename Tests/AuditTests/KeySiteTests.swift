// The code that findings in catalogs name, and the keys that code only has read aloud.

import Audit
import Configuration
import Foundation
import Projects
import TestSupport
import Testing

@Suite("Places of keys in code")
struct KeySiteTests {
    /// An app with one key, whose German text lacks a placeholder and is long.
    private static func app(_ code: String, test: String = "") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("\"berth.title\" = \"Berth %@\";\n", to: "en.lproj/Localizable.strings")
        try folder.write("\"berth.title\" = \"Liegeplatz\";\n", to: "de.lproj/Localizable.strings")
        try folder.write(code, to: "App/BerthView.swift")
        try folder.write(test, to: "AppTests/BerthTests.swift")
        return folder
    }

    private static func finding(in folder: TemporaryFolder) async throws -> Finding {
        try #require(
            try await AuditedApp.findings(of: ["placeholder-mismatch"], in: [folder.url.path]).first)
    }

    @Test("A finding names what the text is on the screen, and where")
    func namesPlace() async throws {
        let folder = try Self.app(
            """
            struct BerthView: View {
                var body: some View {
                    List {}.navigationTitle("berth.title")
                }
            }
            """)
        let site = try #require(try await Self.finding(in: folder).site)
        #expect(site.words == "shown as a navigation title")
        #expect(site.location.path.hasSuffix("App/BerthView.swift"))
        #expect(site.location.place?.line == 3)
    }

    @Test("A place on the screen tells more than a look-up before it")
    func prefersScreens() async throws {
        let folder = try Self.app(
            """
            let log = NSLocalizedString("berth.title", comment: "")
            struct BerthView: View {
                var body: some View { Button("berth.title") {} }
            }
            """)
        #expect(try await Self.finding(in: folder).site?.words == "shown as a button")
    }

    @Test("Without a role, the look-up is named")
    func lookUp() async throws {
        let folder = try Self.app("let title = NSLocalizedString(\"berth.title\", comment: \"\")\n")
        let site = try #require(try await Self.finding(in: folder).site)
        #expect(site.words == "used in code")
        #expect(site.location.place?.line == 1)
    }

    @Test("Tests of the app are not named")
    func testsOfTheApp() async throws {
        let folder = try Self.app(
            "struct BerthView {}\n", test: "let title = NSLocalizedString(\"berth.title\", comment: \"\")\n")
        #expect(try await Self.finding(in: folder).site == nil)
    }

    @Test("A table of another name is not named")
    func otherTable() async throws {
        let folder = try Self.app(
            """
            let title = NSLocalizedString("berth.title", tableName: "Other", comment: "")
            let own = NSLocalizedString("berth.title", comment: "")
            """)
        try folder.write("\"berth.title\" = \"Berth\";\n", to: "en.lproj/Other.strings")
        #expect(try await Self.finding(in: folder).site?.location.place?.line == 2)
    }

    // MARK: Texts that are only read aloud

    /// The findings about the room of a long German text in an app whose keys have 90 points.
    private static func truncated(_ code: String) async throws -> Int {
        let folder = try app(code)
        try folder.write(
            "\"berth.title\" = \"Bootsliegeplatz mit der Nummer %@\";\n", to: "de.lproj/Localizable.strings")
        return try await AuditedApp.truncated(in: folder, budgets: "berth.title: {width: 90, font: Inter 17}")
    }

    @Test("A text that is only read aloud has no width")
    func readAloud() async throws {
        let view = "struct BerthView: View { var body: some View { Image(\"a\")%@ } }\n"
        let spoken = ".accessibilityLabel(Text(\"berth.title\"))"
        #expect(try await Self.truncated(view.replacing("%@", with: spoken)) == 0)
        #expect(try await Self.truncated(view.replacing("%@", with: ".overlay(Text(\"berth.title\"))")) > 0)
        let both = "\(spoken).overlay(Text(\"berth.title\"))"
        #expect(try await Self.truncated(view.replacing("%@", with: both)) > 0)
    }
}

extension AuditedApp {
    /// Returns how many texts are wider than their boxes.
    fileprivate static func truncated(in folder: TemporaryFolder, budgets: String) async throws -> Int {
        let configuration = try Configuration.read(Array("budgets: {\(budgets)}\n".utf8), file: "/.swell.yml")
        let plan = try AuditPlan(configuration, root: "/", today: "2026-12-31")
        return try await Audit(plan).run(Project([folder.url.path])).findings.count { $0.rule == "truncated" }
    }
}
