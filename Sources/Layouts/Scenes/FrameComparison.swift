// How near solved frames come to those that an editor saved: the judge of the layout.

/// The differences between the solved and the saved frames of the boxes with texts in a scene.
package struct FrameComparison: Sendable {
    /// What the place of a box depends on, the most doubtful thing first.
    package enum Kind: String, Sendable, CaseIterable {
        case refused = "the solver refused the scene"
        case stale = "its saved frames contradict its constraints"
        case misplaced = "in a box whose saved width is misplaced"
        case contradiction = "contradicts a required constraint"
        case parent = "its parent differs"
        case undetermined = "nothing decides it"
        case baseline = "aligned by baselines"
        case safeArea = "aligned with a safe area"
        case margins = "aligned with margins"
        case scrolling = "in scrolled content"
        case stack = "arranged by a stack"
        case grid = "arranged by a grid"
        case mask = "resizes with its parent"
        case constraints = "placed by constraints"
    }

    /// A box along one axis.
    package struct Result: Sendable {
        package let box: BoxIndex
        package let axis: Axis
        package let kind: Kind
        package let saved: (start: Double, length: Double)
        package let solved: (start: Double, length: Double)

        /// The larger of the differences of start and length.
        package var difference: Double { max(abs(saved.start - solved.start), abs(saved.length - solved.length)) }
        package var agrees: Bool { difference <= 1 }

        /// Whether the saved frame is evidence: neither the document nor its editor contradicts it.
        package var judges: Bool { kind != .stale && kind != .misplaced }
    }

    package private(set) var results: [Result] = []
    /// Boxes left out because the editor itself doubts their frames, or hides them.
    package private(set) var skipped = 0

    /// Solves a scene at its saved size and compares; the contents have their saved sizes unless others are given.
    package init(_ scene: Scene, contents: ContentSizes? = nil) {
        let stale = scene.staleBoxes
        let shown = Set(scene.texts.compactMap { $0.withoutRoom == nil || $0.withoutRoom == .dummy ? $0.box : nil })
        guard !shown.isEmpty else { return }
        var conditions = SceneConditions()
        conditions.isDesign = true
        let program = SceneProgram(scene, conditions, contents: contents ?? .saved(in: scene))
        let solved = try? program.solve().get()
        let determined = solved.map { program.determined(in: $0.solution) }
        for index in shown.sorted() {
            let box = scene.boxes[index]
            // The widths of columns are not solved.
            if box.shape == .columnHeader { continue }
            guard let saved = box.savedFrame, box.doubt == nil, !scene.isLeftOut(index) else {
                skipped += 1
                continue
            }
            for axis in Axis.allCases {
                let frame = solved?.frame(of: index, in: scene)
                results.append(
                    Result(
                        box: index, axis: axis,
                        kind: axis == .horizontal && stale.contains(index)
                            ? .stale
                            : scene.kind(of: index, axis, solved, isDetermined: determined?[index][axis] ?? false),
                        saved: (saved.start(axis), saved.length(axis)),
                        solved: (frame?.start(axis) ?? .infinity, frame?.length(axis) ?? .infinity)))
            }
        }
    }
}

extension Scene {
    /// Whether a stack leaves out a box or one around it, because it is hidden.
    fileprivate func isLeftOut(_ index: BoxIndex) -> Bool {
        chain(from: index).contains { index in
            guard boxes[index].isHidden, let parent = boxes[index].parent else { return false }
            if case .stack = boxes[parent].arrangement { return true }
            return false
        }
    }

    /// Whether a box around another one has a length that its editor calls wrong, and that the solved one differs from.
    fileprivate func isInMisplaced(_ index: BoxIndex, _ axis: Axis, _ solved: SolvedScene) -> Bool {
        chain(from: index).dropFirst().contains { box in
            guard boxes[box].doubt == .misplaced, let saved = boxes[box].savedFrame else { return false }
            return abs(saved.length(axis) - solved.frames[box].length(axis)) > 1
        }
    }

    fileprivate func kind(
        of index: BoxIndex, _ axis: Axis, _ solved: SolvedScene?, isDetermined: Bool
    ) -> FrameComparison.Kind {
        guard let solved else { return .refused }
        if isInMisplaced(index, axis, solved) { return .misplaced }
        let box = boxes[index]
        let own = constraints.filter {
            ($0.first.box == index || $0.second?.box == index) && $0.first.part.axis == axis
        }
        let ownLines = Set(own.map(\.line))
        for broken in solved.broken {
            switch broken.source {
            case .constraint(let at) where ownLines.contains(constraints[at].line): return .contradiction
            case .content(index), .placement(index): return .contradiction
            default: break
            }
        }
        if let parent = box.parent, let saved = boxes[parent].savedFrame {
            let frame = solved.frames[parent]
            if abs(saved.length(axis) - frame.length(axis)) > 1 { return .parent }
        }
        if !isDetermined { return .undetermined }
        if own.contains(where: { $0.first.part.isBaseline || $0.second?.part.isBaseline ?? false }) { return .baseline }
        for constraint in own {
            for case let other? in [constraint.first.box, constraint.second?.box] {
                guard case .guide(let guide) = boxes[other].placement else { continue }
                switch guide {
                case .safeArea: return .safeArea
                case .margins, .screenMargins, .readableWidth: return .margins
                case .scrolledContent, .visiblePart: return .scrolling
                }
            }
        }
        if let parent = box.parent {
            switch boxes[parent].arrangement {
            case .free: break
            case .stack: return .stack
            case .grid: return .grid
            }
        }
        if case .resizing = box.placement { return .mask }
        return .constraints
    }
}

extension Anchor.Part {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
