// Keys by what the app's code shows their texts as, whatever their names are.

import Code

/// Groups of keys whose texts have one role with little space.
struct CodeRoles {
    /// The keys of a role.
    struct Group {
        let role: ScreenRole
        let keys: Set<String>
    }

    /// The fewest keys that form a group.
    private static let fewest = 5

    /// The roles that usually have little space on the screen.
    private static let roles: [ScreenRole] = [
        .tab, .segment, .button, .barButton, .alertButton, .swipeAction, .menuItem, .toggle, .option, .badge,
        .columnHeader, .sectionHeader, .navigationTitle, .placeholder, .notificationAction, .snackbarAction,
    ]

    /// The groups that are large enough, sorted by the number of keys.
    let groups: [Group]

    /// Groups those of some keys of which `keys` says the role.
    init(_ keys: [ScreenRole: Set<String>], among wanted: Set<String>) {
        groups = Self.roles.map { Group(role: $0, keys: (keys[$0] ?? []).intersection(wanted)) }
            .filter { $0.keys.count >= Self.fewest }
            .sorted { ($1.keys.count, $0.role.rawValue) < ($0.keys.count, $1.role.rawValue) }
    }
}
