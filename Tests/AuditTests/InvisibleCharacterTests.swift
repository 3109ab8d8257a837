// Invisible characters, needed or not.

import Audit
import Comparison
import Testing

@Suite("invisible-character")
struct InvisibleCharacterTests {
    @Test(
        "accepts characters that a language needs",
        arguments: [
            ("fa", "می\u{200C}خواهم"), ("hi", "क्\u{200D}ष"), ("ml", "ന്\u{200D}"), ("th", "สวัสดี\u{200B}ครับ"),
            ("km", "ចេញ\u{200B}zen\u{200B}"), ("ja", "東京\u{200B}タワー"), ("de", "Donau\u{AD}dampf"),
            ("ar", "مرحبا\u{200F}!"),
            ("en", "👩\u{200D}🚀 ❤\u{FE0F} 5\u{FE0F}\u{20E3} 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
            ("en", "and/\u{200B}or"), ("en", "\u{200E}%@"), ("en", "\u{200B}"), ("fr", "Prêt\u{202F}?\u{A0}»"),
            ("en", "A\u{2060}-\u{2060}B"),
        ])
    func accepts(_ locale: String, _ text: String) async throws {
        let found = try await AuditedApp.findings(of: "invisible-character", inTexts: [text], locale: locale)
        #expect(found.values.map(\.message) == [])
    }

    @Test(
        "finds characters without an effect",
        arguments: [
            ("Save\u{AD}", "U+00AD SOFT HYPHEN after 'Save' does nothing"),
            ("Sa\u{200B}ve", "U+200B ZERO WIDTH SPACE between 'Sa' and 've' does nothing"),
            ("a \u{2060}b", "U+2060 WORD JOINER before 'b' does nothing"),
            ("a\u{200D}b", "U+200D ZERO WIDTH JOINER between 'a' and 'b' does nothing"),
            ("\u{3164}Save", "U+3164 HANGUL FILLER before 'Save' does nothing"),
            ("Save\u{E0041}", "U+E0041 TAG LATIN CAPITAL LETTER A after 'Save' does nothing"),
            ("Save \u{FE0F}", "U+FE0F VARIATION SELECTOR-16 after 'Save' does nothing"),
            ("a\u{200C}\u{200C}b", "U+200C ZERO WIDTH NON-JOINER between 'a' and 'b' occurs twice"),
            ("a \u{200C}\u{200C}2", "U+200C ZERO WIDTH NON-JOINER before '2' does nothing"),
            (
                "\u{FEFF}a\u{FEFF}",
                "U+FEFF ZERO WIDTH NO-BREAK SPACE before 'a' does nothing, the first of 2 such characters"
            ),
        ])
    func finds(_ text: String, _ message: String) async throws {
        let found = try await AuditedApp.findings(of: "invisible-character", inTexts: [text], locale: "en")
        #expect(found[0]?.message == message)
    }

    @Test(
        "leaves a joiner alone after a word, and reports one before it, and two, as a note",
        arguments: [
            ("انتخاب شده:\u{200C} %@", nil), ("മാറ്റാന്\u{200D}\u{200C} കഴിഞ്ഞില്ല", nil), ("API\u{200C} (2)", nil),
            ("در \u{200D}keychain", .note), ("شاخه\u{200C}\u{200C}ها", .note),
        ] as [(String, Severity?)])
    func afterWord(_ text: String, _ severity: Severity?) async throws {
        let found = try await AuditedApp.findings(of: "invisible-character", inTexts: [text], locale: "fa")
        #expect(found[0]?.severity == severity)
    }

    @Test(
        "is a note if nobody sees anything of it, and a warning in a word",
        arguments: [
            ("\u{AD}Save", .note), ("Save\u{AD}", .note), ("Save \u{AD}all", .note), ("Save.\u{AD}All", nil),
            ("\u{FEFF}Save", .note), ("Sa\u{FEFF}ve", .warning), ("Save\u{200B}", .note), ("Sa\u{200B}ve", .warning),
            ("\u{200E}Save\u{200E}", .note), ("\u{200F}Save", .warning), ("a \u{200D}\"b\"", .note),
            ("a\u{200D}b", .warning), ("a\u{200E}b", .note),
            ("\u{3164}Save", .warning), ("\u{FEFF}Sa\u{FEFF}ve", .warning),
        ] as [(String, Severity?)])
    func harmless(_ text: String, _ severity: Severity?) async throws {
        let written = text.replacing("\"", with: "\\\"")
        let found = try await AuditedApp.findings(of: "invisible-character", inTexts: [written], locale: "en")
        #expect(found[0]?.severity == severity)
    }

    @Test("groups what shows nothing by language")
    func groups() async throws {
        let found = try await AuditedApp.findings(
            of: "invisible-character", inTexts: ["\u{AD}Un", "\u{AD}Deux", "Tro\u{AD} is"], locale: "fr")
        #expect(
            found.values.map(\.message) == [
                "U+00AD SOFT HYPHEN before 'Un' does nothing, as with 2 more findings of this rule"
            ])
    }

    @Test(
        "reports how many to remove",
        arguments: [
            ("a\u{200C}\u{200C}b", "keep one of them"), ("a \u{200C}\u{200C}2", "remove both"),
            ("a&\u{200B}\u{200B}rarr;", "remove both"), ("\u{200E}a\u{200E}b\u{200E}", "remove all 3"),
            ("a\n\u{AD}\u{A0}\u{A0}b", "remove it, and the no-break spaces"),
        ])
    func removes(_ text: String, _ help: String) async throws {
        #expect(
            try await AuditedApp.findings(of: "invisible-character", inTexts: [text], locale: "en")[0]?.help == help)
    }
}
