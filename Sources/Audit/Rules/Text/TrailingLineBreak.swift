// `trailing-line-break`: line breaks at the end of a translation that its source lacks.

import Basics
import Catalogs
import Comparison
import MessagePatterns

extension Rule {
    static let trailingLineBreak = Rule(
        "trailing-line-break", .warning, .wrongText, comparesSource: true,
        summary: "A translation ends with a line break, but its source does not.",
        explanation: """
            The line break is invisible while translating, but the app shows an empty line below the text, or a button \
            that is one line taller. gettext's own check rejects such a message. The line break usually comes from \
            pressing Return at the end of the text, or from pasting. In texts of web pages, such as JSON, those of \
            Rails, Laravel and Angular, and those of gettext in PHP and templates, in the rich text of Qt, and after \
            '</p>' and the like, only several are reported, as notes: a page never shows the last one, and rarely \
            the others. XML documents that gettext translates drop them, and so do app stores.
            """,
        examples: [
            .finds(
                "it ends with a line break, but its source does not", "An extra line break",
                .strings("Save", "de", "Sichern\\n")),
            .finds(
                "it ends with 2 line breaks, but its source does not", "Two",
                .strings("Save", "de", "Sichern\\n \\n")),
            .leaves(
                "a paragraph of Markdown", .strings("See [the guide](%@).", "pt", "Veja [o guia](%@).\\n")),
            .leaves("On a web page of Angular", .angular([("1", "Save", "Sichern\n")])),
            .finds(
                "it ends with 2 line breaks, but its source does not", "Two on a web page: a note",
                .angular([("1", "Save", "Sichern\n\n")])),
            .leaves("After a paragraph of HTML", .strings("<p>Save</p>", "de", "<p>Sichern</p>\\n")),
            .leaves("A paragraph of a manual", .manual("Save", "Sichern\\n")),
            .leaves("As in the source", .strings("Save\\n", "de", "Sichern\\n")),
            .leaves("More than the source has", .strings("Save\\n", "de", "Sichern\\n\\n")),
            .leaves("A lost full stop", .strings("One\\nTwo\\n .", "de", "Eins\\nZwei\\n")),
            .leaves("A space", .strings("Save", "de", "Sichern ")),
        ],
        check: .text { subject, findings in
            guard subject.message.utf8.has(0x0A), !subject.isSource, !subject.isPseudo,
                // Stores drop the line breaks at the end.
                !subject.entry.isUnfinished, subject.dialect.markupReading(of: subject) != .ofStore,
                let source = subject.sourceMessage, let wanted = Margins(source.utf8),
                let margins = Margins(subject.message.utf8), margins.addsLineBreak(to: wanted),
                // A line break that the source has before its last character is not extra.
                source.utf8.endsInWords, !subject.dialect.isDocument(subject.entry),
                !source.isMarkdown, !(subject.habits?.areMarkdown ?? false)
            else { return }
            let count = margins.trailing.count { $0 == 0x0A }
            let isOnPage =
                subject.dialect.isShownOnPages(subject.entry) || subject.isRichText || subject.message.endsWithBlock
            // The last line of a paragraph has no line after it, even where line breaks are kept.
            guard count > 1 || !isOnPage else { return }
            let words = count == 1 ? "a line break" : "\(count) line breaks"
            findings.add(
                subject.entry, "it ends with \(words), but its source does not",
                help: "remove the \(count == 1 ? "line break" : "line breaks") at the end",
                most: isOnPage ? .note : nil,
                related: subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? [])
        })
}

extension TextSubject {
    /// Whether what displays it reads its tags as HTML, where a line break is a space.
    fileprivate var isRichText: Bool {
        dialect.detectsMarkup(entry)
            && message.parts.contains { $0.kind == .markup && message.utf8[$0.range].first == UInt8(ascii: "<") }
    }
}

extension Message {
    /// Whether only white space follows the end of an element that is a paragraph of its own in HTML.
    fileprivate var endsWithBlock: Bool {
        guard let last = parts.last(where: { !($0.kind == .text && utf8[$0.range].allSatisfy(\.isSpace)) }),
            last.kind == .markup
        else { return false }
        return Self.ends.contains(String(decoding: utf8[last.range], as: UTF8.self).lowercased())
    }

    private static var ends: Set<String> {
        ["</p>", "</li>", "</ul>", "</ol>", "</div>", "</table>", "</h1>", "</h2>", "</h3>", "</h4>", "</blockquote>"]
    }
}

extension [UInt8] {
    /// Whether its last line contains a letter or a digit.
    fileprivate var endsInWords: Bool {
        let line = lastIndex(of: 0x0A).map { self[($0 + 1)...] } ?? self[...]
        return line.contains { $0.isLetter || $0.isDigit || $0 >= 0x80 }
    }
}

extension Margins {
    /// Whether a text ends with a line break but its source does not.
    func addsLineBreak(to source: Margins) -> Bool { trailing.contains(0x0A) && !source.trailing.contains(0x0A) }
}
