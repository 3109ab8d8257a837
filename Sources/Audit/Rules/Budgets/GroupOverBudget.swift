// `group-over-budget`: texts that share their room and need more of it together.

import Budgets

extension Rule {
    static let groupOverBudget = Rule(
        "group-over-budget", .error, .cutText,
        summary: "The texts of a tab bar or toolbar need more room together than there is.",
        explanation: """
            Each of the texts may be short enough, but they stand side by side, and together with the gaps between them
            they are wider than the bar. The system then cuts some of them, or hides whole items. Shorten the longest;
            the finding is at that one. Groups stand in the configuration under `groups`.
            """,
        examples: [
            .finds(
                "the 2 texts of 'tabs' need 21 characters together, have 20; this one needs most, 14",
                "two tabs that are too long together",
                [
                    .init("en.lproj/Localizable.strings", "tab.home = Home;\ntab.settings = Settings;\n"),
                    .init("de.lproj/Localizable.strings", "tab.home = Zuhause;\ntab.settings = Einstellungen_;\n"),
                ], configuration: "groups: { tabs: { keys: [tab.home, tab.settings], graphemes: 20 } }"),
            .leaves(
                "a text that is never seen",
                [.init("en.lproj/Localizable.strings", "tab.home = Home;\ntab.settings = Settings;\n")],
                configuration: "hidden: tab.home\ngroups: { tabs: { keys: \"tab.*\", graphemes: 10 } }"),
            .leaves(
                "two tabs with room to spare",
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
                    ? "the one text of '\(measured.group.name)' needs \(need), has \(has)"
                    : "the \(count) texts of '\(measured.group.name)' need \(need) together, have \(has); "
                        + "this one needs most, \(most)",
                help: "shorten the longest, or give the group more room",
                room: .init(need: measured.need, has: measured.has, unit: measured.unit), budget: measured.origin,
                related: measured.members.filter { $0.entry.index != widest.entry.index }.map {
                    .init(words: "shares its room", entry: $0.entry)
                })
        })
}
