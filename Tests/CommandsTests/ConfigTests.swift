// `swell config`: the effective configuration and the origin of its values.

import Foundation
import TestSupport
import Testing

@Suite("swell config")
struct ConfigTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("check:\n  fail-on: note\n  locales: [de, fr]\nsamples: {\"a\\nb\": c}\n", to: ".swell.yml")
    }

    @Test("Each value has its place, and each missing one its default")
    func text() throws {
        let outcome = try Programs.swell(["config"], in: folder.url)
        #expect(outcome.code == 0 && outcome.errors.isEmpty)
        let rows = outcome.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(rows.first == "configuration: .swell.yml")
        for row in [
            ".swell.yml:2:12 check.fail-on note", ".swell.yml:3:13 check.locales de",
            ".swell.yml:3:17 check.locales fr",
            ".swell.yml:4:19 samples.a\\nb c", "default check.finished-only false", "default budgets none",
            "default generate.locales en-PSEUDO",
        ] {
            #expect(rows.contains(row), "\(row) is not in \(outcome.text)")
        }
    }

    @Test("It is searched around the given path, and its errors are reported")
    func around() throws {
        try folder.write("check: {fail-on: nore}\n", to: "App/.swell.yml")
        let outcome = try Programs.swell(["config", "App"], in: folder.url)
        #expect(outcome.code == 2 && outcome.output.isEmpty)
        #expect(
            outcome.errors.contains(
                "App/.swell.yml:1:18: expected error, warning, note or never for 'check.fail-on', found 'nore'"))
        #expect(outcome.errors.contains("did you mean 'note'?"))
    }

    @Test("A missing configuration is reported, and the defaults are shown")
    func none() throws {
        for arguments in [["config", "--isolated"], ["config", "/"]] {
            let outcome = try Programs.swell(arguments, in: folder.url)
            #expect(outcome.code == 0)
            let lines = outcome.text.split(separator: "\n")
            #expect(lines.first == "no configuration file; these are the defaults")
            #expect(lines.count > 10 && lines.dropFirst().allSatisfy { $0.hasPrefix("default  ") })
        }
    }

    @Test("A missing path is reported, and shows no settings")
    func missing() throws {
        let outcome = try Programs.swell(["config", "Ap"], in: folder.url)
        #expect(outcome.code == 2 && outcome.output.isEmpty)
        #expect(outcome.errors == "swell: Ap: there is no such file or folder\n")
    }

    @Test("JSON has an object for each setting")
    func json() throws {
        let outcome = try Programs.swell(["config", "--format", "json"], in: folder.url)
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
        #expect(object?["file"] as? String == ".swell.yml")
        let settings = object?["settings"] as? [[String: Any]] ?? []
        let locales = settings.first { $0["name"] as? String == "check.locales" }
        let values = locales?["values"] as? [[String: Any]] ?? []
        #expect(values.map { $0["value"] as? String } == ["de", "fr"])
        #expect(values.map { $0["line"] as? Int } == [3, 3] && values.map { $0["column"] as? Int } == [13, 17])
        #expect(locales?["default"] as? String == "all")
        #expect(settings.contains { $0["name"] as? String == "samples.a\nb" })
        let isolated = try Programs.swell(["config", "--isolated", "--format", "json"], in: folder.url)
        let none = try JSONSerialization.jsonObject(with: Data(isolated.output)) as? [String: Any]
        #expect(none?["file"] is NSNull)
    }
}
