// `bidi-direction`: texts whose first letter determines the wrong direction.

import Basics
import Comparison
import TextLayout

extension Rule {
    static let bidiDirection = Rule(
        "bidi-direction", .warning, .wrongText,
        summary: "A text gets the wrong direction from its first letter.",
        explanation: """
            Labels of Android, Apple and GTK take the direction of a text from its first letter. An Arabic or Hebrew \
            sentence that begins with a Latin name is then laid out from left to right: its parts appear in the wrong \
            order, and its full stop on the wrong side. Only texts whose order changes are reported.

            Flutter, Qt, Compose, web pages and terminals take the direction from elsewhere, so the rule checks only \
            the catalogs of Android and Apple, texts of app stores, and texts of gettext if the code that the catalog \
            names uses GTK. It does not check texts that no code uses, that code only prints, logs or gives to screen \
            readers, texts that seem to be typed in the order of display (they begin with the last name of the source, \
            exchange its ends, or end with a preposition), addresses, lists, labels of two words, names before the only \
            word, texts that begin with a placeholder for words, and a name and its explanation in parentheses or after a dash. \
            To fix a text, put a right-to-left mark (U+200F) at its start, or change the word order. A language that is written both ways, such as Kurdish, is assumed to \
            be written like most of its texts here.
            """,
        examples: [
            .finds(
                "the text begins with 'Swell', so its parts appear in the wrong order if the first letter "
                    + "determines the direction",
                "a name at the start", .strings("Swell counts letters.", "he", "Swell סופר אותיות.")),
            .finds(
                "the text begins with 'עברית', so its parts appear in the wrong order if the first letter "
                    + "determines the direction",
                "a Hebrew word at the start of an English text", .english("עברית is on, English is off")),
            .finds(
                "the text begins with '“setup”', so its parts appear in the wrong order if the first letter "
                    + "determines the direction",
                "a name in quotation marks", .strings("“setup” counts letters.", "he", "“setup” סופר אותיות.")),
            .finds(
                "the text begins with 'Swell', so its parts appear in the wrong order if the first letter "
                    + "determines the direction",
                "a name after a tag",
                .strings("<a href='x'>Swell</a> counts.", "he", "<a href='x'>Swell</a> סופר אותיות.")),
            .leaves(
                "a text for screen readers",
                [
                    .init("en.lproj/A.strings", "\"icon_accessibility_label\" = \"Swell counts letters.\";\n"),
                    .init("he.lproj/A.strings", "\"icon_accessibility_label\" = \"Swell סופר אותיות.\";\n"),
                ]),
            .leaves(
                "a name after a line break, before which the text has its direction",
                .strings("It counts.<br>Swell 2", "he", "היישום סופר.<br>Swell 2")),
            .finds(
                "line 2 begins with 'Swell', so its parts appear in the wrong order if the first letter determines the "
                    + "direction", "a name after a line break, at the start of a sentence",
                .strings("It counts.<br>Swell counts.", "he", "היישום סופר.<br>Swell סופר אותיות.")),
            .leaves("a mark at the start", .strings("Swell counts.", "he", "\u{200F}Swell סופר אותיות.")),
            .leaves(
                "a web page of Angular",
                .angular([("1", "Swell counts letters.", "Swell סופר אותיות.")], language: "he")),
            .finds(
                "the text begins with 'Swell', so its parts appear in the wrong order if the first letter determines the "
                    + "direction", "an XLIFF of Xcode",
                .angular([("1", "Swell counts letters.", "Swell סופר אותיות.")], original: "A.strings", language: "he")),
            .leaves(
                "another XLIFF",
                .angular([("1", "Swell counts letters.", "Swell סופר אותיות.")], original: "app", language: "he")),
            .leaves(
                "a web page of Symfony",
                .angular([("1", "Swell counts letters.", "Swell סופר אותיות.")], original: "file.ext", language: "he")),
            .leaves("just a name", .strings("Swell 2 (beta)", "he", "Swell 2 (beta)")),
            .leaves("a name later in the text", .strings("Swell counts.", "he", "היישום Swell סופר.")),
            .leaves(
                "an address that contains a space",
                .strings("https://example.com/About", "he", "https://example.com/אודות האתר")),
            .leaves(
                "a text typed in visual order", .strings("MP3 (audio) files", "he", "(audio) MP3 קבצי")),
            .leaves(
                "a file name typed in visual order", .strings("Album - 01 - Title.ogg", "he", "ogg.שם - 01 - אלבום")),
            .leaves(
                "a name typed in visual order, last in the source",
                .strings("Review on App Store", "ar", "App Store مراجعة على")),
            .leaves(
                "the same after a preposition, in a language with the verb last",
                .strings("Welcome to the Swell", "ckb", "Swell بەخێربێن بۆ تەختەی")),
            .finds(
                "the text begins with 'Swell', so its parts appear in the wrong order if the first letter "
                    + "determines the direction",
                "an object before its verb", .strings("Now open Swell", "fa", "Swell را اکنون باز کنید")),
            .leaves(
                "a text with its ends exchanged",
                .strings("Swell was updated to v%@", "he", "v%@ עודכן לגרסה Swell")),
            .leaves("the names of a language", .english("עברית / Ivrit")),
            .leaves("a row of names", .strings("Matrix • Telegram", "fa", "Matrix • تلگرام • سایت")),
            .leaves("a noun after its name", .strings("PKCS #8 (PK8) file", "fa", "PKCS #8 (PK8) فایل")),
            .leaves("the directives of a date", .strings("%A, %B %-d at %H", "fa", "%A، %-Od %B ساعت %-OH")),
            .leaves("a list without spaces", .strings("degF,°F,F", "ug", "degF,°F,F,فارېنھېيت,فارېنھېيت")),
            .leaves("keywords", .strings("disk;file;", "fa", "disk;file;پرونده;شاخه;")),
            .leaves("alternative addresses", .strings("ftp:// or ftps://", "ar", "ftp:// أو ftps://")),
            .leaves("a name and its explanation", .strings("C++ (library)", "ar", "C++ (مكتبة سي القياسية)")),
            .leaves(
                "a name and its explanation after a dash", .strings("480p - 2 kb/s", "he", "480p - 2 קילוביט לשניה")),
            .leaves(
                "a name and its explanation after a long dash",
                .strings("Swell — letter counter", "he", "Swell — סופר האותיות שלך")),
            .leaves("a broken placeholder", .strings("S%1$@:E%2$@ is here", "ar", "S٪ 1 $ @: E٪ 2 $ @ هنا الآن")),
            .leaves("a label of two words", .strings("Color LED", "fa", " LED رنگ")),
            .leaves(
                "the output of a command",
                .strings("preview-extractor: call with INPUT", "ar", "preview-extractor: نادِه بالمعطيين INPUT و OUTPUT")
            ),
            .leaves("the rest of an escape", .strings("Left to right", "ar", " t من اليسار إلى اليمين")),
            .finds(
                "the text begins with U+200E LEFT-TO-RIGHT MARK, so its parts appear in the wrong order if the first "
                    + "letter determines the direction",
                "the wrong mark at the start", .strings("Bad URI: %@", "ur", "\u{200E}خراب شدہ URI: %@")),
            .finds(
                "the text begins with U+200E LEFT-TO-RIGHT MARK, so its parts appear in the wrong order if the first "
                    + "letter determines the direction",
                "the wrong mark before a number", .strings("%d file found", "fa", "\u{200E}%d فایل URI پیدا شد")),
            .finds(
                "the text begins with '\\ (backward', so its parts appear in the wrong order if the first letter "
                    + "determines the direction",
                "a sign before the first word",
                .strings("Use \\\\ as a delimiter", "fa", "\\\\ (backward slash) را به عنوان جداکننده تفسیر کن")),
            .leaves("a label and its value", .strings("MySQL said: %@", "ar", "MySQL قال: %@")),
            .leaves("two words and a full stop", .strings("%@ not found.", "ar", "SSH غير.")),
            .leaves("a placeholder for words", .strings("%@ Guest Pass for me", "ar", "%@ Guest Pass لـ Swell اليوم!")),
            .leaves("a prefix before a name", .strings("Pocket Casts and Sonos", "ar", "Pocket Casts وSonos")),
            .leaves(
                "texts of an app whose views take the direction of the language",
                [
                    .init("src/Screen.kt", "import androidx.compose.material3.Text\n"),
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"a\">Swell cannot open it</string></resources>\n"),
                    .init(
                        "res/values-he/strings.xml",
                        "<resources><string name=\"a\">Swell לא יכול לפתוח אותו</string></resources>\n"),
                ]),
            .leaves(
                "a text that code only logs",
                .logged("log_error(_(\"Swell counts letters.\"))", "Swell סופר אותיות.")),
            .finds(
                "the text begins with 'Swell', so its parts appear in the wrong order if the first letter determines the "
                    + "direction", "the same in a window",
                .logged("gtk_label_new(_(\"Swell counts letters.\"))", "Swell סופר אותיות.")),
            .leaves(
                "a program without GTK", .logged("dialog_show(_(\"Swell counts letters.\"))", "Swell סופר אותיות.")),
            .leaves(
                "a text that only such views show, in an app that has others, too",
                .mixedViews()),
            .finds(
                "the text begins with 'Swell', so its parts appear in the wrong order if the first letter determines the "
                    + "direction", "a text that other views show, too",
                .mixedViews("fun show() { view.setText(R.string.cannot) }")),
            .leaves(
                "a text that code gives to screen readers",
                .usedInSwift("view.accessibilityHint = NSLocalizedString(\"count\", comment: \"\")")),
            .leaves(
                "a text that code puts after another",
                .usedInSwift("label.text = title + \": \" + NSLocalizedString(\"count\", comment: \"\")")),
            .leaves(
                "a text that no code uses", .usedInSwift("label.text = NSLocalizedString(\"other\", comment: \"\")")),
            .finds(
                "the text begins with 'Swell', so its parts appear in the wrong order if the first letter determines the "
                    + "direction", "a text that a label shows",
                .usedInSwift("label.text = NSLocalizedString(\"count\", comment: \"\")")),
            .leaves("an indented line", .strings("   list  shows all files", "he", "   list  מציג את כל הקבצים")),
            .leaves("only commas", .strings("-l, --long", "ar", "*-l*، *--long*")),
        ],
        check: .text(of: .rightToLeft) { subject, findings in
            let utf8 = subject.message.utf8
            guard utf8.hasRightToLeftLetters, let locale = subject.locale,
                subject.entry.catalog.format.has(.takesDirectionFromFirstLetter),
                !(subject.tableHabits?.takeDirectionFromLanguage ?? false),
                !(subject.tableHabits?.directionalKeys.contains(subject.entry.key) ?? false)
            else { return }
            let direction = subject.writtenDirection
            guard utf8.isMostly(direction), !subject.isPseudo, !utf8.isAddressOrOption,
                !(subject.sourceMessage?.utf8.isAddressOrOption ?? false),
                !(subject.sourceMessage?.utf8.isForTerminal ?? false), !subject.isVisuallyOrdered
            else { return }
            for text in SlottedText.all(of: subject.message, locale: locale) {
                let contradiction = FirstStrongContradiction.find(in: text, direction: direction).first {
                    $0.changesOrder && Array(text.utf8[$0.paragraph]).hasRightToLeftLetters
                }
                guard let contradiction, !text.hasWords(before: contradiction) else { continue }
                // An escape or a placeholder that is shown must be fixed first.
                guard LostEscape.first(in: text.utf8) == nil,
                    !text.utf8.isDirective(at: contradiction.character.lowerBound), !subject.isOfCommands,
                    !subject.isSpoken,
                    subject.dialect.takesDirectionFromFirstLetter(subject.entry), !subject.hasBrokenPlaceholders
                else { return }
                let loose = LooseOrder(text.words(in: contradiction.paragraph), direction)
                if loose.isFine(source: subject.sourceMessage?.text) { continue }
                // A mark inside of a tag would break it.
                let letters = text.stretch(around: contradiction.character, in: contradiction.paragraph)
                let word = text.utf8[contradiction.character.lowerBound..<letters.upperBound].prefix { $0 > 0x20 }
                // Signs before the first letter have no direction of their own.
                let start =
                    letters.lowerBound == contradiction.paragraph.lowerBound
                    ? text.utf8[letters].firstIndex { $0 > 0x20 } ?? letters.lowerBound
                    : text.utf8[letters.lowerBound..<word.startIndex].lastIndex { $0 <= 0x20 }.map { $0 + 1 }
                        ?? letters.lowerBound
                let mark = direction == .rightToLeft ? "U+200F RIGHT-TO-LEFT MARK" : "U+200E LEFT-TO-RIGHT MARK"
                // Includes attached punctuation: a mark after it would split the word.
                let spelling = String(decoding: text.utf8[start..<word.endIndex], as: UTF8.self).shortened
                let wrong = contradiction.wrongMark(in: text.utf8)
                // Tags that begin a line leave empty ones.
                let lines = text.utf8[..<contradiction.paragraph.lowerBound].split(separator: 0x0A)
                let line = lines.count { $0.contains { $0 > 0x20 } } + 1
                findings.add(
                    subject.entry,
                    "\(line > 1 ? "line \(line)" : "the text") begins with \(wrong.map { $0.name } ?? "'\(spelling)'"), so "
                        + "its parts appear in the wrong order if the first letter determines the direction",
                    help: wrong.map { $0.isBesideWanted ? "remove it" : "write \(mark) instead" }
                        ?? "put \(mark) before '\(spelling)'")
                return
            }
        })
}

