// Cases of keys that no code reads: `case quit = "menu.quit"` in `enum Key: String`.

import Code
import Platforms

/// Selects the cases whose raw values are keys, and which nothing creates.
struct UnreadCases {
    private(set) var found: [UnreadMember] = []

    private let code: CodeProject

    init(_ book: KeyBook, _ code: CodeProject, _ runtime: RuntimeNames) {
        self.code = code
        let cases = Dictionary(grouping: Self.cases(book, code)) { $0.path.dropLast().joined(separator: ".") }
        let types = cases.filter { $0.value.count >= UnreadMember.fewest && code.createsOnlyByName($0.key, runtime) }
        guard !types.isEmpty else { return }
        let read = code.namesRead(Set(types.values.joined().compactMap(\.path.last)))
        let named = code.namedElsewhere(Set(types.keys))
        for (type, cases) in types {
            // Nothing can name a case of an enum that nothing names.
            guard named.contains(type) else {
                found += cases.filter { book.isWritten($0.key, onlyBy: $0.place, code) }.map(\.ofUnreadType)
                continue
            }
            let unread = cases.filter { member in
                guard let name = member.path.last, let type = member.path.dropLast().last else { return false }
                return !read.contains(name, of: type)
            }
            // If code reads none, something else may.
            guard unread.count < cases.count else { continue }
            found += unread.filter { book.isWritten($0.key, onlyBy: $0.place, code) }
        }
    }

    /// The cases whose raw values are keys.
    private static func cases(_ book: KeyBook, _ code: CodeProject) -> [UnreadMember] {
        let uses = code.uses.lazy.filter { $0.literal != nil }.map { NodePlace(file: $0.file, node: $0.node) }
        let literals = Set(uses).union(book.usage.mentions.values.joined())
        return literals.sorted().compactMap { place in
            let literal = code.declarations.node(place)
            guard let member = literal.parent, member.kind == .enumCase, member.declaredValue?.index == literal.index,
                let key = literal.stringValue, book.hasKey(key)
            else { return nil }
            return UnreadMember(
                path: member.owners + [member.name.filter { $0 != "`" }],
                place: NodePlace(file: Int(place.file), node: member.index),
                key: key)
        }
    }
}
