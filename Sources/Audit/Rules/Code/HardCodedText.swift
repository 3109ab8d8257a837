// `hard-coded-text`: texts in code that are shown as they are, in every language.

import Basics
import Code
import Platforms

extension Rule {
    static let hardCodedText = Rule(
        "hard-coded-text", .error, .missingText,
        summary: "A text in code is shown as it is, in every language.",
        explanation: """
            A String that a label, a title or an alert gets is shown as it is. Look it up in a catalog, with \
            `String(localized:)` or `NSLocalizedString`. If a catalog has the very text, only the look-up is missing, \
            and the finding is an error. Other keys may have a short text by chance: so in code it has three words or \
            more, or two if it is the key itself. In hints for screen readers it is a warning. As long as an app has \
            no translations, the findings are notes.

            The same holds for texts in layouts, menus and settings of Android that code, or another resource that is shown, \
            names. A text that code sets, too, is a sample, and so is one in a hidden view from which code removes all views; \
            in a visible one it is a note. Only keys that the layout's module can reach count, and \
            nothing is reported of an application without translations beside the main one that is named for tests or \
            samples, of screens that no manifest declares, and of classes that nothing uses.

            Previews, tests, debug builds and menus for developers are left alone, and so are names, units, addresses \
            and signs. The setting `code.brands` adds names that no language translates, and `code.components` the \
            parameters of your own views that show texts.

            Recorded screens show such texts, too: those without a mark that are the same in the source language and in \
            all others, on screens whose catalog texts carry marks. They may be data, so these findings are notes.
            """,
        examples: .hardCodedTexts + RuleExample.textsInResources,
        check: .both(.codeWithTexts, .both(.textsInResources, .unmarkedOnScreens)))
}

extension Prose {
    /// Whether one of its words is usual in interfaces, or stands in a text of the app.
    func hasWords(of keys: KeyBook) -> Bool {
        let own = Set(words.map { $0.lowercased() })
        return own.contains { InterfaceWords.all.contains($0[...]) } || !keys.words(among: own).isEmpty
    }
}

extension CodeNode {
    /// Whether it is the title of a button or an action: that says what this does, and is the name of nobody.
    fileprivate var isTitleOfControl: Bool {
        guard let outer = ancestors.first(where: { $0.kind == .call || $0.assignment != nil }) else { return false }
        guard let (target, _) = outer.assignment else { return ScreenTexts.controls.contains(outer.name) }
        return target.path.dropFirst().first?.lowercased().hasSuffix("button") ?? false
    }
}

extension Rule.Check {
    /// Texts without a mark on recorded screens.
    fileprivate static let unmarkedOnScreens = Rule.Check.project { subject, findings in
        for text in UnmarkedText.all(in: subject.rooms.screens) {
            findings.add(
                path: text.path, at: Place(line: text.line, column: 1),
                "'\(text.text.shortened)' on \(text.screen) comes from no catalog, and is the same in every language",
                help: "if it is no data, look it up in a catalog", most: .note)
        }
    }

    /// Texts in code.
    fileprivate static let codeWithTexts = Rule.Check.code { subject, findings in
        let file = subject.file
        guard subject.keys.hasTexts, !subject.isOffScreen else { return }
        let filled = file.tree.filledViews
        let own = Set(subject.keys.language.map(LetterScript.scripts) ?? [])
        for text in file.tree.shownTexts(subject.names) {
            let words = text.stringText(interpolation: "…") ?? ""
            let prose = Prose(text.stringText(interpolation: " ") ?? "", brands: subject.names.brands)
            guard prose.isText, !prose.isForDevelopers, !text.isOffScreen, !text.isFirstValue(of: filled),
                !text.isOfDevelopersView, !text.isForLanguageModel, !text.isLabelOfPicture,
                !subject.keys.texts.isUntranslatable(text.stringValue ?? ""),
                !text.isSetOnHiddenView(among: filled), !text.isTitledBySystem, !text.isForEmptyError,
                !subject.keys.isKeyOfOtherText(text.stringValue),
                !file.comments(about: text.range).contains(where: {
                    TranslationNotes.forbid(String(decoding: $0, as: UTF8.self))
                }), !text.isSampleForOtherFile(file, subject.code)
            else { continue }
            let key = text.stringValue.flatMap(subject.keys.key(ofText:))
            // The name of the app, which has its own key in each language.
            if let key, key.hasPrefix("CFBundle") { continue }
            if key == nil, prose.mayBeName, !text.isTitleOfControl, !prose.hasWords(of: subject.keys) { continue }
            if let key, subject.keys.isVeryText(text, prose, key) {
                findings.add(
                    in: file, at: text.range, "'\(words)' is shown as it is, although the key '\(key)' has it",
                    help: "look up the key")
            } else if text.foreignScript(besides: own, subject.names) == nil {
                // `foreign-text-in-code` finds the others.
                findings.add(
                    in: file, at: text.range, "'\(words)' is shown as it is, in every language",
                    help: "look it up in a catalog" + (key.map { "; the text of the key '\($0)' is the same" } ?? ""),
                    // There may be no other language yet.
                    most: subject.keys.hasTranslations ? .warning : .note)
            }
        }
    }
}

extension KeyBook {
    /// Whether a key certainly is the one of a text, and not another that is equal by chance.
    fileprivate func isVeryText(_ text: CodeNode, _ prose: Prose, _ key: String) -> Bool {
        let isHint = text.ancestors.contains { $0.assignment?.target.isNamed("accessibilityHint") ?? false }
        return !isHint && isTranslated(key) && prose.words.count >= (key == text.stringValue ? 2 : 3)
    }
}