extension Array where Element == UInt8 {
    /// Whether a text is just an address, or begins with a command option: a mark before it would break it.
    fileprivate var isAddressOrOption: Bool {
        let start = firstIndex { $0 > 0x20 } ?? 0
        return has("-", at: start) || has("http", at: start) && !has(UInt8(ascii: " "))
    }

    /// Whether a text is indented or says how to call a program, as only the help of commands does.
    fileprivate var isForTerminal: Bool {
        let start = firstIndex { $0 != 0x0A } ?? 0
        return has("  ", at: start) || has("\t", at: start)
            || ["usage:", "Usage:", "USAGE:"].contains { self[start...].starts(with: $0.utf8) }
    }

    /// Whether a text with right-to-left letters may have a direction: a language that is written both ways may be
    /// written the other way here, and only Latin letters can give a right-to-left text the wrong direction.
    fileprivate func isMostly(_ direction: Direction) -> Bool {
        let latin = count(where: \.isLetter)
        guard direction == .leftToRight else { return latin > 0 }
        return latin > 2 * count { 0xD6...0xDF ~= $0 }
    }

    /// Whether a letter belongs to an unknown directive of a format, such as the day in `%-d`.
    fileprivate func isDirective(at offset: Int) -> Bool {
        self[..<offset].last { !"-_0^#EO".utf8.contains($0) } == UInt8(ascii: "%")
    }
}

