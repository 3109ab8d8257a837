// The findings that a baseline hides, its stale entries, and the format of its file.

import Audit
import Configuration
import Foundation
import Projects
import TestSupport
import Testing

@Suite("A baseline")
struct BaselineTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.path + "/swell-baseline.json" }

    init() throws {
        folder = try TemporaryFolder()
        for language in ["de", "fr"] { try folder.write("", to: "App/\(language).lproj/Localizable.strings") }
    }

    private func finding(
        _ key: String, _ locale: String = "de", rule: String = "over-budget", text: String = "0123456789abcdef",
        variant: String = "", line: Int = 1
    ) -> Finding {
        let path = "\(folder.url.path)/App/\(locale).lproj/Localizable.strings"
        return Finding(
            rule: rule, severity: .error,
            location: .init(path: path, relativePath: path, place: .init(line: line, column: 1)),
            subject: .init(locale: locale, key: key, variant: variant), message: "too long", fingerprint: "",
            textHash: text)
    }

    private func result(_ findings: [Finding]) -> AuditResult {
        var result = AuditResult()
        result.findings = findings
        return result
    }

    /// Applies a baseline to findings, in a run over a path in the folder and some languages.
    private func apply(
        _ baseline: Baseline, _ findings: [Finding], at path: String = "", _ locales: [String] = []
    ) throws -> BaselineOutcome {
        var plan = try AuditPlan(Configuration(), root: folder.url.path, today: "2026-12-31")
        plan.languages = LanguageRanges(locales)
        return baseline.apply(
            to: result(findings), of: plan, under: [path.isEmpty ? folder.url.path : "\(folder.url.path)/\(path)"])
    }

    // MARK: Findings in many languages

    @Test("accepts what is one finding in many languages for each of them, so that a new language is reported")
    func languages() async throws {
        let folder = try TemporaryFolder()
        func orphans(_ languages: [String], _ baseline: Baseline?) async throws -> (AuditResult, [String]) {
            try folder.write(#"{"a": "A"}"#, to: "locales/en.json")
            for tag in languages { try folder.write(#"{"a": "A \#(tag)", "b": "B"}"#, to: "locales/\(tag).json") }
            let plan = try AuditPlan(Configuration(), root: folder.url.path, today: "2026-12-31")
            let result = try await Audit(plan).run(Project([folder.url.path]))
            let shown = baseline?.apply(to: result, of: plan, under: [folder.url.path]).result ?? result
            return (result, shown.findings.map(\.message))
        }
        let message = "the key is not in the source language's file"
        let (result, first) = try await orphans(["de", "fr"], nil)
        #expect(first == ["\(message), in 2 languages: de, fr"])
        let baseline = Baseline(of: result, path: folder.url.path + "/swell-baseline.json")
        #expect(baseline.entries.map(\.identity.locale) == ["de", "fr"])
        #expect(try await orphans(["de", "fr", "it"], baseline).1 == [message])
    }

    // MARK: Hidden findings

    @Test("hides the findings it was created from, wherever they have moved, and nothing else")
    func hides() throws {
        let baseline = Baseline(of: result([finding("a", line: 3), finding("b")]), path: path)
        let outcome = try apply(
            baseline,
            [
                finding("a", line: 99), finding("a", text: "fedcba9876543210"), finding("b", rule: "truncated"),
                finding("b", "fr"), finding("b", variant: "plural.one"), finding("b"),
            ])
        #expect(outcome.known == 2)
        #expect(outcome.new.map(\.subject?.key) == ["a", "b", "b", "b"])
        #expect(outcome.stale.isEmpty)
    }

    @Test("hides a finding as many times as it was found")
    func counts() throws {
        let baseline = Baseline(of: result([finding("a"), finding("a")]), path: path)
        #expect(baseline.entries.map(\.count) == [2])
        let more = try apply(baseline, [1, 2, 3].map { finding("a", line: $0) })
        #expect(more.new.map(\.location.place?.line) == [3])
        #expect(more.stale.isEmpty)
        let fewer = try apply(baseline, [finding("a")])
        #expect(fewer.stale.map(\.count) == [1])
        #expect(baseline.without(fewer.stale).entries.map(\.count) == [1])
    }

    @Test("works in another folder or on another machine, because its paths are relative to its folder")
    func moves() throws {
        let baseline = Baseline(of: result([finding("a")]), path: path)
        #expect(baseline.entries.map(\.identity.file) == ["App/de.lproj/Localizable.strings"])
        let inside = Baseline(of: result([finding("a")]), path: folder.url.path + "/App/fr.lproj/baseline.json")
        #expect(inside.entries.map(\.identity.file) == ["../de.lproj/Localizable.strings"])
        #expect(try apply(inside, [finding("a")]).known == 1)
        #expect(try apply(inside, [], at: "App/de.lproj").stale.count == 1)
        #expect(try apply(inside, [], at: "App/fr.lproj").stale.isEmpty)
    }

    // MARK: Stale entries

    @Test("does not report entries as stale that the run did not check for")
    func stale() throws {
        let baseline = Baseline(of: result([finding("a", "de"), finding("a", "fr"), finding("b", "fr")]), path: path)
        func stale(at path: String = "", _ locales: [String] = []) throws -> [String] {
            try apply(baseline, [finding("b", "fr")], at: path, locales).stale.map(\.identity.locale)
        }
        #expect(try stale() == ["de", "fr"])
        #expect(try stale(["de"]) == ["de"])
        #expect(try stale(["fr-CA", "ja"]).isEmpty)
        #expect(try stale(at: "App/fr.lproj") == ["fr"])
        #expect(try stale(at: "App/fr.lproj/Localizable.strings") == ["fr"])
        #expect(try stale(at: "App/f").isEmpty)
        #expect(try stale(at: "none").isEmpty)
    }

    @Test("reports entries for a deleted file as stale")
    func goneFile() throws {
        let baseline = Baseline(of: result([finding("a", "fr")]), path: path)
        try FileManager.default.removeItem(atPath: folder.url.path + "/App/fr.lproj")
        #expect(try apply(baseline, []).stale.count == 1)
        #expect(try apply(baseline, [], at: "App").stale.count == 1)
    }

    @Test("only ever shrinks")
    func shrinks() throws {
        let baseline = Baseline(of: result([finding("a"), finding("b")]), path: path)
        let outcome = try apply(baseline, [finding("b"), finding("new")])
        #expect(baseline.without(outcome.stale).entries.map(\.identity.key) == ["b"])
        #expect(baseline.without([]) == baseline)
    }

    // MARK: File format

    @Test("is written sorted, one line per entry, the same for findings in any order")
    func bytes() {
        let findings = [
            finding("b", "fr"), finding("a \"quoted\"\n", variant: "plural.one"), finding("b", "fr"),
            Finding(
                rule: "catalog-fault", severity: .error,
                location: .init(
                    path: folder.url.path + "/App/x.strings", relativePath: "App/x.strings", place: nil),
                subject: nil, message: "", fingerprint: "", textHash: "0123456789abcdef"),
        ]
        let text = """
            {
              "version": 1,
              "entries": [
                {"rule": "catalog-fault", "file": "App/x.strings", "text": "0123456789abcdef"},
                {"rule": "over-budget", "file": "App/de.lproj/Localizable.strings", "locale": "de", "key": "a \\"quoted\\"\\n", "variant": "plural.one", "text": "0123456789abcdef"},
                {"rule": "over-budget", "file": "App/fr.lproj/Localizable.strings", "locale": "fr", "key": "b", "text": "0123456789abcdef", "count": 2}
              ]
            }

            """
        #expect(String(decoding: Baseline(of: result(findings), path: path).bytes, as: UTF8.self) == text)
        #expect(Baseline(of: result(findings.reversed()), path: path).bytes == Array(text.utf8))
    }

    @Test("reads back what it writes, empty or not, and records the place of each entry")
    func roundTrip() throws {
        let made = Baseline(of: result([finding("a"), finding("ключ 🗝", "fr", variant: "plural.other")]), path: path)
        let read = try Baseline(made.bytes, path: path)
        #expect(read.entries.map(\.identity) == made.entries.map(\.identity))
        #expect(read.entries.map(\.place?.line) == [4, 5])
        #expect(read.bytes == made.bytes)
        let empty = Baseline(of: result([]), path: path)
        #expect(try Baseline(empty.bytes, path: path) == empty)
        #expect((try? JSONSerialization.jsonObject(with: Data(made.bytes))) != nil)
    }

    @Test("accepts entries in any order, as after a merge, and sorts them")
    func anyOrder() throws {
        let first = Baseline(of: result([finding("a"), finding("b")]), path: path)
        let lines = String(decoding: first.bytes, as: UTF8.self).components(separatedBy: "\n")
        let swapped = "{\"version\": 1, \"entries\": [\(lines[4]), \(lines[3].dropLast())]}"
        #expect(try Baseline(Array(swapped.utf8), path: path).bytes == first.bytes)
    }

    @Test("can be read as earlier versions wrote it, with an entry on several lines")
    func manyLines() throws {
        let made = Baseline(of: result([finding("a"), finding("b")]), path: path)
        let old = String(decoding: made.bytes, as: UTF8.self).replacingOccurrences(
            of: "{\"rule", with: "{\n      \"rule"
        )
        .replacingOccurrences(of: "\", \"", with: "\",\n      \"").replacingOccurrences(of: "\"}", with: "\"\n    }")
        #expect(old.split(separator: "\n").count == 19)
        #expect(try Baseline(Array(old.utf8), path: path).bytes == made.bytes)
    }

    @Test("accepts the results of a merge: repeated entries, and too many or too few commas")
    func merged() throws {
        let whole = Baseline(of: result([finding("a"), finding("b"), finding("b"), finding("c")]), path: path)
        let lines = String(decoding: whole.bytes, as: UTF8.self).components(separatedBy: "\n")
        let (a, b, c) = (lines[3], lines[4], lines[5])
        let fewer = b.replacingOccurrences(of: ", \"count\": 2", with: "")
        for (entries, repeated) in [
            ([a, c, b], 0), ([a, b, c + ","], 0), ([String(a.dropLast()) + "\r", b, c], 0), ([a, b, a, c, fewer], 2),
            ([a, fewer, c, "", b], 1),
        ] {
            let text = (lines[..<3] + entries + lines[6...]).joined(separator: "\n")
            let baseline = try Baseline(Array(text.utf8), path: path)
            #expect(baseline.bytes == whole.bytes, "\(text)")
            #expect(baseline.repeated.count == repeated)
            #expect((baseline.repetition == nil) == (repeated == 0))
        }
    }

    @Test("is read in linear time, in any order")
    func large() throws {
        func cost(_ count: Int) -> Double {
            let findings = (0..<count).map { finding("section.key_\($0 * 7919 % count)") }
            let bytes = Baseline(of: result(findings), path: path).bytes
            return ProcessorTime.least { #expect((try? Baseline(bytes, path: path))?.entries.count == count) }
        }
        #expect(cost(10_000) < 40 * cost(1_000))
    }

    // MARK: Missing translations

    @Test("identifies a missing translation by its table, key and language, whatever finding reports it")
    func missing() async throws {
        try folder.write("{\"a\": \"A\", \"b\": \"B\", \"c\": \"C\"}", to: "i18n/en.json")
        for language in ["de", "fr", "it"] {
            try folder.write("{\"b\": \"B\", \"c\": \"C\"}", to: "i18n/\(language).json")
        }
        let plan = try AuditPlan(Configuration(), root: folder.url.path, today: "2026-12-31")
        func audit() async throws -> AuditResult { try await Audit(plan).run(Project([folder.url.path + "/i18n"])) }
        let baseline = Baseline(of: try await audit(), path: path)
        #expect(
            String(decoding: baseline.bytes, as: UTF8.self).contains(
                #"{"rule": "missing-translation", "file": "i18n/*.json", "locale": "de fr it", "key": "a"}"#))
        let read = try Baseline(baseline.bytes, path: path)
        #expect(read.entries.map(\.identity) == baseline.entries.map(\.identity))
        // German lacks another text, French is complete.
        try folder.write("{\"c\": \"C\"}", to: "i18n/de.json")
        try folder.write("{\"a\": \"A\", \"b\": \"B\", \"c\": \"C\"}", to: "i18n/fr.json")
        let outcome = read.apply(to: try await audit(), of: plan, under: [folder.url.path])
        #expect(outcome.new.map { "\($0.subject?.locale ?? "") \($0.subject?.key ?? "")" } == ["de b"])
        #expect(outcome.known == 2)
        #expect(outcome.stale.map(\.identity.locale) == ["fr"])
    }

    @Test("matches missing translations in a file of version 0.1, which names the file that lacks each")
    func missingOfOldVersion() async throws {
        try folder.write("{\"a\": \"A\", \"b\": \"B\"}", to: "i18n/en.json")
        try folder.write("{\"b\": \"B\"}", to: "i18n/de.json")
        try folder.write("{\"a\": \"A\"}", to: "i18n/fr.json")
        let old = """
            {
              "version": 1,
              "entries": [
                {"rule": "missing-translation", "file": "i18n/de.json", "locale": "de", "key": "a", "text": "af64724c8602eb6e"},
                {"rule": "missing-translation", "file": "i18n/fr.json", "locale": "fr", "key": "a", "text": "af64724c8602eb6e"}
              ]
            }
            """
        let plan = try AuditPlan(Configuration(), root: folder.url.path, today: "2026-12-31")
        let result = try await Audit(plan).run(Project([folder.url.path + "/i18n"]))
        let outcome = try Baseline(Array(old.utf8), path: path).apply(to: result, of: plan, under: [folder.url.path])
        #expect(outcome.new.map { "\($0.subject?.locale ?? "") \($0.subject?.key ?? "")" } == ["fr b"])
        #expect(outcome.known == 1)
        #expect(outcome.stale.map(\.identity.locale) == ["fr"])
    }
}
