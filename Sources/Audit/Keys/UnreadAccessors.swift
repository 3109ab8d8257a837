// Accessors of keys that no code reads: `static let quit = tr("menu.quit")`.

import Code

/// Selects the accessors whose names nothing reads.
struct UnreadAccessors {
    let found: [UnreadMember]

    init(_ book: KeyBook, _ code: CodeProject) {
        // Members of generated types are plain: static, one for each key.
        let byType = Dictionary(grouping: code.accessors) { $0.path.dropLast().joined(separator: ".") }
        let types = byType.filter { path, accessors in
            guard !path.isEmpty, accessors.count >= UnreadMember.fewest else { return false }
            return accessors.allSatisfy { accessor in
                let node = code.declarations.node(accessor.place)
                return node.isStatic && node.enclosingType.map { !$0.mayBeReadElsewhere } ?? false
            }
        }
        let candidates = code.accessors.filter { types[$0.path.dropLast().joined(separator: ".")] != nil }
        let keyUses = Dictionary(grouping: candidates) { code.uses[$0.use].literal ?? "" }
        let read = code.namesRead(Set(candidates.compactMap(\.path.last)))
        let unread = candidates.filter { accessor in
            guard let name = accessor.path.last, let owner = accessor.path.dropLast().last else { return false }
            // A key with several accessors, such as one with parameters, is used if one of them is.
            guard keyUses[code.uses[accessor.use].literal ?? ""]?.count == 1 else { return false }
            return !read.contains(name, of: owner)
        }
        // Code may find the forms of a plural by the key of one of them.
        let unreadUses = Set(unread.map(\.use))
        let stems = Set(
            candidates.lazy.filter { !unreadUses.contains($0.use) }.compactMap { code.uses[$0.use].literal?.pluralStem }
        )
        var readTypes = Set(
            candidates.lazy.filter { !unreadUses.contains($0.use) }.map { $0.path.dropLast().joined(separator: ".") })
        readTypes.formUnion(code.namedElsewhere(Set(types.keys).subtracting(readTypes)))
        found = unread.compactMap { accessor in
            guard let key = code.uses[accessor.use].literal, !stems.contains(key.pluralStem),
                book.isUsed(key, onlyBy: accessor.use)
            else { return nil }
            let isWhole = !readTypes.contains(accessor.path.dropLast().joined(separator: "."))
            return UnreadMember(path: accessor.path, place: accessor.place, key: key, isOfUnreadType: isWhole)
        }
    }
}

extension String {
    /// A key without the name of a plural form at its end: `days` of `days_one`.
    fileprivate var pluralStem: String {
        guard let end = lastIndex(of: "_"), Self.forms.contains(String(self[index(after: end)...])) else { return self }
        return String(self[..<end])
    }

    private static let forms: Set<String> = ["zero", "one", "two", "few", "many", "other", "countable"]
}

extension CodeNode {
    /// Whether what it conforms to may read its members, or its members are read by a name that is not its own.
    fileprivate var mayBeReadElsewhere: Bool {
        children.contains { $0.kind == .typeName } || kind == .extension && name.contains(".")
    }
}
