// `swell explain`: the full explanation of a rule.

import Audit
import Basics
import Reports

extension Command {
    static let explain = Command(
        name: "explain",
        summary: "Explain a rule: what it finds, why, and how to fix it.",
        operands: "RULE…",
        takes: .words(Rule.all.map(\.id)),
        flags: [],
        details: """
            'swell rules' lists all rules.

            Examples:
              swell explain placeholder-mismatch
            """,
        run: { invocation, console in
            guard !invocation.operands.isEmpty else {
                throw UsageError.missingOperand("a rule to explain", command: "explain")
            }
            let rules = try invocation.operands.map { id throws(UsageError) in
                guard let rule = Rule.named(id) else {
                    throw .unknownRule(id, nearest: Spelling.nearest(id, among: Rule.all.map(\.id)))
                }
                return rule
            }
            let texts = rules.map { RuleExplanation($0, style: console.style).text }
            try console.write(texts.joined(separator: "\n"))
            return .clean
        })
}
