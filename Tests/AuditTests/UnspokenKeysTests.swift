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

    @Test("What a rule finds in texts that nobody sees is one note, whatever their language")
    func together() async throws {
        func texts(_ text: String) -> String {
            "{" + Self.names.map { "\"\($0)\": \"\(text)\"" }.joined(separator: ", ") + "}\n"
        }
        let code = Self.names.dropLast(2).map { "{{ $t('\($0)') }}\n" }.joined()
        let lines = try await Audited.lines(
            "placeholder-mismatch",
            [
                ("lang/en.json", texts("Open {{name}}")), ("lang/de.json", texts("{{nam}}")),
                ("lang/fr.json", texts("{{nam}}")), ("src/App.vue", code),
            ])
        #expect(lines.filter { $0.hasSuffix("note") } == ["de open_the_page_h : note"])
        #expect(lines.count == 15)
    }

    @Test(
        "Keys of PHP are spelled, too, but those of Laravel's validators are put together",
        arguments: [("menu", 1), ("validation", 0)])
    func php(file: String, notes: Int) async throws {
        func texts(_ text: String) -> String {
            "<?php return [" + Self.names.map { "'\($0)' => '\(text)'" }.joined(separator: ", ") + "];\n"
        }
        let code = Self.names.dropLast().map { "<?= __('\(file).\($0)') ?>\n" }.joined()
        let lines = try await Audited.lines(
            "placeholder-mismatch",
            [
                ("lang/en/\(file).php", texts("Open :name")), ("lang/de/\(file).php", texts(":nam")),
                ("resources/views/vendor/a.blade.php", code),
            ])
        #expect(lines.count { $0.hasSuffix("note") } == notes)
        #expect(lines.count == 9)
    }

    @Test("If many keys stand nowhere, the code is elsewhere")
    func elsewhere() async throws {
        #expect(try await lines(naming: Array(Self.names.prefix(4))).allSatisfy { $0.hasSuffix("error") })
        #expect(try await lines(naming: []).allSatisfy { $0.hasSuffix("error") })
    }
}
