// Messages for specifiers for which Java's formatter throws an exception.

import Audit
import TestSupport
import Testing

@Suite("Android specifiers")
struct JavaFormatTests {
    private static func messages(_ english: String, _ german: String) async throws -> [String] {
        func resources(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>\n" }
        let folder = try TemporaryFolder()
        try folder.write(resources(english), to: "res/values/strings.xml")
        try folder.write(resources(german), to: "res/values-de/strings.xml")
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map(\.message)
    }

    @Test(
        "A specifier that Java rejects is reported once, with the fix",
        arguments: [
            ("%d files", "%D Dateien", "%D", "%d"),
            ("%1$d files", "%1$D Dateien", "%1$D", "%1$d"),
            ("%d files", "%ld Dateien", "%ld", "%d"),
            ("Hi %s!", "Hallo %D!", "%D", "%s"),
        ])
    func refusal(english: String, german: String, refused: String, expected: String) async throws {
        #expect(
            try await Self.messages(english, german) == [
                "Java's formatter rejects '\(refused)', and the app crashes; expected '\(expected)'"
            ])
    }

    @Test("A specifier that is not in the source is reported as such, whether or not Java rejects it")
    func added() async throws {
        #expect(try await Self.messages("%d files", "%d Dateien, %D") == ["'%D' is not in the source"])
        #expect(try await Self.messages("%d files", "%d Dateien, %d") == ["1 more '%d' than in the source"])
    }

    @Test("A specifier that Java formats as another type is reported as a replacement")
    func changed() async throws {
        #expect(try await Self.messages("%d files", "%f Dateien") == ["'%f' replaces '%d' of the source"])
    }

    @Test("Capitals, and a number for the only argument of a plural or for an unknown value, are warnings")
    func harmless() async throws {
        let folder = try TemporaryFolder()
        func write(_ text: String, _ plural: String, _ qualifier: String) throws {
            try folder.write(
                "<resources><string name=\"a\">\(text)</string>"
                    + "<plurals name=\"b\"><item quantity=\"other\">\(plural)</item></plurals></resources>\n",
                to: "res/values\(qualifier)/strings.xml")
        }
        try write("Delete %1$s", "%1$s berths", "")
        try write("%1$S löschen", "%1$d Plätze", "-de")
        let found = try await Audited.findings("placeholder-mismatch", in: [folder.url.path])
        #expect(found.map(\.severity) == [.warning, .warning])
        try write("%1$d löschen", "%1$s Plätze", "-de")
        let number = try await Audited.findings("placeholder-mismatch", in: [folder.url.path])
        #expect(number.map(\.severity) == [.warning])
        #expect(number.first?.message.hasSuffix("if the argument is no whole number, the app crashes") ?? false)
        try write("%1$f löschen", "%1$s Plätze", "-de")
        #expect(try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map(\.severity) == [.error])
    }

    @Test("A source that Java rejects is reported if its other arguments show that Java formats it")
    func refusedSource() async throws {
        #expect(
            try await Self.messages("%2$.lf hours at %1$s", "%2$.lf Stunden am %1$s")
                == ["Java's formatter rejects '%2$.lf', and the app crashes"])
        #expect(try await Self.messages("%-e %b", "%-e. %b").isEmpty)
    }
}
