// The same text with its slots filled, and what a reader sees of it.

extension SlottedText {
    /// What is put into a slot.
    enum Filling {
        case value(String)
        /// A value between FSI and PDI: an object that nothing around it sees into.
        case isolated(String)
        /// The slot as it is written, an object too.
        case written
    }

    /// A paragraph with its slots filled.
    struct Filled {
        fileprivate(set) var utf8: [UInt8] = []
        /// Of each byte: which byte of the text as written it is, or which slot it fills; a literal's bytes are all the
        /// first of its slot.
        fileprivate(set) var origins: [Origin] = []
    }

    /// Where a shown byte comes from.
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

    /// What a reader sees, from left to right: the scalars of the text, and each slot as one whole.
    struct Item: Hashable {
        let origin: SlottedText.Origin
        /// What is drawn; nothing of a slot.
        let scalar: Unicode.Scalar?
    }

    /// What a reader sees of it from left to right.
    func visualOrder(_ base: BaseDirection) -> [Item] {
        let text = BidiText(utf8, base: base)
        var items: [Item] = []
        for paragraph in text.paragraphs {
            for glyph in text.glyphs(of: paragraph) {
                switch origins[glyph.range.lowerBound] {
                case .text(let offset): items.append(Item(origin: .text(offset), scalar: glyph.scalar))
                case .slot(let slot):
                    let item = Item(origin: .slot(slot), scalar: nil)
                    if items.last != item { items.append(item) }
                }
            }
        }
        return items
    }

    /// It as a reader sees it, as one line.
    func visualText(_ base: BaseDirection) -> String { BidiText(utf8, base: base).visualText }
}
