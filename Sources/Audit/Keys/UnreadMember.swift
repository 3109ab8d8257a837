// Members for keys that no code reads, as generated code has them.

import Code
import Platforms

/// A member that stands for one key, and that no code reads.
struct UnreadMember: Sendable {
    /// The types that contain it, and its name: `["L10n", "Menu", "title"]`.
    let path: [String]
    /// Its declaration.
    let place: NodePlace
    /// The key, which code looks up nowhere else.
    let key: String
    /// Whether code reads no member of its type.
    var isOfUnreadType = false

    /// The same, in a type of which code reads no member.
    var ofUnreadType: UnreadMember {
        var member = self
        member.isOfUnreadType = true
        return member
    }

    /// A type with fewer members is no list of keys.
    static let fewest = 3
    /// If so many members are unread, and a larger share of all, the catalogs may serve another app, too.
    private static let shared = (fewest: 50, share: (least: 1, of: 5))

    /// Whether so many of some generated members are unread that the catalogs may serve another app, too.
    static func areShared(_ unread: Int, of all: Int) -> Bool {
        unread >= shared.fewest && unread <= all && unread * shared.share.of >= all * shared.share.least
    }

    /// The members in code that users see, in the order of the code.
    static func all(_ book: KeyBook, _ code: CodeProject, _ runtime: RuntimeNames) -> [Self] {
        (UnreadAccessors(book, code).found + UnreadCases(book, code, runtime).found)
            .filter { code.isShown[Int($0.place.file)] }
            .sorted { $0.place < $1.place }
    }
}

extension CodeProject {
    /// Those of some types, by their paths, that code outside of them names.
    func namedElsewhere(_ types: Set<String>) -> Set<String> {
        func last(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }
        let places = places(naming: Set(types.map(last)))
        return types.filter { type in
            places[last(type)]?.contains { place in
                !declarations.node(place).ancestors.contains { $0.lastName == last(type) }
            } ?? false
        }
    }
}
