// Boxes that arrange others: stacks in a line, grids in rows and columns.

/// How a box arranges the boxes inside.
package enum Arrangement: Sendable {
    case free
    case stack(Stack)
    case grid(Grid)
}

/// Boxes in a line.
package struct Stack: Sendable {
    package enum Distribution: Sendable {
        /// One after the other; the least hugging one grows.
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
        /// At the start, in the middle and at the end, as far as their contents reach.
        case gravity
    }

    package enum Alignment: Sendable {
        case fill, start, center, end, firstBaseline, lastBaseline
    }

    package struct Member: Sendable {
        package var box: BoxIndex
        /// The distance to the next member, if it is not the stack's.
        package var spacing: Double?
        package var gravity = Gravity.start

        package init(_ box: BoxIndex, spacing: Double? = nil, gravity: Gravity = .start) {
            self.box = box
            self.spacing = spacing
            self.gravity = gravity
        }
    }

    package enum Gravity: Sendable { case start, center, end }

    package var axis: Axis
    package var distribution = Distribution.fill
    package var alignment = Alignment.fill
    package var spacing = 0.0
    package var padding = Insets.zero
    /// Whether a single member of a stack that distributes distances is in the middle.
    package var centersSingleMember = false
    /// How strongly the stack resists to grow beyond its members.
    package var hugging = PerAxis(both: Priority(249))
    package var members: [Member] = []

    package init(axis: Axis) { self.axis = axis }
}

/// Boxes in rows and columns.
package struct Grid: Sendable {
    package enum Alignment: Sendable {
        case none, start, center, end, fill, firstBaseline, lastBaseline
    }

    /// A row or a column.
    package struct Track: Sendable {
        package var length: Double?
        /// Additional room before and after its cells.
        package var padding: (start: Double, end: Double) = (0, 0)
        package var alignment: Alignment?
        package var isHidden = false

        package init() {}
    }

    package struct Cell: Sendable {
        package var box: BoxIndex
        package var row: Range<Int>
        package var column: Range<Int>
        package var horizontal: Alignment?
        package var vertical: Alignment?

        package init(box: BoxIndex, row: Range<Int>, column: Range<Int>) {
            self.box = box
            self.row = row
            self.column = column
        }
    }

    package var tracks = PerAxis<[Track]>([], [])
    package var spacing = PerAxis(both: 6.0)
    package var alignment = PerAxis(Alignment.start, Alignment.center)
    package var cells: [Cell] = []

    package init() {}
}
