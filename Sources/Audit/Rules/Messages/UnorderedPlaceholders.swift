// `unordered-placeholders`: a source text whose placeholders translators must number to put them into another order.

import Catalogs
import MessagePatterns

extension Rule {
    static let unorderedPlaceholders = Rule(
        "unordered-placeholders", .warning,
        summary: "A source text has two or more placeholders without numbers.",
        explanation: """
            Arguments without numbers are taken in the order in which they stand. Many languages need another order, \
            and a translator who changes it, unaware, shows the wrong values, or crashes the app where the types \
            differ. Number them in the source: `%1$@ of %2$@`. The help has the text with the numbers put in. Where the \
            text is the key, as in SwiftUI, the numbers go into its English value: that of the string catalog, or of \
            the table of the app's own language.
            """,
        examples: [
            .finds(
                "'%@' and '%@' have no numbers: a translation with another order shows the wrong values, unless it adds them",
                "two names",
                .english("%@ of %@")),
            .finds(
                "'%d' and '%@' have no numbers: a translation with another order shows the wrong values, unless it adds them",
                "two types",
                .english("%d files in %@")),
            .leaves("numbered", .english("%1$@ of %2$@")),
            .leaves("one placeholder, and a percent sign", .english("%d%% done")),
            .leaves("one number whose width is an argument", .english("%*d files")),
        ],
        check: .text { subject, findings in
            guard subject.isSource, subject.entry.isTranslatable,
                let numbered = NumberedText(subject.message, in: subject.entry.catalog.format),
                !isSaid(before: subject.entry)
            else { return }
            findings.add(
                subject.entry,
                "\(numbered.list) have no numbers: a translation with another order shows the wrong values, unless it adds them",
                help: subject.entry.isItsOwnKey
                    ? "give the key an English value with numbers: “\(numbered.text)”"
                    : "number them: “\(numbered.text)”")
        })

    /// Whether an earlier text of the same key has them, too: one finding is enough for all branches.
    private static func isSaid(before entry: Entry) -> Bool {
        KeyTexts.before(entry) { NumberedText(Message($0), in: entry.catalog.format) != nil }
    }
}

/// A text with numbers put in.
struct NumberedText {
    /// The placeholders as they are: `'%@' and '%d'`.
    let list: String
    let text: String

    /// Nil where numbers are there, or not needed.
    init?(_ message: borrowing Message, in format: Format) {
        guard message.parts.count(where: { $0.kind == .placeholder }) > 1 else { return nil }
        let arguments = MessageArguments(message)
        // String catalogs say elsewhere which argument a variable has.
        let own = arguments.certain.formatted.filter { argument in
            if case .variable = argument.type { format.hasPluralBranches } else { true }
        }
        let spellings = own.map(\.spelling)
        // A width that is an argument comes with its number.
        guard !arguments.isDateFormat, !arguments.isNumbered, own.count > 1,
            !spellings.contains(where: { $0.utf8.contains(UInt8(ascii: "*")) })
        else { return nil }
        list = PlaceholderDifference.list(spellings)
        var next = 0
        text = message.parts.map { part in
            let piece = String(decoding: message.utf8[part.range], as: UTF8.self)
            guard part.kind == .placeholder, next < own.count, piece == own[next].spelling else { return piece }
            next += 1
            return "%\(next)$\(piece.dropFirst())"
        }.joined()
    }
}
