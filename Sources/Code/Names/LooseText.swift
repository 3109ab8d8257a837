// Texts by their letters and digits alone: catalogs and code escape, wrap and split the same text differently.

import Basics

/// A text by its ASCII letters and digits, and the places of all other letters and signs outside ASCII.
public enum LooseText: Hashable, Sendable {
    /// A text that is found wherever its letters follow each other.
    case long([UInt8])
    /// A short one, which is found only if it stands alone between quotes, brackets, line breaks and the like.
    case short([UInt8])

    /// The fewest letters of a long text.
    static let fewest = 8

    /// Creates a text; nil if it has too few letters to search for.
    public init?(_ text: [UInt8]) {
        var letters: [UInt8] = []
        var (pieces, isInPiece) = (0, false)
        LooseSigns.read(text) { letter in
            letters.append(letter)
            if !isInPiece { pieces += 1 }
            isInPiece = true
        } end: {
            isInPiece = false
        }
        if letters.count >= Self.fewest {
            self = .long(letters)
        } else if pieces == 1, letters.contains(where: { $0 != LooseSigns.wide }) {
            self = .short(letters)
        } else {
            return nil
        }
    }
}
