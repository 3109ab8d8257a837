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
            a variable makes a key, such as in `Text("menu.title")`, is a warning, and so is one that reaches the look-up by \
            a property or as the value of a function, and one that is a text itself: users see that. A key with a default \
            value, which users see then, is a note, and so are a text that describes an error, which may reach no user, \
            a `localizedDescription` of an error that is no `LocalizedError` and that nothing catches by its type, \
            a text in an app that has no translations yet, and a key below a comment with `TODO` or `FIXME`.

            The rule looks in all catalogs, because bundles have tables of the same name. It leaves alone what is not on \
            the screen (previews, tests and debug builds), code that never runs, because nothing names its function or \
            type, texts whose comments say that nobody translates them, names and addresses, keys that code puts \
            together, tables of which no catalog exists, such as those of Apple's frameworks, and tables that lack most \
            of the keys: their catalogs are elsewhere.

            If the key that was probably meant is not used otherwise, `unused-key` does not report it again.
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
                .swift(
                    """
                    struct Menu: View { var body: some View { Text("menu.quit") } }
                    let menu = Menu()
                    """)),
            .finds(
                "no catalog has the key 'Menu'; did you mean 'menu.title'?", "the text of a key: a warning",
                .swift(
                    "let titles = [NSLocalizedString(\"Menu\", comment: \"\"), NSLocalizedString(\"menu.title\", comment: \"\")]"
                )),
            .leaves("a key of a catalog", .swift("let title = NSLocalizedString(\"menu.title\", comment: \"\")")),
            .leaves(
                "an interpolation, which becomes a placeholder",
                .swift(
                    "let text = String(localized: \"Hello \\(name)\")", catalog: "\"Hello %@\" = \"Hello %@\";")),
            .leaves(
                "a key that is put together",
                .swift("let text = NSLocalizedString(\"menu.\" + name, comment: \"\")")),
            .leaves(
                "a member that nobody reads",
                .swift(
                    """
                    @main struct Harbour {}
                    enum Texts { static var quit: String { NSLocalizedString("menu.quit", comment: "") } }
                    """)),
            .leaves(
                "a view that only a preview creates",
                .swift(
                    """
                    @main struct Harbour {}
                    struct OldMenu: View { var body: some View { Text("menu.quit") } }
                    #Preview { OldMenu() }
                    """)),
            .leaves(
                "a private member that only another type has",
                .swift(
                    """
                    @main struct Harbour { var menu: some View { Menu() } }
                    struct Menu: View { var body: some View { row() }; private func row() -> some View { Text("menu.title") } }
                    """) + [
                        .init(
                            "Sources/List.swift",
                            "extension Harbour { private func row() -> some View { Text(\"menu.quit\") } }\n")
                    ]),
            .leaves(
                "a static member, if code reads only properties with its name",
                .swift(
                    """
                    @main struct Harbour { let berth = Berth(); func show() { print(berth.name, Texts.title) } }
                    struct Berth { let name = "" }
                    enum Texts {
                        static let title = NSLocalizedString("menu.title", comment: "")
                        static let name = NSLocalizedString("menu.name", comment: "")
                    }
                    """)),
            .finds(
                "no catalog has the key 'menu.name'", "a static member that a variable for its type names",
                .swift(
                    """
                    @main struct Harbour { func show() { let texts = Texts.self; label.text = texts.name + Texts.title } }
                    enum Texts {
                        static let title = NSLocalizedString("menu.title", comment: "")
                        static let name = NSLocalizedString("menu.name", comment: "")
                    }
                    """)),
            .leaves(
                "a choice between a text and an empty String",
                .swift(
                    """
                    struct Menu: View { var body: some View { Text("menu.title").help(isOn ? .init() : "No menu is here.") } }
                    let menu = Menu()
                    """)),
            .leaves(
                "a choice between a text and a String, which is shown as it is",
                .swift(
                    """
                    struct Menu: View { let name: String
                        var body: some View { Text(name.isEmpty ? "menu.none" : name) } }
                    let menu = Menu(name: "")
                    """)),
            .leaves(
                "a text in place of a String that is missing",
                .swift(
                    """
                    struct Berth { let title: String? }
                    struct Row { let title: LocalizedStringKey }
                    struct Menu: View { let berth: Berth
                        var body: some View { Text(berth.title ?? "No berth is here"); Text("menu.title") } }
                    let menu = Menu(berth: Berth(title: nil))
                    """)),
            .leaves(
                "the case of an enum that nothing creates, beside one with a value",
                .swift(
                    """
                    @main struct Harbour { let title = text(.berth("3")); let sea = text(.sea) }
                    enum Place { case berth(String), sea, storm }
                    func text(_ place: Place) -> String {
                        switch place {
                        case .berth(let number): number
                        case .sea: NSLocalizedString("menu.title", comment: "")
                        case .storm: NSLocalizedString("menu.storm", comment: "")
                        }
                    }
                    """)),
            .leaves(
                "a class of Objective-C that only itself names",
                [
                    .init("main.m", "int main() { return show(NSLocalizedString(@\"menu.title\", nil)); }\n"),
                    .init("Storm.h", "@interface Storm : NSObject\n+ (void)warn;\n@end\n@class Storm;\n"),
                    .init(
                        "Storm.m",
                        "@implementation Storm\n- (void)shout { show(NSLocalizedString(@\"menu.storm\", nil)); }\n"
                            + "+ (void)warn { Storm *storm = [[Storm alloc] shout]; }\n@end\n"),
                    .init("en.lproj/Localizable.strings", "\"menu.title\" = \"Menu\";\n"),
                ]),
            .leaves(
                "an app of which only a library has catalogs",
                [
                    .init("Sources/Menu.swift", "let title = NSLocalizedString(\"menu.name\", comment: \"\")\n"),
                    .init("Sources/Other.swift", "let other = 1\n"),
                    .init("Libs/Pier/LICENSE", "MIT\n"),
                    .init("Libs/Pier/Pier.swift", "let title = NSLocalizedString(\"menu.title\", comment: \"\")\n"),
                    .init("Libs/Pier/en.lproj/Localizable.strings", "\"menu.title\" = \"Menu\";\n"),
                ]),
            .finds(
                "no catalog has the key 'menu.none'", "a choice between a text and another key",
                .swift(
                    """
                    struct Menu: View { let name: LocalizedStringKey
                        var body: some View { Text(isEmpty ? "menu.none" : name) } }
                    let menu = Menu(name: "menu.title")
                    """)),
            .leaves(
                "the case of an error that nothing creates",
                .swift(
                    """
                    @main struct Harbour { func sail() throws { throw Trouble.wind } }
                    enum Trouble: LocalizedError {
                        case wind, storm
                        var errorDescription: String? {
                            switch self {
                            case .wind: NSLocalizedString("menu.title", comment: "")
                            case .storm: NSLocalizedString("menu.storm", comment: "")
                            }
                        }
                    }
                    """)),
            .leaves(
                "a text whose comment says that nobody translates it",
                .swift("let name = NSLocalizedString(\"menu.brand\", comment: \"Do not translate\")")),
            .leaves(
                "names of products",
                .swift(
                    """
                    enum Sensor: String {
                        case menu = "menu.title", one = "Marina 1", two = "Marina 2 EU", pro = "Marina Pro"
                        var name: String { NSLocalizedString(rawValue, comment: "") }
                    }
                    """)),
            .leaves(
                "the address of a server",
                .swift(
                    """
                    struct Menu: View { var body: some View { TextField("menu.title", text: $host, prompt: Text("example.org")) } }
                    let menu = Menu()
                    """)),
            .leaves(
                "the pattern of a code",
                .swift(
                    """
                    struct Menu: View { var body: some View { TextField("menu.title", text: $code, prompt: Text("BM-XXXX-XXXX")) } }
                    let menu = Menu()
                    """)),
            .leaves(
                "the bundle of a class of the system",
                .swift(
                    """
                    extension URLSession { var isHere: Bool { true } }
                    let text = Bundle(for: URLSession.self).localizedString(forKey: "Err-1000", value: "", table: "Localizable")
                    """)),
            .leaves(
                "a member that code reads of another target's type",
                [
                    .init("App/Main.swift", "@main struct Harbour { let title = Texts.title }\n"),
                    .init(
                        "App/Texts.swift",
                        "enum Texts { static let title = NSLocalizedString(\"menu.title\", comment: \"\") }\n"),
                    .init(
                        "Agent/Texts.swift",
                        "enum Texts { static let title = NSLocalizedString(\"menu.agent\", comment: \"\") }\n"),
                    .init("en.lproj/Localizable.strings", "\"menu.title\" = \"Menu\";\n"),
                ]),
            .leaves(
                "a text behind bars, until the real one is there",
                .swift(
                    """
                    struct Menu: View { var body: some View { Text("menu.name").redacted(reason: .placeholder) } }
                    let menu = Menu()
                    """)),
            .leaves(
                "a function of the app's own that is called like one of a bundle",
                .swift("let name = settings.localizedString(forKey: \"menu.name\")")),
            .leaves(
                "an intent that users do not see",
                .swift(
                    """
                    struct Refresh: AppIntent {
                        static let title: LocalizedStringResource = "Refresh the map"
                        static let isDiscoverable = false
                    }
                    """)),
        ] + .usesInVain,
        check: .project { subject, findings in
            guard let code = subject.code else { return }
            let packages = subject.project.sourcesOfPackagesWithTexts
            for unknown in subject.keys.unknown {
                let (use, key) = (unknown.use, unknown.key)
                let isName = KeyLook.isName(key)
                let file = code.files[use.file]
                let isUnfinished = file.comments(about: use.range).contains {
                    $0.firstRange(of: "TODO".utf8) != nil || $0.firstRange(of: "FIXME".utf8) != nil
                }
                let node = code.declarations.node(use.place)
                let isError = node.describesError
                let defaultText = use.defaultValue.map { $0.isEmpty ? "the default value" : "'\($0)'" }
                let shown = defaultText ?? (isName ? "the key" : "'\(key)'")
                let condition = isError ? ", if users see this error" : ""
                // Without a bundle, a package looks in that of the app.
                let lacksBundle = use.bundle == nil && packages.contains(where: file.path.hasPrefix)
                // Users read the text; without other languages, it is even the right one.
                let isMild =
                    defaultText != nil || !isName && (isError || !subject.keys.hasTranslations)
                    || isError && node.describesThrownError(in: code)
                let isCertain = isName && !isError && use.certainty == .lookup && code.isDirect(use)
                findings.add(
                    in: file, at: use.range, key: key,
                    "no catalog has the key '\(key)'" + Spelling.suggestion(unknown.nearest),
                    help: "every language shows \(shown)\(condition); add it to \(use.catalog)"
                        + (lacksBundle ? ", and pass 'bundle: .module', where the package has its texts" : ""),
                    most: isUnfinished || isMild ? .note : isCertain ? nil : .warning)
            }
        })
}

extension KeyUse {
    /// The catalog that lacks its key, in a help.
    fileprivate var catalog: String {
        if case .named(let table) = table { "the table '\(table)'" } else { "a catalog" }
    }
}
