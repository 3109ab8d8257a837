// `unused-accessor`: generated members for keys that no code reads.

import Code

extension Rule {
    static let unusedAccessor = Rule(
        "unused-accessor", .warning, .unseen,
        summary: "A generated member for a key is read nowhere.",
        explanation: """
            Tools such as SwiftGen write a member for every key: `L10n.Menu.title`. If nothing reads the member, the key \
            is unused, although its literal stands in the generated file. Remove the key from the catalogs and generate \
            the file again; Swell removes nothing.

            The rule looks for the member's name in all code, read of its type, of an alias, of `Self` or of nothing, and \
            only in types that do nothing but look up keys. If code looks up keys of the table with a variable, too, \
            such as those in a page, the finding is a note.
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
            for accessor in UnusedAccessors(code).found {
                let use = code.uses[accessor.use]
                let file = code.files[Int(accessor.place.file)]
                guard let key = use.literal, subject.keys.isUsed(key, onlyBy: accessor.use),
                    code.isShown[Int(accessor.place.file)]
                else { continue }
                let node = code.declarations.node(accessor.place)
                let isOpen = subject.keys.isOpen(key)
                findings.add(
                    in: file, at: node.range.lowerBound..<node.range.lowerBound + 1, key: key,
                    "no code reads '\(accessor.path.joined(separator: "."))'"
                        + (isOpen
                            ? " of the key '\(key)', which may be looked up with a variable"
                            : ", the only use of the key '\(key)'"),
                    help: "remove the key from the catalogs, or use it", most: isOpen ? .note : nil)
            }
        })
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
}

/// Selects the accessors whose names nothing reads.
struct UnusedAccessors {
    let found: [KeyAccessor]

    /// A type with fewer accessors is no list of keys.
    private static let fewest = 3

    init(_ code: CodeProject) {
        // Members of generated types are plain: static, one for each key.
        let byType = Dictionary(grouping: code.accessors) { $0.path.dropLast().joined(separator: ".") }
        let types = byType.filter { path, accessors in
            guard !path.isEmpty, accessors.count >= Self.fewest else { return false }
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
        found = unread.filter { code.uses[$0.use].literal.map { !stems.contains($0.pluralStem) } ?? true }
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
