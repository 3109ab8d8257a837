// Tests that nothing is worse than a note in a text whose key stands in no file of a web app.

import Testing

@Suite("Keys that stand in no file")
struct UnspokenKeysTests {
    private static let names = (1...9).map { "open_the_page_\(["a", "b", "c", "d", "e", "f", "g", "h", "i"][$0 - 1])" }

    /// The findings in German of an app whose code names some keys; every translation loses the argument of its source.
    private func lines(naming names: [String], _ path: String = "src/App.vue") async throws -> [String] {
        func texts(_ text: String) -> String {
            "{" + Self.names.map { "\"\($0)\": \"\(text)\"" }.joined(separator: ", ") + "}\n"
        }
        let code = names.map { "{{ $t('\($0)') }}\n" }.joined()
        return try await Audited.lines(
            "placeholder-mismatch",
            [("lang/en.json", texts("Open {{name}}")), ("lang/de.json", texts("{{nam}}")), (path, code)])
    }

    @Test(
        "A key that stands nowhere is one that nobody sees", arguments: ["src/App.vue", "server/page.py", "page.phtml"])
    func nowhere(path: String) async throws {
        let lines = try await lines(naming: Array(Self.names.dropLast()), path)
        #expect(lines.filter { $0.hasSuffix("note") } == ["de open_the_page_i : note"])
        #expect(lines.count == 9)
    }

    @Test("If many keys stand nowhere, the code is elsewhere")
    func elsewhere() async throws {
        #expect(try await lines(naming: Array(Self.names.prefix(4))).allSatisfy { $0.hasSuffix("error") })
        #expect(try await lines(naming: []).allSatisfy { $0.hasSuffix("error") })
    }
}
