// Splits text into pieces of one direction, script and font.

/// Splits text into items.
struct Itemizer {
    private(set) var items: [TextItem] = []
    /// The scalars of a character with several.
    private var character: [UInt32] = []

    /// Splits a text with given direction runs.
    ///
    /// Characters of any script join the characters before them; at the start of the text, they join the first letter
    /// after them.
    mutating func cut(
        _ text: UnsafeRawBufferPointer, _ runs: some Sequence<(range: Range<Int>, isRightToLeft: Bool)>,
        _ chooser: inout FontChooser
    ) {
        items.removeAll(keepingCapacity: true)
        var script = Self.firstScript(of: text)
        for run in runs { cut(text, run.range, run.isRightToLeft, &script, &chooser) }
    }

    private static func firstScript(of text: UnsafeRawBufferPointer) -> Script {
        var reader = ScalarReader(text)
        while let scalar = reader.next() {
            let script = ScalarItem(scalar).script
            if !script.isShared { return script }
        }
        return .common
    }

    private mutating func cut(
        _ text: UnsafeRawBufferPointer, _ range: Range<Int>, _ isRightToLeft: Bool, _ script: inout Script,
        _ chooser: inout FontChooser
    ) {
        var reader = ScalarReader(UnsafeRawBufferPointer(rebasing: text[..<range.upperBound]), from: range.lowerBound)
        var start = range.lowerBound
        var next = reader.next().map { (value: $0, item: ScalarItem($0)) }
        var open: TextItem?
        while let (value, item) = next {
            var end = reader.offset
            next = reader.next().map { ($0, ScalarItem($0)) }
            if !item.script.isShared { script = item.script }
            let font: Int?
            var isJoined = item.isJoining
            if item.isControl {
                font = nil
            } else if next.map({ $0.item.follows || Self.isFlag(value, $0.value) }) ?? false {
                // A space with a mark is joined with it.
                isJoined = take(value, item, &next, &reader, &end) || isJoined || item.isSpace
                font = choose(item, script, &chooser)
            } else {
                font = choose(value, item, after: open, script, &chooser)
            }
            let isMissing = font == nil && !item.isControl
            let found = TextItem(
                range: start..<end, script: script, font: item.isControl ? nil : font ?? chooser.first,
                isRightToLeft: isRightToLeft, isMissing: isMissing, isJoined: isJoined)
            if let before = open, before.goesOn(as: found) {
                open?.range = before.range.lowerBound..<end
                open?.isJoined = before.isJoined || isJoined
            } else {
                if let open { items.append(open) }
                open = found
            }
            start = end
        }
        if let open { items.append(open) }
    }

    /// Collects a character of several scalars: those that follow the first, and joined pictures.
    private mutating func take(
        _ first: UInt32, _ item: ScalarItem, _ next: inout (value: UInt32, item: ScalarItem)?,
        _ reader: inout ScalarReader, _ end: inout Int
    ) -> Bool {
        character.removeAll(keepingCapacity: true)
        character.append(first)
        var isJoined = false
        var isAfterJoiner = false
        while let (value, item) = next {
            guard
                item.follows || isAfterJoiner && item.isPicture
                    || character.count == 1 && Self.isFlag(first, value)
            else { break }
            isAfterJoiner = value == 0x200D
            isJoined = isJoined || item.isJoining
            // Any letter has fewer marks; further ones need not be covered by the font.
            if character.count < 32 { character.append(value) }
            end = reader.offset
            next = reader.next().map { ($0, ScalarItem($0)) }
        }
        return isJoined
    }

    @inline(__always)
    private static func isFlag(_ first: UInt32, _ second: UInt32) -> Bool {
        0x1F1E6...0x1F1FF ~= first && 0x1F1E6...0x1F1FF ~= second
    }

    /// The font of a scalar that is a character of its own.
    @inline(__always)
    private func choose(
        _ value: UInt32, _ item: ScalarItem, after open: TextItem?, _ script: Script, _ chooser: inout FontChooser
    ) -> Int? {
        if item.isEmoji { return chooser.font(for: [value], script: script, isEmoji: true) }
        // Invisible characters do not split a run. Spaces do: like any character, they get the first font that covers
        // them.
        if item.isIgnorable, let open, let font = open.font, !open.isMissing { return font }
        return chooser.font(for: value, script: script)
    }

    /// The font of a character of several scalars.
    private func choose(_ item: ScalarItem, _ script: Script, _ chooser: inout FontChooser) -> Int? {
        let selector = character[1]
        let isEmoji = item.isEmoji && selector != 0xFE0E || item.isPicture && selector == 0xFE0F
        return chooser.font(for: character, script: script, isEmoji: isEmoji)
    }
}
