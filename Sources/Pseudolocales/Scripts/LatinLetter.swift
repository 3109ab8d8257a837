// The ASCII letters as vowels and consonants.

/// A letter's index among the vowels or the consonants.
enum LatinLetter {
    case vowel(Int)
    case consonant(Int)

    static let vowels = Array("aeiou".utf8)
    static let consonants = Array("bcdfghjklmnpqrstvwxyz".utf8)

    /// The index of i among the vowels, and of y among the consonants.
    static let i = 2
    static let y = 19

    /// Indexed by the five low bits, which are the same in lowercase and uppercase.
    private static let letters: [LatinLetter] = {
        var letters = Array(repeating: LatinLetter.vowel(0), count: 32)
        for (place, letter) in vowels.enumerated() { letters[Int(letter & 0x1F)] = .vowel(place) }
        for (place, letter) in consonants.enumerated() { letters[Int(letter & 0x1F)] = .consonant(place) }
        return letters
    }()

    init(_ letter: UInt8) { self = Self.letters[Int(letter & 0x1F)] }

    static func isCapital(_ letter: UInt8) -> Bool { letter & 0x20 == 0 }
}
