// Which keys certainly are unused.

import Basics
import Code
import Platforms

/// Selects the keys that certainly are unused.
enum UnusedKeys {
    /// A table of which code uses less than this share is not looked up by this code.
    private static let leastUsed = 5

    /// The positions of the unused keys of a book, but those that were meant by the unknown ones.
    ///
    /// `lacksLibraries` says that the app has libraries that are not here, which may look up tables that it never names.
    static func found(
        _ book: KeyBook, _ code: CodeProject, _ platform: PlatformCode?, lacksLibraries: Bool
    ) -> [Int] {
        let meant = Set(book.unknown.compactMap(\.nearest))
        let documents = Set(code.files.filter { $0.language == .document }.map { Self.name(of: $0.path) })
        var used: [String: (used: Int, all: Int)] = [:]
        for (position, key) in book.keys.enumerated() {
            used[key.table, default: (0, 0)].all += 1
            if book.usage.statuses[position] != .unused { used[key.table, default: (0, 0)].used += 1 }
        }
        let named = lacksLibraries ? code.tablesInUse : []
        return book.keys.enumerated().compactMap { position, key in
            guard book.usage.statuses[position] == .unused, let share = used[key.table],
                share.used * leastUsed >= share.all, !documents.contains(key.table), !isOfSystem(key),
                !meant.contains(key.text), !lacksLibraries || named.contains(key.table),
                !(platform?.isRead(key.entry) ?? false)
            else { return nil }
            return position
        }
    }

    /// Whether the system looks the key up itself.
    static func isOfSystem(_ key: KeyBook.Key) -> Bool {
        key.entry.catalog.belongsToPropertyList || key.entry.hasInterfaceBuilderKey
            || ["AppShortcuts", "AppIntentVocabulary", "ServicesMenu", "schema"].contains(key.table)
            || key.table.hasSuffix("InfoPlist")
            || key.entry.catalog.path.contains(".bundle/") || !KeyLook.hasWords(key.text)
            || key.text.hasPrefix("siri_intent_definition_key_") || isForServers(key.text)
    }

    /// Whether it is written like the keys that servers put into notifications: `MESSAGE_FROM_USER`.
    private static func isForServers(_ key: String) -> Bool {
        key.utf8.contains(UInt8(ascii: "_")) && key.utf8.allSatisfy { $0 < 0x80 && !($0 >= 0x61 && $0 <= 0x7A) }
    }

    private static func name(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
    }
}

extension CodeProject {
    /// The tables in which code looks keys up, or whose names stand in it.
    fileprivate var tablesInUse: Set<String> {
        let texts = files.lazy.flatMap { $0.tree.nodes(.string) }.compactMap(\.stringValue)
        return Set(uses.compactMap(table(of:))).union(texts).union([conventions.standardTable])
    }
}

extension KeyBook {
    /// The keys that are unused in every table, also those of members that no code reads.
    var unusedKeys: Set<String> {
        let used = keys.indices.lazy.filter { usage.statuses[$0] == .used }.map { keys[$0].text }
        return Set(unused.map { keys[$0].text }).subtracting(used).union(unreadKeys)
    }

    /// The keys of members that no code reads.
    var unreadKeys: [String] { unread.map(\.key).filter { !isOpen($0) } }

    /// The keys in use, by their names in lower case.
    var usedTwins: [String: String] {
        let used = keys.enumerated().filter { usage.statuses[$0.offset] == .used }.map(\.element.text)
        return Dictionary(used.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }
}
