// Views that refer to each other in a ConstraintLayout.

import Basics
import Layouts

extension ViewReader {
    mutating func arrangeConstraints(_ views: [ReadView], in box: BoxIndex, _ padding: Insets) {
        var rules = ConstraintRules(views, box, padding)
        for view in views {
            for axis in Axis.allCases { rules.place(view, axis, in: &scene) }
        }
        // Views between two others get what those leave.
        let (first, later) = (views.filter { !$0.isBetween }, views.filter(\.isBetween))
        let rank = first.map { rankAfter($0.boxes) }.max() ?? 0
        for view in later { lower(view.boxes, by: rank) }
    }
}

extension ReadView {
    /// Whether its width is what is between two other edges.
    fileprivate var isBetween: Bool { size.horizontal == .fixed(0) || isSet("layout_constrainedWidth") }
}

/// The rules of one ConstraintLayout.
private struct ConstraintRules {
    private let views: [ReadView]
    private let siblings: [String: ReadView]
    private let box: BoxIndex
    private let padding: Insets
    /// The first views of chains whose distances are settled, by axis.
    private var linked: PerAxis<Set<BoxIndex>> = PerAxis(both: [])

    /// Where an edge of a view is attached.
    private struct Target {
        /// The view; nil for the box around.
        let view: ReadView?
        let anchor: Anchor
        let inset: Double
    }

    init(_ views: [ReadView], _ box: BoxIndex, _ padding: Insets) {
        (self.views, self.box, self.padding) = (views, box, padding)
        siblings = Dictionary(views.compactMap { view in view.id.map { ($0, view) } }) { first, _ in first }
    }

    // MARK: Views

    mutating func place(_ view: ReadView, _ axis: Axis, in scene: inout Scene) {
        if view.element.name.hasSuffix("Guideline") { return placeGuideline(view, axis, in: &scene) }
        if view.element.name.hasSuffix("Barrier") { return placeBarrier(view, axis, in: &scene) }
        let (first, last) = (Anchor(view.box, axis.start), Anchor(view.box, axis.end))
        let fills = view.size[axis] == .fixed(0) && !view.style.has("layout_constraintDimensionRatio")
        let start = target(of: view, axis, isStart: true)
        let end = target(of: view, axis, isStart: false)
        let isMatch = view.size[axis] == .match || fills && isWhole(view, axis, start, end)
        let before = padding.start(axis) + view.margins.start(axis)
        let after = padding.end(axis) + view.margins.end(axis)
        let relation = isMatch ? (Relation.equal, Relation.equal) : (.greaterOrEqual, .lessOrEqual)
        let least = isMatch ? before : min(before, padding.start(axis))
        let most = isMatch ? after : min(after, padding.end(axis))
        // What is required is known without solving, so that views inside have nothing to do with those outside.
        let priority = isMatch ? Priority.required : .inside
        scene.constrain(
            first, relation.0, Anchor(box, axis.start), constant: least, priority: priority, line: view.line)
        scene.constrain(
            last, relation.1, Anchor(box, axis.end), constant: -most, priority: priority, line: view.line)
        guard !isMatch else { return }
        limit(view, axis, fills, in: &scene)
        let shrinks = view.isSet(axis == .horizontal ? "layout_constrainedWidth" : "layout_constrainedHeight")
        attach(view, axis, start, isStart: true, isFirm: fills && end != nil || shrinks, fills, in: &scene)
        attach(view, axis, end, isStart: false, isFirm: fills && start != nil || shrinks, fills, in: &scene)
    }

    private func bias(_ view: ReadView, _ axis: Axis) -> Double {
        let name = axis == .horizontal ? "layout_constraintHorizontal_bias" : "layout_constraintVertical_bias"
        return view.style[name].flatMap { Double($0) } ?? 0.5
    }

    /// Whether a view between two targets is as large as the layout, less its margins.
    private func isWhole(_ view: ReadView, _ axis: Axis, _ start: Target?, _ end: Target?) -> Bool {
        let name = axis == .horizontal ? "layout_constraintWidth" : "layout_constraintHeight"
        return start?.anchor == Anchor(box, axis.start) && end?.anchor == Anchor(box, axis.end)
            && !["_max", "_percent"].contains { view.style.has(name + $0) }
    }

    /// Keeps what the view says about its size.
    private func limit(_ view: ReadView, _ axis: Axis, _ fills: Bool, in scene: inout Scene) {
        let name = axis == .horizontal ? "layout_constraintWidth" : "layout_constraintHeight"
        let length = Anchor(view.box, axis.length)
        if let most = view.style.length(name + "_max")?.points, most > 0 {
            scene.constrain(length, .lessOrEqual, nil, constant: most, priority: .inside, line: view.line)
        }
        if fills, let share = view.style[name + "_percent"].flatMap({ Double($0) }), 0...1 ~= share {
            scene.constrain(
                length, .equal, Anchor(box, axis.length), times: share, priority: .inside, line: view.line)
        }
    }

