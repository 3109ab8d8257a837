// What the texts of keys are on the screen, as code and documents show them.

import Code

/// The roles of keys, by the source catalogs that have them.
package struct RolesOfKeys: Sendable {
    /// The roles of each key, by the position of its catalog in the project's files.
    private(set) var byFile: [Int: [String: Set<ScreenRole>]] = [:]

    /// Looks in the code and the documents of a project; `places` are those that are known already.
    init(_ read: ReadProject, _ plan: AuditPlan, _ places: RolePlaces) async {
        for place in places.all {
            for role in place.places.compactMap({ ScreenRole(rawValue: $0.role) }) {
                byFile[place.text.file, default: [:]][place.text.key, default: []].insert(role)
            }
        }
        guard plan.usesCode else { return }
        let found = if let known = places.keyPlaces { known } else { await read.keyPlaces() }
        let roles = Dictionary(grouping: found, by: \.use).mapValues { $0.map(\.role) }
        for (key, uses) in zip(read.keys.keys, read.keys.usage.uses) {
            let own = uses.flatMap { roles[$0] ?? [] }
            if !own.isEmpty { byFile[key.file, default: [:]][key.text, default: []].formUnion(own) }
        }
    }

    /// The keys of each role, in whichever catalogs.
    package var keys: [ScreenRole: Set<String>] {
        var keys: [ScreenRole: Set<String>] = [:]
        for (key, roles) in byFile.values.joined() {
            for role in roles { keys[role, default: []].insert(key) }
        }
        return keys
    }
}

extension ReadProject {
    /// What the texts of keys are on the screen; the code and the rooms must have been read.
    package func rolesOfKeys(_ plan: AuditPlan) async -> RolesOfKeys { await RolesOfKeys(self, plan, rooms.roles) }
}
