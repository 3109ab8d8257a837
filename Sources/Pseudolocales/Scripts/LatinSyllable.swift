// Splits words of Latin letters into syllables.

/// A consonant, a vowel, or a consonant and the vowel after it.
enum LatinSyllable {
    case consonant(Int)
    case vowel(Int)
    case both(consonant: Int, vowel: Int)

    /// The syllable that begins at `start`, which must be a letter.
    init(_ utf8: borrowing [UInt8], at start: Int, before end: Int) {
        switch LatinLetter(utf8[start]) {
        case .vowel(let vowel): self = .vowel(vowel)
        case .consonant(let consonant):
            let vowel = Self.vowel(utf8, after: start, before: end)
            self = vowel.map { .both(consonant: consonant, vowel: $0) } ?? .consonant(consonant)
        }
    }

    /// The vowel after a consonant; y means i there, unless a vowel follows it: as in "copy", not in "beyond".
    private static func vowel(_ utf8: [UInt8], after consonant: Int, before end: Int) -> Int? {
        let place = consonant + 1
        guard place < end else { return nil }
        switch LatinLetter(utf8[place]) {
        case .vowel(let vowel): return vowel
        case .consonant(LatinLetter.y):
            guard place + 1 < end, case .vowel = LatinLetter(utf8[place + 1]) else { return LatinLetter.i }
            return nil
        case .consonant: return nil
        }
    }

    /// The number of letters.
    var count: Int {
        switch self {
        case .consonant, .vowel: 1
        case .both: 2
        }
    }

    /// The index in a table of syllables.
    func place(atStart: Bool) -> Int {
        switch self {
        case .consonant(let consonant): 6 * consonant
        case .both(let consonant, let vowel): 6 * consonant + 1 + vowel
        case .vowel(let vowel): 6 * LatinLetter.consonants.count + (atStart ? LatinLetter.vowels.count : 0) + vowel
        }
    }
}
