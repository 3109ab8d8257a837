// The width of a run, from its words.

import Basics

extension RunShaper {
    /// Measures a run, with the same result as if it were shaped as a whole.
    ///
    /// `isJoined` states that it contains characters that affect the shaping of distant text.
    func measure(_ run: UnsafeRawBufferPointer, isJoined: Bool) -> Extent {
        if isJoined { return whole(run) }
        if let extent = measurePairs(run) { return extent }
        return isIndivisible ? whole(run) : measureWords(run, joined: spacing.joinedSpaces(in: run))
    }

    /// Measures the run as one word.
    private func whole(_ run: UnsafeRawBufferPointer) -> Extent {
        guard run.count <= WordCache.longest else { return long(run) }
        let hash = WordCache.hash(run)
        if let known = wholes.find(run, hash) { return known.extent }
        let extent = shape(run).extent
        wholes.insert(run, hash, WordCache.Word(extent))
        return extent
    }

    private func known(_ text: UnsafeRawBufferPointer) -> WordCache.Word {
        if let word = pairedWord(text) { return word }
        let hash = WordCache.hash(text)
        if let word = words.find(text, hash) { return word }
        let made = word(text, hasPlainEdges: hasPlainEdges(text))
        words.insert(text, hash, made)
        return made
    }

    /// Whether no rule looks past the characters at either end; the font's classes determine marks.
    ///
    /// A mark at the start of a text may be drawn on a dotted circle, but not after a space.
    private func hasPlainEdges(_ text: UnsafeRawBufferPointer) -> Bool {
        var reader = ScalarReader(text)
        guard let first = reader.next() else { return true }
        guard first < 0x80 || !ScalarItem(first).follows else { return false }
        let isPlain: (UInt32) -> Bool = { [hasGlyphClasses] in
            $0 < 0x80 || !(hasGlyphClasses ? ScalarItem($0).isIgnorable : ScalarItem($0).follows)
        }
        var start = max(0, text.count - 1)
        while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
        reader = ScalarReader(UnsafeRawBufferPointer(rebasing: text[start...]))
        return reader.next().map(isPlain) ?? true
    }

    /// Measures the run as words and spaces; words continue across `joined` spaces.
    private func measureWords(_ run: UnsafeRawBufferPointer, joined: [Bool]?) -> Extent {
        var sum = Extent()
        var start = 0
        var place = 0
        var isAfterSpace = false
        while start < run.count {
            let end =
                joined.map { Self.space(in: run, from: start, &place, joined: $0) } ?? Self.space(in: run, from: start)
            let isBeforeSpace = end < run.count
            if end > start {
                let text = UnsafeRawBufferPointer(rebasing: run[start..<end])
                guard text.count <= WordCache.longest else { return whole(run) }
                let word = known(text)
                // Patterns count glyphs, so they cannot be matched if a glyph represents several characters.
                if word.isIrregular && spacing.kind == .inPatterns { return whole(run) }
                sum.units += word.extent.units + (isAfterSpace ? Int(word.afterSpace) : 0)
                sum.units += isBeforeSpace ? Int(word.beforeSpace) : 0
                sum.clusters += word.extent.clusters
            } else if isAfterSpace {
                sum.units += spaceAfterSpace
            }
            if isBeforeSpace { sum += space }
            isAfterSpace = true
            start = end + 1
        }
        return sum
    }

    @inline(__always)
    private static func space(in run: UnsafeRawBufferPointer, from start: Int) -> Int {
        var at = start
        while at < run.count, run[at] != 0x20 { at += 1 }
        return at
    }

    /// The next space that separates words; `place` counts scalars, and is after the space when done.
    private static func space(
        in run: UnsafeRawBufferPointer, from start: Int, _ place: inout Int, joined: [Bool]
    ) -> Int {
        var at = start
        while at < run.count {
            if run[at] & 0xC0 != 0x80 {
                place += 1
                if run[at] == 0x20, !joined[place - 1] { return at }
            }
            at += 1
        }
        return at
    }

    /// Measures a long run in parts, with as much context as any rule looks at, so that memory use stays bounded.
    private func long(_ run: UnsafeRawBufferPointer) -> Extent {
        guard run.count > Self.longPart else { return shape(run).extent }
        var sum = Extent()
        var start = 0
        while start < run.count {
            let end = Self.boundary(in: run, at: start + Self.longPart)
            let from = Self.boundary(in: run, at: max(0, start - Self.surroundings))
            let to = Self.boundary(in: run, at: end + Self.surroundings)
            let own = glyphs(UnsafeRawBufferPointer(rebasing: run[from..<to])).filter {
                start..<end ~= from + $0.offset
            }
            sum += Extent(of: own)
            start = end
        }
        return sum
    }

    private static let longPart = 1 << 14
    private static let surroundings = 1 << 8

    /// The start of the scalar at an offset.
    private static func boundary(in run: UnsafeRawBufferPointer, at offset: Int) -> Int {
        var at = min(offset, run.count)
        while at > 0, at < run.count, run[at] & 0xC0 == 0x80 { at -= 1 }
        return at
    }
}
