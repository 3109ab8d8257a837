// Tables of libraries among an app's assets, and keys of which each language has its own.

import TestSupport
import Testing

@Suite("Tables of libraries")
struct ForeignTableTests {
    /// Features with names and search words; a language has words for other features than English.
    private static func features(_ words: Range<Int>, _ name: String = "Place") -> String {
        let features = (0..<60).map { index in
            let words = words.contains(index) ? ", \"terms\": \"word, other \(index)\"" : ""
            return "\"shop/kind_\(index)\": {\"name\": \"\(name) \(index)\"\(words)}"
        }
        return "{\"presets\": {\(features.joined(separator: ", "))}}\n"
    }

    private static let languages: [(path: String, text: String)] = [
        ("assets/en.json", features(0..<30)), ("assets/de.json", features(20..<50)),
        ("assets/fr.json", features(20..<50)), ("assets/it.json", features(20..<50)),
    ]

    @Test("Keys of which each language has its own are neither orphans nor missing")
    func ownLeaves() async throws {
        #expect(try await Audited.lines("orphan-translation", Self.languages) == [])
        #expect(try await Audited.lines("missing-translation", Self.languages) == [])
    }

    @Test("Old keys of a few languages are orphans")
    func leftovers() async throws {
        var files = Array(Self.languages.dropLast(2))
        files.append((path: "assets/it.json", text: Self.features(0..<30)))
        #expect(try await Audited.lines("orphan-translation", files).isEmpty == false)
    }

    /// The severities in a German file among the assets of an Android app, which has some code.
    private static func severities(_ code: String) async throws -> Set<String> {
        let strings = (0..<60).map { "<string name=\"text_\($0)\">Text \($0)</string>" }.joined()
        let files: [(path: String, text: String)] = [
            ("app/src/main/assets/features/en.json", features(0..<60, "(Place)")),
            ("app/src/main/assets/features/de.json", features(0..<60, "(Ort")),
            ("app/src/main/res/values/strings.xml", "<resources>\(strings)</resources>\n"),
            ("app/src/main/java/Main.kt", code),
        ]
        return Set(
            try await Audited.lines("unpaired-mark", files).compactMap {
                $0.split(separator: " ").last.map(String.init)
            })
    }

    @Test("What is wrong in a table whose keys no code names is a note")
    func unnamed() async throws {
        #expect(try await Self.severities("val dictionary = load(assets, \"features\")\n") == ["note"])
    }

    @Test("If code names some of the keys, the app shows their texts")
    func named() async throws {
        let code = (0..<9).map { "text(\"shop/kind_\($0).name\")\n" }.joined()
        #expect(try await Self.severities(code) == ["warning"])
    }
}
