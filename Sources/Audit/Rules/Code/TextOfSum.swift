// `text-of-sum`: a Text whose argument is put together, so that nothing translates it.

import Code

extension Rule {
    static let textOfSum = Rule(
        "text-of-sum", .error, .missingText,
        summary: "Text shows a sum of strings, which is not looked up in a catalog.",
        explanation: """
            `Text("Hello")` looks its text up in a catalog, but `Text("Hello, " + name)` shows a String as it is: it is \
            never translated, and Xcode does not extract it. If a catalog has the whole text, the finding is an error. Use an interpolation, `Text("Hello, \\(name)")`, or \
            several lines in `\"\"\"`.
            """,
        examples: [
            .finds(
                "Text shows the sum of 'Hello, ' and a value as it is, in every language", "a name",
                .swift("let title = Text(\"Hello, \" + name)")),
            .finds(
                "Text shows the sum of 'Long ' and 'lines' as it is, in every language", "a long text",
                .swift("let title = Text(\"Long \" + \"lines\")")),
            .leaves("an interpolation", .swift("let title = Text(\"Hello, \\(name)\")")),
            .leaves("a currency", .swift("let title = Text(balance + \" TON\")")),
            .leaves("an app without a catalog", [.init("App.swift", "let title = Text(\"Hello, \" + name)\n")]),
            .leaves("the address of a server", .swift("let title = Text(\"localhost:\" + port)")),
            .leaves("a program and its version", .swift("let title = Text(\"harbourd v\" + version)")),
            .leaves("signs", .swift("let title = Text(\"— \" + name)")),
            .leaves("two Texts", .swift("let title = Text(\"Hello\") + Text(name)")),
        ],
        check: .code { subject, findings in
            let file = subject.file
            guard subject.keys.hasTexts, !subject.isOffScreen else { return }
            for call in file.tree.nodes(.call) where call.isNamed("Text") && call.firstChild?.kind == .identifier {
                guard let sum = call.arguments.first(where: { _ in true }), sum.isLabeled(""),
                    let operands = sum.bare.summands,
                    operands.contains(where: {
                        // A sum of money has the code of its currency, in all languages.
                        let text = $0.stringText(interpolation: " ") ?? ""
                        return !text.isTechnical
                            && Prose(text).words.contains { $0 != $0.uppercased() || $0.count > 5 }
                    }),
                    !call.isOffScreen
                else { continue }
                let parts = operands.map { $0.stringValue.map { "'\($0)'" } ?? "a value" }
                let text = operands.compactMap(\.stringValue)
                let isKey = text.count == operands.count && subject.keys.hasKey(text.joined())
                findings.add(
                    in: file, at: sum.range,
                    "Text shows the sum of \(parts.listed()) as it is, in every language",
                    help: "write one literal, with interpolations for values", most: isKey ? nil : .warning)
            }
        })
}

extension String {
    /// Whether a value makes an address or a version of it: "localhost:", "harbourd v".
    fileprivate var isTechnical: Bool {
        guard first?.isLowercase ?? false else { return false }
        let words = split(separator: " ", omittingEmptySubsequences: false)
        let isHost = self == "localhost:" || contains(".") || contains("/")
        return words.count == 1 && hasSuffix(":") && isHost || words.count == 2 && words[1] == "v"
    }
}