    /// Attaches an edge of a view: firmly if that decides its size, else as a wish for its position.
    private mutating func attach(
        _ view: ReadView, _ axis: Axis, _ target: Target?, isStart: Bool, isFirm: Bool, _ fills: Bool,
        in scene: inout Scene
    ) {
        guard let target else { return }
        let edge = Anchor(view.box, isStart ? axis.start : axis.end)
        let margin = (isStart ? view.margins.start(axis) : view.margins.end(axis)) + target.inset
        if let other = target.view, isLinked(view, other, axis, isStart: isStart) {
            link(isStart ? other : view, isStart ? view : other, axis, in: &scene)
            return
        }
        let isSingle = self.target(of: view, axis, isStart: !isStart) == nil
        let relation: Relation = fills || isSingle ? .equal : isStart ? .greaterOrEqual : .lessOrEqual
        scene.constrain(
            edge, relation, target.anchor, constant: isStart ? margin : -margin,
            priority: isFirm ? .position : .wish, line: view.line)
        if !fills, !isSingle, isStart, bias(view, axis) == 0.5,
            let end = self.target(of: view, axis, isStart: false), end.view == nil, target.view == nil
        {
            let theirs = view.margins.end(axis) + end.inset
            scene.constrain(
                Anchor(view.box, axis.center), .equal, Anchor(box, axis.center), constant: (margin - theirs) / 2,
                priority: .wish, line: view.line)
        }
    }

    // MARK: Chains

    /// Whether two views are attached to each other.
    private func isLinked(_ view: ReadView, _ other: ReadView, _ axis: Axis, isStart: Bool) -> Bool {
        guard let back = target(of: other, axis, isStart: !isStart)?.view else { return false }
        return back.box == view.box
    }

    /// Puts a view of a chain after another one; both ends are firm if a view of the chain fills the rest.
    private mutating func link(_ one: ReadView, _ next: ReadView, _ axis: Axis, in scene: inout Scene) {
        guard linked[axis].insert(one.box).inserted else { return }
        let chain = self.chain(around: one, axis)
        let filling = chain.filter { $0.size[axis] == .fixed(0) }
        let margin = one.margins.end(axis) + next.margins.start(axis)
        scene.constrain(
            Anchor(next.box, axis.start), filling.isEmpty ? .greaterOrEqual : .equal, Anchor(one.box, axis.end),
            constant: margin, priority: filling.isEmpty ? .wish : .position, line: next.line)
        guard let first = chain.first, first.box == one.box, !filling.isEmpty else { return }
        // Once for each chain: its ends, and equal shares.
        for (view, isStart) in [(first, true), (chain.last ?? first, false)] {
            guard let target = target(of: view, axis, isStart: isStart) else { continue }
            let margin = (isStart ? view.margins.start(axis) : view.margins.end(axis)) + target.inset
            scene.constrain(
                Anchor(view.box, isStart ? axis.start : axis.end), .equal, target.anchor,
                constant: isStart ? margin : -margin, priority: .position, line: view.line)
        }
        let name = axis == .horizontal ? "layout_constraintHorizontal_weight" : "layout_constraintVertical_weight"
        func weight(_ view: ReadView) -> Double {
            view.style[name].flatMap { Double($0) }.map { $0 > 0 && $0 < 10_000 ? $0 : 1 } ?? 1
        }
        for view in filling.dropFirst() {
            scene.constrain(
                Anchor(view.box, axis.length), .equal, Anchor(filling[0].box, axis.length),
                times: weight(view) / weight(filling[0]), priority: .shares, line: view.line)
        }
    }

    /// The views of a chain from its start.
    private func chain(around view: ReadView, _ axis: Axis) -> [ReadView] {
        var chain = [view]
        while chain.count <= views.count, let last = chain.last,
            let next = target(of: last, axis, isStart: false)?.view, isLinked(last, next, axis, isStart: false)
        {
            chain.append(next)
        }
        while chain.count <= views.count, let before = target(of: chain[0], axis, isStart: true)?.view,
            isLinked(chain[0], before, axis, isStart: true)
        {
            chain.insert(before, at: 0)
        }
        return chain
    }

    // MARK: Targets

