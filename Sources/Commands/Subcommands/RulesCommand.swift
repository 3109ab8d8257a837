// `swell rules`: the rules of `swell check`.

import Audit
import Reports

extension Command {
    static let rules = Command(
        name: "rules",
        summary: "List the rules that 'swell check' applies.",
        operands: "",
        flags: [RulesCommand.format],
        details: """
            A rule that is off by default applies only if .swell.yml enables it. 'swell explain RULE' explains a rule.

            Examples:
              swell rules
              swell rules --format json
            """,
        run: { invocation, console in
            if let operand = invocation.operands.first {
                throw UsageError.unexpectedOperand(operand, command: "rules")
            }
            switch invocation.value(of: RulesCommand.format) {
            case "json": try console.write(RulesJSON.bytes(Rule.all))
            case "markdown": try console.write(RuleManual.text(Rule.categories))
            default: try console.write(RuleTable.text(Rule.all))
            }
            return .clean
        })
}

enum RulesCommand {
    static let format = Flag(
        name: "format", value: "FORMAT", choices: ["text", "json", "markdown"],
        summary: "The output format: text (a table; the default), json, or markdown (a page with all examples).")
}
