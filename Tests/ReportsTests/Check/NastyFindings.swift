// Findings with every difficulty for reports.

import Audit
import Basics
import Budgets
import Comparison
import TestSupport

/// Findings that are hard to report.
enum NastyFindings {
    /// Texts that are special in some format.
    static let texts = [
        "", " ", "\u{0}\u{1}\u{8}\u{B}\u{1B}[31mred\u{7F}\u{85}", "\"quoted\" 'text' `code` \\",
        "<![CDATA[ ]]> &amp; <b>",
        "one\r\ntwo\nthree\u{2028}four", "\u{202E}right to left\u{202C} \u{2067}مرحبا\u{2069} שלום", "👩‍👩‍👧‍👦 e\u{301} 日本語",
        "=cmd|' /C calc'!A0", "-1", "@SUM(1)", "+1", "\t=1", "＝1", "a|b||c\\|d", "::error file=a::b%0Ac", "%25%0A%",
        "[link](https://example.com) ![image](x) {0} {1}", "*a* _b_ ~~c~~ $x$ #1 @user", "\u{FFFE}\u{FFFF}\u{FEFF}",
        "key,with:colon;and=more", String(repeating: "long ", count: 700),
    ]

    /// Paths that are hard to write.
    private static let paths = [
        "App/de.lproj/Localizable.strings", "my app/50% #1/größe ü?.strings", "a:b,c=d.strings", "./here.strings",
        "/elsewhere/in the/root.strings", "\u{202E}evil\n.strings", "a|b`c`.strings", "<&\"'>.strings",
    ]

    /// Each text as a message, a key and a help; twice, so that fingerprints repeat.
    static let all: [Finding] = {
        var findings: [Finding] = []
        for (number, path) in paths.enumerated() {
            for (index, text) in texts.enumerated() {
                let finding = finding(number * texts.count + index, path: path, text: text)
                findings += index.isMultiple(of: 5) ? [finding, finding] : [finding]
            }
        }
        return findings + [ofFile, ofNothing, endless, SampleReports.absent]
    }()

    private static func finding(_ number: Int, path: String, text: String) -> Finding {
        let severity = Severity.allCases[number % 3]
        let needs: [Double] = [.infinity, 23, 0.1, 1e300, 23.456]
        let location = SampleReports.location(path, number.isMultiple(of: 7) ? nil : number + 1, 3, to: 9)
        let origin = SampleReports.origin(
            number.isMultiple(of: 4) ? "/work/app/.swell.yml" : "sheets/a #b.csv", line: number + 1, words: text)
        let related = Finding.Related(text, location)
        return Finding(
            rule: ["over-budget", "truncated", "unknown-rule"][number % 3], severity: severity, location: location,
            subject: Finding.Subject(
                locale: number.isMultiple(of: 5) ? nil : "de", key: text,
                variant: number.isMultiple(of: 3) ? "plural.one" : text),
            message: text.isEmpty ? "is empty" : text, help: number.isMultiple(of: 2) ? text : nil,
            room: number.isMultiple(of: 4) ? Finding.Room(need: needs[number % 5], has: 20, unit: "graphemes") : nil,
            budget: number.isMultiple(of: 4) ? origin : nil,
            related: number.isMultiple(of: 6) ? [related, related] : [],
            picture: number.isMultiple(of: 3)
                ? Finding.Picture(lines: [text, "…"], lost: text, branch: text) : nil,
            fingerprint: SampleReports.digits(number), textHash: SampleReports.digits(number))
    }

    private static let ofFile = Finding(
        rule: "catalog-fault", severity: .error, location: SampleReports.location("broken.strings", nil), subject: nil,
        message: "is no catalog", fingerprint: SampleReports.digits(90_000), textHash: SampleReports.digits(0))

    private static let ofNothing = Finding(
        rule: "over-budget", severity: .note, location: SampleReports.location("nothing.strings", 1),
        subject: Finding.Subject(locale: nil, key: "", variant: ""), message: "has no place for \"\"",
        room: Finding.Room(need: .infinity, has: 0, unit: "points"), budget: SampleReports.origin(line: nil, words: ""),
        picture: Finding.Picture(lines: [], lost: ""), fingerprint: SampleReports.digits(90_001),
        textHash: SampleReports.digits(0))

    private static let endless: Finding = {
        let text = String(repeating: "ends never, ü|`\u{1}", count: 250_000)
        return Finding(
            rule: "over-budget", severity: .error,
            location: SampleReports.location("long.strings", 3, 1, to: 5_000_000),
            subject: Finding.Subject(locale: "de", key: text, variant: ""), message: text, help: text,
            room: Finding.Room(need: 5e6, has: 20, unit: "bytes"), budget: SampleReports.origin(words: text),
            related: [Finding.Related(text, SampleReports.location("long.strings", 4))],
            picture: Finding.Picture(lines: [text], lost: text, branch: text),
            fingerprint: SampleReports.digits(90_002), textHash: SampleReports.digits(0))
    }()

    /// Many findings with texts that hardly compress.
    static func noise(_ count: Int, letters: Int, seed: UInt64 = 5) -> [Finding] {
        var random = RandomNumbers(seed: seed)
        return (0..<count).map { number in
            let text = noise(letters, &random)
            return Finding(
                rule: "over-budget", severity: Severity.allCases[number % 3],
                location: SampleReports.location(
                    "App/\(noise(8, &random)).strings", number + 1, 1 + number % 90, to: 99),
                subject: Finding.Subject(locale: "de", key: noise(12, &random), variant: ""), message: text,
                help: noise(12, &random), room: Finding.Room(need: Double(number), has: 20, unit: "graphemes"),
                budget: SampleReports.origin("\(noise(8, &random)).yml", line: number + 7, words: noise(8, &random)),
                fingerprint: SampleReports.digits(Int(random.next() >> 1)), textHash: SampleReports.digits(number))
        }
    }

    private static func noise(_ letters: Int, _ random: inout RandomNumbers) -> String {
        String(
            decoding: (0..<letters).map { _ in UInt8(0x21 + random.next() % 94) }.map { $0 == 0x2F ? 0x2D : $0 },
            as: UTF8.self)
    }
}
