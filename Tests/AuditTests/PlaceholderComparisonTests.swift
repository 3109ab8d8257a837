// Placeholders, compared by how a formatter treats them.

import Audit
import Comparison
import MessagePatterns
import Testing

@Suite("Comparing placeholders")
struct PlaceholderComparisonTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let source: String
        let translation: String
        var form = NumberForm.none
        var found: [PlaceholderDifference] = []

        var testDescription: String { "\(source) → \(translation)" }
    }

    private static func differences(_ one: Case) -> [PlaceholderDifference] {
        PlaceholderComparison.between(
            source: Message(one.source), translation: Message(one.translation), form: one.form)
    }

    @Test(
        "Placeholders that are formatted the same are equal",
        arguments: [
            Case(source: "%@ of %@", translation: "%2$@ von %1$@"),
            Case(source: "%1$@ of %2$@", translation: "%@ von %@"),
            Case(source: "%@ has %d", translation: "%2$d von %1$@"),
            Case(source: "%@", translation: "%1$@, ja, %1$@"),
            Case(source: "%.1f km", translation: "%5.2f km"),
            Case(source: "%x", translation: "%d"),
            Case(source: "%S", translation: "%ls"),
            Case(source: "%lf", translation: "%f"),
            Case(source: "%(n)d", translation: "%(n)i"),
            Case(source: "%d", translation: "% d"),
            Case(source: "Hi $name$", translation: "Hallo $NAME$"),
            Case(source: "{{n, number}} of {{ m }}", translation: "{{n}} von {{m, number(minimumFractionDigits: 2)}}"),
            Case(source: "%d% d", translation: "%d% d"),
            Case(source: #"$t(item, {"count": 1})"#, translation: "$t( item, {'count':1} )"),
            Case(source: "%-10s|%5d", translation: "%s|%d"),
            Case(source: "%*d files", translation: "%*d Dateien"),
            Case(source: "%1$*2$d of %3$@", translation: "%3$@: %1$*2$d"),
            Case(source: "%*d of %@", translation: "%3$@: %2$*1$d"),
            Case(source: "100%% of %d", translation: "%d, 100 %%"),
            Case(source: "100%% of %d", translation: "٪100 من %d"),
            Case(source: "50% off", translation: "50 % de réduction"),
            Case(source: "50%% off", translation: "50 %% de réduction"),
            Case(source: "50%% off", translation: "٪50 تخفيض"),
            Case(source: "50%% of 10%", translation: "50 % von 10 %"),
            Case(source: "%d.%m.%Y", translation: "%Y年%m月%d日"),
            Case(source: "{count} of {total}", translation: "{total}: {count}"),
            Case(source: "{when, date, long}", translation: "{when, date, short}"),
            Case(source: "{0:N2}", translation: "{0:N1}"),
            Case(source: "{{ name }}", translation: "{{name}}"),
            Case(source: "Hello %(name)s", translation: "Hallo %(name)s"),
            Case(source: "Use {curly braces}", translation: "Nimm {geschweifte Klammern}"),
            Case(source: "\\(name)!", translation: "¡\\(name)!"),
            Case(source: "%#@files@ in %#@folders@", translation: "%#@files@ in %#@folders@"),
            Case(source: "The value `{name}`", translation: "Der Wert „{name}“"),
            Case(source: "<code>%@</code> of %d", translation: "%2$d: %1$@"),
            Case(source: "Go to https://a.example/%@", translation: "https://a.example/de/%@ öffnen"),
            Case(source: "https://a.example/{id}?a={{ b }}", translation: "https://a.example/{{b}}/{id}"),
            Case(source: "See `%@`", translation: "Siehe `%@`"),
            Case(source: "20% off", translation: "%20 indirim"),
            Case(source: "Battery at 5%", translation: "Pil %5"),
            Case(source: "20% off", translation: "20%-os kedvezmény"),
            Case(source: "<a href=\"%s\">x</a> %d", translation: "%2$d <a href=\"%1$s\">x</a>"),
            Case(source: "<a href=\"https://a.example/%e4?q={id}\">x</a>", translation: "<a href='{id}'>x</a>"),
            Case(source: "<x id=\"A\" equiv-text=\"{{n}}\"/>", translation: "<x id=\"A\"/>"),
            Case(source: "%arg files", translation: "%1$lld Dateien"),
            Case(source: "%1$tH:%<tM", translation: "%1$tH Uhr %1$tM"),
            Case(source: "%1$tI:%1$tM %1$tp", translation: "%1$tH:%1$tM"),
            Case(source: "%s, %<s", translation: "%1$s, %1$s"),
            Case(source: "%L1 of %L2", translation: "%2 von %1"),
            Case(source: "%Ln files", translation: "%n Dateien"),
            Case(source: "%b %d", translation: "%d. %b"),
            Case(source: "%m/%d", translation: "%d. %m."),
            Case(source: "%I:%M %p", translation: "%H:%M"),
            Case(source: "%d %b %H:%M", translation: "%d %b %Hh%M"),
            Case(source: "%H:%M:%S %z", translation: "%Hh %Mmin %Ss, %uhr"),
        ])
    func same(_ one: Case) { #expect(Self.differences(one) == []) }

    @Test(
        "A wrong bracket around a name, or a wrong decimal point, is described exactly",
        arguments: [
            Case(source: "Hi {{x}}!", translation: "Hallo {{x}!", found: [.unclosed("{{x}")]),
            Case(
                source: "{{#if a}}x{{/if}}", translation: "{{#if a}}x",
                found: [.unreadable("'{{#if…}}' has no end; expected '{{/if}}'")]),
            Case(source: "{{x}} MB", translation: "{{x}}} MB", found: [.strayBrace("{{x}}")]),
            Case(source: "{{x}}} MB", translation: "{{x}}} MB"),
            Case(source: "${{x}} MB", translation: "${{x}} MB"),
            Case(source: "Hi %(a)s", translation: "Hallo %(a)S", found: [.changed("%(a)", was: "%(a)s")]),
            Case(source: "Hi %(a)s", translation: "Hallo %(a)", found: [.changed("%(a)", was: "%(a)s")]),
            Case(source: "%.2f km", translation: "%,2f km", found: [.changed("%,2f", was: "%.2f")]),
            Case(source: "%,.2f km", translation: "%,.1f km"),
        ])
    func slips(_ one: Case) { #expect(Self.differences(one) == one.found) }

    @Test(
        "Placeholders that are formatted differently are found",
        arguments: [
            Case(source: "Hi %@", translation: "Hallo", found: [.lost("%@")]),
            Case(source: "%@ of %@", translation: "%@", found: [.lost("%@")]),
            Case(source: "%1$@ of %2$@", translation: "von %2$@", found: [.lost("%1$@")]),
            Case(source: "%d of %@", translation: "von %@", found: [.shifted(lost: "%d", next: "%@")]),
            Case(source: "%d of %@", translation: "von %2$@", found: [.lost("%d")]),
            Case(source: "%@", translation: "%@ %@", found: [.added("%@", nearest: nil)]),
            Case(source: "%@", translation: "%2$@", found: [.added("%2$@", nearest: nil), .lost("%@")]),
            Case(source: "`%@`", translation: "`%d`", found: [.changed("%d", was: "%@")]),
            Case(source: "https://a.example/%@", translation: "https://a.example", found: [.lost("%@")]),
            Case(source: "%@", translation: "%d", found: [.changed("%d", was: "%@")]),
            Case(source: "%s is %b", translation: "%s", found: [.lost("%b")]),
            Case(source: "no %r in %s", translation: "nichts", found: [.lost("%r"), .lost("%s")]),
            Case(source: "%r", translation: "nichts", found: [.lost("%r")]),
            Case(source: "cannot open %s: %m", translation: "%s geht nicht", found: [.lost("%m")]),
            Case(source: "cannot close %d: %m", translation: "%d bleibt offen", found: [.lost("%m")]),
            Case(
                source: "https://a.example/{{ code }}/x", translation: "https://a.example/{{ cöde }}/x",
                found: [.changed("{{ cöde }}", was: "{{ code }}")]),
            Case(source: "User {0} in {1}", translation: "Benutzer {0 in {1}", found: [.unclosed("{0")]),
            Case(source: "Hi {name}", translation: "Hallo {name", found: [.unclosed("{name")]),
            Case(
                source: "%1$@ %2$d", translation: "%1$d %2$@",
                found: [
                    .changed("%1$d", was: "%1$@"), .changed("%2$@", was: "%2$d"),
                ]),
            Case(source: "Level", translation: "Pil %5", found: [.added("%5", nearest: nil)]),
            Case(
                source: "%1 at 5%", translation: "%2: %5",
                found: [
                    .added("%2", nearest: "%1"), .added("%5", nearest: "%1"), .lost("%1"),
                ]),
            Case(source: "%d", translation: "%f", found: [.changed("%f", was: "%d")]),
            Case(source: "%s", translation: "%@", found: [.changed("%@", was: "%s")]),
            Case(source: "%d", translation: "%ld", found: [.resized("%ld", was: "%d")]),
            Case(source: "%L1 files", translation: "%2 Dateien", found: [.changed("%2", was: "%L1")]),
            Case(source: "%@ has %d", translation: "%d von %@", found: [.reordered(["%d", "%@"])]),
            Case(source: "%*d of %@", translation: "%d von %@", found: [.shifted(lost: "%*d", next: "%d")]),
            Case(source: "%*d files", translation: "%d Dateien", found: [.shifted(lost: "%*d", next: "%d")]),
            Case(source: "%d of %d", translation: "%*d", found: [.changed("%*d", was: "%d")]),
            Case(source: "%d files", translation: "%*d Dateien", found: [.added("%*d", nearest: nil)]),
            Case(source: "Files", translation: "%*d Dateien", found: [.added("%*d", nearest: nil)]),
            Case(source: "%2$*1$d files", translation: "Dateien", found: [.lost("%2$*1$d")]),
            Case(source: "%1$d files", translation: "%1$*2$d Dateien", found: [.added("%1$*2$d", nearest: nil)]),
            Case(
                source: "%1$d of %2$d", translation: "%1$*2$d", found: [.changed("%1$*2$d", was: "%2$d")]),
            Case(source: "20%% of %d", translation: "20 % von %d", found: [.lonePercent]),
            Case(source: "%d percent", translation: "%d %", found: [.lonePercent]),
            Case(source: "50%% off", translation: "50 % de moins", found: [.lonePercent]),
            Case(source: "50%% off", translation: "50 % d'économies", found: [.lonePercent]),
            Case(source: "100%%", translation: "100 %", found: [.lonePercent]),
            Case(source: "{name}", translation: "{nmae}", found: [.changed("{nmae}", was: "{name}")]),
            Case(source: "{{name}}", translation: "{name}", found: [.changed("{name}", was: "{{name}}")]),
            Case(source: "{a} {b}", translation: "{a} {b} {c}", found: [.added("{c}", nearest: nil)]),
            Case(source: "%(size)d", translation: "%(größe)d", found: [.changed("%(größe)d", was: "%(size)d")]),
            Case(source: "Total: %@", translation: "Summe: $@", found: [.lost("%@")]),
            Case(source: "%s", translation: "%S", found: [.changed("%S", was: "%s")]),
            Case(source: "%s", translation: "%ls", found: [.changed("%ls", was: "%s")]),
            Case(source: "%.2f", translation: "%.2Lf", found: [.changed("%.2Lf", was: "%.2f")]),
            Case(source: "%(n)d", translation: "%(n)s", found: [.changed("%(n)s", was: "%(n)d")]),
            Case(source: "%(n)s", translation: "%(n)d", found: [.changed("%(n)d", was: "%(n)s")]),
            Case(source: "%(user)s", translation: "%(user)", found: [.changed("%(user)", was: "%(user)s")]),
            Case(source: "%d%% done", translation: "%d % d'effectué", found: [.lonePercent]),
            Case(source: "%d%% done", translation: "%d % d", found: [.lonePercent]),
            Case(source: "%d%% done", translation: "%d % c", found: [.lonePercent]),
            Case(
                source: "%1$@ of %2$@", translation: "%2@ von %1@",
                found: [.undollared("%2@", expected: "%2$@"), .undollared("%1@", expected: "%1$@")]),
            Case(
                source: "{n, plural, one {#} other {#}}", translation: "{m, plural, one {#} other {#}}",
                found: [.changed("{m}", was: "{n}")]),
        ])
    func other(_ one: Case) { #expect(Self.differences(one) == one.found) }

    @Test("Unnamed Python fields are numbered if the catalog declares the Python format")
    func fields() {
        func found(_ source: String, _ translation: String) -> [PlaceholderDifference] {
            PlaceholderComparison.between(
                source: Message(source), translation: Message(translation), fields: .python)
        }
        #expect(found("{} and {}", "{}") == [.lost("{}")])
        #expect(found("{} x", "{} {}") == [.added("{}", nearest: nil)])
        #expect(found("{:d} of {!r}", "{}") == [.lost("{!r}")])
        #expect(found("{} and {}", "{1} und {0}") == [])
        #expect(found("{name!r}: {n:>4}", "{n} {name}") == [])
        #expect(found("{{}} {}", "{{}} {}") == [])
    }

    @Test("Empty fields are arguments if the source has some, whatever fills them")
    func emptyFields() {
        func found(_ source: String, _ translation: String) -> [PlaceholderDifference] {
            PlaceholderComparison.between(source: Message(source), translation: Message(translation), fields: .empty)
        }
        #expect(found("{} and {}", "{}") == [.lost("{}")])
        #expect(found("{} x", "{} {}") == [.added("{}", nearest: nil)])
        #expect(found("{} and {}", "{1} und {0}") == [])
        #expect(found("{name}: {}", "{}: {name}") == [])
        #expect(PlaceholderComparison.between(source: Message("{} and {}"), translation: Message("{}")) == [])
    }

    @Test(
        "A plural form may spell out its number if it is only used for that number",
        arguments: [
            Case(source: "%d files", translation: "eine Datei", form: .word),
            Case(source: "%d files in %@", translation: "eine Datei in %2$@", form: .word),
            Case(source: "%@ has %d files", translation: "%@ hat eine Datei", form: .word),
            Case(source: "%arg files", translation: "eine Datei", form: .word),
            Case(source: "A file", translation: "%d файл", form: .many(example: 21)),
            Case(source: "{n} files in {folder}", translation: "eine Datei in {folder}", form: .word),
            Case(source: "%(n)d files by %(user)s", translation: "eine Datei von %(user)s", form: .word),
            Case(source: "{file_count} files", translation: "eine Datei", form: .word),
            Case(
                source: "{n} files in {folder}", translation: "eine Datei", form: .word, found: [.lost("{folder}")]),
            Case(
                source: "{days} days of {months}", translation: "ein Tag", form: .word,
                found: [.lost("{days}"), .lost("{months}")]),
            Case(source: "{n} files", translation: "eine {n Datei", form: .word, found: [.unclosed("{n")]),
            Case(
                source: "%(n)d files", translation: "eine %(n) Datei", form: .word,
                found: [.changed("%(n)", was: "%(n)d")]),
            Case(
                source: "{n} files", translation: "файл", form: .many(example: 21),
                found: [.lostNumber("{n}", example: 21)]),
            Case(
                source: "%d files in %@", translation: "eine Datei in %@", form: .word,
                found: [.shifted(lost: "%d", next: "%@")]),
            Case(source: "%d files in %@", translation: "eine Datei", form: .word, found: [.lost("%@")]),
            Case(source: "%@ and %@", translation: "%@", form: .word, found: [.lost("%@")]),
            Case(
                source: "%d files", translation: "файл", form: .many(example: 21),
                found: [.lostNumber("%d", example: 21)]),
        ])
    func forms(_ one: Case) { #expect(Self.differences(one) == one.found) }

    @Test("The numbers of a form depend on the language")
    func numbers() {
        #expect(NumberForm(category: "one", locale: "en") == .word)
        #expect(NumberForm(category: "one", locale: "fr") == .word)
        #expect(NumberForm(category: "zero", locale: "en") == .word)
        #expect(NumberForm(category: "two", locale: "ar") == .word)
        #expect(NumberForm(category: "one", locale: "ru") == .many(example: 21))
        #expect(NumberForm(category: "zero", locale: "lv") == .many(example: 10))
        #expect(NumberForm(category: "other", locale: "ja") == .many(example: 3))
        #expect(NumberForm(category: "one", locale: "Klingon") == .word)
    }

    @Test(
        "Branches are compared by what each shows",
        arguments: [
            Case(
                source: "{n, plural, one {# file} other {# files}}",
                translation: "{n, plural, one {eine Datei} few {# x} other {# Dateien}}"),
            Case(
                source: "{n, plural, =0 {No photos} other {{n} photos in {album}}}",
                translation: "{n, plural, =0 {Keine} other {# Fotos in {album}}}"),
            Case(
                source: "{g, select, male {He likes {x}} other {They like {x}}}", translation: "{x} gefällt es"),
            Case(source: "{n} files", translation: "{n, plural, one {# Datei} other {# Dateien}}"),
            Case(
                source: "{n, plural, one {# file} other {# files}}", translation: "{n, plural, other {Dateien}}",
                found: [.lostInBranch("#")]),
            Case(
                source: "{n, plural, one {# file} other {# files}}", translation: "Dateien",
                found: [.lost("#")]),
            Case(
                source: "{g, select, male {He likes {x}} other {They like {x}}}",
                translation: "{g, select, male {Er} other {{x} gefällt es}}", found: [.lostInBranch("{x}")]),
            Case(
                source: "{n, plural, one {# file} other {# files}}",
                translation: "{n, plural, one {# Datei} other {# Dateien {x}}}", found: [.added("{x}", nearest: nil)]),
            Case(
                source: "{n, plural, one {# file} other {# files}}",
                translation: "{n, plural, one {# Datei} other {# Dateien}",
                found: [.unreadable("ICU cannot read it: a brace is never closed")]),
        ])
    func branches(_ one: Case) { #expect(Self.differences(one) == one.found) }

    @Test(
        "Hostile texts are compared quickly",
        arguments: ["%d", "{a}", "{", "%1$@", "%#@", "<b>", "**", "{n, plural, other {"])
    func hostile(_ piece: String) {
        let source = Message(String(repeating: piece, count: 50_000))
        let translation = Message(String(repeating: piece + "x", count: 50_000))
        let clock = ContinuousClock()
        let time = clock.measure {
            _ = PlaceholderComparison.between(source: source, translation: translation)
            _ = MarkupComparison.between(source: source, translation: translation)
        }
        #expect(time < .seconds(20))
    }

    @Test("In GNU's C library, the reader's own digits are not another type")
    func digits() {
        let (source, translation) = (Message("%d of %.1f", .printf), Message("%Id von %I.1f", .printf))
        #expect(PlaceholderComparison.between(source: source, translation: translation).isEmpty)
    }
}
