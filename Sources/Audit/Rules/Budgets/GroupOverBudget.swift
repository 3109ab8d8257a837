// `group-over-budget`: texts that share a space and together need more than it has.

import Budgets

extension Rule {
    static let groupOverBudget = Rule(
        "group-over-budget", .error, .cutText,
        summary: "A group of texts, such as a tab bar, needs more space than it has.",
        explanation: """
            Each text may be short enough, but they are shown side by side, and together with the gaps between them \
            they are wider than the bar. The system then truncates some of them, or hides whole items. The finding \
            is at the longest text: shorten that one first. Groups are configured under `groups`.
            """,
        examples: [
            .finds(
                "the 2 texts of 'tabs' need 21 characters together, have 20; this one needs the most (14)",
                "two tabs that are too long together",
                [
                    .init("en.lproj/Localizable.strings", "tab.home = Home;\ntab.settings = Settings;\n"),
                    .init("de.lproj/Localizable.strings", "tab.home = Zuhause;\ntab.settings = Einstellungen_;\n"),
                ], configuration: "groups: { tabs: { keys: [tab.home, tab.settings], graphemes: 20 } }"),
            .leaves(
                "a text that is never visible",
                [.init("en.lproj/Localizable.strings", "tab.home = Home;\ntab.settings = Settings;\n")],
                configuration: "hidden: tab.home\ngroups: { tabs: { keys: \"tab.*\", graphemes: 10 } }"),
            .leaves(
                "two tabs with space to spare",
                [.init("en.lproj/Localizable.strings", "tab.home = Home;\ntab.settings = Settings;\n")],
                configuration: "groups: { tabs: { keys: \"tab.*\", graphemes: 20 } }"),
        ],
        check: .group { measured, findings in
            guard measured.need > measured.has + 1.0 / 1024,
                let widest = measured.members.max(by: { $0.need < $1.need })
            else { return }
            let count = measured.members.count
            let unit = CountUnit(rawValue: measured.unit)
            let need = unit.map { $0.words(measured.need) } ?? "\(points(measured.need)) pt"
            let has = unit == nil ? "\(points(measured.has)) pt" : number(measured.has)
            let most = unit == nil ? "\(points(widest.need)) pt" : number(widest.need)
            findings.add(
                widest.entry,
                count == 1
                    ? "the only text of '\(measured.group.name)' needs \(need), has \(has)"
                    : "the \(count) texts of '\(measured.group.name)' need \(need) together, have \(has); "
                        + "this one needs the most (\(most))",
                help: "shorten the longest text, or give the group more space",
                room: .init(need: measured.need, has: measured.has, unit: measured.unit), budget: measured.origin,
                related: measured.members.filter { $0.entry.index != widest.entry.index }.map {
                    .init(words: "shares the space", entry: $0.entry)
                })
        })
}
