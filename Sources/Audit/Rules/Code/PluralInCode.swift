// `plural-in-code`: a comparison with one that picks between two texts.

import Code
import Platforms

extension Rule {
    static let pluralInCode = Rule(
        "plural-in-code", .warning, .wrongText,
        summary: "A comparison with 1 picks between a singular and a plural text.",
        explanation: """
            English has two forms for numbers, Polish three, Arabic six, and Japanese one. Code that compares a number \
            with 1 has only two, so that other languages show a wrong form. Put the forms into the catalog, as a plural \
            of one key, and pass the number. Texts that no catalog has count in files that import a framework with views. \
            Two phrases without a number are a note: only a few languages have more than two forms for those.
            """,
        examples: [
            .finds(
                "'count == 1' picks between 'day' and 'days': many languages have more forms", "two words",
                .swift("import SwiftUI\nlet unit = count == 1 ? \"day\" : \"days\"")),
            .finds(
                "'items.count > 1' picks between 's' and '': many languages have more forms", "an ending",
                .swift("import UIKit\nlet text = \"\\(items.count) file\\(items.count > 1 ? \"s\" : \"\")\"")),
            .finds(
                "'count == 1' picks between two texts: many languages have more forms", "two keys",
                .swift(
                    "let text = count == 1 ? NSLocalizedString(\"file\", comment: \"\") : NSLocalizedString(\"files\", comment: \"\")"
                )),
            .leaves("a text of code that knows no views", .swift("let unit = count == 1 ? \"day\" : \"days\"")),
            .leaves("one key", .swift("let text = String(localized: \"\\(count) files\")")),
            .leaves(
                "names of pictures",
                .swift("import SwiftUI\nlet icon = Image(systemName: count == 1 ? \"doc\" : \"doc.on.doc\")")),
            .leaves(
                "a name of a picture",
                .swift("import SwiftUI\nlet icon = Image(count == 1 ? \"radio-fill\" : \"radio-filled\")")),
            .leaves(
                "two texts about different things",
                .swift(
                    """
                    enum L10n {
                        static let room = NSLocalizedString("menu.room", comment: "")
                        static let chat = NSLocalizedString("menu.chat", comment: "")
                    }
                    let title = users.count > 1 ? L10n.room : L10n.chat
                    """, catalog: "\"menu.room\" = \"New Room\";\n\"menu.chat\" = \"New Chat\";")),
            .finds(
                "'users.count > 1' picks between two texts: many languages have more forms", "two texts of members",
                .swift(
                    """
                    enum L10n {
                        static let many = NSLocalizedString("menu.many", comment: "")
                        static let one = NSLocalizedString("menu.one", comment: "")
                    }
                    let title = users.count > 1 ? L10n.many : L10n.one
                    """, catalog: "\"menu.many\" = \"%d users\";\n\"menu.one\" = \"One user\";")),
            .finds(
                "'files.count == 1' picks between two texts: a few languages have more forms",
                "two phrases without a number: a note",
                .swift(
                    """
                    enum L10n {
                        static let many = NSLocalizedString("menu.many", comment: "")
                        static let one = NSLocalizedString("menu.one", comment: "")
                    }
                    let title = files.count == 1 ? L10n.one : L10n.many
                    """,
                    catalog: "\"menu.many\" = \"The files were deleted\";\n\"menu.one\" = \"The file was deleted\";")),
            .leaves(
                "the name of the only thing, or a plural of the catalog",
                [
                    .init(
                        "Sources/App.swift",
                        "let title = names.count == 1 ? String(localized: \"move.one\", defaultValue: \"Move \\(names[0])?\")"
                            + " : String(localized: \"move.all\", defaultValue: \"Move \\(names.count) files?\")\n"),
                    .init(
                        "Localizable.xcstrings",
                        """
                        {"sourceLanguage": "en", "strings": {
                          "move.one": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Move %@?"}}}},
                          "move.all": {"localizations": {"en": {"variations": {"plural": {
                            "one": {"stringUnit": {"state": "translated", "value": "Move %lld file?"}},
                            "other": {"stringUnit": {"state": "translated", "value": "Move %lld files?"}}
                          }}}}}
                        }, "version": "1.0"}

                        """),
                ]),
            .leaves("an app without a catalog", [.init("App.swift", "let unit = count == 1 ? \"day\" : \"days\"\n")]),
            .leaves("numbers", .swift("let width = count == 1 ? 20 : 40")),
            .leaves("a page", .swift("import SwiftUI\nlet text = page == 1 ? \"Cover page\" : \"Inner page\"")),
            .leaves(
                "a phase",
                .swift("import SwiftUI\nlet text = reminderPhaseCounter == 1 ? \"Back up soon\" : \"Backed up soon\"")),
            .leaves("schemes of addresses", .swift("import SwiftUI\nurl.scheme = method == 1 ? \"http\" : \"https\"")),
            .leaves(
                "a line for a language model",
                .swift(
                    """
                    import SwiftUI
                    func library() -> String {
                        let lines = ["You have access to the boats of a harbour:", "\\(count) boat\\(count == 1 ? "" : "s")"]
                        return lines.joined()
                    }
                    """)),
            .leaves("a log", .swift("import SwiftUI\nfunc log() { print(count == 1 ? \"file\" : \"files\") }")),
        ],
        check: .code { subject, findings in
            let file = subject.file
            guard subject.keys.hasTexts, !subject.isOffScreen else { return }
            for ternary in file.tree.nodes(.ternary) {
                let parts = Array(ternary.children)
                guard parts.count == 3, parts[0].bare.comparesCountWithOne, !ternary.isOffScreen,
                    !ternary.namesPicture, !ternary.isInDefault(subject.keys), !ternary.isForLanguageModel,
                    let forms = PluralForms(parts[1].bare, parts[2].bare, subject)
                else { continue }
                findings.add(
                    in: file, at: ternary.range,
                    "'\(parts[0].bare.text)' picks between \(forms.words): "
                        + "\(forms.haveNumber ? "many" : "a few") languages have more forms",
                    help: "put the forms into the catalog, as a plural of one key",
                    most: forms.haveNumber ? nil : .note)
            }
        })
}

