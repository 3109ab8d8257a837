// Drop-in pairs: a file in Corpus/Configurations and, beside it, the values or errors expected from it.

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

    @Test("The values or errors are those expected", arguments: names)
    func pair(name: String) throws {
        let file = Self.folder.appending(path: name)
        let read = Self.describe(Array(try Data(contentsOf: file)), name)
        guard let expected = try Recording.expected(of: file, recording: read) else {
            Issue.record("recorded; run again without recording")
            return
        }
        #expect(read == expected)
    }

    /// A line for each value, or for each error.
    static func describe(_ bytes: [UInt8], _ name: String) -> String {
        do throws(InvalidConfiguration) {
            return lines(try Configuration.read(bytes, file: name)).map { $0 + "\n" }.joined()
        } catch {
            return error.errors.map { $0.message + "\n" }.joined()
        }
    }

    private static func lines(_ configuration: Configuration) -> [String] {
        let parts: [[String]] = [
            list("generate.locales", configuration.generate.locales),
            text("generate.growth", configuration.generate.growth),
            configuration.pseudolocales.flatMap(lines),
            list("lock.words", configuration.lock.words),
            list("lock.keys", configuration.lock.keys),
            configuration.samples.map { "samples: \(described($0.name)): \(described($0.text))" },
            list("fonts.files", configuration.fonts.files),
            list("fonts.fallback", configuration.fonts.fallback),
        ]
        return Array(parts.joined())
    }

    private static func lines(_ settings: PseudolocaleSettings) -> [String] {
        let parts: [[String]] = [
            text("pseudolocales", settings.tag),
            settings.styles.map { ["  styles: \(described($0))"] } ?? [],
            text("  growth", settings.growth),
            text("  brackets", settings.brackets),
            text("  padding", settings.padding),
        ]
        return Array(parts.joined())
    }

    private static func text(_ name: String, _ value: Located<String>?) -> [String] {
        value.map { ["\(name): \(described($0))"] } ?? []
    }

    private static func list(_ name: String, _ values: [Located<String>]) -> [String] {
        values.isEmpty ? [] : ["\(name): \(described(values))"]
    }

    private static func described(_ values: [Located<String>]) -> String {
        "[\(values.map(described).joined(separator: ", "))]"
    }

    private static func described(_ value: Located<String>) -> String {
        "\(value.value.debugDescription) at \(value.place)"
    }
}
