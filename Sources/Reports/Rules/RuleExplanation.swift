// One rule, explained on a terminal.

import Audit

/// What a rule finds, why, what it looks like, and how to have less of it.
public struct RuleExplanation {
    private static let width = 100

    private let rule: Rule
    private let style: TerminalStyle

    /// An explanation of a rule.
    public init(_ rule: Rule, style: TerminalStyle) {
        self.rule = rule
        self.style = style
    }

    /// The text, with a line end after it.
    public var text: String {
        let severity = rule.isOptional ? "\(rule.severity.rawValue), off until asked for" : rule.severity.rawValue
        let examples = rule.examples.map(text).joined(separator: "\n")
        return """
            \(style.bold(rule.id))  \(style.dim(severity))
            \(rule.summary)

            \(Paragraphs.wrapped(rule.explanation, width: Self.width))
            \(examples)
            \(way)
            """
    }

    private func text(of example: RuleExample) -> String {
        let kind = example.finding == nil ? "leaves alone" : "finds"
        let heading = "\(style.bold(kind)): \(example.caption)\n"
        let lines = ExampleLines(example).all.map { "  \($0)\n" }.joined()
        return heading + lines + (example.finding.map { "  → \(VisibleText.escaped($0))\n" } ?? "")
    }

    /// How to change it and to let one finding be.
    private var way: String {
        """
        \(style.bold("how bad it is")), in .swell.yml: error, warning, note or off, for all texts or for some
          rules:
            \(rule.id): [\(rule.isOptional ? rule.severity.rawValue : "off"), {severity: note, keys: "help.*", locales: [de]}]

        \(style.bold("to let one text be")), in its comment, with the reason
          /* swell:disable \(rule.id) - why */

        """
    }
}