extension CodeFile {
    /// Whether it imports a framework with views, so that its texts are for users.
    fileprivate var importsViews: Bool {
        tree.root.children.contains { $0.kind == .import && ScreenTexts.frameworks.contains($0.name) }
    }
}

extension CodeNode {
    /// Whether it is in a text that a call with a key is made of, which shows it only if no catalog has the key:
    /// `"in \(days) day\(days == 1 ? "" : "s")".localized(id: "in_days")`.
    fileprivate func isInDefault(_ keys: KeyBook) -> Bool {
        guard let text = ancestors.first(where: { $0.kind == .string }), let member = text.meaningfulParent,
            member.kind == .member, let call = member.parent, call.kind == .call,
            call.firstChild?.index == member.index
        else { return false }
        return call.arguments.contains { $0.bare.stringValue.map(keys.hasKey) ?? false }
    }

    /// Whether it compares a number of things with one.
    fileprivate var comparesCountWithOne: Bool {
        let terms = terms
        guard terms.count == 3, terms[1].kind == .binaryOperator, terms[2].kind == .integer else { return false }
        let number = terms[2].text
        switch terms[1].name {
        case "==", "!=", ">", "<=": guard number == "1" else { return false }
        case "<", ">=": guard number == "2" else { return false }
        default: return false
        }
        guard let name = terms[0].path.first?.lowercased() else { return false }
        return !Self.numbersOfOne.contains { name.hasSuffix($0) }
    }

    /// Names of numbers that count nothing.
    private static let numbersOfOne = [
        "index", "section", "row", "tag", "id", "page", "step", "type", "mode", "version", "level", "scale", "rate",
        "speed", "status", "code", "state", "position", "value", "column", "line", "method",
        "phase", "phasecounter", "stage",
    ]
}

/// Two texts of which a number picks one.
private struct PluralForms {
    /// The texts in a message.
    let words: String
    /// Whether a number may be in the texts, or before them.
    let haveNumber: Bool

