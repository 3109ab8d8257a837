// The man page, generated from the tables of commands and flags.

import Reports

enum ManualPage {
    static var text: String {
        var page = Roff()
        page.title("SWELL", section: 1, day: Swell.day, source: "swell \(Swell.version)")
        page.section("NAME")
        page.line("swell - show every language before it is translated")
        page.section("SYNOPSIS")
        page.text("\(Roff.bold("swell")) \(Roff.italic("COMMAND")) [\(Roff.italic("FLAGS"))] [\(Roff.italic("PATH…"))]")
        page.section("DESCRIPTION")
        page.line(
            """
            Swell reads the translation catalogs of an app, generates pseudo-locales from the English, measures every \
            text against the space it has, and reports which keys break, where and why.
            """)
        page.section("FLAGS")
        for flag in Command.overviewFlags { page.item(usage(of: flag), flag.summary) }
        page.section("COMMANDS")
        for command in Command.all { add(command, to: &page) }
        addSurroundings(to: &page)
        return page.text
    }

    private static func add(_ command: Command, to page: inout Roff) {
        let operands = command.operands.isEmpty ? "" : " \(command.operands)"
        page.subsection("swell \(command.name) [FLAGS]\(operands)")
        page.line(command.summary)
        for flag in command.flags { page.item(usage(of: flag), flag.completeSummary) }
        for block in Paragraphs.blocks(of: command.details) {
            if block.first?.hasPrefix("  ") == true {
                page.example(block.map { String($0.dropFirst(2)) })
            } else {
                page.paragraph(block.joined(separator: " "))
            }
        }
    }

    private static func usage(of flag: Flag) -> String {
        let names = (flag.short.map { ["-\($0)"] } ?? []) + ["--\(flag.name)"]
        let value = flag.value.map { " \(Roff.italic($0))" } ?? ""
        return names.map(Roff.bold).joined(separator: ", ") + value
    }

    private static func addSurroundings(to page: inout Roff) {
        page.section("EXIT STATUS")
        page.item("0", "No findings.")
        page.item("1", "Findings, such as a text that does not fit.")
        page.item("2", "Invalid usage, invalid configuration, or unreadable input.")
        page.section("ENVIRONMENT")
        page.item(
            Roff.bold("NO_COLOR"), "If set and not empty, the output is not colored unless --color says otherwise.")
        page.item(Roff.bold("TERM"), "If 'dumb', the output is not colored either.")
        page.item(Roff.bold("COLUMNS"), "The width of a terminal that does not report its own.")
        page.section("FILES")
        page.item(
            Roff.bold(".swell.yml"), "The configuration: the nearest to the first PATH. 'swell init' writes one."
        )
        page.item(
            Roff.bold("swell-baseline.json"), "The baseline of accepted findings. 'swell baseline create' writes it.")
    }
}
