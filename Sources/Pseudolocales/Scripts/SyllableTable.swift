// The items of one table, ready to be copied.

import Basics

/// Short texts one after another in UTF-8, and where each begins.
struct SyllableTable: Sendable {
    private var bytes: [UInt8] = []
    private var starts: [Int] = [0]

    /// What Scripts/tables/make-syllables made.
    private static let text = EmbeddedTable(PackageResources.syllables_txt)

    /// A script's table of syllables, or the common characters of Chinese.
    ///
    /// For each consonant in the order of the alphabet: alone, then before a, e, i, o and u. Then the vowels that
    /// follow no consonant inside a word, then those at its start.
    init(_ name: String) {
        for item in Self.text[name].lazy.flatMap(\.items) {
            bytes += item
            starts.append(bytes.count)
        }
    }

    var count: Int { starts.count - 1 }

    subscript(item: Int) -> ArraySlice<UInt8> { bytes[starts[item]..<starts[item + 1]] }
}
