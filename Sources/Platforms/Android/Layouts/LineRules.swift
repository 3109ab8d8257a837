// Views one after the other, and views each by itself in the whole room.

import Basics
import Layouts

extension ViewReader {
    /// Places each view by itself in a box.
    mutating func arrangeFrame(
        _ views: [ReadView], in box: BoxIndex, _ padding: Insets, scrolls: Axis? = nil
    ) {
        for view in views {
            for axis in Axis.allCases {
                let side = ReadView.side(view.style["layout_gravity"], axis) ?? -1
                place(view, in: box, axis, padding, side: side, isOpen: axis == scrolls)
            }
        }
    }

    /// Places a view in a box along an axis; if that is open, the view may be larger.
    mutating func place(
        _ view: ReadView, in box: BoxIndex, _ axis: Axis, _ padding: Insets, side: Int, isOpen: Bool = false
    ) {
        let (first, last) = (Anchor(view.box, axis.start), Anchor(view.box, axis.end))
        let before = padding.start(axis) + view.margins.start(axis)
        let after = padding.end(axis) + view.margins.end(axis)
        let isMatch = view.size[axis] == .match
        let priority = isMatch ? Priority.required : .inside
        if isMatch || side < 0 || isOpen {
            scene.constrain(
                first, .equal, Anchor(box, axis.start), constant: before, priority: priority, line: view.line)
        } else {
            scene.constrain(
                first, .greaterOrEqual, Anchor(box, axis.start), constant: before, priority: priority, line: view.line)
        }
        if isOpen {
            // The box shows a part of the view, if it must.
            scene.constrain(
                last, .lessOrEqual, Anchor(box, axis.end), constant: -after, priority: .least, line: view.line)
            return
        }
        scene.constrain(
            last, isMatch ? .equal : .lessOrEqual, Anchor(box, axis.end), constant: -after, priority: priority,
            line: view.line)
        guard !isMatch else { return }
        if side == 0 {
            scene.constrain(
                Anchor(view.box, axis.center), .equal, Anchor(box, axis.center), constant: (before - after) / 2,
                priority: .position, line: view.line)
        } else if side > 0 {
            scene.constrain(
                last, .equal, Anchor(box, axis.end), constant: -after, priority: .position, line: view.line)
        }
    }

    /// Places views one after the other.
    mutating func arrangeLine(
        _ views: [ReadView], in box: BoxIndex, _ style: ViewStyle, _ padding: Insets, isVertical: Bool? = nil
    ) {
        let vertical = isVertical ?? isLineVertical(style)
        let axis = vertical ? Axis.vertical : .horizontal
        let gravity = style["gravity"]
        for view in views {
            let side =
                ReadView.side(view.style["layout_gravity"], axis.other) ?? ReadView.side(gravity, axis.other) ?? -1
            place(view, in: box, axis.other, padding, side: side)
        }
        // What takes no room is placed by itself.
        for view in views where view.isAbsent(axis) { place(view, in: box, axis, padding, side: -1) }
        let shown = views.filter { !$0.isAbsent(axis) }
        chain(shown, in: box, axis, style, padding, side: ReadView.side(gravity, axis) ?? -1)
    }

    func isLineVertical(_ style: ViewStyle) -> Bool {
        if let orientation = style["orientation"] { return orientation == "vertical" || orientation == "1" }
        return ["AppBarLayout", "RadioGroup"].contains { style.isOf($0) }
    }

    private mutating func chain(
        _ views: [ReadView], in box: BoxIndex, _ axis: Axis, _ style: ViewStyle, _ padding: Insets, side: Int
    ) {
        guard let first = views.first, let last = views.last else { return }
        let sharing = views.filter { $0.weight > 0 }
        let isFilled = !sharing.isEmpty || views.contains { $0.size[axis] == .match }
        scene.constrain(
            Anchor(first.box, axis.start), isFilled || side < 0 ? .equal : .greaterOrEqual, Anchor(box, axis.start),
            constant: padding.start(axis) + first.margins.start(axis), priority: .inside, line: first.line)
        for (one, next) in zip(views, views.dropFirst()) {
            scene.constrain(
                Anchor(next.box, axis.start), .equal, Anchor(one.box, axis.end),
                constant: one.margins.end(axis) + next.margins.start(axis), priority: .required, line: next.line)
        }
        let weights = sharing.reduce(0) { $0 + $1.weight }
        let sum = style["weightSum"].flatMap { Double($0) } ?? 0
        // Shares of a larger sum leave the rest free.
        let isWhole = isFilled && sum <= weights
        let after = -padding.end(axis) - last.margins.end(axis)
        scene.constrain(
            Anchor(last.box, axis.end), isWhole ? .equal : .lessOrEqual, Anchor(box, axis.end), constant: after,
            priority: .inside, line: last.line)
        if !isFilled, side > 0 {
            scene.constrain(
                Anchor(last.box, axis.end), .equal, Anchor(box, axis.end), constant: after, priority: .position,
                line: last.line)
        }
        share(sharing, axis)
        limit(sharing, in: box, axis, padding, sum: sum, views)
        if axis == .horizontal { order(views) }
    }

