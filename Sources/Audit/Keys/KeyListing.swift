// The keys of a project with the places in code that use them: what `swell keys` lists.

import Basics
import Catalogs
import Code
import Projects

/// A key, and the places in code that use it.
package struct ListedKey: Sendable {
    /// What is known about it.
    package enum Status: String, Sendable, CaseIterable {
        case used, mentioned, dynamic, unused, unknown
    }

    /// A place in code.
    package struct Use: Sendable {
        package let file: String
        package let place: Place
        /// What looks the key up: `NSLocalizedString`, `Text`; `literal` if nothing is known to.
        package let how: String
        /// What the text is on the screen; nil if the code does not say it.
        package var role: ScreenRole?
    }

    package let key: String
    package let table: String
    package let status: Status
    package let uses: [Use]
}

extension ReadProject {
    /// The keys of the catalogs in the order of the files, then the keys that code looks up in vain; nil without code.
    package func listedKeys(_ plan: AuditPlan) async -> [ListedKey]? {
        var plan = plan
        plan.usesCode = true
        let read = await withCode(plan)
        guard let code = read.code else { return nil }
        let book = read.keys
        let roles = await code.roles(read.project)
        let unread = Set(book.unreadKeys)
        let listed = book.keys.indices.map { position in
            let key = book.keys[position]
            let status = unread.contains(key.text) ? .unused : book.usage.statuses[position]
            let uses = book.usage.uses[position].map { position in
                var use = code.listed(code.uses[position])
                use.role = roles[position]
                return use
            }
            let mentions = (book.usage.mentions[key.text] ?? []).map { code.listed($0) }
            return ListedKey(
                key: key.text, table: key.table, status: ListedKey.Status(status, key),
                uses: uses.isEmpty ? mentions : uses)
        }
        return listed + book.listedUnknown(code)
    }
}

extension KeyBook {
    /// Each unknown key once, with its uses, in the order of the code.
    fileprivate func listedUnknown(_ code: CodeProject) -> [ListedKey] {
        var order: [String] = []
        var uses: [String: [KeyUse]] = [:]
        for found in unknown {
            if uses[found.key] == nil { order.append(found.key) }
            uses[found.key, default: []].append(found.use)
        }
        return order.map { key in
            let own = uses[key] ?? []
            return ListedKey(
                key: key, table: own.first.flatMap { code.table(of: $0) } ?? "", status: .unknown,
                uses: own.map { code.listed($0) })
        }
    }
}

extension CodeProject {
    /// What the texts of its uses are on the screen; of several roles of one use, the one with the fewest hops.
    fileprivate func roles(_ project: Project) async -> [Int: ScreenRole] {
        guard let conventions = project.codePlatform?.roles else { return [:] }
        return Dictionary(await places(conventions).map { ($0.use, $0.role) }) { first, _ in first }
    }

    fileprivate func listed(_ use: KeyUse) -> ListedKey.Use {
        let file = files[use.file]
        return ListedKey.Use(file: file.path, place: file.place(at: use.range.lowerBound), how: use.how)
    }

    fileprivate func listed(_ mention: NodePlace) -> ListedKey.Use {
        let file = files[Int(mention.file)]
        let start = declarations.node(mention).range.lowerBound
        return ListedKey.Use(file: file.path, place: file.place(at: start), how: "literal")
    }
}

extension ListedKey.Status {
    fileprivate init(_ status: KeyUsage.Status, _ key: KeyBook.Key) {
        switch status {
        case .used: self = .used
        case .mentioned: self = .mentioned
        case .dynamic: self = .dynamic
        case .unused: self = UnusedKeys.isOfSystem(key) ? .used : .unused
        }
    }
}
