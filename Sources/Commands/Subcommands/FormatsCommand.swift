// `swell formats`: what is read and written.

import Catalogs
import Platforms
import Reports

extension Command {
    static let formats = Command(
        name: "formats",
        summary: "Show the formats that are read and written.",
        operands: "",
        flags: [],
        details: "A file's format is known by its extension, or else by its path and by how it begins.",
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
