// Keywords of selects, compared with the source.

import Audit
import Comparison
import MessagePatterns
import Testing

@Suite("Comparing select keywords")
struct SelectKeywordTests {
    private static func differences(
        _ source: String, _ translation: String, _ syntax: Syntax = .auto
    ) -> [PlaceholderDifference] {
        PlaceholderComparison.between(source: Message(source, syntax), translation: Message(translation, syntax))
    }

    private static let source = "{g, select, male {his} female {her} other {their}} photo"

    @Test("A translated keyword is named, with the intended one")
    func translated() {
        let all = Self.differences(Self.source, "{g, select, maschio {suo} femmina {sua} other {loro}} foto")
        #expect(
            all == [
                .foreignKeyword("maschio", of: "g", meant: "male"),
                .foreignKeyword("femmina", of: "g", meant: "female"),
            ])
        #expect(all.map(\.severity) == [.error, .error])
        #expect(
            Self.differences(Self.source, "{g, select, male {a} Female {b} other {c}}")
                == [.foreignKeyword("Female", of: "g", meant: "female")])
        #expect(
            Self.differences(Self.source, "{g, select, uomo {a} other {c}}")
                == [.foreignKeyword("uomo", of: "g", meant: "male")])
    }

    @Test("An additional keyword is dead text, and nothing worse")
    func added() {
        let found = Self.differences(Self.source, "{g, select, male {a} female {b} neuter {c} other {d}}")
        #expect(found == [.foreignKeyword("neuter", of: "g", meant: nil)])
        #expect(found.map(\.severity) == [.warning])
    }

    @Test(
        "Keywords may be missing, and a language may have some if the source has none",
        arguments: [
            (source, "{g, select, other {loro}} foto"), (source, "{g, select, female {sua} other {suo}} foto"),
            (source, "foto"), ("{g} photo", "{g, select, male {a} other {b}}"),
            ("{g, select, other {their}}", "{g, select, female {sua} other {suo}}"),
            ("{n, plural, one {a} other {b}}", "{n, plural, one {a} few {b} other {c}}"),
            ("{n, selectordinal, one {#st} other {#th}}", "{n, selectordinal, many {#} other {#}}"),
        ])
    func fine(_ one: (source: String, translation: String)) {
        #expect(Self.differences(one.source, one.translation) == [])
    }

    @Test("In Fluent the default variant can have any name, and non-variables can have any keys")
    func fluent() {
        let source = "{ $g ->\n    [male] his\n   *[female] her\n}"
        #expect(
            Self.differences(source, "{ $g ->\n    [maschio] suo\n   *[femmina] sua\n}", .fluent)
                == [.foreignKeyword("maschio", of: "g", meant: "male")])
        #expect(Self.differences(source, "{ $g ->\n    [male] suo\n   *[altro] sua\n}", .fluent) == [])
        #expect(
            Self.differences(
                "{ PLATFORM() ->\n    [macos] a\n   *[other] b\n}",
                "{ PLATFORM() ->\n    [windows] a\n   *[other] b\n}",
                .fluent) == [])
    }
}
