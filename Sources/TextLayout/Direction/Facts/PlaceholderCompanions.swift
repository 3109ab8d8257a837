// What a placeholder forms a phrase with, as in `v%@`, `%@/s`, `Firefox %@`, `ID: %@`, `%1$@ %2$@` and `%1$@:%2$@`.

/// The adjacent letters and placeholders that form a phrase with each placeholder.
struct PlaceholderCompanions {
    private enum Companion: Hashable {
        case letters(Direction)
        case placeholder
    }

    private var companions: [Int: Set<Companion>] = [:]

    /// Finds the companions in a paragraph whose slots are filled as written.
    init(_ filled: SlottedText.Filled) {
        let pieces = PhrasePiece.all(of: filled)
        for (index, piece) in pieces.enumerated() {
            guard case .slot(let slot) = piece else { continue }
            let before = PhraseGap(pieces[..<index].reversed())
            let after = PhraseGap(pieces[(index + 1)...])
            var found: Set<Companion> = []
            for gap in [before, after] {
                switch gap.end {
                case .slot? where gap.joinsPlaceholders: found.insert(.placeholder)
                case .letter(let direction)? where gap.joinsLetters: found.insert(.letters(direction))
                default: break
                }
            }
            if case .letter(let direction)? = after.end, after.beginsOption { found.insert(.letters(direction)) }
            if case .letter(let direction)? = before.end, before.announces, after.isEndOfPhrase(direction) {
                found.insert(.letters(direction))
            }
            companions[slot] = found
        }
    }

    /// Whether a value with a direction forms a phrase with the adjacent letters.
    func makePhrase(with slot: Int, in direction: Direction) -> Bool {
        companions[slot]?.contains(.letters(direction)) ?? false
    }

    /// Whether a placeholder forms a phrase with another one.
    func hasPlaceholder(beside slot: Int) -> Bool { companions[slot]?.contains(.placeholder) ?? false }
}

/// A piece of a paragraph: a placeholder, or a scalar.
private enum PhrasePiece: Equatable {
    case slot(Int)
    case letter(Direction)
    case space
    /// A digit or a sign.
    case sign(Unicode.Scalar)

    static func all(of filled: SlottedText.Filled) -> [PhrasePiece] {
        var pieces: [PhrasePiece] = []
        filled.utf8.forEachScalar(in: filled.utf8.indices) { range, scalar in
            if case .slot(let slot) = filled.origins[range.lowerBound] {
                if pieces.last != .slot(slot) { pieces.append(.slot(slot)) }
                return
            }
            switch BidiControl(filled.utf8, at: range.lowerBound)?.role {
            case nil: pieces += piece(scalar).map { [$0] } ?? []
            case .mark: break
            // A separate phrase begins or ends here.
            case .opensEmbedding, .closesEmbedding, .opensIsolate, .closesIsolate: pieces += [.space, .sign(scalar)]
            }
        }
        return pieces
    }

    private static func piece(_ scalar: Unicode.Scalar) -> PhrasePiece? {
        switch scalar.directionality {
        case .strong(let direction): .letter(direction)
        case .space: .space
        case .number, .neutral: .sign(scalar)
        case .mark, .ignored: nil
        }
    }
}

/// What is between a placeholder and the next letter or placeholder on one side.
private struct PhraseGap {
    private let pieces: ArraySlice<PhrasePiece>
    /// The letter or placeholder after it; nil at the end of the paragraph.
    let end: PhrasePiece?

    /// Creates the gap at the start of some pieces, ordered away from the placeholder.
    init(_ all: some Sequence<PhrasePiece>) {
        let all = Array(all)
        let index = all.firstIndex { if case .slot = $0 { true } else if case .letter = $0 { true } else { false } }
        pieces = all[..<(index ?? all.endIndex)]
        end = index.map { all[$0] }
    }

    private var hasSpace: Bool { pieces.contains(.space) }
    private var hasSigns: Bool { pieces.contains { $0 != .space } }

    /// Whether the gap joins a letter to the placeholder, as in `v%@`, `%@/s` and `Firefox %@`.
    var joinsLetters: Bool { !hasSpace || !hasSigns }

    /// Whether the gap joins two placeholders, as in `%@ %@` and `%@:%@`, but neither in `%@,%@` nor in `%@(%@`.
    var joinsPlaceholders: Bool { !hasSigns || !hasSpace && pieces.allSatisfy { !Self.separators.contains($0) } }

    private static let separators = [",", "،", ";", "؛", "(", ")", "[", "]", "\"", "'", "«", "»"].map(PhrasePiece.sign)

    /// Whether the name of an option follows, as in `%@ --help`.
    var beginsOption: Bool {
        pieces.first == .space && pieces.last == .sign("-")
            && pieces.drop { $0 == .space }.allSatisfy { $0 == .sign("-") }
    }

    /// Whether it is a colon before the placeholder, as in `ID: %@`.
    var announces: Bool {
        pieces.last == .sign(":") && pieces.count > 1 && pieces.dropLast().allSatisfy { $0 == .space }
    }

    /// Whether nothing with this direction follows, except for signs at the end.
    func isEndOfPhrase(_ direction: Direction) -> Bool {
        switch end {
        case .slot?, .letter(direction)?: return false
        default: break
        }
        return pieces.allSatisfy { if case .sign(let scalar) = $0 { scalar.directionality != .number } else { true } }
    }
}
