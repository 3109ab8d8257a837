// How an app uses the library, which it imports by one name.

import SwellKit
import TestSupport
import Testing

@Suite("SwellKit")
struct SwellKitTests {
    @Test("One import is enough to check a catalog with a limit")
    func check() async throws {
        let app = try TemporaryFolder()
        try app.write(#""save" = "Save";"#, to: "en.lproj/Localizable.strings")
        let german = try app.write(#""save" = "Speichern";"#, to: "de.lproj/Localizable.strings")
        let configuration = try Configuration.read(Array("budgets: {save: {graphemes: 5}}".utf8), file: ".swell.yml")
        let plan = try AuditPlan(configuration, root: app.url.path, today: "2026-12-31")
        let findings = try await Audit(plan).run(Project([app.url.path])).findings
        #expect(findings.map(\.rule) == ["over-budget"])
        let finding = try #require(findings.first)
        #expect(finding.severity == .error)
        #expect(
            finding.location
                == Finding.Location(
                    path: german, relativePath: "de.lproj/Localizable.strings", place: Place(line: 1, column: 11),
                    end: Place(line: 1, column: 20)))
        #expect(finding.room == Finding.Room(need: 9, has: 5, unit: "graphemes"))
    }

    @Test("One import is enough to generate a pseudo-locale")
    func generate() async throws {
        let app = try TemporaryFolder()
        let source = try app.write(#""save" = "Save %@";"#, to: "en.lproj/Localizable.strings")
        let pseudolocale = try Pseudolocale(Pseudolocale.Recipe(tag: "en-PSEUDO"))
        let plan = Plan(Project([app.url.path]), paths: [app.url.path], .inPlace) { _ in [pseudolocale] }
        let job = try #require(plan.jobs.first)
        let texts = try #require(try job.sources.texts(Generator.read))
        let generator = Generator(.inPlace, GenerationRules())
        let made = try await generator.make(try #require(job.outputs.first), of: texts.catalog, from: texts.file)
        #expect(made.source == source)
        #expect(made.locales == ["en-PSEUDO"])
        let entry = try #require(try Project([made.path]).files.first?.read().get().entries.first)
        #expect(entry.key == "save")
        #expect(entry.value?.hasPrefix("[") == true)
        #expect(entry.value?.contains("%@") == true)
    }
}
