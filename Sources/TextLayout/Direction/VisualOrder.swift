// Converts text from logical to visual order.

extension BidiText {
    /// The runs of a paragraph from left to right, as displayed on one line.
    public func visualRuns(of paragraph: Paragraph) -> [Run] {
        guard paragraph.runs.count > 1 else { return Array(runs[paragraph.runs]) }
        var order = VisualOrder(count: paragraph.runs.count)
        for (index, run) in runs[paragraph.runs].enumerated() { order.append(index, level: run.level) }
        return order.end().map { runs[paragraph.runs.lowerBound + $0] }
    }

    /// A scalar as displayed.
    struct Glyph: Hashable, Sendable {
        /// The range in the text's bytes.
        let range: Range<Int>
        /// The scalar that is drawn: mirrored in right-to-left runs.
        let scalar: Unicode.Scalar
    }

    /// The visible scalars of a paragraph from left to right, without bidi controls and the paragraph separator.
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

/// Puts runs into visual order (rule L2) in one pass, at any nesting depth.
///
/// Open groups of runs are on a stack, each at a higher level than the one before it. A run at a lower level than the
/// last groups merges them, on the side to which its level runs; within a group, the runs are a linked list from left
/// to right.
private struct VisualOrder {
    private struct Group {
        var level: UInt8
        var left: Int
        var right: Int
    }

    private var groups: [Group] = []
    /// The run to the right of each run.
    private var next: [Int]

    init(count: Int) {
        next = Array(repeating: -1, count: count)
    }

    mutating func append(_ run: Int, level: UInt8) {
        while groups.count > 1, groups[groups.count - 2].level >= level { mergeLast() }
        guard let last = groups.indices.last, groups[last].level >= level else {
            return groups.append(Group(level: level, left: run, right: run))
        }
        if level % 2 == 1 {
            next[run] = groups[last].left
            groups[last].left = run
        } else {
            next[groups[last].right] = run
            groups[last].right = run
        }
        groups[last].level = level
    }

    /// The runs from left to right.
    consuming func end() -> [Int] {
        while groups.count > 1 { mergeLast() }
        var order: [Int] = []
        order.reserveCapacity(next.count)
        var run = groups.first?.left ?? -1
        while run >= 0 {
            order.append(run)
            run = next[run]
        }
        return order
    }

    /// Merges the last group into the one before it.
    private mutating func mergeLast() {
        let inner = groups.removeLast()
        let outer = groups[groups.count - 1]
        let (left, right) = outer.level % 2 == 1 ? (inner, outer) : (outer, inner)
        next[left.right] = right.left
        groups[groups.count - 1].left = left.left
        groups[groups.count - 1].right = right.right
    }
}