    /// Divides what is left by the weights of views, besides the sizes that they say.
    private mutating func share(_ views: [ReadView], _ axis: Axis) {
        // A view that is as large as its contents gets its share besides: how much it has is open.
        let sizes = views.compactMap { $0.size[axis].points }
        guard let first = views.first, sizes.count == views.count else { return shareWhole(views, axis) }
        for (view, size) in zip(views, sizes).dropFirst() {
            let ratio = view.weight / first.weight
            scene.constrain(
                Anchor(view.box, axis.length), .equal, Anchor(first.box, axis.length), times: ratio,
                constant: size - sizes[0] * ratio, priority: .position, line: view.line)
        }
    }

    /// Divides the container equally among views that each ask for all of it, with equal weights: what they ask for in vain
    /// is taken from all of them.
    private mutating func shareWhole(_ views: [ReadView], _ axis: Axis) {
        guard let first = views.first,
            views.allSatisfy({ $0.size[axis] == .match && $0.weight == first.weight })
        else { return }
        for view in views.dropFirst() {
            scene.constrain(
                Anchor(view.box, axis.length), .equal, Anchor(first.box, axis.length),
                constant: first.margins.sum(axis) - view.margins.sum(axis), priority: .position, line: view.line)
        }
    }

    /// Keeps views from more than their part of a sum of weights that is larger than theirs.
    private mutating func limit(
        _ sharing: [ReadView], in box: BoxIndex, _ axis: Axis, _ padding: Insets, sum: Double, _ views: [ReadView]
    ) {
        let weights = sharing.reduce(0) { $0 + $1.weight }
        guard let last = views.last, sum > weights, sharing.allSatisfy({ $0.size[axis] == .fixed(0) }) else { return }
        // What stands beside them takes its room first; only sizes that are known count.
        let others = views.filter { $0.weight == 0 }.reduce(0) { $0 + ($1.size[axis].points ?? 0) }
        let margins = views.reduce(0) { $0 + $1.margins.sum(axis) }
        for view in sharing {
            let share = view.weight / sum
            scene.constrain(
                Anchor(view.box, axis.length), .lessOrEqual, Anchor(box, axis.length), times: share,
                constant: -share * (padding.sum(axis) + others + margins), priority: .inside, line: last.line)
        }
    }

    /// Lets views without weight take their room first, and of two the first.
    private mutating func order(_ views: [ReadView]) {
        let ordered = views.filter { $0.weight == 0 } + views.filter { $0.weight > 0 }
        var rank = 0.0
        for view in ordered {
            lower(view.boxes, by: rank)
            rank = max(rank, rankAfter(view.boxes))
        }
    }

    /// How much less a text resists that gives way to all in some boxes; 0 if they have none.
    func rankAfter(_ boxes: Range<BoxIndex>) -> Double {
        let texts = boxes.filter { scene.boxes[$0].content.horizontal == .text }
        return texts.map { Priority.firstText.value - scene.boxes[$0].resistance.horizontal.value + 1 }.max() ?? 0
    }

    /// Lets texts in some boxes, and those that code will set, give way to others.
    mutating func lower(_ boxes: Range<BoxIndex>, by rank: Double) {
        for index in boxes {
            let value = scene.boxes[index].resistance.horizontal.value
            scene.boxes[index].resistance.horizontal = Priority(max(100, value - rank))
        }
    }
}

extension ViewStyle {
    /// Whether the view is of a class, by the last part of its name.
    func isOf(_ name: String) -> Bool { className.split(separator: ".").last.map { $0 == name } ?? false }
}
