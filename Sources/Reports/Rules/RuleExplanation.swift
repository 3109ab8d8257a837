// One rule, explained on a terminal.

import Audit

/// What a rule finds and why, with examples and how to configure it.
public struct RuleExplanation {
    private static let width = 100

    private let rule: Rule
    private let style: TerminalStyle

    /// Creates an explanation of a rule.
    public init(_ rule: Rule, style: TerminalStyle) {
        self.rule = rule
        self.style = style
    }

    /// The text, including the final line ending.
    public var text: String {
        let severity = rule.isOptional ? "\(rule.severity.rawValue), off by default" : rule.severity.rawValue
        let examples = rule.examples.map(text).joined(separator: "\n")
        return """
            \(style.bold(rule.id))  \(style.dim(severity))
            \(rule.summary)

            \(Paragraphs.wrapped(rule.explanation, width: Self.width))
            \(examples)
            \(settings)
            """
    }

    private func text(of example: RuleExample) -> String {
        let kind = example.finding == nil ? "ignores" : "finds"
        let heading = "\(style.bold(kind)): \(example.caption)\n"
        let lines = ExampleLines(example).all.map { "  \($0)\n" }.joined()
        return heading + lines + (example.finding.map { "  → \(VisibleText.escaped($0))\n" } ?? "")
    }

    /// How to change the severity, and how to suppress one finding.
    private var settings: String {
        """
        \(style.bold("to change the severity")), in .swell.yml: error, warning, note or off, for all texts or for some
          rules:
            \(rule.id): [\(rule.isOptional ? rule.severity.rawValue : "off"), {severity: note, keys: "help.*", locales: [de]}]

        \(style.bold("to suppress it for one text")), in the comment of the text, with the reason
          /* swell:disable \(rule.id) - why */

        """
    }
}
