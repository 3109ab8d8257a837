// Views that refer to each other in a RelativeLayout.

import Basics
import Layouts

/// Where an edge of a view is: at an edge of another box, at a distance.
struct EdgeRule {
    let anchor: Anchor
    let distance: Double
}

extension ViewReader {
    mutating func arrangeRelative(_ views: [ReadView], in box: BoxIndex, _ padding: Insets) {
        let siblings = Dictionary(views.compactMap { view in view.id.map { ($0, view) } }) { first, _ in first }
        for view in views {
            for axis in Axis.allCases {
                let start = relativeRule(of: view, axis, isStart: true, box, padding, siblings)
                let end = relativeRule(of: view, axis, isStart: false, box, padding, siblings)
                placeRelative(view, in: box, axis, padding, start, end)
            }
        }
        orderByReferences(views, siblings)
    }

    private mutating func placeRelative(
        _ view: ReadView, in box: BoxIndex, _ axis: Axis, _ padding: Insets, _ start: EdgeRule?, _ end: EdgeRule?
    ) {
        let (first, last) = (Anchor(view.box, axis.start), Anchor(view.box, axis.end))
        let before = padding.start(axis) + view.margins.start(axis)
        let after = padding.end(axis) + view.margins.end(axis)
        scene.constrain(
            first, .greaterOrEqual, Anchor(box, axis.start), constant: before, priority: .inside, line: view.line)
        scene.constrain(last, .lessOrEqual, Anchor(box, axis.end), constant: -after, priority: .inside, line: view.line)
        let isMatch = view.size[axis] == .match
        if let start {
            scene.constrain(
                first, .equal, start.anchor, constant: start.distance, priority: .position, line: view.line)
        }
        if let end {
            scene.constrain(last, .equal, end.anchor, constant: -end.distance, priority: .position, line: view.line)
        }
        // What is required is known without solving, so that views inside have nothing to do with those outside.
        let priority = start == nil && end == nil ? Priority.required : .position
        if isMatch, start == nil {
            scene.constrain(
                first, .equal, Anchor(box, axis.start), constant: before, priority: priority, line: view.line)
        }
        if isMatch, end == nil {
            scene.constrain(last, .equal, Anchor(box, axis.end), constant: -after, priority: priority, line: view.line)
        }
        guard !isMatch, start == nil, end == nil else { return }
        let centers = axis == .horizontal ? "layout_centerHorizontal" : "layout_centerVertical"
        if view.isSet("layout_centerInParent") || view.isSet(centers) {
            scene.constrain(
                Anchor(view.box, axis.center), .equal, Anchor(box, axis.center), constant: (before - after) / 2,
                priority: .position, line: view.line)
        } else if !view.isAbsent(axis) {
            scene.constrain(
                first, .equal, Anchor(box, axis.start), constant: before, priority: .position, line: view.line)
        }
    }

    /// The rule for an edge of a view; nil if it has none, or one about a view that may take no room.
    private func relativeRule(
        of view: ReadView, _ axis: Axis, isStart: Bool, _ box: BoxIndex, _ padding: Insets,
        _ siblings: [String: ReadView]
    ) -> EdgeRule? {
        let margin = isStart ? view.margins.start(axis) : view.margins.end(axis)
        let names = RelativeNames(axis, isStart: isStart)
        for name in names.beside {
            guard let other = view.reference(name).flatMap({ siblings[$0] }), !other.isAbsent(axis) else { continue }
            let theirs = isStart ? other.margins.end(axis) : other.margins.start(axis)
            return EdgeRule(
                anchor: Anchor(other.box, isStart ? axis.end : axis.start), distance: margin + theirs)
        }
        for name in names.aligned {
            guard let other = view.reference(name).flatMap({ siblings[$0] }), !other.isAbsent(axis) else { continue }
            return EdgeRule(anchor: Anchor(other.box, isStart ? axis.start : axis.end), distance: margin)
        }
        guard names.parent.contains(where: view.isSet) else { return nil }
        return EdgeRule(
            anchor: Anchor(box, isStart ? axis.start : axis.end),
            distance: margin + (isStart ? padding.start(axis) : padding.end(axis)))
    }

    /// Lets views give way to those that they refer to.
    private mutating func orderByReferences(_ views: [ReadView], _ siblings: [String: ReadView]) {
        var ranks: [BoxIndex: Double] = [:]
        func targets(_ view: ReadView) -> [ReadView] {
            RelativeNames.horizontal.compactMap { view.reference($0) }.compactMap { siblings[$0] }
        }
        // Each round settles the views that refer to settled ones only; what is left refers to itself.
        var left = views
        while !left.isEmpty {
            let open = Set(left.map(\.box))
            let ready = left.filter { view in !targets(view).contains { open.contains($0.box) && $0.box != view.box } }
            guard !ready.isEmpty else { return }
            for view in ready {
                let rank = targets(view).compactMap { ranks[$0.box] }.max() ?? 0
                lower(view.boxes, by: rank)
                lowerSmallestWidths(of: view.boxes, by: rank)
                ranks[view.box] = max(rank, rankAfter(view.boxes))
            }
            let settled = Set(ready.map(\.box))
            left.removeAll { settled.contains($0.box) }
        }
    }

    /// Lets the smallest widths of some boxes give way to texts: what is measured first leaves others less than these.
    private mutating func lowerSmallestWidths(of boxes: Range<BoxIndex>, by rank: Double) {
        guard rank > 0 else { return }
        for index in scene.constraints.indices {
            let constraint = scene.constraints[index]
            guard constraint.first.part == .width, constraint.relation == .greaterOrEqual, constraint.second == nil,
                boxes.contains(constraint.first.box), constraint.priority.value <= Priority.least.value
            else { continue }
            let value = min(constraint.priority.value, Priority.firstText.value)
            scene.constraints[index].priority = Priority(max(100, value - rank))
        }
    }
}

/// The attributes of a RelativeLayout's views about one edge.
private struct RelativeNames {
    let beside: [String]
    let aligned: [String]
    let parent: [String]

    init(_ axis: Axis, isStart: Bool) {
        switch (axis, isStart) {
        case (.horizontal, true):
            beside = ["layout_toEndOf", "layout_toRightOf"]
            aligned = ["layout_alignStart", "layout_alignLeft"]
            parent = ["layout_alignParentStart", "layout_alignParentLeft"]
        case (.horizontal, false):
            beside = ["layout_toStartOf", "layout_toLeftOf"]
            aligned = ["layout_alignEnd", "layout_alignRight"]
            parent = ["layout_alignParentEnd", "layout_alignParentRight"]
        case (.vertical, true):
            (beside, aligned) = (["layout_below"], ["layout_alignTop", "layout_alignBaseline"])
            parent = ["layout_alignParentTop"]
        case (.vertical, false):
            (beside, aligned, parent) = (["layout_above"], ["layout_alignBottom"], ["layout_alignParentBottom"])
        }
    }

    static let horizontal = [true, false].flatMap { isStart in
        let names = RelativeNames(.horizontal, isStart: isStart)
        return names.beside + names.aligned
    }
}

extension ReadView {
    var id: String? { element["id"].map { String($0.split(separator: "/").last ?? "") } }

    func isSet(_ name: String) -> Bool { style[name] == "true" }

    /// The id in `@id/title`; nil for anything else.
    func reference(_ name: String) -> String? {
        guard let value = style[name], value.hasPrefix("@"), let slash = value.firstIndex(of: "/") else { return nil }
        return String(value[value.index(after: slash)...])
    }
}
