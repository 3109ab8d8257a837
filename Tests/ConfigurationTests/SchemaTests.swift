// Compares the schema in docs/swell.schema.json with the settings that Swell reads.

import Configuration
import Foundation
import TestSupport
import Testing

@Suite("The schema of configurations")
struct SchemaTests {
    private typealias Object = [String: Any]

    @Test("The schema contains exactly the settings of Swell")
    func names() throws {
        let data = try Data(contentsOf: Corpora.root.appending(path: "docs/swell.schema.json"))
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
        let definitions = try #require(schema["$defs"] as? Object)
        // A placeholder with a number as its sample is not a separate setting, and a single suppression needs no list.
        let described = Self.names(schema, definitions).filter {
            $0 != "samples.%d" && (!$0.hasPrefix("suppress.") || $0.hasPrefix("suppress.*"))
        }
        let read = Set(Configuration.settingNames)
        #expect(described.symmetricDifference(read).sorted() == [])
        #expect(read.count > 80 && read.isSuperset(of: ["check.fail-on", "budgets.*.min-scale", "rules.*.keys"]))
    }

    /// Returns the names of settings below a schema, with `*` for custom names and for mappings in lists.
    private static func names(_ schema: Object, _ definitions: Object) -> Set<String> {
        var names: Set<String> = []
        func add(_ name: String, _ inner: Any?) {
            guard let inner = inner as? Object else { return }
            names.insert(name)
            for below in Self.names(inner, definitions) {
                // A list under a custom name is not a separate level.
                names.insert(name == "*" && below.hasPrefix("*") ? below : "\(name).\(below)")
            }
        }
        for (name, inner) in schema["properties"] as? Object ?? [:] { add(name, inner) }
        add("*", schema["additionalProperties"])
        if let items = schema["items"] as? Object, !Self.names(items, definitions).isEmpty { add("*", items) }
        for inner in schema["anyOf"] as? [Object] ?? [] { names.formUnion(Self.names(inner, definitions)) }
        if let path = schema["$ref"] as? String, let name = path.split(separator: "/").last,
            let inner = definitions[String(name)] as? Object
        {
            names.formUnion(Self.names(inner, definitions))
        }
        return names
    }

    private static let hasModules = {
        let outcome = try? Programs.run(URL(filePath: "/usr/bin/env"), ["python3", "-c", "import jsonschema, yaml"])
        return outcome?.code == 0
    }()

    @Test(
        "The schema and Swell accept and reject the same lines of each fixture",
        .enabled(if: hasModules, "python3 has no jsonschema and yaml"))
    func fixtures() throws {
        let outcome = try Programs.run(Corpora.root.appending(path: "Scripts/check/schema"), [])
        #expect(outcome.code == 0, "\(outcome.text)\(outcome.errors)")
        #expect(outcome.text.hasSuffix(" 0 differences between Swell and the schema\n"))
    }
}
