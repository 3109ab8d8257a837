// `swell` without a command, in the folder of an app and elsewhere.

import Foundation
import TestSupport
import Testing

@Suite("First look")
struct FirstLookTests {
    private func look(in folder: URL) throws -> Outcome { try Programs.swell([], in: folder) }

    @Test("In the folder of an app, it shows in ten lines what is there, what matters most, and what to type next")
    func app() throws {
        let result = try look(in: Corpora.root.appending(path: "Corpus/Moorings/App"))
        #expect(result.code == 0)
        #expect(result.errors.isEmpty)
        let lines = result.text.split(separator: "\n").map(String.init)
        #expect(lines.count <= 10)
        #expect(lines.first == "21 catalogs (Apple), 789 texts in 6 languages: ar, de, fr, ja, pl, ru")
        #expect(lines.contains("162 texts have a limit"))
        #expect(lines.contains { $0.hasPrefix("  error: booking.discount (de): ") && $0.hasSuffix(":97:23)") })
        for command in ["swell check", "swell init", "swell generate --out pseudo", "swell report --open"] {
            #expect(lines.contains { $0.hasPrefix("  \(command)  ") })
        }
    }

    @Test("In any other folder, it shows help on standard error and exits with 2")
    func elsewhere() throws {
        let folder = try TemporaryFolder()
        try folder.write("Notes", to: "notes.txt")
        let result = try look(in: folder.url)
        #expect(result.code == 2)
        #expect(result.text.isEmpty)
        #expect(result.errors.contains("Usage: swell COMMAND"))
    }

    @Test("Without limits it says how to get them, and with a configuration it does not suggest another")
    func configured() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"a": "Save"}"#, to: "locales/en.json")
        try folder.write(#"{"a": "Sichern"}"#, to: "locales/de.json")
        let before = try look(in: folder.url).text
        #expect(before.contains("no text has a limit yet, so nothing is measured: 'swell init' suggests limits"))
        #expect(before.contains("no findings\n"))
        try folder.write("check:\n  fail-on: error\n", to: ".swell.yml")
        #expect(try !look(in: folder.url).text.contains("  swell init"))
    }
}
