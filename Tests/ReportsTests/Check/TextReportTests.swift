// The report of a check for people.

import Audit
import Reports
import TestSupport
import Testing
import TextLayout

@Suite("Text report of a check")
struct TextReportTests {
    private static func text(
        _ report: CheckReport, width: Int? = nil, isPlain: Bool = false, colored: Bool = false
    ) throws -> String {
        let canvas = ReportCanvas(terminalWidth: width, isPlain: isPlain, style: TerminalStyle(colored: colored))
        return String(decoding: try #require(CheckReporter.named("text")).render(report, canvas), as: UTF8.self)
    }

    @Test("Without findings, the report states what was checked")
    func nothing() throws {
        var result = AuditResult()
        result.texts = 1
        result.catalogs = 2
        #expect(
            try Self.text(SampleReports.report(of: result))
                == "no findings\nchecked 1 text in 2 catalogs, without a limit\n")
        result.locales = ["de"]
        result.budgeted = 1
        #expect(
            try Self.text(SampleReports.report(of: result)).hasSuffix(
                "in 2 catalogs and 1 language (de), with a limit\n"))
    }

    @Test("Lines are no wider than the terminal, except for words that are", arguments: [40, 60, 100])
    func width(width: Int) throws {
        let text = try Self.text(SampleReports.app, width: width)
        for line in text.split(separator: "\n") where Columns.count(line) > width {
            #expect(line.split(separator: " ").contains { Columns.count($0) > width / 2 }, "\(line)")
        }
        let long = try Self.text(
            SampleReports.report([Self.twice("Export/\(String(repeating: "path/", count: 30))file#id", 4, 9)]),
            width: width)
        #expect(long.split(separator: "\n").allSatisfy { Columns.count($0) <= width }, "\(long)")
        #expect(long.contains("Export/path/") && long.contains("…") && long.contains("h/file#id\n"))
        #expect(try Self.text(SampleReports.app).contains("is longer than its limit [over-budget]\n"))
    }

    @Test("Wrapping words keeps all of them")
    func broken() throws {
        func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
        #expect(
            words(try Self.text(SampleReports.app, width: 90)).count == words(try Self.text(SampleReports.app)).count)
    }

    @Test(
        "Findings that differ only in their keys are grouped, with the first keys and a count of the rest"
    )
    func grouped() throws {
        let text = try Self.text(SampleReports.report(SampleReports.missing(5_000)))
        #expect(text.split(separator: "\n").count { $0.contains("has no translation [") } == 1)
        #expect(text.contains("by cause:\n    5000  warning  missing-translation  has no translation\n"))
        #expect(text.contains("5000 texts (fr): has no translation [missing-translation]"))
        let words = Set(text.split { $0 == " " || $0 == "\n" })
        #expect((1...12).allSatisfy { words.contains("settings.row\($0).title") })
        #expect(text.contains("… and 4988 more\n"))
        #expect(text.contains("--max-findings"), "many findings get advice on how to begin")
        #expect(text.contains("5000 warnings in 1 file"))
        let few = try Self.text(SampleReports.report(SampleReports.missing(15)))
        #expect((1...15).allSatisfy { few.contains("settings.row\($0).title") } && !few.contains("--max-findings"))
    }

    @Test("Findings that name their keys are grouped, too; three are not")
    func patterns() throws {
        func finding(_ key: String) -> Finding {
            Finding(
                rule: "orphan-translation", severity: .warning, location: SampleReports.location("a.strings", 3),
                subject: Finding.Subject(locale: "de", key: key, variant: ""),
                message: "the source has no \"\(key)\"", fingerprint: key, textHash: key)
        }
        let four = try Self.text(SampleReports.report(["a", "b", "c", "d"].map(finding)))
        #expect(
            four.contains(
                "4 texts (de): the source has no \"…\" [orphan-translation]\n      3:1 a  3:1 b  3:1 c  3:1 d\n"))
        let three = try Self.text(SampleReports.report(["a", "b", "c"].map(finding)))
        #expect(three.contains("  3:1  warning  b (de): the source has no \"b\" [orphan-translation]\n"))
    }

    @Test("Findings that name their words and lengths have one cause")
    func lengths() throws {
        let findings = [("Zurück", "80.2"), ("Alle", "64"), ("Datei: neu", "112.5")].map { word, points in
            Finding(
                rule: "unbreakable", severity: .warning, location: SampleReports.location("a.strings", 3),
                subject: Finding.Subject(locale: "de", key: word, variant: ""),
                message: "“\(word)” is \(points) pt wide, has 60 pt", fingerprint: word, textHash: word)
        }
        let text = try Self.text(SampleReports.report(findings))
        #expect(text.contains("by cause:\n    3  warning  unbreakable  … is # pt wide\n"), "\(text)")
    }

    /// Returns the finding of a repeated key.
    private static func twice(_ key: String, _ line: Int, _ later: Int, in path: String = "a.strings") -> Finding {
        Finding(
            rule: "duplicate-key", severity: .note, location: SampleReports.location("a.strings", line),
            subject: Finding.Subject(locale: "de", key: key, variant: ""), message: "is written again",
            related: [Finding.Related("the text that is used", SampleReports.location(path, later))],
            texts: Finding.Texts(text: "Ein \u{202E}Text", source: nil), fingerprint: key, textHash: key)
    }

    @Test("Findings that each have a related place are grouped, with both places")
    func pairs() throws {
        let keys = ["a", "b c", "d", "e"]
        let here = keys.enumerated().map { Self.twice($1, $0 + 1, $0 + 11) }
        #expect(
            try Self.text(SampleReports.report(here)).contains(
                """
                  4 texts (de): is written again [duplicate-key]
                      1:1 a → 11:1  2:1 b c → 12:1  3:1 d → 13:1  4:1 e → 14:1
                      see    → the text that is used

                """.dropFirst(2)))
        let elsewhere = keys.enumerated().map { Self.twice($1, $0 + 1, $0 + 11, in: "b.strings") }
        #expect(
            try Self.text(SampleReports.report(elsewhere)).contains("see    → the text that is used in b.strings\n"))
        // Findings with related places in another file are a separate group.
        let mixed = try Self.text(SampleReports.report(Array(here.prefix(3) + elsewhere.suffix(1))))
        #expect(mixed.contains("see    the text that is used, line 13:1\n"))
        #expect(mixed.contains("see    the text that is used, b.strings:14:1\n"))
    }

    /// The finding of what a language lacks.
    private static func gap(_ language: String, lacking keys: [String]) -> Finding {
        Finding(
            rule: "missing-translation", severity: .note, location: SampleReports.location("\(language).arb", nil),
            subject: nil,
            message: "\(keys.count) of 9 texts are missing in '\(language)': \(keys.joined(separator: ", ")); as is",
            gap: Finding.Gap(locales: [language], keys: keys, count: keys.count), fingerprint: language,
            textHash: language)
    }

    @Test("Languages that lack the same texts are listed once; one that lacks others stands alone")
    func gaps() throws {
        let findings = [
            Self.gap("ar", lacking: ["a", "b"]), Self.gap("de", lacking: ["a", "b"]),
            Self.gap("fr", lacking: ["a", "c"]), Self.gap("ja", lacking: ["a", "b"]),
        ]
        let text = try Self.text(SampleReports.report(findings))
        #expect(
            text.contains(
                """
                ar.arb
                  note     the same 2 of 9 texts are missing in 3 languages (ar, de, ja): a, b; as is [missing-translation]
                      also   in de.arb, ja.arb

                """))
        #expect(text.contains("  note     2 of 9 texts are missing in 'fr': a, c; as is [missing-translation]\n"))
    }

    @Test("In a short report, languages that lack texts are one note, which names those that lack most first")
    func lags() throws {
        let findings = [
            Self.gap("ar", lacking: ["a", "b"]), Self.gap("de", lacking: ["a", "b", "c"]),
            Self.gap("fr", lacking: ["a", "c"]),
        ]
        var report = SampleReports.report(findings)
        report.show(1)
        let text = try Self.text(report)
        #expect(
            text.contains(
                "  note     texts are missing in 3 languages: de (3), ar (2), fr (2); as is [missing-translation]\n"),
            "\(text)")
        #expect(!text.contains("more note"))
        var two = SampleReports.report(Array(findings.prefix(2)))
        two.show(2)
        #expect(try Self.text(two).contains("3 of 9 texts are missing in 'de'"))
    }

    @Test("In a short report, files with the same fault are one finding")
    func faults() throws {
        let findings = ["a", "b", "c"].map { name in
            Finding(
                rule: "catalog-fault", severity: .error, location: SampleReports.location("\(name).properties", 1),
                subject: nil, message: "found a byte order mark", fingerprint: name, textHash: name)
        }
        var report = SampleReports.report(findings)
        report.show(1)
        let text = try Self.text(report)
        #expect(text.contains("also   in b.properties:1:1, c.properties:1:1\n"), "\(text)")
    }

    @Test("A key with the same finding in many languages is listed once, even if the message names the language")
    func languages() throws {
        func finding(_ language: String) -> Finding {
            Finding(
                rule: "extra-plural", severity: .warning, location: SampleReports.location("\(language).arb", 3),
                subject: Finding.Subject(locale: language, key: "week", variant: ""),
                message: "the form 'few' is never shown in \(language)", fingerprint: language, textHash: language)
        }
        #expect(
            try Self.text(SampleReports.report(["de", "fr", "ko"].map(finding))).contains(
                "week: the form 'few' is never shown, in 3 languages: de, fr, ko [extra-plural]\n"))
    }

    @Test("Texts are shown unless a box shows them")
    func texts() throws {
        let text = try Self.text(SampleReports.app)
        #expect(text.contains("      source “%1$@ shared a photo”\n      text   “Ein Foto”\n"))
        #expect(try Self.text(SampleReports.report([Self.twice("a", 1, 2)])).contains("text   “Ein \\u{202E}Text”\n"))
    }

    @Test("Of many texts over one limit, the longest has a box, and each other one a line with the lost text")
    func limited() throws {
        func finding(_ number: Int) -> Finding {
            Finding(
                rule: "over-budget", severity: .error, location: SampleReports.location("a.strings", number * 9),
                subject: Finding.Subject(locale: "de", key: "title.\(number)", variant: ""),
                message: "needs \(4 + number) characters, has 4",
                room: Finding.Room(need: Double(4 + number % 4), has: 4, unit: "graphemes"),
                budget: SampleReports.origin(words: "title.*"),
                picture: Finding.Picture(lines: ["Anme"], lost: String(repeating: "x", count: number % 4)),
                fingerprint: "\(number)", textHash: "\(number)")
        }
        let text = try Self.text(SampleReports.report((1...4).map(finding)))
        #expect(text.split(separator: "\n").count { $0.contains("┌") } == 1)
        #expect(text.contains("title.3 (de): needs 7 characters, has 4 [over-budget]\n"))
        #expect(
            text.contains(
                """
                      also   3 more with this limit (needed/available):
                        9:1   title.1 (de): 5/4 “Anme|x”
                        18:1  title.2 (de): 6/4 “Anme|xx”
                        36:1  title.4 (de): 4/4 “Anme”

                """))
        #expect(
            try Self.text(SampleReports.report((1...3).map(finding))).split(separator: "\n").count { $0.contains("┌") }
                == 3)
    }

    @Test("A text is aligned to the side of its box where it begins")
    func boxes() throws {
        let text = try Self.text(SampleReports.report([SampleReports.isolated]))
        #expect(text.contains("      │مرحبا بكم│\n      │  في تطب…│\n"))
        // A terminal gets the letters in drawing order.
        let terminal = try Self.text(SampleReports.report([SampleReports.isolated]), width: 80)
        #expect(terminal.contains("│" + String("مرحبا بكم".unicodeScalars.reversed().map(Character.init)) + "│"))
        let plain = try Self.text(SampleReports.report([SampleReports.tooLong]), width: 80, isPlain: true)
        #expect(plain.contains("      +--------------------+\n      |Jetzt kostenlos anm…|\n"))
    }

    @Test("A box that does not fit is replaced by a line")
    func noRoom() throws {
        let text = try Self.text(SampleReports.report(NastyFindings.all))
        #expect(text.split(separator: "\n").contains { $0.hasPrefix("      shown  long long") })
    }

    @Test("There is no color unless requested, and no escape sequences from texts")
    func color() throws {
        #expect(try !Self.text(SampleReports.report(NastyFindings.all), width: 80).contains("\u{1B}"))
        let colored = try Self.text(SampleReports.app, colored: true)
        #expect(colored.contains("\u{1B}[31merror\u{1B}[0m") && colored.contains("\u{1B}[33mwarning\u{1B}[0m"))
    }

    @Test("Ten stale entries of a baseline are listed, and the others counted")
    func manyStale() throws {
        var report = SampleReports.app
        report.staleBaseline = (1...23).map { "entry \($0)" }
        let text = try Self.text(report)
        #expect(text.contains("no longer found: entry 10\n") && !text.contains("entry 11"))
        #expect(text.contains("13 more entries of the baseline no longer found\n"))
    }

    @Test("Hidden findings are counted, and stale entries of the baseline are listed")
    func remarks() throws {
        var report = SampleReports.app
        report.hidden = Array(report.result.findings.prefix(2)) + [SampleReports.unreadable]
        report.result.hasTrouble = true
        let text = try Self.text(report)
        #expect(text.contains("3 more errors, which a higher --max-findings shows; --rule ID shows one rule\n\n"))
        #expect(text.contains("not shown: 2 suppressed, 4 in the baseline\n"))
        let path = SampleReports.unreadable.location.path
        #expect(text.contains("a catalog could not be read, or only in part: \(path)\n"))
        #expect(text.contains("in the baseline, but no longer found: over-budget, App/de.lproj"))
    }
}
