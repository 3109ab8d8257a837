// `fixed-date-format`: dates whose fields have one order in every language.

import Code

extension Rule {
    static let fixedDateFormat = Rule(
        "fixed-date-format", .warning, .wrongText,
        summary: "A date is shown with its fields in the same order in every language.",
        explanation: """
            'Mar 4' is '4. März' in German and '3月4日' in Japanese. A `dateFormat` keeps the order and the signs of one \
            language. Use `setLocalizedDateFormatFromTemplate`, a date style, or `formatted()`.

            The rule looks at formats with a month and another field of a date. Formats for files and servers are left \
            alone: with seconds or a time zone, in the order year, month, day in digits, or with the locale \
            'en_US_POSIX'.
            """,
        examples: [
            .finds(
                "'MMM d' gives dates the same order in every language", "a month and a day",
                .swift("func show() { formatter.dateFormat = \"MMM d\" }")),
            .finds(
                "'dd/MM/yyyy' gives dates the same order in every language", "digits",
                .swift("func show() { formatter.dateFormat = \"dd/MM/yyyy\" }")),
            .leaves("a template", .swift("func show() { formatter.setLocalizedDateFormatFromTemplate(\"MMM d\") }")),
            .leaves("a date for a server", .swift("func show() { formatter.dateFormat = \"yyyy-MM-dd\" }")),
            .leaves("seconds", .swift("func show() { formatter.dateFormat = \"MMM d HH:mm:ss\" }")),
            .leaves(
                "a fixed locale",
                .swift(
                    """
                    func date(_ text: String) -> Date? {
                        formatter.locale = Locale(identifier: "en_US_POSIX")
                        formatter.dateFormat = "d MMM yyyy"
                        return formatter.date(from: text)
                    }
                    """)),
            .leaves("a month alone", .swift("func show() { formatter.dateFormat = \"LLLL\" }")),
        ],
        check: .code { subject, findings in
            let file = subject.file
            guard file.tree.bytes.firstOffset(of: "dateFormat") != nil, !subject.isOffScreen else { return }
            for operators in file.tree.nodes(.operators) {
                guard let (target, value) = operators.assignment, target.isNamed("dateFormat") else { continue }
                for string in CodeNode.picks(of: value) {
                    guard let format = string.stringValue, DateFields(format).areForPeople, !string.isForMachines,
                        !string.isOffScreen
                    else { continue }
                    findings.add(
                        in: file, at: string.range, "'\(format)' gives dates the same order in every language",
                        help: "use 'setLocalizedDateFormatFromTemplate', or a date style")
                }
            }
        })
}

extension CodeNode {
    /// Whether the code around it reads texts, or fixes the locale, as code for files and servers does.
    fileprivate var isForMachines: Bool {
        guard let body = bodyAround else { return false }
        return body.mentions("POSIX") || body.mentions("date(from:") || body.mentions("\"en_US\"")
    }
}

/// The fields of a date format.
private struct DateFields {
    /// The letters of the fields, one for each run.
    private var fields: [Character] = []
    private let format: String

    init(_ format: String) {
        self.format = format
        var isQuoted = false
        for character in format {
            if character == "'" { isQuoted.toggle() }
            if !isQuoted, character.isLetter, character != fields.last { fields.append(character) }
        }
    }

    /// Whether it has a month and another field of a date, and neither seconds nor a zone, nor a year first in digits.
    var areForPeople: Bool {
        let letters = Set(fields)
        guard !letters.isDisjoint(with: ["M", "L"]), !letters.isDisjoint(with: ["d", "y", "E", "c"]),
            letters.isDisjoint(with: ["s", "S", "Z", "X", "x", "z", "v", "V", "O", "A"])
        else { return false }
        let isNamed = format.contains("MMM") || format.contains("LLL")
        return isNamed || fields.first != "y" && format.contains { "/. ".contains($0) }
    }
}
