// `leftover-mark`: invisible marks that carry keys, in a catalog of the app.

import Marks

extension Rule {
    static let leftoverMark = Rule(
        "leftover-mark", .error, .wrongText,
        summary: "A text contains the invisible marks of 'swell generate --marked'.",
        explanation: """
            Marks tell which key a text on a screen has. They are for throwaway copies: in the app's own catalogs, \
            search does not find the text, programs that compare or shorten texts fail, and each text is more than \
            twice as long in a database. They get into a catalog if a copy replaces it, or if a text is pasted from a \
            running app.

            `swell clean` takes them out. The rule recognizes only complete marks, which no text contains by chance: \
            joiners in Persian, Hindi and emoji are not marks.
            """,
        examples: [
            .finds(
                "'Save' has 2 marks of 'swell generate --marked'", "A text of a copy",
                .english(
                    "\u{2063}\u{200C}\u{200D}\u{200D}\u{200D}\u{200D}\u{200C}\u{200C}\u{200C}\u{200C}\u{2063}Save"
                        + "\u{2063}\u{200C}\u{200C}\u{200D}\u{200D}\u{200C}\u{200D}\u{200C}\u{200C}\u{2063}")),
            .finds(
                "'Sichern' has a mark of 'swell generate --marked'", "A pasted text that lost its end",
                .strings(
                    "Save", "de",
                    "\u{2063}\u{200C}\u{200D}\u{200D}\u{200D}\u{200D}\u{200C}\u{200C}\u{200C}\u{200C}\u{2063}Sichern")
            ),
            .leaves("A joiner in Persian", .strings("Settings", "fa", "تنظیم\u{200C}ها")),
            .leaves("An emoji of several characters", .english("Family 👨\u{200D}👩\u{200D}👧")),
            .leaves("An invisible comma of mathematics", .english("Entry a\u{2063}b of the matrix")),
        ],
        check: .text { subject, findings in
            let utf8 = subject.message.utf8
            let count = utf8.marks.count
            guard count > 0 else { return }
            let text = String(decoding: utf8.withoutMarks, as: UTF8.self).shortened
            let words = count == 1 ? "a mark" : "\(count) marks"
            findings.add(
                subject.entry, "'\(text)' has \(words) of 'swell generate --marked'",
                help: "run 'swell clean', which takes them out")
        })
}