extension SlottedText {
    /// Whether a placeholder for words, which may have any direction, comes before the character that decides.
    fileprivate func hasWords(before contradiction: FirstStrongContradiction) -> Bool {
        slots.contains { slot in
            slot.range.lowerBound >= contradiction.paragraph.lowerBound
                && slot.range.upperBound <= contradiction.character.lowerBound
                && (slot.kind == .text || slot.kind == .local)
        }
    }

    /// Returns the bytes of a paragraph, with spaces in place of placeholders and markup.
    fileprivate func words(in paragraph: Range<Int>) -> ArraySlice<UInt8> {
        var words = utf8[paragraph]
        for slot in slots where paragraph.contains(slot.range.lowerBound) {
            for at in slot.range.clamped(to: paragraph) { words[at] = 0x20 }
        }
        return words
    }

    /// Returns the stretch of a paragraph around a character, without tags and placeholders.
    fileprivate func stretch(around character: Range<Int>, in paragraph: Range<Int>) -> Range<Int> {
        let before = slots.last { $0.range.upperBound <= character.lowerBound }?.range.upperBound ?? 0
        let after = slots.first { $0.range.lowerBound >= character.upperBound }?.range.lowerBound ?? utf8.count
        return max(before, paragraph.lowerBound)..<min(after, paragraph.upperBound)
    }
}

extension FirstStrongContradiction {
    /// Returns the mark that determines the direction, and whether a right-to-left letter follows; nil if a letter does.
    fileprivate func wrongMark(in utf8: [UInt8]) -> (name: String, isBesideWanted: Bool)? {
        guard let control = BidiControl(utf8, at: character.lowerBound), control.role == .mark else { return nil }
        let isBesideWanted = character.upperBound < paragraph.upperBound && 0xD6...0xDF ~= utf8[character.upperBound]
        return (
            CharacterName.full(utf8.scalar(at: character.lowerBound).value),
            control == .leftToRightMark && isBesideWanted
        )
    }
}

extension TextSubject {
    /// Whether a formatter cannot read its placeholders.
    fileprivate var hasBrokenPlaceholders: Bool {
        sourceMessage.map { differences(from: $0).contains { $0.severity == .error } } ?? false
    }

    /// Whether its key says that screen readers speak it, and nobody sees it.
    fileprivate var isSpoken: Bool {
        let key = entry.key.lowercased()
        return !key.contains(" ")
            && ["accessibility", "a11y", "content_description", "contentdescription"].contains { key.contains($0) }
    }
}
