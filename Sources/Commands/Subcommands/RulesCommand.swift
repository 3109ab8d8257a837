// `swell rules`: what `swell check` looks for.

import Audit
import Reports

extension Command {
    static let rules = Command(
        name: "rules",
        summary: "List the rules that texts are checked by.",
        operands: "",
        flags: [RulesCommand.format],
        details: """
            A rule that is off looks only where .swell.yml asks it to. 'swell explain RULE' says more about one.

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
            case "markdown": try console.write(RuleManual.text(Rule.all))
            default: try console.write(RuleTable.text(Rule.all))
            }
            return .clean
        })
}

enum RulesCommand {
    static let format = Flag(
        name: "format", value: "FORMAT", choices: ["text", "json", "markdown"],
        summary: "Write text (a table; the default), json, or markdown (a page with all examples).")
}
