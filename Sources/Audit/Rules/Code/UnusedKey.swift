// `unused-key`: keys that no code refers to.

import Basics
import Catalogs
import Code

extension Rule {
    static let unusedKey = Rule(
        "unused-key", .warning, .unseen,
        summary: "No code refers to a key.",
        explanation: """
            Translators work on a text that nobody sees. Remove the key from all languages if it is really unused; Swell \
            never removes one.

            On Android, a key counts as used if `R.string`, `R.plurals` or `R.array`, under whichever name, is followed by \
            its name, if a resource refers to it, or if `getIdentifier` may name it. Untranslatable texts and those that \
            libraries and build tools read are left alone. Of a library that is published for other apps, the finding is \
            a note.

            In Flutter, a key counts as used if its name stands anywhere in Dart, in any case, but for the files that \
            gen-l10n and intl_utils write, or if Dart puts names together that begin or end like it. If more than two \
            fifths of a catalog are unused, it serves another app, too, and the rule is silent.

            On Apple's platforms, a key counts as used if code looks it up, if any literal in Swift, Objective-C, a property list or a runtime \
            attribute of a layout equals it, if a generated name stands for it, or if it begins or ends like a key that \
            code puts together. The rule leaves alone tables that code looks up with a variable, tables that it uses \
            hardly or not at all, because the code is elsewhere, and tables that the system reads: those of documents, \
            property lists, intents and `Settings.bundle`. Code of others in folders such as `ThirdParty` is searched for \
            literals. A table that code never names, in an app with libraries that are not here, such as those of a `Podfile`, \
            may be one of theirs, and is left alone. If code imports a package that is named after the app, and \
            is in another repository, the findings are notes.
            """,
        examples: [
            .finds(
                "no code refers to the key 'menu.quit'", "a key of a menu item that is gone",
                .swift(
                    "let title = NSLocalizedString(\"menu.title\", comment: \"\")",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .finds(
                "no code refers to the key 'menu.quit'", "a key in the base and in the source language",
                [RuleExample.File].swift(
                    "let title = NSLocalizedString(\"menu.title\", comment: \"\")",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";") + [
                        .init("Base.lproj/Localizable.strings", "\"menu.quit\" = \"Quit\";\n")
                    ]),
            .finds(
                "no code refers to the key 'menuQuit'", "a getter that no Dart reads",
                .dart("Text(context.l10n.menuTitle); Text(l10n.menuAbout);")),
            .leaves("getters that Dart reads", .dart("[l10n.menuTitle, l10n.menuAbout, l10n.menuQuit]")),
            .leaves("names that Dart puts together", .dart("tr('menu' + name)")),
            .leaves("a catalog of which most serves another app", .dart("Text(l10n.menuTitle);")),
            .finds(
                "no code refers to the key 'menu.quit'", "a table that only a test looks up with a variable",
                [RuleExample.File].swift(
                    "let title = NSLocalizedString(\"menu.title\", comment: \"\")",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")
                    + [.init("Tests/KeyTests.swift", "let text = NSLocalizedString(keys[0].name, comment: \"\")\n")]),
            .finds(
                "no code refers to the key 'menu.quit'", "a generated name in a look-up, which is no variable",
                .swift(
                    "let title = NSLocalizedString(L10n.menuTitle, comment: \"\")",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .finds(
                "no code refers to the key 'menu_quit'", "a text of an Android app",
                .android(
                    "<TextView android:text=\"@string/menu_title\"/>",
                    catalog: "<string name=\"menu_title\">Menu</string>\n<string name=\"menu_quit\">Quit</string>")),
            .leaves(
                "names that code for Android puts together",
                .android(
                    "<TextView android:text=\"@string/menu_title\"/>",
                    code: "val id = resources.getIdentifier(\"menu_$name\", \"string\", packageName)",
                    catalog: "<string name=\"menu_title\">Menu</string>\n<string name=\"menu_quit\">Quit</string>")),
            .finds(
                "no code refers to the key 'menu_quit'", "a method of the app's own that is called 'getIdentifier'",
                .android(
                    "<TextView android:text=\"@string/menu_title\"/>",
                    code: "class List : Base() { fun show(row: Int) { val id = getIdentifier(row) } }",
                    catalog: "<string name=\"menu_title\">Menu</string>\n<string name=\"menu_quit\">Quit</string>")),
            .leaves(
                "a text that a build tool must not remove",
                .android(
                    "<TextView android:text=\"@string/menu_title\" tools:keep=\"@string/menu_*\"/>",
                    catalog: "<string name=\"menu_title\">Menu</string>\n<string name=\"menu_quit\">Quit</string>")),
            .leaves(
                "keys that are put together",
                .swift(
                    "let text = NSLocalizedString(\"menu.\" + name, comment: \"\")",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "keys that are put together in a String, not in a text with placeholders",
                .swift(
                    """
                    let title = NSLocalizedString("menu.title", comment: "")
                    let text = String(localized: LocalizedStringResource(stringLiteral: "menu.\\(name)"))
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
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
                "generated names whose text code changes",
                .swift(
                    "let titles = [L10n.menuTitle, L10n.menuQuit.uppercased()]",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "keys that a function puts together that nobody knows",
                .swift(
                    """
                    let title = NSLocalizedString("menu.title", comment: "")
                    let texts = library.texts(["menu.\\(name)"])
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "a text with a value for a function that nobody knows",
                .swift(
                    """
                    let title = NSLocalizedString("menu.title", comment: "")
                    let alert = Notice(title: .init("Failed to open \\(name)."))
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"Failed to open %@.\" = \"Failed to open %@.\";")),
            .leaves(
                "a variable that a helper looks up by another one",
                .swift(
                    """
                    extension String {
                        func localized(_ language: String) -> String { NSLocalizedString(self, comment: "") }
                        var localized: String { let own = "de"; return localized(own) }
                    }
                    let title = "menu.title".localized
                    let text = error.code.localized
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "a key in the value of a switch",
                .swift(
                    """
                    func title(_ mode: Mode) -> String {
                        let key: LocalizedStringResource = switch mode { case .menu: "menu.title"; case .quit: "Quit" }
                        return String(localized: key)
                    }
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"Quit\" = \"Quit\";")),
            .leaves(
                "a member that is named like a key",
                .swift(
                    """
                    let title = NSLocalizedString("menu.title", comment: "")
                    let row = Row(.menuQuit, count: 1)
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .finds(
                "no code refers to the key 'menu.quit'", "a text that begins like a word of the key",
                .swift(
                    """
                    let title = NSLocalizedString("menu.title", comment: "")
                    let name = "menu.qu\\(letters)"
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "the key that a misspelled one means, which `unknown-key` reports",
                .swift(
                    "let titles = [NSLocalizedString(\"menu.title\", comment: \"\"), NSLocalizedString(\"menu.qiut\", comment: \"\")]",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
            .leaves(
                "the parameters of an intent's summary",
                .swift(
                    """
                    let title = NSLocalizedString("menu.title", comment: "")
                    struct Add: AppIntent { static var parameterSummary: Summary { Summary("Add \\(\\.$url)") } }
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"Add ${url}\" = \"Add ${url}\";")),
            .leaves(
                "what people say to the app",
                .swift(
                    """
                    let title = NSLocalizedString("menu.title", comment: "")
                    let shortcut = AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"])
                    """, catalog: "\"menu.title\" = \"Menu\";\n\"Open ${applicationName}\" = \"Open it\";")),
            .leaves(
                "a key that the code of others in the app looks up",
                [RuleExample.File].swift(
                    "let title = NSLocalizedString(\"menu.title\", comment: \"\")",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")
                    + [.init("ThirdParty/Quit.m", "NSString *title = NSLocalizedString(@\"menu.quit\", nil);\n")]),
            .leaves(
                "a table that no code names, if a library is not here",
                [RuleExample.File].swift("let title = NSLocalizedString(\"menu.title\", comment: \"\")") + [
                    .init("Podfile", "pod \"SettingsKit\"\n"),
                    .init("en.lproj/SettingsKit.strings", "\"menu.title\" = \"Menu\";\n\"Open it\" = \"Open it\";\n"),
                ]),
            .leaves(
                "names that Xcode generates from the keys",
                .swift(
                    "let title = String(localized: .menuTitle)\nlet quit = String(localized: .menuQuit)",
                    catalog: "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit\";")),
        ],
        check: .project { subject, findings in
            for entry in subject.named.entries { add(entry, subject.named.files, nil, to: &findings) }
            guard let code = subject.code, !subject.keys.unused.isEmpty else { return }
            let files = code.files.count { $0.language != .document }
            let imported = Set(code.files.flatMap { $0.tree.root.children.filter { $0.kind == .import }.map(\.name) })
            let package = subject.project.ownRemotePackages.first(where: imported.contains).map {
                "the package \($0), which is not here, may look it up"
            }
            let forms = subject.project.codePlatform?.forms
            let twins = subject.keys.usedTwins
            for position in subject.keys.unused {
                let entry = subject.keys.keys[position].entry
                let library = subject.modules?.publishedLibrary(with: entry.catalog.path).map {
                    "other apps that use the library \($0) may look it up"
                }
                let twin = twins[entry.key.lowercased()]
                add(entry, files, forms, elsewhere: package ?? library, twin: twin, to: &findings)
            }
        })

    /// `forms` says what code has for a key, and `elsewhere` which code that is not here may have it.
    ///
    /// `twin` is a key that code uses, and that only differs in its capitals.
    private static func add(
        _ entry: Entry, _ files: Int, _ forms: String?, elsewhere: String? = nil, twin: String? = nil,
        to findings: inout Findings
    ) {
        findings.add(
            entry, "no code refers to the key '\(entry.key)'",
            help: "Swell looked for \(forms ?? "its name, whole and in parts,") in \(files) source "
                + (files == 1 ? "file" : "files")
                + (twin.map { "; the code uses the key '\($0)'" } ?? "") + (elsewhere.map { "; \($0)" } ?? ""),
            most: elsewhere == nil ? nil : .note)
    }
}

extension [RuleExample.File] {
    /// A Flutter app with three texts.
    fileprivate static func dart(_ code: String) -> Self {
        [
            .init("lib/main.dart", "\(code)\n"),
            .init(
                "lib/l10n/app_en.arb",
                "{\"menuTitle\": \"Menu\", \"menuAbout\": \"About\", \"menuQuit\": \"Quit\"}\n"),
            .init(
                "lib/l10n/app_localizations.dart",
                "abstract class L extends LocalizationsDelegate<L> { String get menuQuit; }\n"),
        ]
    }
}
