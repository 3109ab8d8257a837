// The rules as a page of the documentation.

import Audit

/// A page of Markdown on all rules.
public enum RuleManual {
    private static let width = 116

    /// The page.
    public static func text(_ rules: [Rule]) -> String {
        let rows = rules.map { rule in
            "| [`\(rule.id)`](#\(rule.id)) | \(RuleTable.severity(of: rule)) | \(cell(rule.summary)) |\n"
        }
        return """
            # Rules

            What `swell check` looks for. Each rule has a severity, which `.swell.yml` changes for all texts or for some; a rule
            that is off looks only where it is asked to. `swell explain RULE` says the same on a terminal.

            ```yaml
            rules:
              untranslated: warning
              missing-translation: {severity: note, locales: [pl]}
            ```

            A comment lets the findings of a rule on one text be: `/* swell:disable unordered-placeholders - why */`.

            | rule | severity | finds |
            |---|---|---|
            \(rows.joined())
            \(rules.map(section).joined(separator: "\n"))
            """
    }

    private static func cell(_ text: String) -> String { text.split(separator: "|").joined(separator: "\\|") }

    private static func section(_ rule: Rule) -> String {
        let lists = [
            list("It finds:", rule.examples.filter { $0.finding != nil }),
            list("It leaves alone:", rule.examples.filter { $0.finding == nil }),
        ]
        return """
            ## \(rule.id)

            \(Paragraphs.wrapped(rule.summary, width: width))
            \(Paragraphs.wrapped(rule.explanation, width: width))
            \(lists.compactMap(\.self).joined(separator: "\n"))
            """
    }

    private static func list(_ heading: String, _ examples: [RuleExample]) -> String? {
        examples.isEmpty ? nil : heading + "\n\n" + examples.map(item).joined(separator: "\n")
    }

    private static func item(_ example: RuleExample) -> String {
        let finding = example.finding.map { ": \(code($0))" } ?? ""
        let lines = ExampleLines(example).all.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
        return "- \(example.caption)\(finding)\n\n  ```text\n\(lines)  ```\n"
    }

    /// Text between backticks, more of them where it has some.
    private static func code(_ text: String) -> String {
        let visible = VisibleText.escaped(text)
        return visible.contains("`") ? "`` \(visible) ``" : "`\(visible)`"
    }
}
