// Text styles by their names: where they lead, and what is wrong with that.

import Basics

extension Configuration {
    /// The named text styles, for boxes to be resolved with: made anew at each call.
    public var styles: TextStyles { TextStyles(textStyles) }

    /// What is wrong with the names of text styles, and with boxes that are what they are by one.
    var styleProblems: Problems {
        var check = StyleCheck(styles)
        for style in textStyles { check.add(style) }
        for group in groups { check.add(group.style, "groups.\(group.name.value.shortened).style") }
        for budget in budgets { check.add(budget) }
        return check.problems
    }
}

/// The text styles that a configuration names.
public struct TextStyles: Sendable {
    /// More styles do not build on each other.
    static let mostInARow = 16

    let names: [String]
    private let rooms: [String: RoomSettings]

    init(_ styles: [TextStyleSettings]) {
        names = styles.map(\.name.value)
        rooms = Dictionary(styles.map { ($0.name.value, $0.room) }) { first, _ in first }
    }

    func has(_ name: String) -> Bool { rooms[name] != nil }

    /// A box with all that the named styles it leads to set, as far as it does not set it itself.
    ///
    /// Its own style is then one of Apple's, or none; of styles that lead back to themselves it is still one.
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
    /// What the boxes of named styles are in the end.
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
        // A name that is wrong is compared with each of these.
        refuse(name, setting, .style(Array(styles.names.prefix(1000)) + SettingWords.appleStyles))
    }

    mutating func add(_ budget: BudgetSettings) {
        guard let room = budget.ownRoom?.value else { return }
        guard let name = room.style else {
            if room.conflicts(over: room) { note(.androidSizes, "budgets", at: budget.place) }
            return
        }
        add(name, "budgets.style")
        let end = ends[name.value]
        if room.conflicts(over: end ?? room) { note(.androidSizes, "budgets", at: budget.place) }
        let isKnown = end != nil || SettingWords.appleStyles.contains(name.value)
        if isKnown, !budget.counts, !room.isLimit, end.map({ !$0.isLimit }) ?? true {
            note(.noLimitInStyle(name.value), "budgets", at: name.place)
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
    /// Whether it and what its style brings are of Android's sizes and of Apple's at once.
    fileprivate func conflicts(over end: RoomSettings) -> Bool {
        guard (sizes ?? end.sizes)?.value == "android" else { return false }
        return largest != nil || end.largest != nil
            || [style, end.style].contains { $0.map { SettingWords.appleStyles.contains($0.value) } ?? false }
    }
}
