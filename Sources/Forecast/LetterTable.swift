// What Scripts/tables/fit-letters counted.

import Basics

/// The counted letters of one locale: shares of them and of lengths of words.
struct LetterCounts {
    let locale: String
    /// Each with its marks, the most frequent first.
    let letters: [ArraySlice<UInt8>]
    /// Of each letter, in tens of thousandths.
    let shares: [Int]
    /// Of words of 1, 2, 3 … letters, in thousandths; none where words are not written apart.
    let words: [Int]
}

/// Letters of running text in each locale, with their shares, and how long its words are.
enum LetterTable {
    /// A section is a locale's: a row of letters, one of their shares, and perhaps one of words.
    static let profiles = EmbeddedTable(PackageResources.letters_txt).sections.map { locale, rows in
        LetterCounts(
            locale: locale, letters: rows[0].items, shares: rows[1].numbers,
            words: rows.dropFirst(2).flatMap(\.numbers))
    }
}
