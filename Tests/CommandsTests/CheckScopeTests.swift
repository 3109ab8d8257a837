// What a check is told to look at and does not find: it says so instead of passing it over.

import Foundation
import TestSupport
import Testing

@Suite("What swell check is told to look at")
struct CheckScopeTests: LongButtonSuite {
    let folder: TemporaryFolder

    init() throws {
        folder = try Self.app()
        try german("Anmelden")
    }

    @Test("A table most of whose keys are in no source is told of: what a language lacks of it can't be found")
    func sourceless() throws {
        let words = "no source table, or one without most of the keys: texts that a language lacks can't be found there"
        #expect(try !swell("check", "App").text.contains("no source table"))
        try folder.write(
            "\"Save\" = \"Sichern\";\n\"Close\" = \"Zu\";\n\"Ok\" = \"Gut\";\n", to: "App/de.lproj/More.strings")
        #expect(try swell("check", "App").text.contains("App/*.lproj/More.strings has \(words)"))
        try folder.write("\"Save\" = \"Save\";\n", to: "App/en.lproj/More.strings")
        #expect(try swell("check", "App").text.contains("App/*.lproj/More.strings has \(words)"))
        try folder.write("\"Save\" = \"Save\";\n\"Close\" = \"Close\";\n", to: "App/en.lproj/More.strings")
        #expect(try !swell("check", "App").text.contains("no source table"))
    }
}
