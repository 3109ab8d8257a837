// `glued-forms`: all forms of a plural in one text, one on each line.

import Basics
import Comparison
import MessagePatterns
import TextLayout

extension Rule {
    static let gluedForms = Rule(
        "glued-forms", .warning, .wrongText, comparesSource: true,
        summary: "A plural form contains all forms, one on each line.",
        explanation: """
            A translator who gets one field for a plural may put all its forms into it, one below the other. Users \
            then read all of them: '1 file', and '1 files' below it. The rule reports a form with several similar \
            lines, each with its own number, if no form of the source has a line break.
            """,
        examples: [
            .finds(
                "its 3 lines look like plural forms", "Three forms in one",
                .plural("{n} file", "{n} files", ["{n} plik\\n{n} pliki\\n{n} plików", "{n} pliki", "{n} plików"])),
            .finds(
                "its 2 lines look like plural forms", "A number in words",
                .plural("{n} file", "{n} files", ["jeden plik\\n{n} pliki", "{n} pliki", "{n} plików"])),
            .finds(
                "its 2 lines look like plural forms", "Without numbers",
                .plural("file", "files", ["plik", "pliki\\nplików", "plików"])),
            .leaves(
                "A sentence on each line",
                .plural("{n} file. Go on?", "{n} files. Go on?", ["{n} plik.\\nDalej?", "{n} pliki.\\nDalej?", "{n}."])),
            .leaves(
                "A phrase on two lines",
                .plural("{n} file", "{n} files", ["plików na dysku\\n{n}", "plików na dysku {n}", "na dysku {n}"])),
            .leaves(
                "A line in parentheses",
                .plural("{n} file", "{n} files", ["Opis\\n(limit {n} znaków)", "{n} pliki", "{n} plików"])),
            .leaves(
                "A line without a number",
                .plural("{n} file", "{n} files", ["Pliki na dysku\\nwybrano {n}", "{n} pliki", "{n}"])),
            .leaves(
                "A line without words", .plural("{n} file", "{n} files", ["…\\n{n} plik", "{n} pliki", "{n} plików"])),
            .leaves(
                "Lines as in the source",
                .plural("{n} file\\n{n} line", "{n} files\\n{n} lines", ["{n} plik\\n{n} wiersz", "{n}\\n{n}", "{n}"])),
        ],
        check: .text { subject, findings in
            guard subject.message.utf8.has(0x0A), !subject.entry.variant.isEmpty, !subject.isSource,
                !subject.entry.isUnfinished,
                let source = subject.sourceMessage,
                KeyTexts.source(of: subject).allSatisfy({ !$0.text.utf8.contains(0x0A) })
            else { return }
            // If each form has a line break, it is part of the phrase.
            let own = KeyTexts.own(of: subject.entry)
            guard own.count < 2 || !own.allSatisfy({ $0.text.utf8.contains(0x0A) }) else { return }
            let lines = FormLine.all(in: subject.message)
            let numbers = source.parts.count { $0.kind == .placeholder }
            guard lines.count > 1, !lines.contains(where: \.isInParentheses), FormLine.areSimilar(lines, numbers) else {
                return
            }
            findings.add(
                subject.entry, "its \(lines.count) lines look like plural forms",
                help: "keep one of them, and move the others to their own forms")
        })
}

/// A line of a text that may be a plural form.
private struct FormLine {
    let text: ArraySlice<UInt8>
    /// The number of placeholders in the line.
    let placeholders: Int

    /// The first letters of its words.
    private var stems: Set<String> {
        let words = String(decoding: text, as: UTF8.self).lowercased().split { !$0.isLetter }
        return Set(words.filter { $0.count >= Self.stemLength }.map { String($0.prefix(Self.stemLength)) })
    }

    private static let stemLength = 3

    /// Whether the whole line is in parentheses.
    var isInParentheses: Bool {
        let characters = String(decoding: text, as: UTF8.self).filter { !$0.isWhitespace }
        return characters.first.map { "(（".contains($0) } ?? false && characters.last.map { ")）".contains($0) } ?? false
    }

    /// Returns the lines of a message that contain letters.
    static func all(in message: Message) -> [FormLine] {
        message.utf8.split(separator: 0x0A).compactMap { line in
            let text = line.drop(while: \.isSpace)
            let hasLetters = message.parts.contains { part in
                part.kind == .text && part.range.overlaps(text.indices)
                    && String(decoding: message.utf8[part.range.clamped(to: text.indices)], as: UTF8.self)
                        .unicodeScalars.contains(where: Letters.contains)
            }
            guard hasLetters else { return nil }
            let placeholders = message.parts.count {
                $0.kind == .placeholder && text.indices.contains($0.range.lowerBound)
            }
            return FormLine(text: text, placeholders: placeholders)
        }
    }

    /// Whether lines are as similar as plural forms.
    ///
    /// Each has the placeholders of the source, but the first may spell the number out, next to the same word. Lines without placeholders
    /// begin or end alike.
    static func areSimilar(_ lines: [FormLine], _ numbers: Int) -> Bool {
        guard let first = lines.first else { return false }
        let others = lines.dropFirst()
        guard numbers == 0 else {
            return others.allSatisfy { $0.placeholders == numbers }
                && (first.placeholders == numbers
                    || first.placeholders < numbers && others.contains { !first.stems.isDisjoint(with: $0.stems) })
        }
        return others.allSatisfy { other in
            let start = zip(first.text, other.text).prefix { $0 == $1 }.count
            let end = zip(first.text.reversed(), other.text.reversed()).prefix { $0 == $1 }.count
            return max(start, end) * 5 >= min(first.text.count, other.text.count) * 2
        }
    }
}

extension [RuleExample.File] {
    /// A gettext plural with its Polish forms.
    fileprivate static func plural(_ one: String, _ other: String, _ forms: [String]) -> Self {
        let texts = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
        return [
            .init(
                "po/pl.po",
                """
                msgid ""
                msgstr ""
                "Language: pl\\n"
                "Content-Type: text/plain; charset=UTF-8\\n"
                "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

                #, python-brace-format
                msgid "\(one)"
                msgid_plural "\(other)"
                \(texts)
                """)
        ]
    }
}
