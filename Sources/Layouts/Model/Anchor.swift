// The edges, centers and sizes that constraints relate.

/// One edge, center or size of a box.
package struct Anchor: Hashable, Sendable {
    package enum Part: Hashable, Sendable, CaseIterable {
        case leading, trailing, left, right, centerX, width
        case top, bottom, centerY, height, firstBaseline, lastBaseline

        package var axis: Axis {
            switch self {
            case .leading, .trailing, .left, .right, .centerX, .width: .horizontal
            case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
            }
        }

        package var isLength: Bool { self == .width || self == .height }
    }

    package var box: BoxIndex
    package var part: Part

    package init(_ box: BoxIndex, _ part: Part) {
        self.box = box
        self.part = part
    }
}

/// A relation of two anchors: `first relation multiplier · second + constant`.
package struct BoxConstraint: Sendable {
    package var first: Anchor
    package var relation: Relation
    /// Nil for a constant size.
    package var second: Anchor?
    package var multiplier: Double
    package var constant: Double
    package var priority: Priority
    /// The box in whose coordinates a multiplier applies.
    package var space: BoxIndex
    /// The line of its element.
    package var line: Int
    /// Whether only its editor keeps it; it is not there at run time.
    package var isDesignOnly = false

    package init(
        _ first: Anchor, _ relation: Relation, _ second: Anchor?, multiplier: Double = 1, constant: Double = 0,
        priority: Priority = .required, space: BoxIndex, line: Int
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.space = space
        self.line = line
    }
}
