// `control-character`: control characters in texts that users read.

import Platforms

extension Rule {
    static let controlCharacter = Rule(
        "control-character", .error, .wrongText,
        summary: "A text contains a control character.",
        explanation: """
            Control characters are for terminals and old printers. In a label they show as a box, a gap or nothing, \
            and some parsers reject a file that contains them. They come from a wrong escape, such as \\b for a \
            backslash and a b, or from a wrong encoding: byte 92 is an apostrophe in Windows-1252 and a control \
            character in Latin-1.

            Tabs and line feeds are fine, and so are carriage returns before line feeds and escape sequences that \
            color a terminal. Other characters that break lines, such as U+2028, are at most a warning: they break the \
            line in some places but not in others. In apps for Apple's platforms, which break it everywhere, they are \
            a note: editors do not show them, so translators lose them. A lone carriage return is not reported there, because \
            editors show it as a line break as well. On web pages it is a space, and at most a note.
            """,
        examples: [
            .finds(
                "U+0008 BACKSPACE between 'C:' and 'in' is a control character", "A wrong escape",
                .english("C:\\bin")),
            .finds(
                "U+0002 between 'E' and 'Mail' is a control character", "A control character in place of a hyphen",
                .strings("by email", "de", "per E\u{2}Mail")),
            .finds(
                "U+0092 between 'l' and 'app' is a control character", "A letter of Windows-1252",
                .strings("the app", "fr", "l\u{92}app")),
            .finds(
                "U+0098 between 'Обновяв' and 'не' is a control character", "A letter whose first byte is lost",
                .strings("Refresh", "bg", "Обновяв\u{98}не")),
            .finds(
                "U+2028 LINE SEPARATOR between 'One' and 'Two' breaks the line, but editors do not show it",
                "A line separator in an app for iOS", .english("One\u{2028}Two")),
            .finds(
                "U+2028 LINE SEPARATOR between 'One' and 'Two' breaks the line in some places only",
                "A line separator on a web page", [.init("locales/en.json", "{\"a\": \"One\u{2028}Two\"}\n")]),
            .finds(
                "U+2028 LINE SEPARATOR before 'will' breaks the line in some places only",
                "A line separator inside a sentence: it is to be removed",
                [.init("locales/en.json", "{\"a\": \"Logging \u{2028}will stop\"}\n")]),
            .finds(
                "U+2028 LINE SEPARATOR before 'будет' breaks the line in some places only",
                "A line separator inside a sentence of another script",
                [.init("locales/ru.json", "{\"a\": \"Запись \u{2028}будет\"}\n")]),
            .leaves("A carriage return alone in an app for iOS", .english("One\rTwo")),
            .finds(
                "U+000D CARRIAGE RETURN between 'One' and 'Two' is a space on web pages",
                "A carriage return on a web page: a note", [.init("locales/en.json", "{\"a\": \"One\\rTwo\"}\n")]),
            .finds(
                "U+2028 LINE SEPARATOR between 'Eins' and 'Zwei' breaks the line, but editors do not show it",
                "An XLIFF of Xcode", .angular([("1", "One", "Eins\u{2028}Zwei")], original: "A.strings")),
            .leaves("Tabs and line feeds", .english("One\\tTwo\\nThree\\r\\nFour")),
            .leaves(
                "Text in the wrong encoding, which 'mojibake' reports", .strings("pose", "uk", "Ð¿Ð¾Ð·Ð°\u{80}")),
            .leaves(
                "A text with lost bytes, which 'mojibake' reports", .strings("pose", "fa", "روشن\u{FFFD}\u{8C}")),
            .finds(
                "U+2028 LINE SEPARATOR between 'One' and 'Two' breaks the line, but editors do not show it",
                "A line separator that the translation copies: only the source is reported",
                [
                    .init("en.lproj/Localizable.strings", "\"a\" = \"One\u{2028}Two\";\n"),
                    .init("de.lproj/Localizable.strings", "\"a\" = \"Eins\u{2028}Zwei\";\n"),
                ]),
            .leaves(
                "A line separator in a layout, where its editor writes them",
                [
                    .init(
                        "mul.lproj/Main.xcstrings",
                        """
                        {"sourceLanguage": "en", "version": "1.0", "strings": {"aBc-12-xYz.title": {"localizations": {
                          "en": {"stringUnit": {"state": "new", "value": "Two lines"}},
                          "vi": {"stringUnit": {"state": "translated", "value": "Hai\u{2028}dòng"}}}}}}

                        """)
                ]),
            .leaves("A terminal color", .english("Press \u{1B}[1mq\u{1B}[0m to quit")),
            .leaves("A wide space", .strings("Two words", "ja", "二\u{3000}語")),
        ],
        check: .text(of: .controls) { subject, findings in
            let utf8 = subject.message.utf8
            let breaksLinesEverywhere = subject.dialect.breaksLinesBySeparator(in: subject.entry)
            // Editors show a carriage return as a line break, too.
            guard let control = ControlCharacter.first(in: utf8, allowing: breaksLinesEverywhere ? 0x0D : nil) else {
                return
            }
            // A control character that the source has, too, is intended, such as a bell, or reported there.
            if let source = subject.sourceMessage,
                source.utf8.firstOffset(of: Array(utf8[control.range]), in: source.utf8.indices) != nil
            {
                return
            }
            // `mojibake` reports text in the wrong encoding.
            guard Misreading(utf8) == nil, utf8.firstOffset(of: "\u{FFFD}") == nil,
                !control.breaksLines
                    || !subject.entry.catalog.format.has(.separatesLinesByU2028)
                        && !subject.entry.hasInterfaceBuilderKey
            else { return }
            let isLine =
                (subject.sourceMessage.map { $0.utf8.contains(UInt8(ascii: "\n")) } ?? true)
                && !isInSentence(control, utf8)
            let line = isLine ? "write a line feed instead" : "remove it"
            let place = "\(CharacterName.full(control.scalar)) \(TextPlace.words(control.range, in: utf8))"
            if control.breaksLines, breaksLinesEverywhere {
                findings.add(
                    subject.entry, "\(place) breaks the line, but editors do not show it",
                    help: line, most: .note)
            } else if control.scalar == 0x0D, subject.dialect.isShownOnPages(subject.entry) {
                findings.add(
                    subject.entry, "\(place) is a space on web pages", help: "remove it, or write a line feed",
                    most: .note)
            } else if control.breaksLines {
                findings.add(
                    subject.entry, "\(place) breaks the line in some places only", help: line,
                    most: .warning)
            } else {
                let number = String(control.scalar, radix: 16, uppercase: true)
                findings.add(
                    subject.entry, "\(place) is a control character",
                    help: control.meant(in: utf8).map { "write '\($0)', which is byte \(number) in Windows-1252" }
                        ?? (control.isOfLatin1
                            ? "the text is damaged around it; translate it again"
                            : isInWord(control, utf8) ? "write what it replaces, such as a hyphen" : "remove it"))
            }
        })

    /// Whether a control character is between two letters, where it most likely replaces something: `E<U+0002>Mail`.
    private static func isInWord(_ control: ControlCharacter, _ utf8: [UInt8]) -> Bool {
        let (start, end) = (control.range.lowerBound, control.range.upperBound)
        guard control.scalar != 0x08, start > 0, end < utf8.count else { return false }
        return [utf8[start - 1], utf8[end]].allSatisfy { $0.isLetter || $0 >= 0x80 }
    }

    /// Whether a line separator is between two words of a sentence, beside a space: it was copied with them.
    private static func isInSentence(_ control: ControlCharacter, _ utf8: [UInt8]) -> Bool {
        let (start, end) = (control.range.lowerBound, control.range.upperBound)
        guard start > 0, end < utf8.count else { return false }
        let isBesideSpace = utf8[start - 1] == 0x20 || utf8[end] == 0x20
        let next = String(decoding: utf8[end...].drop { $0 == 0x20 }.prefix(4), as: UTF8.self).unicodeScalars.first
        let last = utf8[..<start].last { $0 != 0x20 }
        return isBesideSpace && next?.properties.isLowercase ?? false
            && !(last.map { ".!?:>".utf8.contains($0) } ?? true)
    }
}
