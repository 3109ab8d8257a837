// How the generator handles files that other programs also write.

import Basics
import Catalogs
import Foundation
import Generation
import Projects
import Pseudolocales
import TestSupport
import Testing

@Suite("The generator")
struct GeneratorTests {
    @Test("A string catalog that was saved after it was read is not overwritten")
    func savedMeanwhile() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(SampleApps.stringCatalog, to: "L.xcstrings")
        let project = Project([path])
        let pseudolocale = try Pseudolocale(Pseudolocale.Recipe(tag: "en-PSEUDO"))
        let plan = Plan(project, paths: [path], .inPlace) { _ in [pseudolocale] }
        let job = try #require(plan.jobs.first)
        let output = try #require(job.outputs.first)
        let texts = try #require(try job.sources.texts(Generator.read))
        let saved = SampleApps.stringCatalog.replacing("Tap here", with: "Press here")
        try folder.write(saved, to: "L.xcstrings")
        do throws(Generator.Failure) {
            _ = try await Generator(.inPlace, GenerationRules()).make(output, of: texts.catalog, from: texts.file)
            Issue.record("it was written over")
        } catch {
            #expect(
                error.message
                    == "\(path): it was changed in the meantime and was not overwritten; run the command again")
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == saved)
    }
}
