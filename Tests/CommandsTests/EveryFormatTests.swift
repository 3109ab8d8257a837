// Every subcommand on every format that has a file for each language.

import Basics
import Foundation
import TestSupport
import Testing

@Suite("Every subcommand on every format")
struct EveryFormatTests {
    /// Creates an app with the English and German files of a format.
    private static func app(_ sample: SampleCatalog) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(sample.text, to: sample.path)
        if let german = sample.german { try folder.write(german.text, to: german.path) }
        return folder
    }

    /// Returns the paths and bytes of all files of a folder.
    private static func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        let root = folder.url.resolvingSymlinksInPath().path
        for case let url as URL in FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)
            ?? .init()
        where (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true {
            contents[String(url.resolvingSymlinksInPath().path.dropFirst(root.count + 1))] = try Data(contentsOf: url)
        }
        return contents
    }

    @Test(
        "Generated files are listed, checked, unchanged by a second run, and cleaned to the byte",
        arguments: SampleCatalog.all)
    func roundTrip(sample: SampleCatalog) throws {
        let app = try Self.app(sample)
        let before = try Self.contents(app)
        let made = try Programs.swell(["generate", "--in-place", "--locale", "en-XA", "--force", "."], in: app.url)
        #expect(made.code == 0, "\(made.errors)")
        let after = try Self.contents(app)
        #expect(after.count == before.count + 1)
        #expect(before.allSatisfy { after[$0.key] == $0.value })

        let listed = try Programs.swell(["list", "--format", "ndjson", "--locale", "en-XA", "."], in: app.url)
        let lines = listed.text.split(separator: "\n")
        #expect(listed.code == 0 && lines.count == (sample.format == "store-metadata" ? 1 : 2), "\(listed.text)")
        #expect(lines.allSatisfy { $0.contains("\"value\":\"[") })

        let again = try Programs.swell(["generate", "--in-place", "--locale", "en-XA", "--force", "."], in: app.url)
        #expect(again.code == 0 && again.errors.contains("0 files written, 1 unchanged"), "\(again.errors)")

        let cleaned = try Programs.swell(["clean", "."], in: app.url)
        #expect(cleaned.code == 0, "\(cleaned.errors)")
        #expect(try Self.contents(app) == before)
    }

    @Test(
        "A pseudo-locale with a private language tag is recognized by its file name, and cleaned to the byte",
        arguments: SampleCatalog.all, ["qps-ploc", "qps-ploca", "qps-plocm", "qaa-XA", "qtz-Latn-PSEUDO"])
    func privateLanguages(sample: SampleCatalog, tag: String) throws {
        let app = try Self.app(sample)
        let before = try Self.contents(app)
        let generate = ["generate", "--in-place", "--locale", tag, "--style", "accented,bracketed", "--force", "."]
        let made = try Programs.swell(generate, in: app.url)
        #expect(made.code == 0 && made.errors.contains("1 file written"), "\(made.errors)")
        let again = try Programs.swell(generate, in: app.url)
        #expect(again.code == 0 && again.errors.contains("0 files written, 1 unchanged"), "\(again.errors)")
        let cleaned = try Programs.swell(["clean", "."], in: app.url)
        #expect(cleaned.code == 0, "\(cleaned.errors)")
        #expect(try Self.contents(app) == before)
    }

    @Test("A pseudo-locale is not written in place if its file name could be any word")
    func bareNames() throws {
        let folder = try TemporaryFolder()
        try folder.write("<root><data name=\"a\"><value>Hello</value></data></root>", to: "Strings.resx")
        let flags = ["--locale", "qaa", "--style", "accented", "."]
        let refused = try Programs.swell(["generate", "--in-place"] + flags, in: folder.url)
        #expect(refused.code == 2 && refused.errors.contains("Strings.qaa.resx"), "\(refused.errors)")
        #expect(try Self.contents(folder).count == 1)
        #expect(try Programs.swell(["generate", "--out", "o"] + flags, in: folder.url).code == 0)
    }

    @Test("A budget finds the text that is over it, and the report shows its translation", arguments: SampleCatalog.all)
    func budgets(sample: SampleCatalog) throws {
        let app = try Self.app(sample)
        try app.write("budgets:\n  \"*\": 12\n", to: ".swell.yml")
        let checked = try Programs.swell(["check", "--format", "json", "."], in: app.url)
        #expect(checked.code == 1, "\(checked.errors)")
        #expect(checked.text.contains("over-budget\""))
        let report = try Programs.swell(["report", "--format", "markdown", "--locale", "de", "."], in: app.url)
        #expect(report.code == 0 && report.text.contains("de"), "\(report.errors)")
        let budgets = try Programs.swell(["budgets", "."], in: app.url)
        #expect(budgets.code == 0 && budgets.text.contains("12"), "\(budgets.errors)")
        let baseline = try Programs.swell(["baseline", "create", "."], in: app.url)
        #expect(baseline.code == 0, "\(baseline.errors)")
        let quiet = try Programs.swell(["check", "--baseline", "swell-baseline.json", "."], in: app.url)
        #expect(quiet.code == 0, "\(quiet.text)")
    }

    @Test("'swell init' writes a first configuration for it", arguments: SampleCatalog.all)
    func initialize(sample: SampleCatalog) throws {
        let app = try Self.app(sample)
        let outcome = try Programs.swell(["init", "--dry-run", "."], in: app.url)
        #expect(outcome.code == 0 && outcome.text.contains("locales"), "\(outcome.errors)")
    }
}