    /// What an edge of a view is attached to; a view without room passes on what it is attached to itself.
    private func target(of view: ReadView, _ axis: Axis, isStart: Bool, depth: Int = 0) -> Target? {
        for (name, isAtStart) in Self.attributes(axis, isStart: isStart) {
            guard let value = view.style[name] else { continue }
            if value == "parent" {
                return Target(
                    view: nil, anchor: Anchor(box, isAtStart ? axis.start : axis.end),
                    inset: isAtStart == isStart
                        ? (isStart ? padding.start(axis) : padding.end(axis)) : 0)
            }
            guard let other = view.reference(name).flatMap({ siblings[$0] }), other.box != view.box else { continue }
            if other.isAbsent(axis), depth < 8 { return target(of: other, axis, isStart: isStart, depth: depth + 1) }
            let isLine = other.element.name.hasSuffix("Guideline") || other.element.name.hasSuffix("Barrier")
            return Target(
                view: isLine ? nil : other, anchor: Anchor(other.box, isAtStart && !isLine ? axis.start : axis.end),
                inset: 0)
        }
        return nil
    }

    private static func attributes(_ axis: Axis, isStart: Bool) -> [(name: String, isAtStart: Bool)] {
        switch (axis, isStart) {
        case (.horizontal, true):
            [
                ("layout_constraintStart_toStartOf", true), ("layout_constraintStart_toEndOf", false),
                ("layout_constraintLeft_toLeftOf", true), ("layout_constraintLeft_toRightOf", false),
            ]
        case (.horizontal, false):
            [
                ("layout_constraintEnd_toEndOf", false), ("layout_constraintEnd_toStartOf", true),
                ("layout_constraintRight_toRightOf", false), ("layout_constraintRight_toLeftOf", true),
            ]
        case (.vertical, true):
            [
                ("layout_constraintTop_toTopOf", true), ("layout_constraintTop_toBottomOf", false),
                ("layout_constraintBaseline_toBaselineOf", true),
            ]
        case (.vertical, false):
            [("layout_constraintBottom_toBottomOf", false), ("layout_constraintBottom_toTopOf", true)]
        }
    }

    // MARK: Lines

    /// Gives a guideline the room before it, so that it is at the end of its box.
    private func placeGuideline(_ view: ReadView, _ axis: Axis, in scene: inout Scene) {
        scene.constrain(
            Anchor(view.box, axis.start), .equal, Anchor(box, axis.start), priority: .required, line: view.line)
        guard (view.style["orientation"] == "vertical") == (axis == .horizontal) else { return }
        let length = Anchor(view.box, axis.length)
        if let begin = view.style.length("layout_constraintGuide_begin")?.points {
            scene.constrain(length, .equal, nil, constant: begin, priority: .inside, line: view.line)
        } else if let end = view.style.length("layout_constraintGuide_end")?.points {
            scene.constrain(
                Anchor(view.box, axis.end), .equal, Anchor(box, axis.end), constant: -end, priority: .inside,
                line: view.line)
        } else if let share = view.style["layout_constraintGuide_percent"].flatMap({ Double($0) }), 0...1 ~= share {
            scene.constrain(
                length, .equal, Anchor(box, axis.length), times: share, priority: .inside, line: view.line)
        }
    }

    /// Puts a barrier beyond the views that it names.
    private func placeBarrier(_ view: ReadView, _ axis: Axis, in scene: inout Scene) {
        let direction = view.style["barrierDirection"] ?? "start"
        let isAtStart = ["start", "left", "top"].contains(direction)
        guard (axis == .vertical) == ["top", "bottom"].contains(direction) else {
            scene.constrain(
                Anchor(view.box, axis.start), .equal, Anchor(box, axis.start), priority: .required, line: view.line)
            return
        }
        scene.constrain(Anchor(view.box, axis.length), .equal, nil, priority: .required, line: view.line)
        for name in (view.style["constraint_referenced_ids"] ?? "").split(separator: ",") {
            guard let other = siblings[String(name).trimmed], other.box != view.box, !other.isAbsent(axis) else {
                continue
            }
            scene.constrain(
                Anchor(view.box, axis.end), isAtStart ? .lessOrEqual : .greaterOrEqual,
                Anchor(other.box, isAtStart ? axis.start : axis.end), priority: .inside, line: view.line)
        }
        scene.constrain(
            Anchor(view.box, axis.end), isAtStart ? .greaterOrEqual : .lessOrEqual,
            Anchor(box, isAtStart ? axis.end : axis.start), priority: .wrapping, line: view.line)
    }
}

extension Priority {
    /// Where a view is that may be wider than the room between what it is attached to.
    static let wish = Priority(40)
    /// Views of a chain that divide what is left.
    static let shares = Priority(996)
}
