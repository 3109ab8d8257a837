// Boxes that keep their saved frame, and resize with their parent.

extension SceneProgram {
    mutating func place(_ box: Box, _ index: BoxIndex) {
        guard let parent = box.parent else { return }
        switch box.placement {
        case .constraints: break
        case .guide(let guide):
            // Editors show scrolled content as wide as its view, if nothing else decides.
            guard case .scrolledContent = guide else { break }
            let (outer, inner) = (frame(parent, .horizontal), frame(index, .horizontal))
            add(inner.length, .equal, outer.length, .tieBreaker, .placement(index))
        case .resizing(let resizing):
            guard let frame = box.savedFrame else { return }
            place(frame, resizing.horizontal, in: parent, .horizontal, index)
            if placeInList(box, frame, in: parent, index) { break }
            place(frame, resizing.vertical, in: parent, .vertical, index)
        case .filling(let insets):
            for axis in Axis.allCases {
                if conditions.isDesign, let frame = box.savedFrame {
                    place(frame, .stretches, in: parent, axis, index)
                } else {
                    fill(parent, insets, axis, index)
                }
            }
        }
    }

    private mutating func fill(_ parent: BoxIndex, _ insets: Insets, _ axis: Axis, _ index: BoxIndex) {
        let (outer, inner) = (frame(parent, axis), frame(index, axis))
        add(inner.start, .equal, outer.start + insets.start(axis), .required, .placement(index))
        add(inner.end, .equal, outer.end - insets.end(axis), .required, .placement(index))
    }

    private mutating func place(
        _ saved: Frame, _ resizing: Resizing, in parent: BoxIndex, _ axis: Axis, _ index: BoxIndex
    ) {
        let (outer, inner) = (frame(parent, axis), frame(index, axis))
        var start = outer.start + saved.start(axis)
        var length = Expression(saved.length(axis))
        if let room = scene.boxes[parent].savedFrame?.length(axis) {
            let shares = resizing.shares(of: saved, axis, in: room)
            let growth = outer.length - room
            if shares.start != 0 { start = start + growth * shares.start }
            if shares.length != 0 { length = length + growth * shares.length }
        }
        add(inner.start, .equal, start, .required, .placement(index))
        add(inner.length, .equal, length, .required, .placement(index))
    }
}

extension Resizing {
    /// How much of its parent's growth the distance at the start and the length get: in proportion to their size.
    fileprivate func shares(of frame: Frame, _ axis: Axis, in room: Double) -> (start: Double, length: Double) {
        let start = isStartFlexible ? max(frame.start(axis), 0) : 0
        let length = isLengthFlexible ? max(frame.length(axis), 0) : 0
        let end = isEndFlexible ? max(room - frame.end(axis), 0) : 0
        let total = start + length + end
        if total > 0 { return (start / total, length / total) }
        let count = [isStartFlexible, isLengthFlexible, isEndFlexible].count { $0 }
        guard count > 0 else { return (0, 0) }
        return (isStartFlexible ? 1 / Double(count) : 0, isLengthFlexible ? 1 / Double(count) : 0)
    }
}
