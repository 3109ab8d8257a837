// `swell formats`: the supported file formats.

import Catalogs
import Platforms
import Reports

extension Command {
    static let formats = Command(
        name: "formats",
        summary: "List the supported file formats.",
        operands: "",
        flags: [],
        details: "Swell determines the format of a file by its extension, or else by its path and its first bytes.",
        run: { invocation, console in
            if let operand = invocation.operands.first {
                throw UsageError.unexpectedOperand(operand, command: "formats")
            }
            let rows = Format.all.map { format in
                [
                    "\(format)", format.extensions.map { ".\($0)" }.joined(separator: " "), format.summary,
                    format.writing,
                ]
            }
            try console.write(TextTable.text([["FORMAT", "FILES", "READS", "WRITES"]] + rows))
            return .clean
        })
}
