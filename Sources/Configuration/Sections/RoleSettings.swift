// The limits of texts by what they are on the screen, wherever their keys are.

import Basics

/// The limit of a role on the screen, such as `tab`.
public struct RoleSettings: Hashable, Sendable, NamedSection {
    /// The role.
    public let name: Located<String>
    /// The limit.
    public internal(set) var limit: BudgetSettings

    static let settings: [Setting<Self>] = BudgetSettings.limits.map { $0.within(\.limit) }

    var flaw: ConfigurationError.Flaw? { limit.flaw }

    init(name: Located<String>) {
        self.name = name
        limit = BudgetSettings(place: name.place)
    }
}

extension Setting {
    /// A setting with limits under the names of roles: each a number of characters, or a section.
    static func roles(_ name: String, _ slot: Slot<Section, [RoleSettings]>) -> Self {
        .list(name, slot, label: { role, _ in ".\(role.name.value)" }) { reader, node in
            reader.members(node).map { member in
                reader.inside(member.key.value) { reader in
                    var role = RoleSettings(name: member.key)
                    guard member.value.isText else { return reader.section(member.value, role) }
                    role.limit.graphemes = reader.value(member.value, .count)
                    return role
                }
            }
        }
    }
}
