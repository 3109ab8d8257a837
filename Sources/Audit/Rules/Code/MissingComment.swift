// `missing-comment`: keys in code without a comment for translators.

import Code

extension Rule {
    static let missingComment = Rule(
        "missing-comment", .note, .unseen, isOptional: true,
        summary: "A key in code has no comment for translators.",
        explanation: """
            Translators see the key and the text, not the screen. A comment says what it is (a button, a title) and what \
            its placeholders stand for. A comment that repeats the key says nothing. The rule is off unless the \
            configuration enables it, and accepts a comment in the catalog.
            """,
        examples: [
            .finds(
                "the key 'menu.title' has no comment for translators", "an empty comment",
                .swift("let title = NSLocalizedString(\"menu.title\", comment: \"\")")),
            .leaves(
                "a comment",
                .swift("let title = NSLocalizedString(\"menu.title\", comment: \"Title of the first tab\")")),
            .leaves(
                "a comment in the catalog",
                .swift(
                    "let title = NSLocalizedString(\"menu.title\", comment: \"\")",
                    catalog: "/* Title of the first tab */\n\"menu.title\" = \"Menu\";")),
        ],
        check: .project { subject, findings in
            guard let code = subject.code else { return }
            for (position, key) in subject.keys.keys.enumerated() {
                let uses = subject.keys.usage.uses[position].map { code.uses[$0] }.filter { $0.certainty >= .typed }
                guard let first = uses.first, code.isShown[first.file],
                    uses.allSatisfy({ $0.comment.map { $0.isEmpty || $0 == key.text } ?? true }),
                    key.entry.comment.map({ $0.isEmpty || $0 == key.text }) ?? true
                else { continue }
                findings.add(
                    in: code.files[first.file], at: first.range, key: key.text,
                    "the key '\(key.text)' has no comment for translators", help: "say what it is and where it is shown"
                )
            }
        })
}
