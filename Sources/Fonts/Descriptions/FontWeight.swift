// Words for weights.

enum FontWeight {
    /// All words with their OpenType weights; of several words for one weight, the first is printed.
    static let names: [(word: String, weight: Int)] = [
        ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("light", 300), ("regular", 400),
        ("normal", 400), ("book", 400), ("medium", 500), ("semibold", 600), ("demibold", 600), ("bold", 700),
        ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("black", 900),
    ]

    /// The weight of a word, in any case, with or without a hyphen.
    static func weight(_ word: some StringProtocol) -> Int? {
        let folded = word.lowercased().filter { $0 != "-" }
        return names.first { $0.word == folded }?.weight
    }

    /// The word for a weight.
    static func word(_ weight: Int) -> String? { names.first { $0.weight == weight }?.word }
}
