// `no-rebuild`: a language that is switched while views keep their old texts.

import Code
import Platforms

extension Rule {
    static let noRebuild = Rule(
        "no-rebuild", .note, .wrongText,
        summary: "The app switches its language, but does not build its views again.",
        explanation: """
            An app that replaces the class of its main bundle looks up texts in another language from then on, but \
            views on the screen keep the texts that they have. Give the root view a new identity, \
            `.id(settings.language)`, set `rootViewController` again, or restart the app.
            """,
        examples: [
            .finds(
                "the language changes, but views on the screen keep their texts", "a bundle with another class",
                .swift(
                    """
                    struct Menu: View { var body: some View { Text("menu.title") } }
                    func change() { object_setClass(Bundle.main, LanguageBundle.self) }
                    """)),
            .leaves(
                "a new identity",
                .swift(
                    """
                    struct Menu: View { var body: some View { Text("menu.title").id(settings.language) } }
                    func change() { object_setClass(Bundle.main, LanguageBundle.self) }
                    """)),
            .leaves(
                "a new root",
                .swift(
                    """
                    func change() {
                        object_setClass(Bundle.main, LanguageBundle.self)
                        window.rootViewController = Menu()
                    }
                    """)),
            .leaves(
                "a restart",
                .swift(
                    """
                    func change() {
                        object_setClass(Bundle.main, LanguageBundle.self)
                        exit(0)
                    }
                    """)),
            .leaves(
                "a published flag, which makes the views anew",
                .swift(
                    """
                    final class State: ObservableObject { @Published var updatesLanguage = false }
                    func change() {
                        object_setClass(Bundle.main, LanguageBundle.self)
                        state.updatesLanguage = true
                    }
                    """)),
            .leaves("another class", .swift("func change() { object_setClass(button, FlatButton.self) }")),
        ],
        check: .project { subject, findings in
            guard let code = subject.code else { return }
            let files = code.shownFiles
            let switches = files.flatMap { file in
                file.tree.nodes(.call).filter(\.switchesBundle).map { (file: file, call: $0) }
            }
            let published = Set(files.flatMap(\.tree.publishedLanguages))
            guard !switches.isEmpty, !files.contains(where: { $0.rebuildsViews(published) }) else { return }
            for (file, call) in switches {
                findings.add(
                    in: file, at: call.range, "the language changes, but views on the screen keep their texts",
                    help: "give the root view an identity that changes with the language")
            }
        })
}

extension CodeNode {
    fileprivate var switchesBundle: Bool {
        isNamed(EnvironmentNames.classSetter)
            && arguments.first { _ in true }?.mentions("Bundle") == true
    }

    /// Whether it gives a view an identity that depends on a language.
    fileprivate var identifiesByLanguage: Bool {
        isNamed(EnvironmentNames.identity) && firstChild?.kind == .member
            && ["anguage", "ocale"].contains { (word: StaticString) in
                arguments.contains { $0.mentions(word) }
            }
    }
}

extension CodeFile {
    /// Whether it gives views an identity by their language, sets the root of a window or a published property, or ends
    /// the app.
    fileprivate func rebuildsViews(_ published: Set<String>) -> Bool {
        tree.nodes(.call).contains { $0.identifiesByLanguage || EnvironmentNames.ends.contains($0.name) }
            || tree.nodes(.operators).contains { operators in
                operators.assignment.map {
                    $0.target.isNamed(EnvironmentNames.root) || published.contains($0.target.name)
                } ?? false
            }
    }
}

extension SyntaxTree {
    /// The published flags that are named for the language.
    fileprivate var publishedLanguages: [String] {
        nodes(.variable).filter { variable in
            (variable.isNameContaining("anguage") || variable.isNameContaining("ocale"))
                && variable.declaredValue?.kind == .literal
                && variable.children.contains { $0.kind == .attribute && $0.isNamed(EnvironmentNames.published) }
        }.map(\.name)
    }
}
