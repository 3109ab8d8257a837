// A scene as a linear program: two variables for each box and axis, its edges.

/// The linear program of a scene under given conditions.
package struct SceneProgram {
    /// What in the scene a linear constraint comes from.
    package enum Source: Hashable, Sendable {
        case root
        case constraint(Int)
        case content(BoxIndex)
        case placement(BoxIndex)
        /// No box is smaller than nothing.
        case extent(BoxIndex)
        case arrangement(BoxIndex)
    }

    package let scene: Scene
    package let conditions: SceneConditions
    package private(set) var program = LinearProgram()
    /// The sources of the program's constraints, in order.
    package private(set) var sources: [Source] = []
    private var edges: [PerAxis<Edges>] = []
    /// The box above each box of a list whose rows size themselves.
    let boxesAbove: [BoxIndex: BoxIndex]

    struct Edges {
        var start: Expression
        var end: Expression

        var length: Expression { end - start }
        var center: Expression { (start + end) * 0.5 }
    }

    package init(_ scene: Scene, _ conditions: SceneConditions = SceneConditions(), contents: ContentSizes) {
        self.scene = scene
        self.conditions = conditions
        boxesAbove = scene.boxesAbove
        edges.reserveCapacity(scene.boxes.count)
        for box in scene.boxes { edges.append(makeEdges(of: box)) }
        fixRoot()
        for (index, box) in scene.boxes.enumerated() {
            place(box, index)
            arrange(box, index, contents)
            for axis in Axis.allCases where axis == .horizontal || !conditions.isWidthOnly {
                keepExtent(of: box, index, axis)
                fit(box, index, axis, contents)
            }
        }
        for (index, constraint) in scene.constraints.enumerated() where conditions.isDesign || !constraint.isDesignOnly
        {
            if conditions.isWidthOnly, constraint.first.part.axis == .vertical { continue }
            add(constraint, .constraint(index))
        }
    }

    // MARK: Edges

    /// The edges of a box's frame.
    func frame(_ box: BoxIndex, _ axis: Axis) -> Edges { edges[box][axis] }

    /// The edges of a box that constraints align.
    func aligned(_ box: BoxIndex, _ axis: Axis) -> Edges {
        let overhang = scene.boxes[box].overhang
        let frame = edges[box][axis]
        return Edges(start: frame.start + overhang.start(axis), end: frame.end - overhang.end(axis))
    }

    private mutating func makeEdges(of box: Box) -> PerAxis<Edges> {
        PerAxis(makeEdges(of: box, .horizontal), makeEdges(of: box, .vertical))
    }

    private mutating func makeEdges(of box: Box, _ axis: Axis) -> Edges {
        guard case .guide(let guide) = box.placement, let parent = box.parent, parent < edges.count else {
            return Edges(start: makeVariable(), end: makeVariable())
        }
        let outer = edges[parent][axis]
        switch guide {
        case .margins(let insets), .safeArea(let insets), .readableWidth(let insets):
            return Edges(start: outer.start + insets.start(axis), end: outer.end - insets.end(axis))
        case .screenMargins(var insets, let wider, let least, let isWideAsSaved):
            if conditions.size.horizontal.map({ $0 >= least }) ?? isWideAsSaved {
                insets.left += wider
                insets.right += wider
            }
            return Edges(start: outer.start + insets.start(axis), end: outer.end - insets.end(axis))
        case .scrolledContent: return Edges(start: outer.start, end: makeVariable())
        case .visiblePart: return outer
        }
    }

    mutating func makeVariable() -> Expression { Expression(makeNamedVariable()) }

    mutating func makeNamedVariable() -> Variable { program.makeVariable() }

    /// The value of an anchor in the coordinates of the root.
    private func value(_ anchor: Anchor) -> Expression {
        let edges = aligned(anchor.box, anchor.part.axis)
        let baseline = scene.boxes[anchor.box].baseline
        return switch anchor.part {
        case .left, .top: edges.start
        case .right, .bottom: edges.end
        case .leading: conditions.isRightToLeft ? edges.end : edges.start
        case .trailing: conditions.isRightToLeft ? edges.start : edges.end
        case .centerX, .centerY: edges.center
        case .width, .height: edges.length
        case .firstBaseline: baseline.map { edges.start + $0.first } ?? edges.end
        case .lastBaseline: baseline.map { edges.end - $0.last } ?? edges.end
        }
    }

    // MARK: Rules

    mutating func add(
        _ one: Expression, _ relation: Relation, _ other: Expression, _ priority: Priority = .required, _ source: Source
    ) {
        let difference = one - other
        program.add(
            LinearConstraint(
                difference.terms, relation, -difference.constant, priority: priority,
                source: Int32(truncatingIfNeeded: sources.count)))
        sources.append(source)
    }

    private mutating func fixRoot() {
        guard let root = scene.boxes.first else { return }
        for axis in Axis.allCases {
            let length = conditions.size[axis] ?? root.savedFrame?.length(axis)
            add(edges[0][axis].start, .equal, Expression(0), .required, .root)
            guard let length, !conditions.hasOpenRoot else { continue }
            if root.isSelfSizing, axis == .vertical, !conditions.isDesign, !conditions.letsTextsGrow {
                fitRow(edges[0].vertical, root, length, .root)
                continue
            }
            add(edges[0][axis].length, .equal, Expression(length), conditions.grows ? .windowSize : .required, .root)
        }
    }

    /// Keeps a box that constraints could squeeze from getting smaller than nothing.
    private mutating func keepExtent(of box: Box, _ index: BoxIndex, _ axis: Axis) {
        guard case .constraints = box.placement, index > 0 else { return }
        add(edges[index][axis].length, .greaterOrEqual, Expression(0), .required, .extent(index))
    }

    /// Lets the contents of a box decide its size as strongly as it hugs them and resists.
    private mutating func fit(_ box: Box, _ index: BoxIndex, _ axis: Axis, _ contents: ContentSizes) {
        let length: Double?
        switch box.content[axis] {
        case .none: return
        case .fixed(let fixed): length = fixed
        case .text: length = contents.length(index, axis)
        }
        guard let length, length.isFinite else { return }
        if !conditions.letsTextsGrow || box.content[axis] != .text {
            add(aligned(index, axis).length, .lessOrEqual, Expression(length), box.hugging[axis], .content(index))
        }
        add(aligned(index, axis).length, .greaterOrEqual, Expression(length), box.resistance[axis], .content(index))
    }

    private mutating func add(_ constraint: BoxConstraint, _ source: Source) {
        // If writing runs from the right, distances point the other way.
        let isMirrored = conditions.isRightToLeft && constraint.first.part.isMirrored
        let origin = aligned(constraint.space, constraint.first.part.axis).start
        var first = value(constraint.first)
        var second = Expression(0)
        if let anchor = constraint.second {
            second = value(anchor)
            if constraint.multiplier != 1 {
                if !constraint.first.part.isLength { first = first - origin }
                if !anchor.part.isLength { second = second - origin }
                second = second * constraint.multiplier
            }
        }
        add(
            first, isMirrored ? constraint.relation.mirrored : constraint.relation,
            second + (isMirrored ? -constraint.constant : constraint.constant), constraint.priority, source)
    }
}

extension Anchor.Part {
    fileprivate var isMirrored: Bool { self == .leading || self == .trailing }
}

extension Relation {
    fileprivate var mirrored: Relation {
        switch self {
        case .lessOrEqual: .greaterOrEqual
        case .equal: .equal
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
