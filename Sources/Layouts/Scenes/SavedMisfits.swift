// What the saved frames of a scene contradict, found without solving it.

extension Scene {
    /// The number of required horizontal constraints that the saved frames contradict by more than half a point.
    ///
    /// The overhang of controls depends on the system that the editor ran on: the right one contradicts the fewest.
    package var misfits: Int {
        let origins = savedOrigins
        return constraints.count { constraint in
            guard constraint.relation == .equal, constraint.priority == .required, constraint.multiplier == 1,
                constraint.first.part.axis == .horizontal, boxes[constraint.first.box].doubt == nil,
                let first = savedValue(constraint.first, origins)
            else { return false }
            guard let anchor = constraint.second else { return abs(first - constraint.constant) > 0.5 }
            guard boxes[anchor.box].doubt == nil, let second = savedValue(anchor, origins) else { return false }
            return abs(first - second - constraint.constant) > 0.5
        }
    }

    /// The left edges of the boxes in the coordinates of the root; nil if a frame is not saved.
    var savedOrigins: [Double?] {
        var origins: [Double?] = []
        origins.reserveCapacity(boxes.count)
        for box in boxes {
            guard let parent = box.parent else {
                origins.append(box.savedFrame?.x)
                continue
            }
            origins.append(origins[parent].flatMap { origin in box.savedFrame.map { origin + $0.x } })
        }
        return origins
    }

    func savedValue(_ anchor: Anchor, _ origins: [Double?]) -> Double? {
        let box = boxes[anchor.box]
        guard let origin = origins[anchor.box], let frame = box.savedFrame else { return nil }
        let (left, right) = (origin + box.overhang.left, origin + frame.width - box.overhang.right)
        return switch anchor.part {
        case .leading, .left: left
        case .trailing, .right: right
        case .centerX: (left + right) / 2
        case .width: right - left
        default: nil
        }
    }
}
