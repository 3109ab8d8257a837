// Drop-in pairs: a file in Corpus/Configurations and, beside it, the expected values or errors.

import Configuration
import Foundation
import TestSupport
import Testing

@Suite("Fixture pairs of configurations")
struct ConfigurationFixtureTests {
    static let folder = Corpora.own.appending(path: "Configurations")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".yml") }.sorted()

    @Test("There are pairs")
    func pairsExist() {
        #expect(Self.names.count >= 20)
    }

    @Test("The values or errors match the expected ones", arguments: names)
    func pair(name: String) throws {
        let file = Self.folder.appending(path: name)
        let read = Self.describe(Array(try Data(contentsOf: file)), name)
        guard let expected = try Recording.expected(of: file, recording: read) else {
            Issue.record("recorded; run again without recording")
            return
        }
        #expect(read == expected)
    }

    /// Returns a line for each setting that is set, or for each error.
    static func describe(_ bytes: [UInt8], _ name: String) -> String {
        do throws(InvalidConfiguration) {
            return try Configuration.read(bytes, file: name).inForce.map(line).joined()
        } catch {
            return error.errors.map { $0.message + "\n" }.joined()
        }
    }

    private static func line(_ setting: EffectiveSetting) -> String {
        if setting.values.isEmpty { return "" }
        let values = setting.values.map { "\($0.value.debugDescription) at \($0.place)" }
        return "\(setting.name): \(values.joined(separator: ", "))\n"
    }
}
