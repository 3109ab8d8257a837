// Words spelled syllable by syllable.

/// How a script spells the syllables of a word.
struct Syllabary: Sendable {
    /// The syllables inside of words.
    private let inside: SyllableTable
    /// The syllables at the end of words.
    private let last: SyllableTable
    /// The uppercase syllables, if the script has case.
    ///
    /// They are as long as the lowercase ones, byte for byte, with two bytes per letter.
    private let capitals: SyllableTable?
    /// Whether a consonant may become the final of the block before it, as in Hangul.
    private let closesBlocks: Bool

    private init(_ inside: String, last: String? = nil, capitals: String? = nil, closesBlocks: Bool = false) {
        self.inside = SyllableTable(inside)
        self.last = last.map { SyllableTable($0) } ?? self.inside
        self.capitals = capitals.map { SyllableTable($0) }
        self.closesBlocks = closesBlocks
    }

    static let arabic = Syllabary("arabic")
    static let hebrew = Syllabary("hebrew", last: "hebrewLast")
    static let cyrillic = Syllabary("cyrillic", capitals: "cyrillicCapitals")
    static let greek = Syllabary("greek", last: "greekLast", capitals: "greekCapitals")
    static let devanagari = Syllabary("devanagari", last: "devanagariLast")
    static let thai = Syllabary("thai")
    static let katakana = Syllabary("katakana")
    static let hangul = Syllabary("hangul", closesBlocks: true)

    /// Appends the word of ASCII letters `utf8[range]`.
    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let isAllCapitals = range.count > 1 && utf8[range].allSatisfy(LatinLetter.isCapital)
        var letter = range.lowerBound
        while letter < range.upperBound {
            let syllable = LatinSyllable(utf8, at: letter, before: range.upperBound)
            let next = letter + syllable.count
            let isFirst = letter == range.lowerBound
            if isFirst || !isClosed(by: syllable, &output) {
                let place = syllable.place(atStart: isFirst)
                let table = next == range.upperBound ? last : inside
                let hasCapital = LatinLetter.isCapital(utf8[letter])
                append(table[place], hasCapital ? capitals?[place] : nil, isAllCapitals, to: &output)
            }
            letter = next
        }
    }

    /// Whether the syllable became the final of the block before it.
    private func isClosed(by syllable: LatinSyllable, _ output: inout [UInt8]) -> Bool {
        guard closesBlocks, case .consonant(let consonant) = syllable else { return false }
        return HangulBlock.close(&output, with: consonant)
    }

    /// Appends a syllable with its first letter, or all letters, in uppercase if there is any.
    private func append(
        _ small: ArraySlice<UInt8>, _ capitals: ArraySlice<UInt8>?, _ isAllCapitals: Bool, to output: inout [UInt8]
    ) {
        let large = capitals.map { isAllCapitals ? $0 : $0.prefix(2) } ?? []
        output += large
        output += small.dropFirst(large.count)
    }
}
