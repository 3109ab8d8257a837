// `number-separators`: numbers with the decimal or thousands separator of one language.

import Code

extension Rule {
    static let numberSeparators = Rule(
        "number-separators", .note, .wrongText,
        summary: "A number is shown with the separators of one language.",
        explanation: """
            '1,234.5' is '1.234,5' in German and '1 234,5' in French. A formatter whose separators code sets shows \
            those of one language, and so does a replaced point. Leave the separators to the formatter. A formatter \
            for files or servers has the locale 'en_US_POSIX', and is left alone, and so is one that reads numbers.
            """,
        examples: [
            .finds(
                "'decimalSeparator' is ',' in every language", "a formatter",
                .swift("func show() { formatter.decimalSeparator = \",\" }")),
            .finds(
                "the decimal separator is ',' in every language", "a replaced point",
                .swift("let price = String(format: \"%.2f\", sum).replacingOccurrences(of: \".\", with: \",\")")),
            .leaves(
                "a formatter for a server",
                .swift(
                    """
                    func text() -> String? {
                        formatter.locale = Locale(identifier: "en_US_POSIX")
                        formatter.groupingSeparator = ","
                        return formatter.string(from: 5)
                    }
                    """)),
            .finds(
                "'groupingSeparator' is ',' in every language", "thousands",
                .swift("func show() { formatter.groupingSeparator = \",\" }")),
            .leaves("a decimal point, as files have it", .swift("func show() { formatter.decimalSeparator = \".\" }")),
            .leaves(
                "the separator of the language",
                .swift("func show() { formatter.decimalSeparator = locale.decimalSeparator }")),
            .leaves("another text", .swift("let name = version.replacingOccurrences(of: \".\", with: \",\")")),
        ],
        check: .code { subject, findings in
            let file = subject.file
            guard !subject.isOffScreen else { return }
            for operators in file.tree.nodes(.operators) {
                guard let (target, value) = operators.assignment, let string = value.first, value.count == 1,
                    let text = string.stringValue, target.isSeparator(text),
                    !string.isForMachines,
                    !string.isOffScreen
                else { continue }
                findings.add(
                    in: file, at: string.range, "'\(target.name)' is '\(text)' in every language",
                    help: "leave it to the locale of the formatter")
            }
            for call in file.tree.nodes(.call) where call.isNamed("replacingOccurrences") {
                guard let number = call.firstChild?.firstChild, number.isNamed("String"),
                    number.argument("format") != nil, let separator = call.argument("with")?.stringValue,
                    [".", ","].contains(call.argument("of")?.stringValue), [".", ","].contains(separator),
                    !call.isOffScreen
                else { continue }
                findings.add(
                    in: file, at: call.range, "the decimal separator is '\(separator)' in every language",
                    help: "use a number formatter")
            }
        })
}

extension CodeNode {
    /// Whether the code around it reads numbers, or fixes the locale, as code for files and servers does.
    fileprivate var isForMachines: Bool {
        guard let body = bodyAround else { return false }
        // Any code of the file may use a formatter that is stored.
        let users = body.kind == .variable ? tree.root : body
        return body.mentions("POSIX") || users.mentions("number(from:") || users.mentions("decimal(from:")
    }

    /// Whether it is the property of a formatter that people read, if it gets this value: points are often for machines.
    fileprivate func isSeparator(_ text: String) -> Bool {
        if isNamed("groupingSeparator") || isNamed("currencyGroupingSeparator") { return !text.isEmpty }
        return text == "," && (isNamed("decimalSeparator") || isNamed("currencyDecimalSeparator"))
    }
}
