// The limits of keys.

import Basics

/// A budget for some keys.
public struct BudgetSettings: Hashable, Sendable, SettingsSection {
    /// The position in the file.
    public let place: Place
    /// The texts to which it applies.
    public internal(set) var scope = ScopeSettings()
    /// The value `none`, if set.
    var limit: Located<String>?
    /// User-perceived characters.
    public internal(set) var graphemes: Located<Int>?
    /// Terminal columns.
    public internal(set) var columns: Located<Int>?
    /// Unicode scalars.
    public internal(set) var codePoints: Located<Int>?
    /// UTF-16 code units.
    public internal(set) var utf16: Located<Int>?
    /// UTF-8 bytes.
    public internal(set) var bytes: Located<Int>?
    /// A multiple of the characters of the source.
    public internal(set) var ratio: Located<Double>?
    /// The box; empty if there is none.
    public internal(set) var room: RoomSettings {
        get { ownRoom?.value ?? RoomSettings() }
        set { ownRoom = Elsewhere(newValue) }
    }
    /// The box, if any; most budgets have none.
    private(set) var ownRoom: Elsewhere<RoomSettings>?

    /// Whether it declares that there is no limit.
    public var isNone: Bool { limit != nil }

    static let settings =
        ScopeSettings.settings.map { $0.within(\.scope) } + [.value("limit", \.limit, .word(["none"]))] + limits
    /// The settings of a budget whose name is a pattern of keys.
    static let settingsOfPattern = settings.filter { $0.name != "keys" }

    /// The settings that limit texts.
    static let limits: [Setting<Self>] =
        [
            .value("graphemes", \.graphemes, .count),
            .value("columns", \.columns, .count),
            .value("code-points", \.codePoints, .count),
            .value("utf16", \.utf16, .count),
            .value("bytes", \.bytes, .count),
            .value("ratio", \.ratio, .number(0.1...100)),
        ] + RoomSettings.settings.map { $0.within(\.room) }

    /// A named style may set the limit; that is checked once all styles are known.
    var flaw: ConfigurationError.Flaw? {
        let isLimit = counts || ownRoom.map { $0.value.isLimit || $0.value.style != nil } ?? false
        if isNone { return isLimit ? .limitAndNone : nil }
        return isLimit ? nil : .noLimit
    }

    /// Whether it has a limit other than its box.
    var counts: Bool {
        graphemes != nil || columns != nil || codePoints != nil || utf16 != nil || bytes != nil || ratio != nil
    }

    init(place: Place) {
        self.place = place
    }
}

extension Setting {
    /// A setting with budgets under patterns of keys, or a list of budgets that contain their keys.
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
    /// Rejects a limit in the place of its keys; returns nil if there is none.
    fileprivate mutating func limitOfAll(_ node: YAMLNode) -> [BudgetSettings]? {
        guard let text = node.text, let count = Scalar.count.read(text.value) else { return nil }
        note(.flawed(setting: path ?? "", .limitWithoutKeys(count)), at: node.place)
        return []
    }

    fileprivate mutating func budgets(_ members: [YAMLMember]) -> [BudgetSettings] {
        var budgets: [BudgetSettings] = []
        // There may be many budgets, and each is large.
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
