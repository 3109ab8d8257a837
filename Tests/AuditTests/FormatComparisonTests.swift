// The formats of arguments in braces, compared with the source.

import Audit
import Comparison
import MessagePatterns
import Testing

@Suite("Comparing the formats of arguments")
struct FormatComparisonTests {
    private static func differences(
        _ source: String, _ translation: String, _ syntax: Syntax = .auto
    ) -> [PlaceholderDifference] {
        PlaceholderComparison.between(source: Message(source, syntax), translation: Message(translation, syntax))
    }

    @Test(
        "A translated type is invalid",
        arguments: [
            ("{n, number} files", "{n, numero} file", "{n}", "numero", "number"),
            ("{0,date,short} now", "{0,data,short} ora", "{0}", "data", "date"),
            ("{ n , number }", "{n,nombre}", "{n}", "nombre", "number"),
            ("{d, date}", "{d, дата}", "{d}", "дата", "date"),
            ("{d, date} {d, date}", "{d, data} {d, data}", "{d}", "data", "date"),
            ("{n, plural, other {# files}}", "{n, plurale, other {# file}}", "{n}", "plurale", "plural"),
            ("{n, plural, other {# files}}", "{n, pluriel, other {# fichiers}}", "{n}", "pluriel", "plural"),
            ("{n, plural, other {{d, date}}}", "{n, plural, other {{d, data}}}", "{d}", "data", "date"),
        ])
    func translatedType(_ one: (source: String, translation: String, id: String, type: String, meant: String)) {
        let expected = [PlaceholderDifference.unknownFormat(one.type, of: one.id, meant: one.meant)]
        #expect(Self.differences(one.source, one.translation) == expected)
        #expect(Self.differences(one.source, one.translation, .messageFormat) == expected)
    }

    @Test("A value must not change its type: a number shown as a date, or as a keyword")
    func otherFamily() {
        #expect(
            Self.differences("{d, date, short}", "{d, time, short}")
                == [.reformatted("{d}", as: "time", was: "date")])
        #expect(
            Self.differences("{g, select, male {his} other {their}}", "{g, plural, one {suo} other {loro}}")
                == [.reformatted("{g}", as: "plural", was: "select")])
        #expect(
            Self.differences("{ NUMBER($n) }", "{ DATETIME($n) }", .fluent)
                == [.reformatted("{n}", as: "DATETIME", was: "NUMBER")])
    }

    @Test(
        "Showing the same value in another way is not a difference",
        arguments: [
            ("{n, number}", "{n}"), ("{n}", "{n, number}"), ("{n, number}", "{n, number, percent}"),
            ("{n, number}", "{n, spellout}"), ("{n, Number}", "{n, number}"),
            ("{n, number} files", "{n, plural, one {eine} other {#}}"),
            ("{d, date} {d, time}", "{d, time}, {d, date}"), ("{x, shiny}", "{x, shiny}"),
            ("{x, shiny}", "{x, number}"), ("Use {red, green or blue}", "Nimm {red, grün oder blau}"),
            ("{0,10}|{0,-5:N2}", "{0,-10}|{0,5:N2}"),
        ])
    func same(_ one: (source: String, translation: String)) {
        #expect(Self.differences(one.source, one.translation) == [])
    }

    @Test("A Fluent function must exist in Fluent, or be called by the source")
    func functions() {
        #expect(
            Self.differences("{ DATETIME($d, month: \"long\") }", "{ DATE($d, month: \"long\") }", .fluent)
                == [.unknownFunction("DATE", meant: "DATETIME")])
        #expect(Self.differences("{ $n }", "{ NUMER($n) }", .fluent) == [.unknownFunction("NUMER", meant: "NUMBER")])
        #expect(
            Self.differences(
                "{ NUMBER($n) ->\n    [one] a\n   *[other] b\n}", "{ ZAHL($n) ->\n    [one] a\n   *[other] b\n}",
                .fluent)
                == [.unknownFunction("ZAHL", meant: "NUMBER")])
        #expect(Self.differences("{ $n }", "{ NUMBER($n) }", .fluent) == [])
        #expect(Self.differences("{ UPPER($a) } { $b }", "{ $a } { UPPER($b) }", .fluent) == [])
        #expect(
            Self.differences(
                "{ PLATFORM() ->\n   *[other] Open\n}", "{ PLATFORM() ->\n    [macos] Öffne\n   *[other] Öffnen\n}",
                .fluent) == [])
    }
}
