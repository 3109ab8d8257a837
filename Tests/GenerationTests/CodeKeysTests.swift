// The keys that code uses, as catalogs get them.

import Catalogs
import Code
import Generation
import Platforms
import Testing

@Suite("Keys that code uses")
struct CodeKeysTests {
    private static func keys(_ text: String, path: String = "Menu.swift") async throws -> CodeKeys {
        let file = CodeFile(path: path, tree: SwiftScanner.scan(Array(text.utf8)), language: .swift)
        let platform = try #require(Platform.all.lazy.compactMap(\.code).first)
        return CodeKeys(await CodeProject([file], .apple), platform)
    }

    @Test("A key has its comments, its text and its table")
    func details() async throws {
        let found = try await Self.keys(
            """
            let a = NSLocalizedString("menu.save", tableName: "Menu", value: "Save", comment: "A button")
            let b = NSLocalizedString("menu.save", tableName: "Menu", value: "Save", comment: "A menu item")
            let c = String(localized: "Open", comment: "A verb")
            """)
        #expect(
            found.keys.map(\.new) == [
                NewKey("menu.save", value: "Save", comment: "A button\nA menu item"), NewKey("Open", comment: "A verb"),
            ])
        #expect(found.keys.map(\.table) == ["Menu", nil])
    }

    @Test("Interpolations become the placeholders of their types")
    func interpolations() async throws {
        let found = try await Self.keys(
            """
            struct V: View {
                let name: String
                let berths: [String]
                let depth: Double
                var body: some View {
                    Text("\\(name) has \\(berths.count) berths, 100% at \\(depth, specifier: "%.1f") m, \\(depth)")
                }
            }
            """)
        #expect(found.keys.map(\.new.key) == ["%@ has %lld berths, 100%% at %.1f m, %lf"])
    }

    @Test("Keys that the code does not tell are left out, each with its reason")
    func leftOut() async throws {
        let found = try await Self.keys(
            """
            let a = NSLocalizedString("menu." + kind.name, comment: "")
            let b = Text("Berth \\(thing.unknown)")
            """)
        #expect(found.keys.isEmpty)
        #expect(found.leftOut.map(\.reason) == [.dynamic, .unknownType])
    }

    @Test("Tests have no keys of the app")
    func tests() async throws {
        let found = try await Self.keys("let a = Text(\"Save\")", path: "MooringsTests/MenuTests.swift")
        #expect(found.keys.isEmpty)
    }
}
