// `unused-key`: keys that no code refers to.

import Basics
import Code

extension Rule {
    static let unusedKey = Rule(
        "unused-key", .warning, .unseen,
        summary: "No code refers to a key.",
        explanation: """
            Translators work on a text that nobody sees. Remove the key from all languages if it is really unused; Swell \
            never removes one.

            A key counts as used if code looks it up, if any literal in Swift, Objective-C, a property list or a runtime \
            attribute of a layout equals it, if a generated name stands for it, or if it begins or ends like a key that \
            code puts together. The rule leaves alone tables that code looks up with a variable, tables that it uses \
            hardly or not at all, because the code is elsewhere, and tables that the system reads: those of documents, \
            property lists, intents and `Settings.bundle`.
            """,
        examples: [
            .finds(
                "no code refers to the key 'menu.quit'", "a key of a menu item that is gone",
                .swift(
                    "let title = NSLocalizedString(\"menu.title\", comment: \"\")",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "keys that are put together",
                .swift(
                    "let text = NSLocalizedString(\"menu.\" + name, comment: \"\")",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "a table that is looked up with a variable",
                .swift(
                    """
                    let title = NSLocalizedString("menu.title", comment: "")
                    let item = NSLocalizedString(items[0].name, comment: "")
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "a key that stands in a list",
                .swift(
                    "let title = NSLocalizedString(\"menu.title\", comment: \"\")\nlet names = [\"menu.quit\"]",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "raw values of an enum",
                .swift(
                    """
                    enum Item: String {
                        case title = "menu.title", quit = "menu.quit"
                        var text: String { NSLocalizedString(rawValue, comment: "") }
                    }
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "names that Xcode generates from the keys",
                .swift(
                    "let title = String(localized: .menuTitle)\nlet quit = String(localized: .menuQuit)",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
        ],
        check: .project { subject, findings in
            guard let code = subject.code else { return }
            let files = code.files.count { $0.language != .document }
            for key in UnusedKeys.found(subject.keys, code) {
                findings.add(
                    key.entry, "no code refers to the key '\(key.text)'",
                    help: "Swell looked for it as a literal, a generated name and a part of one in \(files) source "
                        + (files == 1 ? "file" : "files"))
            }
        })
}

/// Selects the keys that certainly are unused.
enum UnusedKeys {
    /// A table of which code uses less than this share is not looked up by this code.
    private static let leastUsed = 5

    static func found(_ book: KeyBook, _ code: CodeProject) -> [KeyBook.Key] {
        let documents = Set(code.files.filter { $0.language == .document }.map { Self.name(of: $0.path) })
        var used: [String: (used: Int, all: Int)] = [:]
        for (position, key) in book.keys.enumerated() {
            used[key.table, default: (0, 0)].all += 1
            if book.usage.statuses[position] != .unused { used[key.table, default: (0, 0)].used += 1 }
        }
        return book.keys.enumerated().compactMap { position, key in
            guard book.usage.statuses[position] == .unused, let share = used[key.table],
                share.used * leastUsed >= share.all, !documents.contains(key.table), !isOfSystem(key)
            else { return nil }
            return key
        }
    }

    /// Whether the system looks the key up itself.
    private static func isOfSystem(_ key: KeyBook.Key) -> Bool {
        key.entry.catalog.belongsToPropertyList || key.entry.hasInterfaceBuilderKey
            || ["InfoPlist", "AppShortcuts", "AppIntentVocabulary", "ServicesMenu"].contains(key.table)
            || key.entry.catalog.path.contains(".bundle/") || !KeyLook.hasWords(key.text)
            || key.entry.catalog.path.split(separator: "/").contains("fastlane")
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
