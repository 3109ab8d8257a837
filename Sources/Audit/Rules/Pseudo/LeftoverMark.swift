// `leftover-mark`: invisible marks that carry keys, in a catalog of the app.

import Basics
import Catalogs
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

            `swell clean` takes them out. Many marked texts are one finding: then whole copies are in the project. The rule recognizes only complete marks, which no text contains by chance: \
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
            .finds(
                "25 texts in 1 file have marks of 'swell generate --marked'", "Copies that stayed in the project",
                .marked(25)),
            .leaves("A joiner in Persian", .strings("Settings", "fa", "تنظیم\u{200C}ها")),
            .leaves("An emoji of several characters", .english("Family 👨\u{200D}👩\u{200D}👧")),
            .leaves("An invisible comma of mathematics", .english("Entry a\u{2063}b of the matrix")),
        ],
        check: .project { subject, findings in
            let all = MarkedText.all(in: subject)
            let catalogs = Set(all.map(\.entry.catalog.path)).count
            guard all.count >= fewestOfCopies, let first = all.first?.entry.catalog else {
                for text in all {
                    let words = text.count == 1 ? "a mark" : "\(text.count) marks"
                    findings.add(
                        text.entry, "'\(text.bare.shortened)' has \(words) of 'swell generate --marked'",
                        help: "run 'swell clean', which takes them out")
                }
                return
            }
            findings.add(
                in: first,
                "\(all.count) texts in \(catalogs.counted("file")) have marks of 'swell generate --marked'",
                help: "if these are the copies for tests, move them out of the project or 'exclude' them; "
                    + "otherwise run 'swell clean', which takes the marks out")
        })

    /// As many texts are copies, not single texts that were pasted.
    private static let fewestOfCopies = 20
}

/// A text with marks.
private struct MarkedText {
    let entry: Entry
    /// The text without marks.
    let bare: String
    /// How many marks it has.
    let count: Int

    /// The texts with marks in the catalogs of a project, in their order.
    static func all(in subject: ProjectSubject) -> [MarkedText] {
        subject.indexes.compactMap { $0?.catalog }.filter(mayHaveMarks).flatMap { catalog -> [MarkedText] in
            var value: [UInt8] = []
            return catalog.entries.compactMap { entry in
                value.removeAll(keepingCapacity: true)
                guard entry.append(.value, to: &value) else { return nil }
                let count = value.marks.count
                guard count > 0 else { return nil }
                return MarkedText(entry: entry, bare: String(decoding: value.withoutMarks, as: UTF8.self), count: count)
            }
        }
    }

    /// Whether a file has the first character of marks, as it is or by its number.
    private static func mayHaveMarks(_ catalog: Catalog) -> Bool {
        let utf8 = catalog.text.utf8
        return utf8.firstOffset(of: "\u{2063}") != nil || utf8.firstOffset(of: "2063") != nil
            || utf8.firstOffset(of: "8291") != nil
    }
}

extension [RuleExample.File] {
    /// A catalog of marked texts.
    fileprivate static func marked(_ count: Int) -> Self {
        let mark = "\u{2063}\u{200C}\u{200D}\u{200D}\u{200D}\u{200D}\u{200C}\u{200C}\u{200C}\u{200C}\u{2063}"
        let texts = (1...count).map { "\"berth.\($0)\" = \"\(mark)Berth \($0)\";\n" }.joined()
        return [.init("en.lproj/Localizable.strings", texts)]
    }
}
