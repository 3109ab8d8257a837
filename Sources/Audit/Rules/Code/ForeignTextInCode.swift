// `foreign-text-in-code`: prose in code whose script is not that of the source language.

import Code
import Platforms

extension Rule {
    static let foreignTextInCode = Rule(
        "foreign-text-in-code", .warning, .wrongText,
        summary: "A text in code has another script than the source language.",
        explanation: """
            Users of every language see a text that stands in code, and translators expect keys in the source language. \
            A Chinese or Russian text in an app whose source is English was probably forgotten. Put it into the catalog \
            of its language.

            The rule reads the texts that code hands to views and alerts, and those that it looks up. Names of languages \
            in their own script, such as '日本語', lists of words, and code for developers are left alone.
            """,
        examples: [
            .finds(
                "'Отмена' is Cyrillic, but the source language is en", "Russian in an English app",
                .swift("func show() { label.text = \"Отмена\" }")),
            .finds(
                "'取消操作' is Chinese or Japanese, but the source language is en", "Chinese in an English app",
                .swift("let title = NSLocalizedString(\"取消操作\", comment: \"\")")),
            .leaves("a language's own name", .swift("let names = [\"Русский\", \"日本語\", \"简体中文\"]")),
            .leaves(
                "a language's own name, with its English one",
                .swift("func show() { label.text = \"🇺🇦 Українська (Ukrainian)\" }")),
            .leaves("symbols", .swift("let unit = \"kΩ\"")),
            .leaves(
                "a Greek letter in a Japanese text",
                .swift("func show() { label.text = \"最初の画面 (α)\" }", catalog: "\"menu.title\" = \"メニュー\";").map {
                    RuleExample.File($0.path.replacing("en.lproj", with: "ja.lproj"), $0.text)
                } + [
                    .init(
                        "App.xcodeproj/project.pbxproj",
                        "{ developmentRegion = ja; knownRegions = (ja, Base, de, ); }\n")
                ]),
            .leaves(
                "one of several names, each in its own language",
                .swift(
                    """
                    func show() {
                        Link(verbatim: "Harbour English Channel")
                        Link(verbatim: "Гавань канал")
                    }
                    """)),
            .leaves("a list of words", .swift("let words = [\"собака\", \"кошка\"]")),
            .leaves("a log", .swift("func show() { print(\"Отмена\") }")),
        ],
        check: .code { subject, findings in
            let file = subject.file
            // Most code is ASCII.
            guard let language = subject.keys.language, !file.tree.bytes.isASCII, !subject.isOffScreen else { return }
            let own = Set(LetterScript.scripts(of: language))
            for string in file.tree.nodes(.string) {
                guard let script = string.foreignScript(besides: own, subject.names), !string.isOffScreen,
                    !string.isOneOfNames(script)
                else { continue }
                findings.add(
                    in: file, at: string.range,
                    "'\(string.stringText(interpolation: "…") ?? "")' is \(script.name), but the source language is \(language)",
                    help: "put it into the catalog of its language")
            }
        })
}

extension CodeNode {
    /// Whether it is a text that code shows as it is on purpose, next to one in another script: `verbatim: "…"`.
    fileprivate func isOneOfNames(_ script: LetterScript) -> Bool {
        guard isLabeled("verbatim"), let call = parent, let block = call.parent else { return false }
        return block.children.contains { other in
            guard other.kind == .call, other.name == call.name, let text = other.argument("verbatim")?.stringValue
            else {
                return false
            }
            // A sign or a version is no name.
            return LetterScript.foreign(in: text, own: []) != script
                && text.split(separator: " ").count { $0.count(where: \.isLetter) > 2 } > 1
        }
    }

    /// The script of a text that reaches a view or a look-up, if it is none of some.
    func foreignScript(besides own: Set<LetterScript>, _ names: CodeNames) -> LetterScript? {
        guard !tree.bytes[range].allSatisfy({ $0 < 0x80 }), let text = stringText(interpolation: " "),
            let script = LetterScript.foreign(in: text, own: own), isHandedOn(names)
        else { return nil }
        return script
    }

    /// Whether it reaches a view, an alert or a look-up, as far as its place tells.
    fileprivate func isHandedOn(_ names: CodeNames) -> Bool {
        if let parent, parent.kind == .member { return parent.isLocalizedText(names) }
        guard let (name, kind) = destination else { return false }
        switch kind {
        case .call:
            // Its only name is that of the function, if the argument has no label.
            return label.isEmpty
                ? ScreenTexts.viewInitializers.contains(name) || parent?.isLocalizedText(names) == true
                : ScreenTexts.textLabels.contains(name)
        case .operators: return ScreenTexts.properties.contains(name) || ScreenTexts.propertiesOfViews.contains(name)
        default: return false
        }
    }
}
