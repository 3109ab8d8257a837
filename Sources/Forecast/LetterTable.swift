// The output of Scripts/tables/fit-letters.

import Basics

/// The counted letters of one locale: shares of letters and of word lengths.
struct LetterCounts {
    let locale: String
    /// The letters with their combining marks, the most frequent first.
    let letters: [ArraySlice<UInt8>]
    /// The share of each letter, in ten-thousandths.
    let shares: [Int]
    /// The shares of words of 1, 2, 3 … letters, in thousandths; empty if words are not separated.
    let words: [Int]
}

/// The letters of running text in each locale, with their shares, and the word lengths.
enum LetterTable {
    /// Each section is a locale: a row of letters, one of their shares, and perhaps one of words.
    static let profiles = EmbeddedTable(PackageResources.letters_txt).sections.map { locale, rows in
        LetterCounts(
            locale: locale, letters: rows[0].items, shares: rows[1].numbers,
            words: rows.dropFirst(2).flatMap(\.numbers))
    }
}
