// A configuration with more patterns than anybody reads.

import Foundation
import TestSupport
import Testing

@Suite("Many patterns")
struct ManyPatternsTests {
    /// Each pattern held against each key would take minutes.
    @Test("Each of thousands that match nothing is told, and a likely key is looked for among the first alone")
    func unmatched() throws {
        let folder = try TemporaryFolder()
        let numbers = 0..<3_000
        try folder.write(
            numbers.map { "\"key.number.\($0)\" = \"Text\";\n" }.joined(), to: "App/en.lproj/L.strings")
        try folder.write(
            "budgets:\n" + numbers.map { "  \"key.numbr.\($0)\": 50\n" }.joined(), to: ".swell.yml")
        let outcome = try Programs.swell(["check", "App"], in: folder.url)
        let lines = outcome.errors.split(separator: "\n")
        #expect(
            outcome.code == 2 && lines.count { $0.contains("matches no key here") } == 3_000,
            "\(outcome.errors.prefix(400))")
        #expect(lines.first?.hasSuffix("did you mean 'key.number.0'?") == true, "\(lines.first ?? "")")
        #expect(lines.count { $0.contains("did you mean") } == 20)
    }
}
