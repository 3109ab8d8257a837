// `key-shown-as-text`: a String that is a key reaches a view, which shows it as it is.

import Basics
import Code

extension Rule {
    static let keyShownAsText = Rule(
        "key-shown-as-text", .error, .missingText,
        summary: "A key reaches a view as a String, which is shown as it is.",
        explanation: """
            SwiftUI looks up literals only: `Text("menu.title")` shows the translation, but a variable of the type \
            `String` is shown as it is, in every language. Give the variable or the parameter the type \
            `LocalizedStringKey` (or `LocalizedStringResource` outside views), or look the text up with \
            `String(localized:)` where it is written.
            """,
        examples: [
            .finds(
                "'menu.title' is a key, but 'Text' shows it as it is", "a String in a constant",
                .swift("struct Menu: View { let title = \"menu.title\"\n    var body: some View { Text(title) } }")),
            .finds(
                "'menu.title' is a key, but 'Row' shows it as it is", "a String for a view of the app",
                .swift(
                    """
                    struct Row: View { let title: String
                        var body: some View { Text(title) } }
                    let row = Row(title: "menu.title")
                    """)),
            .leaves(
                "a LocalizedStringKey",
                .swift(
                    """
                    struct Row: View { let title: LocalizedStringKey
                        var body: some View { Text(title) } }
                    let row = Row(title: "menu.title")
                    """)),
            .leaves(
                "a LocalizedStringKey, or another one",
                .swift(
                    """
                    struct Notice { let title: LocalizedStringKey? }
                    struct Menu: View { let notice: Notice
                        var body: some View { Text(notice.title ?? "menu.title") } }
                    """)),
            .leaves(
                "a LocalizedStringKey of a dictionary, or another one",
                .swift(
                    """
                    struct Menu: View { let titles: [String: LocalizedStringKey]
                        var body: some View { Text(titles[name] ?? "menu.title") } }
                    """)),
            .leaves(
                "raw values that are LocalizedStringKeys",
                .swift(
                    """
                    enum Label: LocalizedStringKey { case menu = "menu.title" }
                    struct Menu: View { let label: Label
                        var body: some View { Text(label.rawValue) } }
                    """)),
            .leaves(
                "a String of which code makes a key",
                .swift(
                    """
                    enum Texts { static let title = "menu.title" }
                    struct Menu: View { let isOld: Bool
                        var body: some View { Text(.init(Texts.title)).help(isOld ? .init(Texts.title) : "menu.title") } }
                    """)),
            .leaves(
                "an initializer whose parameter has another type than the property",
                .swift(
                    """
                    struct Row: View { let title: String
                        init(title: Label) { self.title = title.text() }
                        var body: some View { Text(title) } }
                    let row = Row(title: "menu.title")
                    """)),
            .leaves(
                "a text that is looked up",
                .swift(
                    "struct Menu: View { let title = NSLocalizedString(\"menu.title\", comment: \"\")\n"
                        + "    var body: some View { Text(title) } }")),
            .leaves(
                "a message that the view only compares",
                .swift(
                    """
                    struct Menu: View { let message: String
                        var body: some View {
                            switch message {
                            case "menu.title": Text("menu.title")
                            default: Text(message)
                            }
                        }
                    }
                    let menu = Menu(message: "menu.title")
                    """)),
            .leaves(
                "the first value of a state, which the view replaces as it appears",
                .swift(
                    """
                    struct Menu: View {
                        @State private var title = "menu.title"
                        var body: some View { Text(title).onAppear { title = user.name } }
                    }
                    """)),
            .leaves(
                "a text that code makes a String of on purpose",
                .swift("struct Menu: View { var body: some View { Text(String(\"menu.title\")) } }")),
            .leaves(
                "a function that nothing calls",
                .swift(
                    """
                    @main struct Harbour { let menu = Menu() }
                    struct Menu: View {
                        let name: String
                        var body: some View { Text(name) }
                        private func old() -> some View { let title = "menu.title"; return Text(title) }
                    }
                    """)),
            .leaves("a literal", .swift("struct Menu: View { var body: some View { Text(\"menu.title\") } }")),
        ],
        check: .project { subject, findings in
            guard let code = subject.code else { return }
            let looked = Set(
                code.uses.filter { $0.certainty != .shown }.map { NodePlace(file: $0.file, node: $0.node) })
            var found: Set<NodePlace> = []
            let compared = code.comparedTexts
            let shown = code.uses.filter { $0.certainty == .shown }
            var reach = Reach(code, subject.project.codePlatform?.runtime ?? .none)
            let unreached = reach.unreached(shown.flatMap { [NodePlace(file: $0.file, node: $0.node), $0.site] })
            for (position, use) in shown.enumerated() where !unreached[2 * position] && !unreached[2 * position + 1] {
                let place = NodePlace(file: use.file, node: use.node)
                guard let key = use.literal, KeyLook.hasWords(key), KeyLook.isName(key) || key.contains(" "),
                    let known = subject.keys.positions(of: key).first, code.isShown[use.file],
                    !code.declarations.node(place).isOffScreen, !code.declarations.node(use.site).isOffScreen,
                    !looked.contains(place), !code.declarations.node(place).isReplacedOnAppearing,
                    !code.declarations.node(place).isReplacedAtOnce,
                    !compared.contains(key), !subject.keys.isSameInAllLanguages(key),
                    subject.keys.keys[known].entry.isTranslatable, !code.declarations.node(place).isVerbatim,
                    // No language translates names.
                    KeyLook.isName(key) || !Prose(KeyText.foldingPlaceholders(key)).words.isEmpty,
                    found.insert(place).inserted
                else { continue }
                // A text that no language translates looks the same.
                let isName = KeyLook.isName(key) && subject.keys.keys[known].entry.value.map { $0 != key } ?? false
                findings.add(
                    in: code.files[use.file], at: use.range, key: key,
                    "'\(key)' is a key, but '\(use.how)' shows it as it is",
                    help: "give it the type LocalizedStringKey, or look it up with String(localized:)",
                    most: isName ? nil : subject.keys.hasTranslations ? .warning : .note)
            }
        })
}

extension CodeNode {
    /// Whether code makes a String of it, so that nothing looks it up: `Text(String("menu.title"))`.
    fileprivate var isVerbatim: Bool {
        guard let call = parent, call.kind == .call, call.isNamed("String") else { return false }
        return call.onlyArgument?.index == index && label.isEmpty
    }
}

extension CodeProject {
    /// The literals with which a `switch` compares a value.
    fileprivate var comparedTexts: Set<String> {
        Set(
            shownFiles.lazy.flatMap { $0.tree.nodes(.switchCase) }.flatMap(\.children).filter { $0.kind == .pattern }
                .flatMap(\.children).compactMap(\.stringValue))
    }
}
