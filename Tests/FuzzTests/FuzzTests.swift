// What is fuzzed, over what is kept: the same properties on every test run, without libFuzzer.

import FuzzSupport
import TestSupport
import Testing

@Suite("Fuzzed properties")
struct FuzzTests {
    @Test("What must hold does, for what once broke it", arguments: FuzzTarget.all)
    func fixtures(target: FuzzTarget) async throws {
        for (name, bytes) in try FuzzFixtures.inputs(of: target.name) {
            let breach = await target.breach(of: bytes)
            #expect(breach == nil, "\(target)/\(name): \(breach ?? "")")
        }
    }

    @Test("What must hold does, for seeds and seeds damaged at random", arguments: FuzzTarget.all)
    func seeds(target: FuzzTarget) async {
        let seeds = target.seeds()
        #expect(!seeds.isEmpty)
        var random = RandomNumbers(seed: 17)
        for seed in seeds.shuffled(using: &random).prefix(40) {
            let whole = await target.breach(of: seed)
            #expect(whole == nil, "\(target): \(whole ?? ""), in \(String(decoding: seed, as: UTF8.self))")
            let bytes = Damage.random(seed, using: &random)
            let breach = await target.breach(of: bytes)
            #expect(breach == nil, "\(target): \(breach ?? ""), in \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test("Every folder of fixtures is that of a target")
    func folders() {
        #expect(FuzzFixtures.folders.filter { FuzzTarget.named($0) == nil }.isEmpty)
    }
}
