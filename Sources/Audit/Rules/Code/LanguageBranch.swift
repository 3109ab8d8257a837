// `language-branch`: code that picks texts by the language, instead of a catalog.

import Code

extension Rule {
    static let languageBranch = Rule(
        "language-branch", .warning, .missingText,
        summary: "Code picks a text by the user's language.",
        explanation: """
            Texts in code that a language picks cannot be sent to translators, and every other language shows the last \
            branch. Put them into the catalog, under one key.

            The rule reports `if`, `switch` and ternaries on a language with prose in two branches, and dictionaries from \
            languages to prose. Lists of the languages' own names are left alone.
            """,
        examples: [
            .finds(
                "'Bitte warten' is picked by the language", "a ternary",
                .swift("let text = languageCode == \"de\" ? \"Bitte warten\" : \"Please wait\"")),
            .finds(
                "'Bitte warten' is picked by the language", "a dictionary",
                .swift("let texts = [\"de\": \"Bitte warten\", \"en\": \"Please wait\"]")),
            .finds(
                "'Bitte warten' is picked by the language", "a switch",
                .swift(
                    """
                    func text() -> String {
                        switch Locale.current.languageCode {
                        case "de": return "Bitte warten"
                        default: return "Please wait"
                        }
                    }
                    """)),
            .leaves("an address", .swift("let page = languageCode == \"de\" ? \"/de/help\" : \"/help\"")),
            .leaves("the languages' own names", .swift("let names = [\"de\": \"Deutsch\", \"en\": \"English\"]")),
            .leaves(
                "an entry for one language",
                .swift(
                    """
                    func add() {
                        if languageCode == "ja" { engines["y"] = Engine(name: "Yahoo! JAPAN", url: "https://example.com") }
                    }
                    """)),
            .leaves("other comparisons", .swift("let text = isWaiting ? \"Please wait\" : \"Go on now\"")),
        ],
        check: .code { subject, findings in
            let file = subject.file
            guard !subject.isOffScreen else { return }
            for choice in file.tree.languageChoices {
                guard !choice.isOffScreen, let text = choice.prose else { continue }
                findings.add(
                    in: file, at: text.range,
                    "'\(text.stringText(interpolation: "…") ?? "")' is picked by the language",
                    help: "put the texts into the catalog, under one key")
            }
        })
}

extension SyntaxTree {
    /// Ternaries, `if`, `switch` and dictionaries that a language decides.
    fileprivate var languageChoices: [CodeNode] {
        [.ternary, .if, .switch, .dictionary].flatMap { kind in nodes(kind).filter(\.isByLanguage) }
    }
}

extension CodeNode {
    /// Whether the language of the user decides which part of it is used.
    fileprivate var isByLanguage: Bool {
        switch kind {
        case .dictionary:
            let keys = children.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
            return keys.count > 1 && keys.allSatisfy { $0.stringValue.map(LanguageCodes.contains) ?? false }
        case .switch:
            guard let subject = firstChild, subject.isLanguage else { return false }
            return children.contains { $0.kind == .switchCase && $0.hasLanguagePattern }
        default:
            guard let condition = firstChild else { return false }
            return condition.isLanguage && condition.hasLanguageLiteral
        }
    }

    /// Whether it looks at the language of the user.
    private var isLanguage: Bool {
        [
            "anguageCode", "preferredLanguages", "preferredLocalizations", "currentLanguage", "appLanguage",
            "ocale.current",
        ]
        .contains { (word: StaticString) in mentions(word) }
    }

    private var hasLanguagePattern: Bool {
        children.contains { $0.kind == .pattern && $0.hasLanguageLiteral }
    }

    /// Whether a string in it is the code of a language.
    private var hasLanguageLiteral: Bool {
        if let text = stringValue { return LanguageCodes.contains(text) }
        return children.contains(where: \.hasLanguageLiteral)
    }

    /// The first phrase in a part that the language picks; nil if there is none for another language.
    fileprivate var prose: CodeNode? {
        let parts = kind == .dictionary ? Array(children) : Array(children.dropFirst())
        let phrases = parts.lazy.compactMap(\.firstPhrase).prefix(2)
        return phrases.count == 2 ? phrases.first : nil
    }

    private var firstPhrase: CodeNode? {
        if let text = stringText(interpolation: " ") { return Prose(text).isPhrase ? self : nil }
        if kind == .pattern { return nil }
        return children.lazy.compactMap(\.firstPhrase).first
    }
}

/// The codes of the languages that apps have most often.
private enum LanguageCodes {
    /// Whether a text is the code of a language, perhaps with a script or a region.
    static func contains(_ text: String) -> Bool {
        let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" })
        return parts.count < 4 && parts.first.map { common.contains(String($0)) } ?? false
    }

    private static let common: Set<String> = [
        "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id", "it",
        "ja",
        "ko", "ms", "nb", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sv", "th", "tr", "uk", "ur", "vi", "zh",
    ]
}
