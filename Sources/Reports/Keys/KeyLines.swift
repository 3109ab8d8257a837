// Keys with their uses in code: one object per key for programs, a few lines for people.

import Audit
import Basics

/// Writes keys with their uses.
package enum KeyLines {
    /// The keys as NDJSON.
    package static func bytes(_ keys: [ListedKey]) -> [UInt8] {
        var json = JSONWriter()
        for key in keys {
            json.object { line in
                line.field("key", key.key)
                line.field("table", key.table)
                line.objects("uses", key.uses) { object, use in
                    object.field("file", use.file)
                    object.field("line", use.place.line)
                    object.field("column", use.place.column)
                    object.field("how", use.how)
                    if let role = use.role { object.field("role", role.rawValue) }
                }
                line.field("status", key.status.rawValue)
            }
            json.endLine()
        }
        return json.bytes
    }

    /// The keys of each table, each with its status and the first of its uses.
    package static func text(_ keys: [ListedKey], style: TerminalStyle) -> String {
        var lines: [String] = []
        var table: String?
        for key in keys {
            if key.table != table {
                if table != nil { lines.append("") }
                lines.append(style.bold(key.table))
                table = key.table
            }
            let first = key.uses.first.map { use in
                "  \(use.file):\(use.place.line) \(use.how)" + (use.role.map { ", \($0.rawValue)" } ?? "")
            }
            let more = key.uses.count > 1 ? " and \(key.uses.count - 1) more" : ""
            lines.append("  \(key.status.rawValue)  \(key.key)" + style.dim((first ?? "") + more))
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
