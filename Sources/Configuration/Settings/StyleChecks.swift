// Text styles by their names: what leads nowhere, and what a box is with its styles.

import Platform

extension Configuration {
    /// More styles do not build on each other.
    static let mostStyles = 16

    /// A box with all that the named text styles it leads to set, as far as it does not set it itself.
    ///
    /// Its own style is then one of Apple's, or none.
    public func resolved(_ room: RoomSettings) -> RoomSettings {
        let styles = Dictionary(textStyles.map { ($0.name.value, $0.room) }) { first, _ in first }
        return Self.resolved(room, styles)
    }

    /// Follows names to the end; one that leads back to itself has none.
    private static func resolved(_ room: RoomSettings, _ styles: [String: RoomSettings]) -> RoomSettings {
        var room = room
        for _ in 0..<mostStyles {
            guard let name = room.style?.value, let style = styles[name] else { break }
            room = room.over(style)
            room.style = style.style
        }
        return room
    }

    /// What is wrong with the names of text styles, and with budgets that hoped for a limit from one.
    var styleProblems: [Located<ConfigurationError.Problem>] {
        let styles = Dictionary(textStyles.map { ($0.name.value, $0.room) }) { first, _ in first }
        let names = textStyles.map(\.name.value) + SettingWords.appleStyles
        let known = Set(names)
        // A name that is wrong is compared with each of these.
        let nameable = Array(names.suffix(1000))
        var problems: [Located<ConfigurationError.Problem>] = []
        func refuse(_ text: Located<String>, _ setting: String, _ expected: Expectation) {
            let problem = ConfigurationError.Problem.wrongValue(
                setting: setting, expected: expected, found: .text(text.value))
            problems.append(Located(problem, at: text.place))
        }
        func check(_ style: Located<String>?, _ setting: String) {
            if let style, !known.contains(style.value) { refuse(style, setting, .style(nameable)) }
        }
        for style in textStyles {
            let path = "text-styles.\(style.name.value.shortened)"
            if SettingWords.appleStyles.contains(style.name.value) { refuse(style.name, "text-styles", .newStyle) }
            check(style.room.style, "\(path).style")
            if let end = Self.resolved(style.room, styles).style, styles[end.value] != nil {
                problems.append(Located(.flawed(setting: path, .circular), at: style.name.place))
            }
        }
        for group in groups { check(group.style, "groups.\(group.name.value.shortened).style") }
        for budget in budgets {
            guard let style = budget.room.style else { continue }
            check(style, "budgets.style")
            if !budget.counts, known.contains(style.value), !Self.resolved(budget.room, styles).isLimit {
                problems.append(Located(.flawed(setting: "budgets", .noLimit), at: style.place))
            }
        }
        return problems
    }
}
