// "Did you mean": finds the nearest known word.

/// Finds the word that was probably meant.
public enum Spelling {
    /// The word with the fewest edits, if they are few enough to be likely.
    public static func nearest(_ word: String, among words: [String]) -> String? {
        let meant = Array(word.unicodeScalars)
        let most = max(1, word.count / 3)
        var best: (word: String, distance: Int)?
        for other in words {
            let scalars = Array(other.unicodeScalars)
            guard abs(scalars.count - meant.count) <= most else { continue }
            let distance = distance(meant, scalars)
            if distance <= most, distance < best?.distance ?? .max { best = (other, distance) }
        }
        return best?.word
    }

    /// The suffix of a message about an unknown word: `; did you mean 'list'?`, or nothing.
    public static func suggestion(_ nearest: String?) -> String {
        nearest.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The number of insertions, deletions, replacements and swaps of neighbors from one word to another.
    private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        guard one.count < 64, other.count < 64 else { return .max }
        var rows = [[Int]](repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
        for i in 0...one.count {
            for j in 0...other.count {
                guard i > 0, j > 0 else {
                    rows[i][j] = i + j
                    continue
                }
                let change = rows[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1)
                rows[i][j] = min(change, rows[i - 1][j] + 1, rows[i][j - 1] + 1)
                if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
                    rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
                }
            }
        }
        return rows[one.count][other.count]
    }
}
