// `generic-key`: keys such as `title1`, which say nothing.

import Code

extension Rule {
    static let genericKey = Rule(
        "generic-key", .note, .unseen,
        summary: "A key such as 'title1' does not say which text it stands for.",
        explanation: """
            Nobody can tell from `label2` which text it stands for, and sooner or later somebody reuses it for another \
            one. Name keys after the place and the role of the text: `settings.account.title`. Plurals and lists, whose \
            keys only differ in their numbers, are one finding each. A key that is its own text is left alone.
            """,
        examples: [
            .finds(
                "the key 'label2' does not say which text it stands for", "a key with a number",
                .swift(
                    "let text = NSLocalizedString(\"label2\", comment: \"\")", catalog: "\"label2\" = \"Sign out\";")),
            .leaves(
                "a key with a place",
                .swift(
                    "let text = NSLocalizedString(\"account.label2\", comment: \"\")",
                    catalog: "\"account.label2\" = \"Sign out\";")),
            .leaves(
                "a text that is its own key",
                .swift("let text = NSLocalizedString(\"Text 1\", comment: \"\")", catalog: "\"Text 1\" = \"Text 1\";")),
            .leaves(
                "a word and a number that are their own key",
                .swift(
                    "let text = NSLocalizedString(\"Button1\", comment: \"\")",
                    catalog: "\"Button1\" = \"Button1\";")),
        ],
        check: .project { subject, findings in
            guard subject.code != nil else { return }
            // A key that is its own text says what it stands for.
            for key in subject.keys.keys where isGeneric(key.text) && key.entry.value != key.text {
                findings.add(
                    key.entry, "the key '\(key.text)' does not say which text it stands for",
                    help: "name it after the place and the role of the text")
            }
        })

    private static let genericNames: Set<String> = [
        "title", "subtitle", "label", "text", "button", "message", "string", "key", "item", "value", "description",
        "placeholder", "alert", "header", "footer", "name", "content", "body", "msg", "btn", "lbl", "txt", "str",
    ]

    /// Whether it is a word for any text, and a number.
    private static func isGeneric(_ key: String) -> Bool {
        let digits = key.reversed().prefix { $0.isASCII && $0.isNumber }.count
        guard digits > 0, digits < key.count else { return false }
        var name = key.dropLast(digits).lowercased()
        while let last = name.last, last == "_" || last == "-" || last == "." { name.removeLast() }
        return genericNames.contains(name)
    }
}
