// `unknown-key`: code looks up a key that no catalog has.

import Basics
import Code

extension Rule {
    static let unknownKey = Rule(
        "unknown-key", .error, .missingText,
        summary: "Code looks up a key that no catalog has.",
        explanation: """
            The app shows the key itself, or the default value in every language. Either the key is misspelled, or \
            nobody has added it to a catalog yet. With `NSLocalizedString`, `String(localized:)` and functions of your \
            own that hand a literal on to them the finding is an error; a literal that only the type of a parameter or \
            a variable makes a key, such as in `Text("menu.title")`, is a warning, and so is a key with a default value, or \
            one that is a text itself: users see that.

            The rule looks in all catalogs, because bundles have tables of the same name. It leaves alone what is not on \
            the screen (previews, tests and debug builds), tables of which no catalog exists, such as those of Apple's \
            frameworks, and tables that lack most of the keys: their catalogs are elsewhere.
            """,
        examples: [
            .finds(
                "no catalog has the key 'menu.titel'; did you mean 'menu.title'?", "a misspelled key",
                .swift("let title = NSLocalizedString(\"menu.titel\", comment: \"\")")),
            .finds(
                "no catalog has the key 'menu.quit'", "a key that a helper of the app looks up",
                .swift(
                    """
                    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
                    let title = "menu.title".localized
                    let quit = "menu.quit".localized
                    """)),
            .finds(
                "no catalog has the key 'menu.quit'", "the key of a view: a warning",
                .swift("struct Menu: View { var body: some View { Text(\"menu.quit\") } }")),
            .leaves("a key of a catalog", .swift("let title = NSLocalizedString(\"menu.title\", comment: \"\")")),
            .leaves(
                "an interpolation, which becomes a placeholder",
                .swift(
                    "let text = String(localized: \"Hello \\(name)\")", catalog: "\"Hello %@\" = \"Hello %@\";")),
            .leaves(
                "a key that is put together",
                .swift("let text = NSLocalizedString(\"menu.\" + name, comment: \"\")")),
            .leaves(
                "a test",
                [
                    .init("Tests/MenuTests.swift", "let title = NSLocalizedString(\"menu.titel\", comment: \"\")\n"),
                    .init("Sources/Menu.swift", "let title = NSLocalizedString(\"menu.title\", comment: \"\")\n"),
                    .init("en.lproj/Localizable.strings", "\"menu.title\" = \"Menu\";\n"),
                ]),
        ],
        check: .project { subject, findings in
            guard let code = subject.code, subject.keys.hasTexts else { return }
            let search = UnknownKeys(code, subject.keys)
            for use in search.found {
                guard case .text(let text) = use.key else { continue }
                let key = text.description
                let isName = KeyLook.isName(key)
                findings.add(
                    in: code.files[use.file], at: use.range, key: key,
                    "no catalog has the key '\(key)'"
                        + (isName ? Spelling.suggestion(subject.keys.nearest(to: key)) : ""),
                    help: use.defaultValue.map {
                        $0.isEmpty ? "every language shows the default value" : "every language shows '\($0)'"
                    }
                        ?? "every language shows \(isName ? "the key" : "'\(key)'"); add it to a catalog",
                    most: isName && use.certainty == .lookup && use.defaultValue == nil && code.writes(key, use)
                        ? nil : .warning)
            }
        })
}

extension CodeProject {
    /// Whether a key stands in the code as a whole, and is not one of those that code can put together.
    fileprivate func writes(_ key: String, _ use: KeyUse) -> Bool {
        let node = declarations.node(NodePlace(file: use.file, node: use.node))
        return node.kind != .string || node.stringValue == nil || node.stringValue == key
    }
}

/// Selects the uses whose key certainly is in no catalog.
struct UnknownKeys {
    private(set) var found: [KeyUse] = []
    let code: CodeProject
    private let book: KeyBook
    /// A table, or a way to look keys up, that lacks more keys than it has is none of these catalogs'.
    private static let fewest = 20

    init(_ code: CodeProject, _ book: KeyBook) {
        (self.code, self.book) = (code, book)
        let unknown = book.usage.unknown.map { code.uses[$0] }.filter { use in
            code.isShown[use.file] && isCertain(use)
        }
        let lacking = Dictionary(grouping: unknown, by: Group.init).mapValues(\.count)
        var known: [Group: Int] = [:]
        for position in Set(book.usage.uses.flatMap(\.self)) { known[Group(code.uses[position]), default: 0] += 1 }
        found = unknown.filter { use in
            let (lacks, has) = (lacking[Group(use)] ?? 0, known[Group(use)] ?? 0)
            return lacks < Self.fewest || lacks < has
        }
    }

    private struct Group: Hashable {
        let table: KeyUse.Table
        let certainty: KeyUse.Certainty

        init(_ use: KeyUse) { (table, certainty) = (use.table, use.certainty) }
    }

    private func isCertain(_ use: KeyUse) -> Bool {
        guard use.certainty >= .typed, case .text(let text) = use.key else { return false }
        let key = text.literal ?? text.description
        guard KeyLook.hasWords(key), let table = code.table(of: use), book.tables.contains(table),
            !(use.bundle.map(KeyLook.isOfSystem) ?? false)
        else { return false }
        // A text of a view that is no name may be meant for all languages.
        if use.certainty == .typed, !KeyLook.isName(key), text.literal == nil || !key.contains(" ") { return false }
        let node = code.declarations.node(NodePlace(file: use.file, node: use.node))
        return !node.isOffScreen && !code.declarations.node(use.site).isOffScreen
    }
}

/// What a key looks like.
enum KeyLook {
    /// Whether it is a name such as `menu.title` or `MENU_TITLE`, and no text.
    static func isName(_ key: String) -> Bool {
        let bytes = Array(key.utf8)
        guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), bytes.contains(where: \.isLetter) else { return false }
        let inner = bytes.dropFirst().dropLast()
        return inner.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
            && !key.contains("://")
    }

    /// Whether it has letters beside placeholders.
    static func hasWords(_ key: String) -> Bool {
        KeyText.foldingPlaceholders(key).unicodeScalars.count { $0.properties.isAlphabetic } > 1
    }

    /// Whether a bundle, as written, is one of the system's.
    static func isOfSystem(_ bundle: String) -> Bool {
        ["UIKit", "AppKit", "UIApplication", "NSApplication", "com.apple"].contains { bundle.contains($0) }
    }
}

extension KeyBook {
    /// The key that was probably meant.
    func nearest(to key: String) -> String? {
        let own = Array(key.utf8)
        let candidates = keys.map(\.text).filter { other in
            let other = other.utf8
            guard abs(other.count - own.count) <= max(1, own.count / 3) else { return false }
            let start = zip(own, other).prefix { $0 == $1 }.count
            let end = zip(own.reversed(), other.reversed()).prefix { $0 == $1 }.count
            return (start + end) * 3 >= own.count * 2
        }
        return Spelling.nearest(key, among: candidates)
    }
}
