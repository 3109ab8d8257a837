// How much room keys have.

import Basics

/// A budget for some keys.
public struct BudgetSettings: Hashable, Sendable, SettingsSection {
    /// Where it is written.
    public let place: Place
    /// What it is for.
    public internal(set) var scope = ScopeSettings()
    /// Where it says `none`.
    var limit: Located<String>?
    /// Characters, as a person counts them.
    public internal(set) var graphemes: Located<Int>?
    /// Columns of a terminal.
    public internal(set) var columns: Located<Int>?
    /// Unicode scalars.
    public internal(set) var codePoints: Located<Int>?
    /// UTF-16 code units.
    public internal(set) var utf16: Located<Int>?
    /// UTF-8 bytes.
    public internal(set) var bytes: Located<Int>?
    /// The characters of the source times this.
    public internal(set) var ratio: Located<Double>?
    /// The box; nothing in it is set where there is none.
    public internal(set) var room: RoomSettings {
        get { ownRoom?.value ?? RoomSettings() }
        set { ownRoom = Elsewhere(newValue) }
    }
    /// Most of many budgets have no box.
    private(set) var ownRoom: Elsewhere<RoomSettings>?

    /// Whether it says that there is no limit.
    public var isNone: Bool { limit != nil }

    static let settings = ScopeSettings.settings.map { $0.within(\.scope) } + limits
    /// The settings of a budget whose keys are its name.
    static let settingsOfPattern = settings.filter { $0.name != "keys" }

    private static let limits: [Setting<Self>] =
        [
            .value("limit", \.limit, .word(["none"])),
            .value("graphemes", \.graphemes, .count),
            .value("columns", \.columns, .count),
            .value("code-points", \.codePoints, .count),
            .value("utf16", \.utf16, .count),
            .value("bytes", \.bytes, .count),
            .value("ratio", \.ratio, .number(0.1...100)),
        ] + RoomSettings.settings.map { $0.within(\.room) }

    /// A named style may bring the limit: whether it does is known where all styles are.
    var flaw: ConfigurationError.Flaw? {
        let isLimit = counts || ownRoom.map { $0.value.isLimit || $0.value.style != nil } ?? false
        if isNone { return isLimit ? .limitAndNone : nil }
        return isLimit ? nil : .noLimit
    }

    /// Whether it has a limit besides its box.
    var counts: Bool {
        graphemes != nil || columns != nil || codePoints != nil || utf16 != nil || bytes != nil || ratio != nil
    }

    init(place: Place) {
        self.place = place
    }
}

extension Setting {
    /// Budgets under patterns of keys, or a list of them that have their keys inside.
    static func budgets(_ name: String, _ slot: Slot<Section, [BudgetSettings]>) -> Self {
        .list(name, slot) { reader, node in
            switch node.content {
            case .mapping(let members): reader.budgets(members)
            case .sequence(let items): items.map { reader.section($0, BudgetSettings(place: $0.place)) }
            case .scalar: reader.limitOfAll(node) ?? reader.nothing(or: .mapping, .list, found: node)
            }
        }
    }
}

extension SettingsReader {
    /// Refuses a limit that stands where its keys should; nil where none does.
    fileprivate mutating func limitOfAll(_ node: YAMLNode) -> [BudgetSettings]? {
        guard let text = node.text, let count = Scalar.count.read(text.value) else { return nil }
        note(.flawed(setting: path ?? "", .limitWithoutKeys(count)), at: node.place)
        return []
    }

    fileprivate mutating func budgets(_ members: [YAMLMember]) -> [BudgetSettings] {
        var budgets: [BudgetSettings] = []
        // There may be very many, and each is large.
        budgets.reserveCapacity(members.count)
        for member in members {
            if let budget = budget(member) { budgets.append(budget) }
        }
        return budgets
    }

    private mutating func budget(_ member: YAMLMember) -> BudgetSettings? {
        guard let keys = value(member.key, .pattern) else { return nil }
        var budget = BudgetSettings(place: keys.place)
        budget.scope.keys = [keys]
        guard let text = member.value.text else {
            return inside(keys.value) { reader in
                if case .mapping = member.value.content {
                    return reader.section(member.value, budget, of: BudgetSettings.settingsOfPattern)
                }
                reader.refuse(.kind(member.value.kind), .budget, at: member.value.place)
                return nil
            }
        }
        if text.value == "none" {
            budget.limit = text
        } else if let count = Scalar.count.read(text.value) {
            budget.graphemes = Located(count, at: text.place)
        } else {
            inside(keys.value) { $0.refuse(.text(text.value), .budget, at: text.place) }
        }
        return budget
    }
}
