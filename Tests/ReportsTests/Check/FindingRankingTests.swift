// The findings that are shown if there are too many.

import Audit
import Comparison
import Reports
import Testing

@Suite("The most important findings")
struct FindingRankingTests {
    private static func finding(
        _ rule: String, _ severity: Severity, _ key: String, _ message: String, in path: String = "a.strings",
        line: Int = 1, language: String = "de"
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, location: SampleReports.location(path, line),
            subject: .init(locale: language, key: key, variant: ""), message: message, fingerprint: key, textHash: key)
    }

    private static func shown(_ findings: [Finding], most: Int) -> [String] {
        var report = SampleReports.report(findings)
        report.show(most)
        return report.result.findings.compactMap { $0.subject?.key }
    }

    @Test("Errors come before warnings and notes, and of one severity, one of each cause before the second of any")
    func order() {
        let findings =
            (1...5).map { Self.finding("over-budget", .error, "long\($0)", "needs \($0) characters, has 3") }
            + [
                Self.finding("untranslated", .note, "same", "is the same as its source"),
                Self.finding("missing-translation", .error, "gone", "missing here; users see the key itself"),
                Self.finding("placeholder-mismatch", .error, "crash1", "'%s' of the source is lost"),
                Self.finding("placeholder-mismatch", .error, "crash2", "'%1$d' of the source is lost"),
                Self.finding("markup-mismatch", .warning, "tag", "'<b>' is not closed"),
            ]
        #expect(Self.shown(findings, most: 1) == ["crash1"])
        #expect(Self.shown(findings, most: 2) == ["long1", "crash1"])
        #expect(Self.shown(findings, most: 4) == ["long1", "gone", "crash1", "crash2"])
        #expect(
            Self.shown(findings, most: 9) == [
                "long1", "long2", "long3", "long4", "long5", "gone", "crash1", "crash2", "tag",
            ])
    }

    @Test("A cause in many languages comes once before the second of any, however many forms or tags it names")
    func languages() {
        let findings = [
            Self.finding(
                "missing-plural", .warning, "cs", "the form 'few' is missing in all 13 plurals of cs: 2 uses 'other'",
                language: "cs"),
            Self.finding(
                "missing-plural", .warning, "pl",
                "the forms 'few' and 'many' are missing in all 13 plurals of pl: 2 and 5 use 'other'", language: "pl"),
            Self.finding("markup-mismatch", .warning, "i", "'<i>' of the source is lost", language: "zh"),
            Self.finding("markup-mismatch", .warning, "ii", "2 '<i>' of the source are lost", language: "zh"),
            Self.finding("repeated-word", .note, "word", "'на' is repeated", language: "bg"),
        ]
        #expect(Self.shown(findings, most: 2) == ["cs", "i"])
    }

    @Test("Of one cause, new keys in new files come first, each with all its languages")
    func variety() {
        let findings = ["af", "ar", "ca"].flatMap { language in
            ["a", "b", "c"].filter { $0 != "c" || language == "ca" }.map { key in
                Self.finding(
                    "placeholder-mismatch", .error, key, "'{team}' replaces '{space}' of the source",
                    in: "\(language).json", language: language)
            }
        }
        #expect(Self.shown(findings, most: 1) == ["a", "a", "a"])
        #expect(Self.shown(findings, most: 2) == ["a", "a", "a", "c"])
        #expect(Self.shown(findings, most: 3) == ["a", "b", "a", "b", "a", "b", "c"])
    }

    @Test("Findings with one cause count as one if there are too many, but not if something is lost")
    func causes() throws {
        let soft = (1...5).map {
            Self.finding(
                "invisible-character", .warning, "soft\($0)", "U+00AD SOFT HYPHEN before 'word\($0)' does nothing",
                in: $0 < 4 ? "a.strings" : "b.strings", line: $0)
        }
        let lost = (1...5).map {
            Self.finding("placeholder-mismatch", .warning, "lost\($0)", "'%\($0)$d' of the source is lost", line: $0)
        }
        #expect(Self.shown(soft + lost, most: 2) == ["soft1", "soft2", "soft3", "soft4", "soft5", "lost1"])
        var report = SampleReports.report(soft + lost)
        report.show(2)
        let text = try Self.text(report)
        #expect(
            text.contains(
                """
                      also   4 more like this in 2 files:
                        2:1 soft2  3:1 soft3
                        b.strings:  4:1 soft4  5:1 soft5

                """), "\(text)")
        #expect(text.contains("4 more warnings, which a higher --max-findings shows; --rule ID shows one rule\n"))
        #expect(text.contains("    5  warning  invisible-character   … does nothing\n"), "\(text)")
        // Ten fit.
        report = SampleReports.report(soft + lost)
        report.show(10)
        #expect(try !Self.text(report).contains("more like this"))
    }

    @Test("Errors with one cause count as one only in one file")
    func errors() {
        let findings = (1...6).map {
            Self.finding(
                "unknown-key", .error, "key\($0)", "no catalog has the key 'key\($0)'",
                in: $0 < 4 ? "A.swift" : "B\($0).swift")
        }
        #expect(Self.shown(findings, most: 1) == ["key1", "key2", "key3"])
        #expect(Self.shown(findings, most: 2) == ["key1", "key2", "key3", "key4"])
    }

    @Test("A message of many texts counts as one if there are too many findings, with its texts and languages")
    func faults() throws {
        let copies = (1...4).map {
            Self.finding(
                "placeholder-mismatch", .error, "fuzzy\($0)", "'%s' is not in the source", in: "\($0).po", line: $0,
                language: $0 < 3 ? "de" : "fr")
        }
        let other = Self.finding("placeholder-mismatch", .error, "other", "'%i' is not in the source")
        var report = SampleReports.report(copies + [other, other])
        report.show(2)
        #expect(report.result.findings.count == 5)
        let text = try Self.text(report)
        #expect(
            text.contains("fuzzy1 (de): '%s' is not in the source, in 4 texts and 2 languages: de, fr ["), "\(text)")
        #expect(text.contains("also   3 more like this in 3 files:"), "\(text)")
    }

    @Test("A limit that a key exceeds in two languages counts as one if there are too many findings")
    func limits() throws {
        let places = [("de", "title"), ("de", "text"), ("fr", "title"), ("fr", "text")]
        let findings = places.map { language, key in
            Finding(
                rule: "over-budget", severity: .error, location: SampleReports.location("\(language).strings", 3),
                subject: .init(locale: language, key: key, variant: ""), message: "needs 9 characters, has 4",
                room: Finding.Room(need: 9, has: 4, unit: "graphemes"),
                budget: SampleReports.origin(line: key.utf8.count, words: key), fingerprint: key, textHash: key)
        }
        var report = SampleReports.report(findings)
        report.show(1)
        #expect(report.result.findings.compactMap { $0.subject?.locale } == ["de", "fr"])
        let text = try Self.text(report)
        #expect(
            text.contains("also   1 more with this limit (needed/available):\n        title (fr): 9/4\n"), "\(text)")
    }

    @Test("A limit of a key in two languages is below the file of the text that exceeds it most")
    func fileOfLimit() throws {
        let places = [("de", "title", 9.0), ("de", "text", 9.0), ("fr", "title", 12.0), ("fr", "text", 12.0)]
        let findings = places.map { language, key, need in
            Finding(
                rule: "over-budget", severity: .error, location: SampleReports.location("\(language).strings", 3),
                subject: .init(locale: language, key: key, variant: ""),
                message: "needs \(Int(need)) characters, has 4",
                room: Finding.Room(need: need, has: 4, unit: "graphemes"),
                budget: SampleReports.origin(line: key.utf8.count, words: key), fingerprint: key, textHash: key)
        }
        var report = SampleReports.report(findings)
        report.show(1)
        let text = try Self.text(report)
        #expect(text.hasPrefix("fr.strings\n") && text.contains("title (fr): needs 12"), "\(text)")
    }

    @Test("The fifth finding of a rule is followed by those of other rules")
    func rules() {
        let findings =
            (1...9).map { Self.finding("truncated", .error, "cut\($0)", "is cut, as \($0) others are") }
            + [Self.finding("repeated-word", .note, "word", "'de' is repeated")]
        #expect(Self.shown(findings, most: 6) == ["cut1", "cut2", "cut3", "cut4", "cut5", "word"])
        #expect(Self.shown(findings, most: 7).count == 7)
    }

    @Test("A report lists the errors of all files before the first warning")
    func errorsFirst() throws {
        let text = try Self.text([
            Self.finding("repeated-word", .warning, "warned", "'de' is repeated", in: "a.strings"),
            Self.finding("mojibake", .error, "broken", "bytes are lost", in: "a.strings", line: 2),
            Self.finding("mojibake", .error, "torn", "bytes are lost", in: "b.strings"),
        ])
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.contains(" (de): ") }
        #expect(headings.map { $0.contains("error") } == [true, true, false], "\(text)")
    }

    @Test("Findings about one key in many files are shown once, with the first places")
    func spread() throws {
        let findings = ["de", "es", "fr", "it", "pl"].map {
            Self.finding(
                "placeholder-mismatch", .error, "files", "'%d' of the source is lost", in: "\($0).strings", line: 7)
        }
        let text = try Self.text(findings)
        #expect(text.split(separator: "\n").count { $0.contains("lost [placeholder-mismatch]") } == 1, "\(text)")
        #expect(text.contains("also   in es.strings:7:1, fr.strings:7:1, it.strings:7:1 and 1 more\n"), "\(text)")
        #expect(text.contains("5  error  placeholder-mismatch  … of the source is lost\n"), "\(text)")
    }

    @Test("A cause does not depend on the language, but words that begin like its code stay")
    func language() throws {
        let findings = [
            Self.finding("orphan-translation", .note, "a", "the key is not in the source", language: "th"),
            Self.finding("extra-plural", .note, "b", "the form 'few' is never shown in th", language: "th"),
            Self.finding(
                "missing-plural", .note, "c", "the form 'other' is missing in all 3 plurals of th", language: "th"),
        ]
        let text = try Self.text(findings)
        #expect(text.contains("  the key is not in the source\n"), "\(text)")
        #expect(text.contains("  the form … is never shown in …\n"), "\(text)")
        #expect(text.contains("  the form … is missing\n"), "\(text)")
    }

    @Test("A cause masks quoted quotes and lists of quoted parts, and keeps what was expected")
    func quotations() throws {
        let text = try Self.text([
            Self.finding("shown-escape", .error, "a", "'\\'' is shown verbatim"),
            Self.finding(
                "catalog-fault", .error, "c", "found '=', expected a key; the 246 keys after this would not load"),
            Self.finding(
                "missing-plural", .error, "b", "the forms 'two', 'few' and 'many' are missing: 2 uses 'other'"),
        ])
        #expect(text.contains("  … is shown verbatim\n"), "\(text)")
        #expect(text.contains("  found …, expected a key\n"), "\(text)")
        #expect(text.contains("  the form … is missing\n"), "\(text)")
    }

    @Test("A cause masks quotations with quotes, names of characters and alphabets, and places")
    func merged() throws {
        let text = try Self.text([
            Self.finding(
                "markup-mismatch", .error, "a",
                "'<font fgcolor='#FF0D86C1'>' is escaped as '&lt;' here, but an element in the source"),
            Self.finding(
                "markup-mismatch", .error, "b", "'<b>' is escaped as '&lt;' here, but an element in the source"),
            Self.finding("placeholder-mismatch", .error, "c", "'{'|'}' is not in the source"),
            Self.finding("invisible-character", .warning, "d", "U+00AD SOFT HYPHEN after 'x' does nothing"),
            Self.finding(
                "invisible-character", .warning, "e", "U+200B ZERO WIDTH SPACE between 'x' and 'y' does nothing"),
            Self.finding("mixed-alphabets", .warning, "f", "'στo' has the Latin letter 'o' among Greek ones"),
            Self.finding(
                "mixed-alphabets", .warning, "g", "'аbс' has the Cyrillic letters 'а' and 'с' among Latin ones"),
        ])
        #expect(text.contains("2  error    markup-mismatch       … is escaped as …\n"), "\(text)")
        #expect(text.contains("1  error    placeholder-mismatch  … is not in the source\n"), "\(text)")
        #expect(text.contains("2  warning  invisible-character   … does nothing\n"), "\(text)")
        #expect(text.contains("2  warning  mixed-alphabets       … has the … letter … among … ones\n"), "\(text)")
    }

    private static func text(_ findings: [Finding]) throws -> String { try text(SampleReports.report(findings)) }

    private static func text(_ report: CheckReport) throws -> String {
        let canvas = ReportCanvas(terminalWidth: nil, isPlain: false, style: TerminalStyle(colored: false))
        let bytes = try #require(CheckReporter.named("text")).render(report, canvas)
        return String(decoding: bytes, as: UTF8.self)
    }
}
