// `swell formats`: what is read and written.

import Catalogs
import Platforms

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
            try console.write(table([["FORMAT", "FILES", "READS", "WRITES"]] + rows))
            return .clean
        })

    private static func table(_ rows: [[String]]) -> String {
        let widths = (rows.first ?? []).indices.map { column in rows.reduce(0) { max($0, $1[column].count) } }
        return rows.map { row in
            zip(row, widths).enumerated().map { index, cell in
                index == row.count - 1 ? cell.0 : cell.0 + String(repeating: " ", count: cell.1 - cell.0.count)
            }.joined(separator: "  ") + "\n"
        }.joined()
    }
}
