// The beginnings of a key to which code may add the rest: `countries.` and `Timezone_`.

import Basics

/// A beginning of a key.
public struct KeyBeginning: Hashable, Sendable {
    /// The whole beginning, with the sign or the full stop at its end.
    public let text: String
    /// What to look for in code.
    public let name: FoldedName
    /// Whether a full stop ends it.
    let isParent: Bool

    /// With fewer bytes, it may stand anywhere.
    private static let fewestBytes = 4

    /// Returns the beginnings of a key at the signs in its last segment, and at the full stop before it.
    public static func all(of key: String) -> [KeyBeginning] {
        let utf8 = key.utf8
        let start = utf8.lastIndex(of: UInt8(ascii: ".")).map { utf8.index(after: $0) } ?? utf8.startIndex
        var found: [KeyBeginning] = []
        if let end = utf8[..<start].indices.last {
            let parent = utf8[..<end].split(separator: UInt8(ascii: ".")).last ?? utf8[..<end]
            found.append(.init(text: String(key[..<start]), name: FoldedName(parent), isParent: true))
        }
        for sign in utf8[start...].indices where utf8[sign].isWordSign {
            let name = utf8[start..<sign]
            guard name.count >= fewestBytes else { continue }
            found.append(.init(text: String(key[...sign]), name: FoldedName(name), isParent: false))
        }
        return found
    }
}
