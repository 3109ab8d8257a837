// A baseline as text.

import Audit
import Reports

enum BaselineText {
    /// The accepted findings by file, and their number by rule.
    static func of(_ entries: [BaselineEntry], style: TerminalStyle) -> String {
        guard !entries.isEmpty else { return "The baseline has no findings.\n" }
        var rules: [String: Int] = [:]
        var text = ""
        var file: String?
        for entry in entries.sorted(by: { ($0.identity.file, $0.identity) < ($1.identity.file, $1.identity) }) {
            let identity = entry.identity
            rules[identity.rule, default: 0] += entry.count
            if identity.file != file { text += "\(style.bold(VisibleText.escaped(identity.file)))\n" }
            file = identity.file
            let words = [identity.locale, identity.key, identity.variant].filter { !$0.isEmpty }
            let name =
                words.isEmpty ? "the file" : words.map { VisibleText.escaped($0.shortened) }.joined(separator: " ")
            let times = entry.count > 1 ? " \(entry.count) times" : ""
            text += "  \(VisibleText.escaped(identity.rule)): \(name)\(times)\n"
        }
        let counts = rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return text + "\n" + counts.map { "\($0.value) \(VisibleText.escaped($0.key))\n" }.joined()
    }
}
