// A configuration with more patterns than anyone reads.

import Foundation
import TestSupport
import Testing

@Suite("Many patterns")
struct ManyPatternsTests {
    /// Comparing each pattern with each key would take minutes.
    @Test("Thousands that match nothing are counted, and suggestions are searched only for those shown")
    func unmatched() throws {
        let folder = try TemporaryFolder()
        let numbers = 0..<3_000
        try folder.write(
            numbers.map { "\"key.number.\($0)\" = \"Text\";\n" }.joined(), to: "App/en.lproj/L.strings")
        try folder.write(
            "budgets:\n" + numbers.map { "  \"key.numbr.\($0)\": 50\n" }.joined(), to: ".swell.yml")
        let outcome = try Programs.swell(["check", "App"], in: folder.url)
        let lines = outcome.errors.split(separator: "\n")
        #expect(outcome.code == 2 && lines.count == 21, "\(outcome.errors)")
        #expect(lines.prefix(20).allSatisfy { $0.contains("matches no key here; did you mean 'key.number.") })
        #expect(lines.last == "swell: and 2980 more errors like these")
    }
}
