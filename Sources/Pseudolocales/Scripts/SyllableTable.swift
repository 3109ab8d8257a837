// The items of one table, ready to be copied.

import Basics

/// Short texts in UTF-8, concatenated, and the offset of each.
struct SyllableTable: Sendable {
    private var bytes: [UInt8] = []
    private var starts: [Int] = [0]

    /// The output of Scripts/tables/make-syllables.
    private static let text = EmbeddedTable(PackageResources.syllables_txt)

    /// Creates a script's table of syllables, or the table of common Chinese characters.
    ///
    /// For each consonant in alphabetical order: alone, then before a, e, i, o and u. Then the vowels that follow no
    /// consonant inside of a word, then those at its start.
    init(_ name: String) {
        for item in Self.text[name].lazy.flatMap(\.items) {
            bytes += item
            starts.append(bytes.count)
        }
    }

    var count: Int { starts.count - 1 }

    subscript(item: Int) -> ArraySlice<UInt8> { bytes[starts[item]..<starts[item + 1]] }
}
