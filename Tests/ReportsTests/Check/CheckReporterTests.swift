// Properties of reports on which other programs rely.

import Audit
import Basics
import Comparison
import Foundation
import Reports
import TestSupport
import Testing

@Suite("Reports of a check")
struct CheckReporterTests {
    private static func render(_ id: String, _ report: CheckReport) throws -> String {
        String(decoding: try #require(CheckReporter.named(id)).render(report, SampleReports.plain), as: UTF8.self)
    }

    private static func hashes(_ findings: [Finding]) throws -> [Substring] {
        try render("sarif", SampleReports.report(findings)).split(separator: "\"primaryLocationLineHash\":\"")
            .dropFirst()
            .map { $0.prefix { $0 != "\"" } }
    }

    /// Returns a finding moved down by some lines.
    private static func moved(_ finding: Finding, by lines: Int) -> Finding {
        let place = finding.location.place
        return Finding(
            rule: finding.rule, severity: finding.severity,
            location: SampleReports.location(
                finding.location.path, place.map { $0.line + lines }, place?.column ?? 1, to: 60),
            subject: finding.subject, message: finding.message, room: finding.room, budget: finding.budget,
            fingerprint: finding.fingerprint, textHash: finding.textHash)
    }

    @Test("No description of a rule is longer than GitHub shows, and the help has all of it")
    func describes() throws {
        struct Log: Decodable {
            struct Run: Decodable { let tool: Tool }
            struct Tool: Decodable { let driver: Driver }
            struct Driver: Decodable { let rules: [Described] }
            struct Described: Decodable {
                let fullDescription: Text
                let help: Text
            }
            struct Text: Decodable { let text: String }
            let runs: [Run]
        }
        let report = CheckReport(AuditResult(), toolVersion: "0.1.0", failOn: .error, folder: "/work")
        let log = try JSONDecoder().decode(Log.self, from: Data(Self.render("sarif", report).utf8))
        let rules = try #require(log.runs.first).tool.driver.rules
        #expect(rules.count == Rule.all.count)
        #expect(rules.allSatisfy { $0.fullDescription.text.count <= 1024 })
        for (described, rule) in zip(rules, Rule.all) { #expect(described.help.text.hasPrefix(rule.explanation)) }
    }

    @Test("GitHub recognizes a finding when lines are inserted above it")
    func moves() throws {
        let findings = [SampleReports.tooLong, SampleReports.wrongPlaceholder, SampleReports.tooLong]
        let hashes = try Self.hashes(findings)
        #expect(hashes == ["00000000000000a2:1", "00000000000000a1:1", "00000000000000a1:2"])
        #expect(try Self.hashes(findings.map { Self.moved($0, by: 10) }) == hashes)
    }

    @Test(
        "Which findings are failures depends on the severity that fails the check",
        arguments: [nil, .note, .warning, .error] as [Severity?])
    func failures(failOn: Severity?) throws {
        var report = SampleReports.app
        report.failOn = failOn
        let expected = report.result.findings.count { $0.severity.isAtLeast(failOn) }
        let text = try Self.render("junit", report)
        #expect(text.components(separatedBy: "<failure ").count - 1 == expected)
        #expect(text.components(separatedBy: "<system-out>").count - 1 == 10 - expected)
        #expect(text.contains("<testsuites name=\"swell check\" tests=\"10\" failures=\"\(expected)\""))
    }

    @Test("Xcode gets absolute paths, and a line for everything")
    func paths() throws {
        let report = SampleReports.report([
            Self.moved(SampleReports.tooLong, by: 1), SampleReports.unreadable,
            Finding(
                rule: "catalog-fault", severity: .note, location: SampleReports.location("./a.strings", 2, 4),
                subject: nil,
                message: "is odd", fingerprint: "1", textHash: "0"),
        ])
        let lines = try Self.render("xcode", report).split(separator: "\n")
        #expect(lines[0].hasPrefix("/work/app/App/de.lproj/Localizable.strings:13:34: error: auth.login.submit_button"))
        #expect(lines[1] == "/work/app/.swell.yml:4:3: note: the limit: auth.login.submit_button")
        #expect(lines[2].hasPrefix("/work/app/Widget/my #1 file.xcstrings:1:1: error: is no string catalog"))
        #expect(lines[3] == "/work/app/a.strings:2:4: note: is odd [catalog-fault]")
    }

    @Test(
        "The file of a limit is named relative to the root of the repository",
        arguments: [
            ("/work/app/Sub", ".././conf.yml", "conf.yml"), ("/work/app/Sub", "conf.yml", "Sub/conf.yml"),
            ("/work/app", "../conf.yml", "../conf.yml"),
            ("/work/app", "/work/app/conf.yml", "conf.yml"),
            ("/work/app", "/work/apple/conf.yml", "/work/apple/conf.yml"),
        ])
    func limits(folder: String, file: String, expected: String) throws {
        let findings = [
            Finding(
                rule: "over-budget", severity: .error, location: SampleReports.location("a.strings", 1), subject: nil,
                message: "is long", room: Finding.Room(need: 1.001, has: 1, unit: "lines"),
                budget: SampleReports.origin(file), fingerprint: "1", textHash: "0")
        ]
        let report = SampleReports.report(findings, in: folder)
        #expect(try Self.render("json", report).contains("\"budget\":{\"file\":\"\(expected)\",\"line\":4,"))
        #expect(try Self.render("github", report).contains("is long (needs 1.01, has 1 line; \(expected):4:3)\n"))
    }

    @Test(
        "No file name changes the direction of the text after it, or breaks its line",
        arguments: CheckReporter.all.map(\.id))
    func names(id: String) throws {
        let path = "App/\u{202E}evil\u{2066}\nfile,name=1.strings"
        let finding = Finding(
            rule: "over-budget", severity: .error, location: SampleReports.location(path, 3),
            subject: Finding.Subject(locale: "de", key: "a", variant: ""), message: "is too long",
            budget: SampleReports.origin(path), fingerprint: "1", textHash: "0")
        let text = try Self.render(id, SampleReports.report([finding]))
        #expect(text.contains("evil"))
        #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || $0.value == 0x2066 })
        #expect(!text.contains("\nfile"))
    }

    @Test("Servers show a missing text at the line of its source, and the message names the file that lacks it")
    func absent() throws {
        let report = SampleReports.report([SampleReports.absent])
        let message = "App/fr.lproj/Localizable.strings: done (fr): the key is missing here; add the key here"
        #expect(
            try Self.render("github", report).hasPrefix(
                "::error file=App/en.lproj/Localizable.strings,line=7,col=11,endLine=7,title=missing-translation::\(message)\n"
            ))
        let gitlab = try Self.render("gitlab", report)
        #expect(gitlab.contains("\"description\":\"\(message)\""))
        #expect(gitlab.contains("{\"path\":\"App/en.lproj/Localizable.strings\",\"lines\":{\"begin\":7}}"))
        let sarif = try Self.render("sarif", report)
        let places = sarif.components(separatedBy: "\"relatedLocations\":")
        #expect(places.count == 2 && places[0].contains("en.lproj") && places[0].contains("\"startLine\":7"))
        #expect(places[1].contains("fr.lproj") && places[1].contains("missing here"))
        // The other formats refer to the file that lacks it.
        #expect(try Self.render("checkstyle", report).contains("<file name=\"App/fr.lproj/Localizable.strings\">"))
    }

    @Test("GitHub gets ten findings per level and a count of the rest")
    func crowd() throws {
        let errors = (0..<12).map { SampleReports.alone($0, .error) }
        let notes = (20..<30).map { SampleReports.alone($0, .note) }
        let text = try Self.render("github", SampleReports.report(notes + SampleReports.missing(3) + errors))
        let lines = text.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        // If there are too many, missing texts are one.
        #expect(lines.filter { $0.hasPrefix("::warning ") }.map { $0.contains("(and 2 more like this: ") } == [true])
        #expect(lines.count { $0.hasPrefix("::notice file") } == 9)
        #expect(lines.contains("::notice title=swell check::not shown here: 2 errors and 1 note"))
        #expect(lines.last == "swell check: 12 errors, 3 warnings and 10 notes in 23 files")
        let few = try Self.render("github", SampleReports.report(notes))
        #expect(few.split(separator: "\n").count { $0.hasPrefix("::notice ") } == 10)
    }

    @Test("GitHub gets findings of one cause as one, with their number")
    func alike() throws {
        let text = try Self.render("github", SampleReports.report((0..<12).map { _ in SampleReports.tooLong }))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("::error ") } == 1)
        #expect(text.contains("(and 11 more like this: App/de.lproj/Localizable.strings:12:34"))
    }

    @Test("Reports with size limits stay small, however many remarks there are", arguments: ["sarif", "markdown"])
    func remarks(id: String) throws {
        var report = SampleReports.app
        let many = (0..<40_000).map { "over-budget, \(String(repeating: "long ", count: 900))\($0), de" }
        report.staleBaseline = many
        report.notes = many
        let text = try Self.render(id, report)
        #expect(text.utf8.count < 200_000)
        #expect(text.contains(" more remarks omitted"))
    }

    @Test("An infinite need is null in JSON, and words elsewhere")
    func endless() throws {
        let finding = Finding(
            rule: "unbreakable", severity: .error, location: SampleReports.location("a.strings", 1), subject: nil,
            message: "has no break", room: Finding.Room(need: .infinity, has: 20, unit: "columns"), fingerprint: "1",
            textHash: "0")
        let report = SampleReports.report([finding])
        #expect(try Self.render("ndjson", report).contains("\"need\":null,\"has\":20,\"unit\":\"columns\""))
        #expect(
            try Self.render("checkstyle", report).contains("has no break (does not fit at any width, has 20 columns)"))
    }

    @Test("The time of a report grows linearly with the findings", arguments: CheckReporter.all.map(\.id))
    func crowdSpeed(id: String) throws {
        let reporter = try #require(CheckReporter.named(id))
        let many = SampleReports.report(Self.crowd(40_000))
        let few = SampleReports.report(Self.crowd(10_000))
        let time = ProcessorTime.least { _ = reporter.render(few, SampleReports.plain) }
        let longer = ProcessorTime.least { _ = reporter.render(many, SampleReports.plain) }
        #expect(longer < time * 8, "\(Int(time)) µs, then \(Int(longer)) µs")
    }

    private static func crowd(_ count: Int) -> [Finding] {
        let half = count / 2
        return SampleReports.missing(half)
            + (0..<count - half).map { moved(SampleReports.tooLong, by: $0 % 5_000) }
    }
}

extension Severity {
    fileprivate func isAtLeast(_ other: Severity?) -> Bool { other.map { self >= $0 } ?? false }
}
