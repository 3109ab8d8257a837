// How wide and high the box of each text can get before something stops it.

/// Finds the rooms of the texts of a scene under given conditions.
///
/// A text that needs more room pushes aside whatever holds less strongly than it resists. So its room is the largest
/// size that leaves all constraints at least as strong as satisfied as they are.
package struct RoomFinder {
    private let scene: Scene
    private let conditions: SceneConditions
    private let contents: ContentSizes
    /// The boxes whose texts are not those of the document.
    private let replaced: Set<BoxIndex>
    /// The scene with texts that can grow.
    private lazy var growth = Growth(scene, conditions, contents)
    /// Its solution for each resistance of a text.
    private var stretched: [Priority: Result<Solution, SolverRefusal>] = [:]
    /// The solution that was found last: the others differ in little.
    private var latest: Solution?

    private struct Growth {
        let program: SceneProgram
        let lengths: [BoxIndex: PerAxis<Variable>]

        init(_ scene: Scene, _ conditions: SceneConditions, _ contents: ContentSizes) {
            var conditions = conditions
            conditions.letsTextsGrow = true
            var program = SceneProgram(scene, conditions, contents: contents)
            var lengths: [BoxIndex: PerAxis<Variable>] = [:]
            for case let index? in scene.texts.map(\.box) where lengths[index] == nil {
                lengths[index] = program.makeLengths(of: index)
            }
            (self.program, self.lengths) = (program, lengths)
        }
    }

    /// Less room than for a letter means that code or an image decides.
    private static let narrowest = 6.0

    /// How far a box can grow along an axis, and what stops it there.
    private struct Reach {
        let length: Double?
        let stops: [SceneProgram.Source]
    }

    package init(_ scene: Scene, _ conditions: SceneConditions, contents: ContentSizes) {
        (self.scene, self.conditions, self.contents) = (scene, conditions, contents)
        let known = Set(
            scene.texts.compactMap {
                $0.withoutRoom == .code || $0.withoutRoom == .dummy || $0.isFromCode ? nil : $0.box
            })
        replaced = Set(scene.boxes.indices.filter { scene.boxes[$0].shape == .label && !known.contains($0) })
    }

    /// The room of a text in its box.
    package mutating func room(of text: TextSlot) -> PlaceRoom {
        if let reason = text.withoutRoom { return .none(reason.certainty, reason.rawValue) }
        guard let index = text.box else { return .none(.none, WithoutRoom.noView.rawValue) }
        do throws(SolverRefusal) {
            if conditions.isWidthOnly, try isTooWide(beside: index) {
                return .none(WithoutRoom.tooWide.certainty, WithoutRoom.tooWide.rawValue)
            }
            var room = classified(try reach(of: index, .horizontal), index, .horizontal)
            if room.certainty == .none || room.certainty == .unknown { return room }
            // What else its box shows at other times, and so the room beside that, is not known.
            if text.isFromCode, room.certainty != .fixed { return .none(.none, WithoutRoom.code.rawValue) }
            room.lines = text.lines
            room.width = room.width.map { max(0, $0 - text.innerPadding.sum(.horizontal)) }
            if let width = room.width, width < Self.narrowest {
                return .none(.unknown, "its layout leaves it no room")
            }
            // The height of a single line says nothing about its text, and rows grow with their lines.
            guard text.lines != 1, !conditions.isWidthOnly, !scene.isInRow(index) else { return room }
            let vertical = classified(try reach(of: index, .vertical), index, .vertical)
            if vertical.certainty == .fixed {
                room.height = vertical.width.map { max(0, $0 - text.innerPadding.sum(.vertical)) }
            }
            return room
        } catch {
            return .none(.unknown, error.words)
        }
    }

    private mutating func reach(of index: BoxIndex, _ axis: Axis) throws(SolverRefusal) -> Reach {
        let stretched = try stretched(for: scene.boxes[index].resistance[axis])
        guard let variable = growth.lengths[index]?[axis] else { return Reach(length: nil, stops: []) }
        let extent = try stretched.maximum(of: variable).get()
        let sources = growth.program.sources
        return Reach(
            length: extent.value, stops: extent.stops.compactMap { sources.indices.contains($0) ? sources[$0] : nil })
    }

    /// The scene without what is weaker than a text's resistance.
    ///
    /// A required resistance would make the text's own width required, so it counts as the strongest wish.
    private mutating func stretched(for resistance: Priority) throws(SolverRefusal) -> Solution {
        let priority = min(resistance, .strongestWish)
        if let known = stretched[priority] { return try known.get() }
        let result = growth.program.program.solve(keeping: priority, reusing: latest)
        stretched[priority] = result
        latest = try result.get()
        return try result.get()
    }

    /// Whether something does not hold beside a text that is stronger than every text.
    private mutating func isTooWide(beside index: BoxIndex) throws(SolverRefusal) -> Bool {
        let stretched = try stretched(for: scene.boxes[index].resistance.horizontal)
        guard let variable = growth.lengths[index]?.horizontal else { return false }
        let strongest = scene.boxes.lazy.filter { $0.content.horizontal == .text }.map(\.resistance.horizontal).max()
        return stretched.violations(around: variable).contains { violation in
            violation.error > 1
                && growth.program.program.constraints[violation.constraint].priority > strongest ?? .lowest
        }
    }

    // MARK: Certainty

    private func classified(_ reach: Reach, _ index: BoxIndex, _ axis: Axis) -> PlaceRoom {
        guard let length = reach.length else {
            return .none(.open, "nothing stops it before the edge of the screen")
        }
        // The text has all that it needs, at the expense of something that resists as strongly.
        if reach.stops.contains(.content(index)) {
            return .none(.unknown, "something that resists as strongly as it does not fit beside it")
        }
        var room = PlaceRoom(width: length, height: nil, lines: nil, certainty: .fixed, limitedBy: nil, reason: "")
        let siblings = reach.stops.compactMap { textBox(in: $0, besides: index) }
        if siblings.contains(where: replaced.contains) {
            return .none(.none, WithoutRoom.besideCode.rawValue)
        }
        if let sibling = siblings.first {
            room.certainty = .shared
            room.limitedBy = scene.boxes[sibling].line
            room.reason = "it shares its room with another text"
            return room
        }
        for stop in reach.stops {
            guard case .constraint(let number) = stop else { continue }
            let constraint = scene.constraints[number]
            // Auto Layout may break either of them.
            if constraint.priority != .required, constraint.priority == scene.boxes[index].resistance[axis] {
                return .none(.unknown, "a constraint that limits it is as strong as its resistance")
            }
            // What names the box itself is the nearest cause.
            let isOwn = constraint.first.box == index || constraint.second?.box == index
            if room.limitedBy == nil || isOwn {
                room.limitedBy = constraint.line
                room.reason = constraint.second == nil && isOwn ? "its width is fixed" : "a constraint limits it"
            }
            if isOwn { return room }
        }
        if room.limitedBy == nil { room.reason = "its frame is fixed" }
        return room
    }

    /// The box of another text that a source keeps from giving way.
    private func textBox(in source: SceneProgram.Source, besides index: BoxIndex) -> BoxIndex? {
        let box: BoxIndex
        switch source {
        case .content(let other): box = other
        // One that gives way entirely decides no room if views take theirs in order.
        case .extent(let other):
            guard !conditions.isWidthOnly else { return nil }
            box = other
        case .root, .constraint, .placement, .arrangement: return nil
        }
        guard box != index else { return nil }
        switch scene.boxes[box].content.horizontal {
        case .text: return box
        case .none, .fixed: return nil
        }
    }
}

extension SceneProgram {
    /// Adds variables for the size of a box's aligned rectangle.
    fileprivate mutating func makeLengths(of index: BoxIndex) -> PerAxis<Variable> {
        PerAxis(makeLength(of: index, .horizontal), makeLength(of: index, .vertical))
    }

    private mutating func makeLength(of index: BoxIndex, _ axis: Axis) -> Variable {
        let variable = makeNamedVariable()
        add(Expression(variable), .equal, aligned(index, axis).length, .required, .placement(index))
        return variable
    }
}
