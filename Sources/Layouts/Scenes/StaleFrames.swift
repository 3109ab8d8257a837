// Saved frames that contradict the constraints beside them: the document was changed, and its frames were not updated.

extension Scene {
    /// The boxes whose saved position or width contradicts a required constraint, whatever Swell knows of controls and
    /// screens, and those that such a box moves.
    package var staleBoxes: Set<BoxIndex> {
        let origins = savedOrigins
        var stale: Set<BoxIndex> = []
        for constraint in constraints where isContradicted(constraint, origins) {
            for box in [constraint.first.box, constraint.second?.box].compactMap(\.self)
            where !isAround(box, constraint) {
                stale.insert(box)
            }
        }
        guard !stale.isEmpty else { return [] }
        spread(&stale)
        return Set(boxes.indices.filter { chain(from: $0).contains(where: stale.contains) })
    }

    private static let tolerance = 1.0

    /// Whether a box contains the other one of a constraint: it does not move if what is inside does.
    private func isAround(_ box: BoxIndex, _ constraint: BoxConstraint) -> Bool {
        guard let second = constraint.second?.box, second != constraint.first.box else { return false }
        return isInside(box == second ? constraint.first.box : second, box)
    }

    private func isContradicted(_ constraint: BoxConstraint, _ origins: [Double?]) -> Bool {
        guard constraint.priority == .required, constraint.first.part.axis == .horizontal,
            constraint.multiplier == 1 || constraint.second?.part.isLength == true
        else { return false }
        guard let anchor = constraint.second else {
            guard constraint.relation != .lessOrEqual, let frame = boxes[constraint.first.box].savedFrame else {
                return false
            }
            // A frame may extend beyond what constraints align, but not the other way round.
            return boxes[constraint.first.box].doubt == nil && frame.width < constraint.constant - Self.tolerance
        }
        guard let first = certainValue(constraint.first, origins), let second = certainValue(anchor, origins) else {
            return false
        }
        let residual = first - second * constraint.multiplier - constraint.constant
        return constraint.relation.error(residual) > Self.tolerance
    }

    private func certainValue(_ anchor: Anchor, _ origins: [Double?]) -> Double? {
        let box = boxes[anchor.box]
        return box.doubt == nil && box.shape.hasCertainEdges ? savedValue(anchor, origins) : nil
    }

    /// Adds what required equations tie to a stale box inside the same parent.
    private func spread(_ stale: inout Set<BoxIndex>) {
        var neighbours: [BoxIndex: [BoxIndex]] = [:]
        for constraint in constraints {
            guard constraint.relation == .equal, constraint.priority == .required,
                constraint.first.part.axis == .horizontal, let second = constraint.second?.box,
                boxes[second].parent == boxes[constraint.first.box].parent
            else { continue }
            neighbours[second, default: []].append(constraint.first.box)
            neighbours[constraint.first.box, default: []].append(second)
        }
        var next = Array(stale)
        while let box = next.popLast() {
            for other in neighbours[box] ?? [] where stale.insert(other).inserted { next.append(other) }
        }
    }
}

extension BoxShape {
    /// Whether constraints align its frame, or what they align is the same on all systems.
    fileprivate var hasCertainEdges: Bool {
        switch self {
        case .plain, .label, .image, .stack, .scroll, .table, .textArea, .row, .cell: true
        case .guide, .button, .helpButton, .checkbox, .radioButton, .popUp, .field, .searchField, .comboBox, .segments,
            .toggle, .slider, .stepper, .progress, .spinner, .picker, .separator, .group, .tabs, .grid, .tableHeader,
            .columnHeader, .bar, .web, .custom:
            false
        }
    }
}
