// `unused-accessor`: members for keys that no code reads, most of them generated.

import Basics
import Code

extension Rule {
    static let unusedAccessor = Rule(
        "unused-accessor", .warning, .unseen,
        summary: "A generated member for a key is read nowhere.",
        explanation: """
            Tools such as `swell accessors` and SwiftGen write a member for every key: `L10n.Menu.title`, or a case of \
            an enum, `Key.menuTitle`. If nothing reads the member, the key is unused, although its literal stands in the \
            generated file. Remove the key from the catalogs and generate the file again; Swell removes nothing.

            The rule looks for the member's name in all code, read of its type, of an alias, of `Self` or of nothing, and \
            only in types that do nothing but look up keys. It leaves alone enums whose cases code can list, decode or \
            find by their raw values. If code looks up keys of the table with a variable, too, such as those in a page, \
            the finding is a note, and so are many if they are a fifth of all members: the catalogs may serve another \
            app, too.
            """,
        examples: [
            .finds(
                "no code reads 'L10n.quit', the only use of the key 'menu.quit'", "a member that nothing reads",
                .accessors("let title = L10n.title + L10n.about")),
            .finds(
                "no code reads 'L10n.quit' of the key 'menu.quit', which may be looked up with a variable",
                "keys that a page may name: a note",
                .accessors(
                    "let title = L10n.title + L10n.about\n"
                        + "let text = bundle.localizedString(forKey: page.key, value: nil, table: nil)")),
            .finds(
                "no code reads 'Key.quit', the only use of the key 'menu.quit'", "a case that nothing names",
                .cases("enum Key: String", "let texts = [text(.title), text(Key.about)]")),
            .finds(
                "no code reads 'L10n', which has 3 unused keys", "a type that nothing reads: one finding",
                .accessors("let other = NSLocalizedString(\"menu.other\", comment: \"\")")),
            .leaves(
                "cases that are named",
                .cases("enum Key: String", "let texts = [text(.title), text(Key.quit)]\nlet key = Key.about")),
            .leaves(
                "cases that code lists",
                .cases("enum Key: String, CaseIterable", "let texts = [text(.title), text(.about)]")),
            .leaves(
                "cases that code finds by their values",
                .cases("enum Key: String", "let texts = [text(.title), text(.about)]\nlet key = Key(rawValue: name)")),
            .leaves(
                "a variable that stands for the type",
                .accessors(
                    "func show() { let Texts = L10n.self; label.text = Texts.title + Texts.about + Texts.quit }")),
            .leaves("members that are read", .accessors("let titles = [L10n.title, L10n.about, L10n.quit]")),
            .leaves(
                "an alias of the type",
                .accessors("typealias Texts = L10n\nlet titles = [Texts.title, Texts.about, Texts.quit]")),
        ],
        check: .project { subject, findings in
            guard let code = subject.code else { return }
            var wholes: [String: Int] = [:]
            let members = subject.keys.unread
            let all = Dictionary(grouping: code.accessors) { $0.path.first }.mapValues(\.count)
            let unread = Dictionary(grouping: members) { $0.path.first }.mapValues(\.count)
            for member in members where member.isOfUnreadType { wholes[member.type, default: 0] += 1 }
            for member in members {
                let key = member.key
                let node = code.declarations.node(member.place)
                let isOpen = subject.keys.isOpen(key)
                let isShared = UnreadMember.areShared(unread[member.path.first] ?? 0, of: all[member.path.first] ?? 0)
                if member.isOfUnreadType {
                    // The first member stands for the type.
                    guard let type = node.enclosingType, let count = wholes.removeValue(forKey: member.type) else {
                        continue
                    }
                    findings.add(
                        in: code.files[Int(member.place.file)], at: type.range.lowerBound..<type.range.lowerBound + 1,
                        "no code reads '\(member.type)', which has \(count.counted("unused key"))",
                        help: "remove the type, and from the catalogs the keys that nothing else uses",
                        most: isOpen ? .note : nil)
                    continue
                }
                findings.add(
                    in: code.files[Int(member.place.file)], at: node.range.lowerBound..<node.range.lowerBound + 1,
                    key: key,
                    "no code reads '\(member.path.joined(separator: "."))'"
                        + (isOpen
                            ? " of the key '\(key)', which may be looked up with a variable"
                            : ", the only use of the key '\(key)'"),
                    help: isShared
                        ? "so many are unread that the catalogs may serve another app, too; if not, remove the key"
                        : "remove the key from the catalogs, and from their origin if a tool downloads them; or use it",
                    most: isOpen || isShared ? .note : nil)
            }
        })
}

extension UnreadMember {
    /// The path of its type.
    fileprivate var type: String { path.dropLast().joined(separator: ".") }
}

extension [RuleExample.File] {
    fileprivate static func accessors(_ code: String) -> Self {
        swift(
            """
            enum L10n {
                static let title = tr("menu.title")
                static let about = tr("menu.about")
                static let quit = tr("menu.quit")
                private static func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            }
            \(code)
            """,
            catalog: """
                "menu.title" = "Menu";
                "menu.about" = "About";
                "menu.quit" = "Quit";
                """)
    }

    fileprivate static func cases(_ declaration: String, _ code: String) -> Self {
        swift(
            """
            \(declaration) {
                case title = "menu.title"
                case about = "menu.about"
                case quit = "menu.quit"
            }
            func text(_ key: Key) -> String { NSLocalizedString(key.rawValue, comment: "") }
            \(code)
            """,
            catalog: """
                "menu.title" = "Menu";
                "menu.about" = "About";
                "menu.quit" = "Quit";
                """)
    }
}
