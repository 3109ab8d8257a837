// The rules as a documentation page.

import Audit

/// A Markdown page about all rules.
public enum RuleManual {
    private static let width = 116

    /// The page: an index by category, then a section for each rule.
    public static func text(_ categories: [RuleCategory]) -> String {
        """
        # Rules

        ```sh
        swell rules                    # lists the rules
        swell explain missing-plural   # explains one, with examples
        swell check --rule missing-plural MyApp
        ```

        `swell check` applies these rules. Each has a severity, which `.swell.yml` can change for all texts or for some. A
        rule that is off applies only to the texts for which `.swell.yml` turns it on:

        ```yaml
        rules:
          untranslated: warning
          missing-translation: {severity: note, locales: [pl]}
        ```

        A comment suppresses the findings of a rule for one text: `/* swell:disable unordered-placeholders - why */`.

        \(categories.map(index).joined(separator: "\n"))
        \(categories.flatMap(\.rules).map(section).joined(separator: "\n"))
        """
    }

    private static func index(_ category: RuleCategory) -> String {
        let rows = category.rules.map { rule in
            "| [`\(rule.id)`](#\(rule.id)) | \(RuleTable.severity(of: rule)) | \(cell(rule.summary)) |\n"
        }
        return """
            **\(category.name)**

            | rule | severity | finds |
            |---|---|---|
            \(rows.joined())
            """
    }

    private static func cell(_ text: String) -> String { text.split(separator: "|").joined(separator: "\\|") }

    private static func section(_ rule: Rule) -> String {
        let lists = [
            list("It finds:", rule.examples.filter { $0.finding != nil }),
            list("It ignores:", rule.examples.filter { $0.finding == nil }),
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

    /// The text between backticks, doubled if the text contains any.
    private static func code(_ text: String) -> String {
        let visible = VisibleText.escaped(text)
        return visible.contains("`") ? "`` \(visible) ``" : "`\(visible)`"
    }
}
