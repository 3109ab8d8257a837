// Runs the fuzz targets over stored inputs: the same properties on every test run, without libFuzzer.

import Catalogs
import Foundation
import FuzzSupport
import Platforms
import TestSupport
import Testing

@Suite("Fuzzed properties")
struct FuzzTests {
    @Test("The properties hold for inputs that once violated them", arguments: FuzzTarget.all)
    func fixtures(target: FuzzTarget) async throws {
        for (name, bytes) in try FuzzFixtures.inputs(of: target.name) {
            let breach = await target.breach(of: bytes)
            #expect(breach == nil, "\(target)/\(name): \(breach ?? "")")
        }
    }

    @Test("The properties hold for seeds, and for randomly damaged seeds", arguments: FuzzTarget.all)
    func seeds(target: FuzzTarget) async {
        let seeds = target.seeds()
        #expect(!seeds.isEmpty)
        var random = RandomNumbers(seed: 17)
        for seed in seeds.shuffled(using: &random).prefix(40) {
            let whole = await target.breach(of: seed)
            #expect(
                whole == nil, "\(target): \(whole ?? ""), in \(Self.shown(seed))")
            let bytes = Damage.random(seed, using: &random)
            let breach = await target.breach(of: bytes)
            #expect(
                breach == nil,
                "\(target): \(breach ?? ""), in \(Self.shown(bytes))")
        }
    }

    @Test(
        "The properties hold for documents of each grammar, every third randomly damaged", arguments: FuzzTarget.all)
    func documents(target: FuzzTarget) async throws {
        var random = RandomNumbers(seed: 37)
        for (index, document) in try target.documents(Self.documents, seed: 29).enumerated() {
            let bytes = index % 3 == 0 ? Damage.random(document, using: &random) : document
            let breach = await target.breach(of: bytes)
            #expect(
                breach == nil,
                "\(target): \(breach ?? ""), in \(Self.shown(bytes))")
        }
    }

    @Test("A grammar sometimes generates documents without errors", arguments: Format.all)
    func rightDocuments(format: Format) throws {
        guard let target = FuzzTarget.named(format.id) else { return }
        let documents = try target.documents(100, seed: 31)
        let right = documents.count { bytes in
            let path = SampleCatalog.all.first { $0.format == format.id }?.path ?? "en.lproj/Localizable.\(format.id)"
            let catalog = Catalog(path: path, bytes: bytes, format: format)
            return catalog.faults.isEmpty && !catalog.entries.isEmpty
        }
        #expect(documents.isEmpty || right > 40)
    }

    private static func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).debugDescription }

    /// The number of documents for each grammar; `SWELL_DOCUMENTS` overrides it.
    private static let documents = ProcessInfo.processInfo.environment["SWELL_DOCUMENTS"].flatMap { Int($0) } ?? 200

    @Test("Every folder of fixtures belongs to a target, and every grammar is used")
    func folders() throws {
        #expect(FuzzFixtures.folders.filter { FuzzTarget.named($0) == nil }.isEmpty)
        let grammars = try FileManager.default.contentsOfDirectory(atPath: Corpora.own.appending(path: "Grammars").path)
        #expect(Set(grammars).subtracting(FuzzTarget.all.map { "\($0.grammar).grammar" }).isEmpty)
    }
}
