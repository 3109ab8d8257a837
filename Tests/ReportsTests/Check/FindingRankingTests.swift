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

    @Test("One of each cause comes before the second of any, crashes before cut texts before missing ones, notes last")
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
        #expect(Self.shown(findings, most: 4) == ["long1", "gone", "crash1", "tag"])
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

    @Test("Of one cause, new keys in new files come first: a change of the source breaks a key in every language")
    func variety() {
        let findings = ["af", "ar", "ca"].flatMap { language in
            ["a", "b", "c"].filter { $0 != "c" || language == "ca" }.map { key in
                Self.finding(
                    "placeholder-mismatch", .error, key, "'{team}' replaces '{space}' of the source",
                    in: "\(language).json", language: language)
            }
        }
        #expect(Self.shown(findings, most: 1) == ["a"])
        #expect(Self.shown(findings, most: 3) == ["a", "b", "c"])
        var report = SampleReports.report(findings)
        report.show(3)
        #expect(report.result.findings.map(\.location.path) == ["af.json", "af.json", "ca.json"])
    }

    @Test("Findings about one key in many files are shown once, with the first places")
    func spread() throws {
        let findings = ["de", "es", "fr", "it", "pl"].map {
            Self.finding(
                "placeholder-mismatch", .error, "files", "'%d' of the source is lost", in: "\($0).strings", line: 7)
        }
        let text = try Self.text(findings)
        #expect(text.split(separator: "\n").count { $0.contains("lost [placeholder-mismatch]") } == 1, "\(text)")
        #expect(text.contains("also   in es.strings:7:1, fr.strings:7:1, it.strings:7:1 and 1 more file\n"), "\(text)")
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
        #expect(text.contains("  the form … is missing in all # plurals of …\n"), "\(text)")
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

    private static func text(_ findings: [Finding]) throws -> String {
        let canvas = ReportCanvas(terminalWidth: nil, isPlain: false, style: TerminalStyle(colored: false))
        let report = try #require(CheckReporter.named("text")).render(SampleReports.report(findings), canvas)
        return String(decoding: report, as: UTF8.self)
    }
}