    /// Reads two expressions; nil unless they look like a singular and a plural.
    init?(_ one: CodeNode, _ other: CodeNode, _ subject: CodeSubject) {
        if one.isLocalizedText(subject.names), other.isLocalizedText(subject.names), one.text != other.text {
            // The other text names the only thing there is.
            if subject.hasPlural(one) || subject.hasPlural(other) { return nil }
            let texts = [one, other].compactMap(subject.sourceText)
            if texts.count == 2, !Self.mayBeForms(texts[0], texts[1]) { return nil }
            haveNumber = texts.count < 2 || !texts.allSatisfy(Self.isPhraseWithoutNumber) || one.isInText
            words = "two texts"
            return
        }
        // Command-line tools and answers for other programs have texts, too.
        guard one.kind == .string, other.kind == .string, subject.file.importsViews else { return nil }
        let texts = (one.stringText(interpolation: "…") ?? "", other.stringText(interpolation: "…") ?? "")
        guard Self.areForms(texts.0, texts.1) else { return nil }
        haveNumber = true
        words = "'\(texts.0)' and '\(texts.1)'"
    }

    /// Whether two texts are an ending and nothing, two words that begin alike, or two phrases.
    private static func areForms(_ one: String, _ other: String) -> Bool {
        let endings: Set<String> = ["s", "es", "ies", "y"]
        if one.isEmpty || other.isEmpty || endings.contains(one) && endings.contains(other) {
            return endings.contains(one + other) || one != other && endings.contains(one) && endings.contains(other)
        }
        guard one != other, !one.isName, !other.isName, !schemes.contains(one) else { return false }
        if verbs.contains(one.lowercased()), verbs.contains(other.lowercased()) { return true }
        let (words, others) = (Prose(one).words, Prose(other).words)
        guard !words.isEmpty, !others.isEmpty else { return false }
        return zip(words, others).contains { word, other in
            word != other && zip(word.lowercased(), other.lowercased()).prefix { $0 == $1 }.count * 2 >= word.count
        }
    }

    /// Whether two texts have words that are alike, or differ in their numbers.
    private static func mayBeForms(_ one: String, _ other: String) -> Bool {
        if KeyText.foldingPlaceholders(one).contains("%@") || KeyText.foldingPlaceholders(other).contains("%@") {
            return true
        }
        let words = Set(Prose(one).words.map { $0.lowercased() }),
            others = Set(Prose(other).words.map { $0.lowercased() })
        if !words.union(others).isDisjoint(with: verbs.union(numbers)) || one.contains(where: \.isNumber) {
            return true
        }
        return words.subtracting(others).contains { word in
            others.subtracting(words).contains { zip(word, $0).prefix { $0 == $1 }.count * 2 >= word.count }
        }
    }

    /// Whether a text has several words, and neither a digit, a placeholder nor the word for a number.
    private static func isPhraseWithoutNumber(_ text: String) -> Bool {
        let words = Prose(text).words.map { $0.lowercased() }
        return words.count > 1 && !text.contains(where: \.isNumber) && !text.contains("%")
            && numbers.subtracting(articles).isDisjoint(with: words)
    }

    private static let articles: Set<String> = ["a", "an"]
    private static let numbers: Set<String> = ["one", "a", "an", "single", "all", "several", "many"]
    private static let schemes: Set<String> = ["http", "https", "ws", "wss", "ftp", "ftps"]
    private static let verbs: Set<String> = ["is", "are", "was", "were", "has", "have", "this", "these", "it", "they"]
}

extension String {
    /// Whether it is a name of a resource, such as `radio-button` or `radio_button`.
    fileprivate var isName: Bool {
        contains(".") || contains("_") || contains("-") && !contains(where: \.isWhitespace)
    }
}

extension CodeNode {
    /// Whether it is in a longer text, which may have the number.
    fileprivate var isInText: Bool {
        let outer = ancestors.first { ![.ternary, .effect, .tuple, .interpolation].contains($0.kind) }
        return outer?.kind == .string || outer?.kind == .operators && outer?.assignment == nil
    }

    /// Whether it is the name that a picture, a color or a font is created with.
    fileprivate var namesPicture: Bool {
        guard let call = meaningfulParent, call.kind == .call else { return false }
        return ["Image", "Color", "Font"].contains { call.name.hasSuffix($0) } || isLabeled("systemImage")
    }
}
