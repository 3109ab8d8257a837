// What a placeholder makes one phrase with, as in `v%@`, `%@/s`, `Firefox %@` and `%1$@ %2$@`.

/// The letters and placeholders from which nothing but spaces, or nothing but punctuation, parts a placeholder.
struct PlaceholderCompanions {
    private enum Piece: Equatable {
        case slot(Int)
        case scalar(Directionality)
    }

    private enum Companion: Hashable {
        case letters(Direction)
        case placeholder
    }

    private var companions: [Int: Set<Companion>] = [:]

    /// The companions in a paragraph, whose placeholders are filled as they are written.
    init(_ filled: SlottedText.Filled) {
        let pieces = Self.pieces(of: filled)
        for (index, piece) in pieces.enumerated() {
            guard case .slot(let slot) = piece else { continue }
            let before = Self.companion(pieces[..<index].reversed())
            let after = Self.companion(pieces[(index + 1)...])
            companions[slot] = Set([before, after].compactMap { $0 })
        }
    }

    /// Whether a value of a direction makes one phrase with the letters beside it.
    func makePhrase(with slot: Int, in direction: Direction) -> Bool {
        companions[slot]?.contains(.letters(direction)) ?? false
    }

    /// Whether only spaces part a placeholder from another.
    func hasPlaceholder(beside slot: Int) -> Bool { companions[slot]?.contains(.placeholder) ?? false }

    private static func pieces(of filled: SlottedText.Filled) -> [Piece] {
        var pieces: [Piece] = []
        filled.utf8.forEachScalar(in: filled.utf8.indices) { range, scalar in
            if case .slot(let slot) = filled.origins[range.lowerBound] {
                if pieces.last != .slot(slot) { pieces.append(.slot(slot)) }
                return
            }
            switch BidiControl(filled.utf8, at: range.lowerBound)?.role {
            case nil: pieces.append(.scalar(scalar.directionality))
            case .mark: break
            // What begins or ends here is a phrase of its own.
            case .opensEmbedding, .closesEmbedding, .opensIsolate, .closesIsolate:
                pieces += [.scalar(.space), .scalar(.neutral)]
            }
        }
        return pieces
    }

    private static func companion(_ pieces: some Sequence<Piece>) -> Companion? {
        var hasSpace = false
        var hasOther = false
        for piece in pieces {
            switch piece {
            case .slot: return hasOther ? nil : .placeholder
            case .scalar(.strong(let direction)): return .letters(direction)
            case .scalar(.space): hasSpace = true
            case .scalar(.number), .scalar(.neutral): hasOther = true
            case .scalar(.mark), .scalar(.ignored): break
            }
            if hasSpace && hasOther { return nil }
        }
        return nil
    }
}
