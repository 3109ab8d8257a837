// Invisible characters without a purpose.

internal import CICU

/// An invisible character that has no effect, or only an unwanted one.
struct InvisibleMisuse {
    let scalar: UInt32
    /// The range of all its adjacent occurrences.
    let range: Range<Int>
    let count: Int
    /// Whether a single occurrence would be correct.
    let isDoubled: Bool
    /// Whether it changes nothing that anybody sees, and splits no word, so that search still finds all of them.
    let isHarmless: Bool

    /// Returns the useless invisible characters of a text, in order; none if the text has no visible characters, because
    /// that is intended.
    ///
    /// `hasSlots` is whether the text has placeholders, whose values may have any direction.
    static func find(in utf8: [UInt8], isRightToLeft: Bool, hasSlots: Bool) -> [InvisibleMisuse] {
        guard utf8.mayContainInvisible else { return [] }
        var found: [InvisibleMisuse] = []
        var hasSeen = false
        var needsSpaces = false
        var at = 0
        while at < utf8.count {
            let (scalar, length) = utf8.scalar(at: at)
            // A run of equal characters is one misuse.
            if let kind = Invisible(scalar), utf8.scalar(before: at) != scalar {
                var end = at + length
                while utf8.scalar(from: end) == scalar { end += length }
                let count = (end - at) / length
                let neighbors = Neighbors(
                    scalar: scalar, before: utf8.scalar(before: at), after: utf8.scalar(from: end))
                let isRight = kind == .directionMark ? isRightToLeft || hasSlots : neighbors.suit(kind)
                // Joiners at the end of a word shape at most its last letter.
                let isIdle = neighbors.endWord || neighbors.areLackingEmoji
                if !isIdle && (!isRight || count > 1 && kind != .directionMark) {
                    found.append(
                        InvisibleMisuse(
                            scalar: scalar, range: at..<end, count: count,
                            isDoubled: isRight && !(kind == .zeroWidthSpace && neighbors.precedePunctuation),
                            isHarmless: isRight
                                && (neighbors.isJoiner || kind == .zeroWidthSpace || kind == .variationSelector)
                                || neighbors.showNothing(of: kind)))
                }
            } else if scalar.isSeen {
                hasSeen = true
                needsSpaces = needsSpaces || scalar.isWrittenWithoutSpaces
            }
            at += length
        }
        guard hasSeen, !found.isEmpty else { return [] }
        let isDirected = utf8.hasRightToLeftLetters
        return found.filter { misuse in
            switch Invisible(misuse.scalar) {
            case .directionMark: !isDirected
            // If all words are separated by one, those at the ends are not a mistake.
            case .zeroWidthSpace: !needsSpaces
            default: true
            }
        }
    }
}

/// The characters around an invisible one.
private struct Neighbors {
    let scalar: UInt32
    let before: UInt32?
    let after: UInt32?

    /// Whether a character of this kind has a purpose between them.
    func suit(_ kind: Invisible) -> Bool {
        switch kind {
        case .softHyphen, .wordJoiner, .graphemeJoiner: return isInside
        case .zeroWidthSpace:
            // After a slash or a dot it allows a line break in a long name, but after `&` it tears an entity.
            return isInside && !(isWordLike(before) && isWordLike(after)) && before != 0x26
        case .nonJoiner: return either(\.isOfJoiningScript) || isInside && isWordLike(before) && isWordLike(after)
        case .joiner: return either(\.isOfJoiningScript) || isPictograph(before) && isPictograph(after)
        case .variationSelector: return before.map(takesSelector) ?? false
        case .tag: return before.map { $0 == 0x1F3F4 || 0xE0020...0xE007E ~= $0 } ?? false
        case .hangulFiller: return scalar < 0x1200 && either { 0x1100...0x11FF ~= $0 }
        case .mongolian: return either { 0x1800...0x18AF ~= $0 }
        case .directionMark: return true
        case .noText: return false
        }
    }

    /// Whether a misused character of this kind changes nothing that anybody sees: it is not inside a word, and what
    /// could act on the text beside it, as a line break or a joined letter, has no effect there.
    func showNothing(of kind: Invisible) -> Bool {
        switch kind {
        case .joiner, .nonJoiner: !(isWordLike(before) && isWordLike(after))
        // Left-to-right text stays as it is; a right-to-left mark moves the signs beside it.
        case .directionMark: scalar == 0x200E
        case .softHyphen, .zeroWidthSpace, .wordJoiner, .graphemeJoiner, .variationSelector, .tag: !isInside
        case .noText: !isInside && scalar != 0xFFF9 && scalar != 0xFFFA && scalar != 0xFFFB
        // Some fonts give them a width.
        case .hangulFiller, .mongolian: false
        }
    }

    /// Whether there is a joiner between a visible character and a space, punctuation or the end of the text.
    var endWord: Bool {
        guard isJoiner, let before, !before.isWhiteSpace else { return false }
        return after.map { $0.isWhiteSpace || $0.isPunctuation } ?? true
    }

    /// Whether a punctuation mark follows, before which no line should break.
    var precedePunctuation: Bool { after.map(\.isPunctuation) ?? false }

    /// Whether it is a joiner or non-joiner.
    var isJoiner: Bool { scalar == 0x200C || scalar == 0x200D }

    /// Whether there is an emoji selector after a letter or a punctuation mark: the emoji was removed.
    var areLackingEmoji: Bool { scalar == 0xFE0F && before.map { isWordLike($0) || $0.isPunctuation } ?? false }

    private func either(_ holds: (UInt32) -> Bool) -> Bool {
        before.map(holds) ?? false || after.map(holds) ?? false
    }

    /// Whether there is no white space on either side.
    private var isInside: Bool {
        guard let before, let after else { return false }
        return !before.isWhiteSpace && !after.isWhiteSpace
    }

    private func isWordLike(_ scalar: UInt32?) -> Bool {
        scalar.map { cicu_is_letter($0) || 0x30...0x39 ~= $0 || 0x0300...0x036F ~= $0 } ?? false
    }

    /// Whether a scalar is a pictograph, or may follow one in an emoji.
    private func isPictograph(_ scalar: UInt32?) -> Bool {
        guard let scalar else { return false }
        let picture = CICU_CLASS_PICTOGRAPH | CICU_CLASS_EMOJI | CICU_CLASS_MODIFIER
        return scalar == 0xFE0F || 0xE0020...0xE007F ~= scalar || Int(cicu_scalar_class(scalar)) & picture != 0
    }

    private func takesSelector(_ base: UInt32) -> Bool {
        if scalar >= 0xE0100 { return base >= 0x2E80 }
        return base >= 0x80 && !base.isWhiteSpace && Invisible(base) == nil || 0x30...0x39 ~= base || base == 0x23
            || base == 0x2A
    }
}

extension UInt32 {
    /// Whether this is a comma, a bracket or another punctuation mark.
    fileprivate var isPunctuation: Bool {
        switch Unicode.Scalar(self)?.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }

    /// Whether this is a letter of a script without spaces between words: Thai to Khmer, Chinese and Japanese.
    fileprivate var isWrittenWithoutSpaces: Bool {
        switch self {
        case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0x2E80...0x31FF, 0x3400...0x9FFF,
            0xA9E0...0xA9FF, 0xAA60...0xAADF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Whether this is a letter or mark of a joining script: Arabic to Myanmar, Indian scripts, Mongolian.
    fileprivate var isOfJoiningScript: Bool {
        switch self {
        case 0x0600...0x109F, 0x1700...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x11000...0x11FFF,
            0x1E900...0x1E95F:
            true
        default: false
        }
    }
}
