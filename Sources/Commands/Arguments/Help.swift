// Help screens, generated from the tables of commands and flags.

import Reports

enum Help {
    private static let indent = "  "

    /// `swell --help`: the everyday commands; with `all`, every command.
    static func overview(all: Bool, style: TerminalStyle) -> String {
        var lines = [
            "Swell shows how your app will look in other languages before anyone has translated it.",
            "",
            "\(style.bold("Usage:")) swell COMMAND [FLAGS] [PATH…]",
            "",
            style.bold("Commands:"),
        ]
        let everyday = Command.everyday.compactMap { name in Command.all.first { $0.name == name } }
        let rest = Command.all.filter { !$0.isEveryday }
        lines += table((all ? everyday + rest : everyday).map { ($0.name, $0.summary) })
        let missing = Command.everyday.filter { name in !Command.all.contains { $0.name == name } }
        if !missing.isEmpty { lines += ["", "Not in this version yet: \(missing.joined(separator: " "))"] }
        if !all, !rest.isEmpty { lines += ["", "More commands: swell --help --all"] }
        lines +=
            ["", style.bold("Flags:")] + table(Command.overviewFlags.map { (usage(of: $0), $0.summary) })
        lines += ["", "Help for a command: swell COMMAND --help"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// `swell COMMAND --help`.
    static func command(_ command: Command, style: TerminalStyle) -> String {
        let operands = command.operands.isEmpty ? "" : " \(command.operands)"
        var lines = [
            command.summary,
            "",
            "\(style.bold("Usage:")) swell \(command.name) [FLAGS]\(operands)",
            "",
            style.bold("Flags:"),
        ]
        lines += table(
            command.allFlags.map { (usage(of: $0), $0.name == "help" ? "Show this help." : $0.completeSummary) })
        for (number, block) in Paragraphs.blocks(of: command.details).enumerated() {
            let isExample = block.first?.hasPrefix(indent) == true
            if !isExample || number == 0 { lines.append("") }
            lines += isExample ? block : Paragraphs.filled(block.joined(separator: " "), width: Paragraphs.width)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func usage(of flag: Flag) -> String {
        (flag.short.map { "-\($0), " } ?? "") + "--\(flag.name)" + (flag.value.map { " \($0)" } ?? "")
    }

    private static func table(_ rows: [(String, String)]) -> [String] {
        let width = rows.reduce(0) { max($0, $1.0.count) }
        let margin = String(repeating: " ", count: width + 2 * indent.count)
        return rows.flatMap { name, summary in
            let lines = Paragraphs.filled(summary, width: Paragraphs.width - margin.count)
            return lines.enumerated().map { number, line in
                number == 0 ? indent + name + margin.dropFirst(indent.count + name.count) + line : margin + line
            }
        }
    }
}
