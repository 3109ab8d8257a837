// Text whose bytes were read in the wrong encoding.

import Basics
import Catalogs

extension Rule {
    static let mojibake = Rule(
        "mojibake", .error, .wrongText,
        summary: "A text was read in the wrong encoding: 'FranÃ§ais' for 'Français'.",
        explanation: """
            UTF-8 needs two to four bytes for a letter that is not ASCII. A tool that takes each byte for a letter of \
            Windows-1252, Latin-1, Mac Roman or Windows-1251 makes two to four letters of it, and the file is stored \
            like that. People see 'FranÃ§ais'. A replacement character, U+FFFD, stands where bytes could not be read at \
            all: what was there is lost.

            Most texts can be had back, and the finding says how they read. Mend the step of the export that reads the \
            file in the wrong encoding, too, or the next one brings it back.
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
                "U+FFFD REPLACEMENT CHARACTER between 'Fran' and 'ais' stands for what could not be read",
                "Bytes that were lost", .strings("French", "fr", "Fran\u{FFFD}ais")),
            .leaves("Capitals with accents beside quotes and dots", .strings("“Coffee” …", "pt", "“CAFÉ”, AMANHÃ…")),
            .leaves("Small letters before a French quote", .strings("‘done’", "fr", "«\u{A0}terminé\u{A0}»")),
            .leaves("Mathematics", .english("√2 ≈ 1.41, ¬p ∨ q")),
        ],
        check: .text(of: .nonASCII) { subject, findings in
            let utf8 = subject.message.utf8
            if let misreading = Misreading(utf8) {
                let meant = CharacterName.quoted(misreading.meant)
                findings.add(
                    subject.entry,
                    "'\(misreading.found.shortened)' is what \(meant) looks like when UTF-8 is read as "
                        + misreading.encoding,
                    help: "write '\(String(decoding: misreading.repaired, as: UTF8.self).shortened)'")
            } else if let lost = utf8.firstOffset(of: "\u{FFFD}"), !subject.entry.catalog.hasUnreadBytes {
                findings.add(
                    subject.entry,
                    "U+FFFD REPLACEMENT CHARACTER \(TextPlace.words(lost..<lost + 3, in: utf8)) stands for what could "
                        + "not be read",
                    help: "take the text from where it was written; what was there can't be had back")
            }
        })
}

extension Catalog {
    /// Whether its file has bytes that are no characters in its encoding: there they still are, and a fault says so.
    fileprivate var hasUnreadBytes: Bool {
        faults.contains { fault in
            switch fault.problem {
            case .invalidUTF8, .undecodable, .loneSurrogates: true
            default: false
            }
        }
    }
}
