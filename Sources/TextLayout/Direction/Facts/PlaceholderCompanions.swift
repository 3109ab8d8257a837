// What a placeholder makes one phrase with, as in `v%@`, `%@/s`, `Firefox %@`, `ID: %@`, `%1$@ %2$@` and `%1$@:%2$@`.

/// The letters and placeholders beside which a placeholder reads as a part of the same phrase.
struct PlaceholderCompanions {
    private enum Companion: Hashable {
        case letters(Direction)
        case placeholder
    }

    private var companions: [Int: Set<Companion>] = [:]

    /// The companions in a paragraph, whose placeholders are filled as they are written.
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

    /// Whether a value of a direction makes one phrase with the letters beside it.
    func makePhrase(with slot: Int, in direction: Direction) -> Bool {
        companions[slot]?.contains(.letters(direction)) ?? false
    }

    /// Whether a placeholder makes one phrase with another.
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
            // What begins or ends here is a phrase of its own.
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

/// What stands between a placeholder and the next letter or placeholder on one of its sides.
private struct PhraseGap {
    private let pieces: ArraySlice<PhrasePiece>
    /// What it ends at; nil at the end of the paragraph.
    let end: PhrasePiece?

    /// The gap at the start of some pieces, which go away from the placeholder.
    init(_ all: some Sequence<PhrasePiece>) {
        let all = Array(all)
        let index = all.firstIndex { if case .slot = $0 { true } else if case .letter = $0 { true } else { false } }
        pieces = all[..<(index ?? all.endIndex)]
        end = index.map { all[$0] }
    }

    private var hasSpace: Bool { pieces.contains(.space) }
    private var hasSigns: Bool { pieces.contains { $0 != .space } }

    /// Whether a letter joins, as in `v%@`, `%@/s` and `Firefox %@`.
    var joinsLetters: Bool { !hasSpace || !hasSigns }

    /// Whether a placeholder joins, as in `%@ %@` and `%@:%@`, but neither in `%@,%@` nor in `%@(%@`.
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

    /// Whether nothing is behind it that runs in a direction, but for signs at its end.
    func isEndOfPhrase(_ direction: Direction) -> Bool {
        switch end {
        case .slot?, .letter(direction)?: return false
        default: break
        }
        return pieces.allSatisfy { if case .sign(let scalar) = $0 { scalar.directionality != .number } else { true } }
    }
}
