// Made-up findings for testing reports.

import Audit
import Basics
import Budgets
import Comparison
import Reports

/// Reports of made-up checks.
enum SampleReports {
    static let rules = [
        CheckReport.RuleFacts(
            id: "over-budget", severity: .error, summary: "A text is longer than its limit.",
            explanation: "The text will be cut where it is shown. Shorten it, or raise the limit."),
        CheckReport.RuleFacts(
            id: "missing-translation", severity: .warning, summary: "A text has no translation.",
            explanation: "People see the raw key. Translate the text, or take the key out."),
    ]

    static let plain = ReportCanvas(terminalWidth: nil, isPlain: false, style: TerminalStyle(colored: false))

    /// Possible findings in a small app.
    static var app: CheckReport {
        var result = AuditResult()
        result.findings = [tooLong, wrongPlaceholder, isolated] + missing(6) + [unreadable]
        result.suppressed = 2
        result.catalogs = 6
        result.texts = 214
        result.budgeted = 31
        result.locales = ["ar", "de", "fr"]
        var report = report(of: result)
        report.baselined = 4
        report.staleBaseline = ["over-budget, App/de.lproj/Localizable.strings, settings.title, de"]
        report.notes = ["a key has no budget in any catalog: settings.footer"]
        return report
    }

    static func report(of result: AuditResult, in folder: String = "/work/./app/") -> CheckReport {
        CheckReport(result, rules: rules, toolVersion: "0.1.0", failOn: .error, folder: folder, root: "/work/app")
    }

    static func report(_ findings: [Finding], in folder: String = "/work/app") -> CheckReport {
        var result = AuditResult()
        result.findings = findings
        result.catalogs = 1
        result.texts = findings.count
        return report(of: result, in: folder)
    }

    static func location(_ path: String, _ line: Int?, _ column: Int = 1, to end: Int? = nil) -> Finding.Location {
        let place = line.map { Place(line: $0, column: column) }
        return Finding.Location(
            path: path, relativePath: path, place: place,
            end: end.flatMap { end in line.map { Place(line: $0, column: end) } }
        )
    }

    static func origin(_ file: String = ".swell.yml", line: Int? = 4, words: String = "auth.*") -> BudgetOrigin {
        BudgetOrigin(.configuration, file: file, place: line.map { Place(line: $0, column: 3) }, words: words)
    }

    static func digits(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    static let tooLong = Finding(
        rule: "over-budget", severity: .error,
        location: location("App/de.lproj/Localizable.strings", 12, 34, to: 57),
        subject: Finding.Subject(locale: "de", key: "auth.login.submit_button", variant: ""),
        message: "is longer than its limit", help: "shorten it by 3 characters, or raise the limit",
        room: Finding.Room(need: 23, has: 20, unit: "graphemes"), budget: origin(words: "auth.login.submit_button"),
        related: [Finding.Related("the source text", location("App/en.lproj/Localizable.strings", 12, 31))],
        picture: Finding.Picture(lines: ["Jetzt kostenlos anm…"], lost: "elden"), fingerprint: digits(0xA1),
        textHash: digits(0xB1))

    static let wrongPlaceholder = Finding(
        rule: "placeholder-mismatch", severity: .error, location: location("App/de.lproj/Localizable.strings", 30, 9),
        subject: Finding.Subject(locale: "de", key: "photos", variant: "plural.one"),
        message: "lacks %1$@, which the source text has",
        related: [Finding.Related("the first of its branches", location("App/de.lproj/Localizable.strings", 29, 9))],
        texts: Finding.Texts(text: "Ein Foto", source: "%1$@ shared a photo"), fingerprint: digits(0xA2),
        textHash: digits(0xB2))

    static let isolated = Finding(
        rule: "truncated", severity: .note, location: location("App/ar.lproj/Localizable.strings", 8, 2),
        subject: Finding.Subject(locale: "ar", key: "welcome|title", variant: ""),
        message: "is cut in its box: “مرحبا \u{202E}abc”", room: Finding.Room(need: 131.504, has: 96, unit: "points"),
        budget: origin(line: nil, words: "welcome*"),
        picture: Finding.Picture(lines: ["مرحبا بكم", "في تطب…"], lost: "يقنا", branch: "count=11 (many)"),
        fingerprint: digits(0xA3), textHash: digits(0xB3))

    static let unreadable = Finding(
        rule: "catalog-fault", severity: .error, location: location("Widget/my #1 file.xcstrings", nil), subject: nil,
        message: "is no string catalog", fingerprint: digits(0xA4), textHash: digits(0))

    static let absent = Finding(
        rule: "missing-translation", severity: .error, location: location("App/fr.lproj/Localizable.strings", nil),
        subject: Finding.Subject(locale: "fr", key: "done", variant: ""), message: "the key is missing here",
        help: "add the key here",
        related: [Finding.Related("the source text", location("App/en.lproj/Localizable.strings", 7, 11, to: 15))],
        fingerprint: digits(0xA5), textHash: digits(0xB5))

    /// A finding that is read as one with no other: it loses something in a file of its own.
    static func alone(_ number: Int, _ severity: Severity) -> Finding {
        Finding(
            rule: "placeholder-mismatch", severity: severity, location: location("App/\(number).strings", number + 1),
            subject: Finding.Subject(locale: "de", key: "photos.\(number)", variant: ""),
            message: "'{photo\(number)}' is lost",
            fingerprint: digits(0x2000 + number), textHash: digits(number))
    }

    static func missing(_ count: Int, in path: String = "App/fr.lproj/Localizable.strings") -> [Finding] {
        (1...max(1, count)).map { number in
            Finding(
                rule: "missing-translation", severity: .warning, location: location(path, nil),
                subject: Finding.Subject(locale: "fr", key: "settings.row\(number).title", variant: ""),
                message: "has no translation", help: "translate it, or take the key out",
                fingerprint: digits(0x1000 + number), textHash: digits(number))
        }
    }
}
