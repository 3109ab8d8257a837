// `mojibake`: text whose bytes were read in the wrong encoding.

import Basics
import Catalogs

extension Rule {
    static let mojibake = Rule(
        "mojibake", .error, .wrongText,
        summary: "A text was read in the wrong encoding: 'FranÃ§ais' for 'Français'.",
        explanation: """
            UTF-8 needs two to four bytes for a character that is not ASCII. A tool that reads each byte as a letter \
            of Windows-1252, Latin-1, Mac Roman, Windows-1251 or Windows-874 turns it into two to four letters and saves the file \
            like that. Users see 'FranÃ§ais'. A replacement character, U+FFFD, replaces bytes that could not be read \
            at all: the original is lost.

            Most texts can be recovered, and the finding shows the original. Also fix the export step that reads the \
            file in the wrong encoding, or the next export breaks the text again.
            """,
        examples: [
            .finds(
                "'Ã§' is what 'ç' looks like when UTF-8 is read as Windows-1252", "A letter of two bytes",
                .strings("French", "fr", "FranÃ§ais")),
            .finds(
                "'â€™' is what '’' looks like when UTF-8 is read as Windows-1252", "A mark of three bytes",
                .english("Donâ€™t ask again")),
            .finds(
                "'ÐŸÑ€Ð¸Ð²ÐµÑ‚' is what 'Привет' looks like when UTF-8 is read as Windows-1252", "A Cyrillic word",
                .strings("Hello", "ru", "ÐŸÑ€Ð¸Ð²ÐµÑ‚")),
            .finds(
                "U+FFFD REPLACEMENT CHARACTER between 'Fran' and 'ais' replaces bytes that could not be read",
                "Bytes that were lost", .strings("French", "fr", "Fran\u{FFFD}ais")),
            .finds(
                "'ุฑู\u{88}ุดู\u{86}' is what 'روشن' looks like when UTF-8 is read as Windows-874",
                "A Persian word among Thai letters", .strings("Light", "fa", "ุฑู\u{88}ุดู\u{86}")),
            .finds(
                "'Ã¥' is what 'å' looks like when UTF-8 is read as Windows-1252",
                "A copy of a broken source: one finding, in the source",
                .strings("Ã¥land", "fr", "Ã¥land")),
            .leaves("Kazakh capitals", .strings("PERFORMANCE", "kk", "ӨНІМДІЛІГІНЕ")),
            .leaves("Capitals with accents beside quotes and dots", .strings("“Coffee” …", "pt", "“CAFÉ”, AMANHÃ…")),
            .leaves("Small letters before a French quote", .strings("‘done’", "fr", "«\u{A0}terminé\u{A0}»")),
            .leaves("Mathematics", .english("√2 ≈ 1.41, ¬p ∨ q")),
        ],
        check: .text(of: .nonASCII) { subject, findings in
            let utf8 = subject.message.utf8
            // A copy of a broken source is mended there.
            let source = subject.sourceMessage?.utf8
            if let misreading = Misreading(utf8) {
                if let source, let known = Misreading(source), known.found == misreading.found { return }
                let meant = CharacterName.quoted(misreading.meant)
                findings.add(
                    subject.entry,
                    "'\(misreading.found.shortened)' is what \(meant) looks like when UTF-8 is read as "
                        + misreading.encoding,
                    help: misreading.repaired.firstOffset(of: "\u{FFFD}") == nil
                        ? "write '\(String(decoding: misreading.repaired, as: UTF8.self).shortened)'" : lostHelp)
            } else if let lost = utf8.firstOffset(of: "\u{FFFD}"), source?.firstOffset(of: "\u{FFFD}") == nil,
                !subject.entry.catalog.hasUnreadBytes
            {
                findings.add(
                    subject.entry,
                    "U+FFFD REPLACEMENT CHARACTER \(TextPlace.words(lost..<lost + 3, in: utf8)) replaces bytes that "
                        + "could not be read",
                    help: lostHelp)
            }
        })

    private static let lostHelp = "copy the text from its original; the lost characters cannot be recovered"
}

extension Catalog {
    /// Whether its file has bytes that are invalid in its encoding: they still exist, and `catalog-fault` reports them.
    fileprivate var hasUnreadBytes: Bool {
        faults.contains { fault in
            switch fault.problem {
            case .invalidUTF8, .undecodable, .loneSurrogates: true
            default: false
            }
        }
    }
}
