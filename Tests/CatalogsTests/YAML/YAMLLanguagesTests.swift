// Languages added to a YAML file and removed again, whatever the style of its last text.

import Catalogs
import Platforms
import TestSupport
import Testing

@Suite("Languages of one YAML file")
struct YAMLLanguagesTests {
    @Test(
        "A file whose root matches its name is in that language, even if it is not a known one",
        arguments: [
            ("config/locales/bcl.yml", "bcl:\n  a: b\n", "bcl", "a"),
            ("config/locales/lkt.yml", "# Lakota\n---\n\"lkt\":\n  a: b\n", "lkt", "a"),
            ("config/locales/pnb.yml", "pnb:\n  a: b\n", "pnb", "a"),
            ("config/locales/app.yml", "app:\n  a: b\n", "en", "app.a"),
            ("config/locales/en/job.yml", "job:\n  a: b\n", "en", "job.a"),
            ("config/locales/bcl.yml", "lkt:\n  a: b\n", "en", "lkt.a"),
        ])
    func unlistedLanguage(path: String, text: String, language: String, key: String) throws {
        let format = try #require(Format.all.first { $0.id == "yaml" })
        let catalog = Catalog(path: path, bytes: Array(text.utf8), format: format)
        #expect(catalog.locale == language)
        #expect(catalog.entries.map(\.key) == [key])
    }

    @Test(
        "An added language occurs once, has exactly the given texts, and leaves the rest unchanged",
        arguments: [
            "en:\n  a: b\n", "en:\n  a: b", "en:\n  a: b\n# end\n", "en:\n  a: b\n...",
            "en:\n  a: b\n\n# end\n\n...\n# more",
            "en:\n  a: |\n    b\n\n", "en:\n  a: |+\n    b\n\n", "en:\n  a: |-\n    b\n",
            "en:\n  a: >\n    b\n    # text\n\n# d\n",
            "en:\n  a: |\n    b\nde:\n      a: c\n", "en:\r\n  a: |\r\n    b\r\n\r\nde:\r\n  a: b\r\n",
            "en:\n  a: [b,\n  c\n  ]\n# x\n\n# y\nde: {a: b}\n# z", "en:\n  a: \"b\"  # c\n  # d\nde:\n  a: b\n",
            "\u{FEFF}en:\n  a: b\nde:\n  a: c\n", "\u{FEFF}en:\n  a: b", "en:\n  a: |\n    b\n# the end",
            "en:\n  a: \"b\n#c\"\nde:\n  a: d", "en:\n  a: |\n    b\n# c\nde:\n  a: d", "en:\n  a: |\n    b",
            "en:\n  a: >+\n    b\n\n    c", "en:\n  a: >2-\n    b\n  c: |2+\n     d",
            "en:\r\n  a: >\r\n    b",
        ])
    func languages(text: String) throws {
        let format = try #require(Format.all.first { $0.id == "yaml-languages" })
        let catalog = Catalog(path: "languages.yml", bytes: Array(text.utf8), format: format)
        let english = catalog.entries.filter { $0.locale == "en" }.map(\.value)
        try #require(!english.isEmpty && catalog.faults.isEmpty)
        let part = try #require(try catalog.sourcePart())
        #expect(part.entries.map(\.value) == english)
        let added = try catalog.adding("en-XA", made: Self.named("en-XA", part))
        let read = Catalog(path: "languages.yml", bytes: added, format: format)
        #expect(read.faults.isEmpty)
        #expect(read.entries.filter { $0.locale == "en-XA" }.map(\.value) == english)
        #expect(read.entries.filter { $0.locale != "en-XA" }.map(\.value) == catalog.entries.map(\.value))
        let again = try #require(try read.sourcePart())
        #expect(try read.adding("en-XA", made: Self.named("en-XA", again)) == added)
        #expect(try read.removingLocalization("en-XA") == catalog.text.stored)
    }

    /// Returns the source's own part, renamed to another language.
    private static func named(_ language: String, _ part: Catalog) -> [UInt8] {
        part.renamed(to: language, part.rewritten { _, _ in false }).bytes
    }
}
