// The fix for a translation that reorders placeholders.

import Audit
import TestSupport
import Testing

@Suite("Help for reordered placeholders")
struct OrderHelpTests {
    private static func help(_ files: [(path: String, text: String)]) async throws -> [String?] {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.text, to: file.path) }
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map(\.help)
    }

    private static func po(_ flag: String, _ source: String, _ translation: String) -> [(path: String, text: String)] {
        [
            (
                "de.po",
                """
                msgid ""
                msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

                #, \(flag)
                msgid "\(source)"
                msgstr "\(translation)"

                """
            )
        ]
    }

    @Test("The numbers are inserted into the source's own conversions, as a formatter reads them")
    func conversions() async throws {
        let numbered = "number the placeholders by their order in the source:"
        #expect(
            try await Self.help([
                ("en.lproj/L.strings", "\"a\" = \"%@ has %5d files\";\n"),
                ("de.lproj/L.strings", "\"a\" = \"%5d Dateien hat %@\";\n"),
            ]) == ["\(numbered) '%1$@' and '%2$5d'"])
        #expect(try await Self.help(Self.po("c-format", "%s, %d", "%d, %s")) == ["\(numbered) '%1$s' and '%2$d'"])
        #expect(
            try await Self.help(Self.po("c-format", "%s, %d, %f", "%d, %s")) == [
                "\(numbered) '%1$s', '%2$d' and '%3$f'"
            ])
    }

    @Test("A width taken from an argument is not numbered")
    func widths() async throws {
        #expect(
            try await Self.help(Self.po("c-format", "%*d of %s", "%s, %*d")) == [
                "number the placeholders by their order in the source"
            ])
        #expect(
            try await Self.help(Self.po("c-format", "%*d files", "%d Dateien")) == [
                "write '%*d' as in the source: its '*' takes an argument, too"
            ])
    }

    @Test("Python needs names instead of numbers", arguments: ["python-format", "python-format, python-brace-format"])
    func python(_ flags: String) async throws {
        #expect(
            try await Self.help(Self.po(flags, "%s is %d", "%d ist %s")) == [
                "name the arguments in the source, as in '%(name)s': Python rejects numbers"
            ])
    }

    @Test("What reads gettext's catalogs in JSON reads numbers, too")
    func gettextInJSON() async throws {
        let files = [("en_GB", "%s is %d"), ("de", "%d ist %s")].map { language, text in
            let rule = "\"pluralForm\": \"nplurals=2; plural=(n != 1);\""
            return (
                path: "l10n/\(language).json", text: "{\"translations\": {\"%s is %d\": \"\(text)\"}, \(rule)}\n"
            )
        }
        #expect(
            try await Self.help(files) == ["number the placeholders by their order in the source: '%1$s' and '%2$d'"])
    }

    @Test("Where it is unknown whether the formatter reads numbers, names help")
    func unknown() async throws {
        let files = [("en", "%s is %d"), ("de", "%d ist %s")].map { language, text in
            (path: "locales/\(language).json", text: "{\"a\": \"\(text)\"}\n")
        }
        #expect(
            try await Self.help(files) == [
                "give the arguments names in the source and its code, so that translations can reorder them"
            ])
    }
}
