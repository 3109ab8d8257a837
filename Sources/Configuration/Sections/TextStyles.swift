// Named text styles: how they are resolved, and their errors.

import Basics

extension Configuration {
    /// The named text styles, for resolving boxes; computed on each call.
    public var styles: TextStyles { TextStyles(textStyles) }

    /// The errors in the names of text styles, and in boxes that refer to one.
    var styleProblems: Problems {
        var check = StyleCheck(styles)
        for style in textStyles { check.add(style) }
        for group in groups { check.add(group.style, "groups.\(group.name.value.shortened).style") }
        for budget in budgets { check.add(budget, in: "budgets") }
        for role in roles { check.add(role.limit, in: "roles") }
        return check.problems
    }
}

/// The named text styles of a configuration.
public struct TextStyles: Sendable {
    /// The maximum length of a chain of styles.
    static let mostInARow = 16

    let names: [String]
    private let rooms: [String: RoomSettings]

    init(_ styles: [TextStyleSettings]) {
        names = styles.map(\.name.value)
        rooms = Dictionary(styles.map { ($0.name.value, $0.room) }) { first, _ in first }
    }

    func has(_ name: String) -> Bool { rooms[name] != nil }

    /// Returns a box with missing values filled in from its chain of named styles.
    ///
    /// The style of the result is an Apple style or nil; if the chain is circular, it is still a named style.
    public func resolved(_ room: RoomSettings) -> RoomSettings {
        var room = room
        for _ in 0..<Self.mostInARow {
            guard let name = room.style?.value, let style = rooms[name] else { break }
            room = room.over(style)
            room.style = style.style
        }
        return room
    }
}

private struct StyleCheck {
    private(set) var problems = Problems()
    private let styles: TextStyles
    /// The resolved boxes of named styles.
    private var ends: [String: RoomSettings] = [:]

    init(_ styles: TextStyles) {
        self.styles = styles
    }

    mutating func add(_ style: TextStyleSettings) {
        let path = "text-styles.\(style.name.value.shortened)"
        if SettingWords.appleStyles.contains(style.name.value) { refuse(style.name, "text-styles", .newStyle) }
        add(style.room.style, "\(path).style")
        let end = styles.resolved(style.room)
        ends[style.name.value] = end
        if let name = end.style, styles.has(name.value) { note(.circular, path, at: style.name.place) }
        if style.room.conflicts(over: end) { note(.androidSizes, path, at: style.name.place) }
    }

    mutating func add(_ name: Located<String>?, _ setting: String) {
        guard let name, !styles.has(name.value), !SettingWords.appleStyles.contains(name.value) else { return }
        // An invalid name is compared with each of these.
        refuse(name, setting, .style(Array(styles.names.prefix(1000)) + SettingWords.appleStyles))
    }

    mutating func add(_ budget: BudgetSettings, in section: String) {
        guard let room = budget.ownRoom?.value else { return }
        guard let name = room.style else {
            if room.conflicts(over: room) { note(.androidSizes, section, at: budget.place) }
            return
        }
        add(name, "\(section).style")
        let end = ends[name.value]
        if room.conflicts(over: end ?? room) { note(.androidSizes, section, at: budget.place) }
        let isKnown = end != nil || SettingWords.appleStyles.contains(name.value)
        if isKnown, !budget.counts, !room.isLimit, end.map({ !$0.isLimit }) ?? true {
            note(.noLimitInStyle(name.value), section, at: name.place)
        }
    }

    private mutating func refuse(_ text: Located<String>, _ setting: String, _ expected: Expectation) {
        let problem = ConfigurationError.Problem.wrongValue(
            setting: setting, expected: expected, found: .text(text.value))
        problems.note(problem, at: text.place)
    }

    private mutating func note(_ flaw: ConfigurationError.Flaw, _ setting: String, at place: Place) {
        problems.note(.flawed(setting: setting, flaw), at: place)
    }
}

extension RoomSettings {
    /// Whether the box and its resolved style combine Android sizes with settings for Apple sizes.
    fileprivate func conflicts(over end: RoomSettings) -> Bool {
        guard (sizes ?? end.sizes)?.value == "android" else { return false }
        return largest != nil || end.largest != nil
            || [style, end.style].contains { $0.map { SettingWords.appleStyles.contains($0.value) } ?? false }
    }
}
