// A text with its slots filled, as a reader sees it.

extension SlottedText {
    /// The content of a slot.
    enum Filling {
        case value(String)
        /// A value between FSI and PDI: an object that the surrounding text cannot affect.
        case isolated(String)
        /// The slot as written, also as an object.
        case written
    }

    /// A paragraph with filled slots.
    struct Filled {
        fileprivate(set) var utf8: [UInt8] = []
        /// The origin of each byte: the byte of the text as written, or the slot that it fills; all bytes of a literal
        /// have the first byte of its slot as their origin.
        fileprivate(set) var origins: [Origin] = []
    }

    /// The origin of a displayed byte.
    enum Origin: Hashable {
        case text(Int)
        case slot(Int)
    }

    /// Fills the slots of a paragraph.
    func filled(_ paragraph: Paragraph, _ filling: (Int) -> Filling) -> Filled {
        var filled = Filled()
        var at = paragraph.range.lowerBound
        for slot in paragraph.slots {
            let range = slots[slot].range
            filled.append(utf8, at..<range.lowerBound)
            at = range.upperBound
            if case .literal(let literal) = slots[slot].kind {
                filled.append(literal.utf8, .text(range.lowerBound))
                continue
            }
            switch filling(slot) {
            case .value(let value): filled.append(value.utf8, .slot(slot))
            case .isolated(let value): filled.append("\u{2068}\(value)\u{2069}".utf8, .slot(slot))
            case .written:
                filled.append("\u{2066}".utf8, .slot(slot))
                filled.append(utf8[range], .slot(slot))
                filled.append("\u{2069}".utf8, .slot(slot))
            }
        }
        filled.append(utf8, at..<paragraph.range.upperBound)
        return filled
    }
}

extension SlottedText.Filled {
    fileprivate mutating func append(_ text: [UInt8], _ range: Range<Int>) {
        utf8 += text[range]
        origins += range.lazy.map { .text($0) }
    }

    fileprivate mutating func append(_ value: some Collection<UInt8>, _ origin: SlottedText.Origin) {
        utf8 += value
        origins += repeatElement(origin, count: value.count)
    }

    /// An item that a reader sees: a scalar of the text, or a slot as a whole.
    struct Item: Hashable {
        let origin: SlottedText.Origin
        /// The scalar that is drawn; nil for a slot.
        let scalar: Unicode.Scalar?
    }

    /// The items that a reader sees, from left to right; joiners are invisible wherever they are.
    func visualOrder(_ base: BaseDirection) -> [Item] {
        let text = BidiText(utf8, base: base)
        var items: [Item] = []
        for paragraph in text.paragraphs {
            for glyph in text.glyphs(of: paragraph) {
                switch origins[glyph.range.lowerBound] {
                case .text where glyph.scalar.isJoiner: continue
                case .text(let offset): items.append(Item(origin: .text(offset), scalar: glyph.scalar))
                case .slot(let slot):
                    let item = Item(origin: .slot(slot), scalar: nil)
                    if items.last != item { items.append(item) }
                }
            }
        }
        return items
    }

    /// The paragraph as a reader sees it, on one line.
    func visualText(_ base: BaseDirection) -> String { BidiText(utf8, base: base).visualText }
}

extension Unicode.Scalar {
    /// Whether this is the zero-width joiner or non-joiner.
    fileprivate var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }
}
