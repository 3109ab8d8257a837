// From the order in which text is stored to the order in which it is seen.

internal import CICU

extension BidiText {
    /// A paragraph's runs from left to right, as they are seen on one line.
    public func visualRuns(of paragraph: Paragraph) -> [Run] {
        var order = Array(runs[paragraph.runs])
        let levels = order.map(\.level)
        guard order.count > 1, let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
            return order
        }
        // From the highest level to the lowest odd one, what is at it or above is turned round.
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard order[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < order.count, order[end].level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    /// A scalar as it is seen.
    struct Glyph: Hashable, Sendable {
        /// Where it stands in the text's bytes.
        let range: Range<Int>
        /// What is drawn: its mirror image where it runs from right to left.
        let scalar: Unicode.Scalar
    }

    /// A paragraph's visible scalars from left to right, without controls of direction and the paragraph's separator.
    func glyphs(of paragraph: Paragraph) -> [Glyph] {
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(paragraph.range.count)
        for run in visualRuns(of: paragraph) {
            let first = glyphs.count
            utf8.forEachScalar(in: run.range) { range, scalar in
                if BidiControl(utf8, at: range.lowerBound) != nil || scalar.isParagraphSeparator { return }
                glyphs.append(Glyph(range: range, scalar: run.direction == .rightToLeft ? scalar.mirrored : scalar))
            }
            if run.direction == .rightToLeft { glyphs[first...].reverse() }
        }
        return glyphs
    }
}

extension Unicode.Scalar {
    /// What stands for it in text from right to left.
    var mirrored: Unicode.Scalar { Unicode.Scalar(cicu_bidi_mirror(value)) ?? self }

    /// What it does to the direction of a text.
    var directionality: Directionality {
        switch cicu_bidi_kind_of(value) {
        case CICU_BIDI_STRONG_LTR: .strong(.leftToRight)
        case CICU_BIDI_STRONG_RTL: .strong(.rightToLeft)
        case CICU_BIDI_NUMBER: .number
        case CICU_BIDI_MARK: .mark
        case CICU_BIDI_SPACE: .space
        case CICU_BIDI_IGNORED: .ignored
        default: .neutral
        }
    }

    var isParagraphSeparator: Bool {
        switch value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }
}

/// What a scalar does to the direction of a text.
enum Directionality: Hashable, Sendable {
    case strong(Direction)
    case number
    /// Follows the character before it.
    case mark
    /// Punctuation and signs, which take the direction of what is around them.
    case neutral
    case space
    /// Controls and what else has no width.
    case ignored
}
