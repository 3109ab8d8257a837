// Rows of lists: those that size themselves grow with their contents, and move what stands below them.

extension Scene {
    /// The box above each box of a list in which rows size themselves.
    var boxesAbove: [BoxIndex: BoxIndex] {
        let lists = Set(boxes.lazy.filter(\.isSelfSizing).compactMap(\.parent))
        guard !lists.isEmpty else { return [:] }
        var members: [BoxIndex: [(box: BoxIndex, frame: Frame)]] = [:]
        for (index, box) in boxes.enumerated() {
            guard let list = box.parent, lists.contains(list), let frame = box.savedFrame else { continue }
            members[list, default: []].append((index, frame))
        }
        var above: [BoxIndex: BoxIndex] = [:]
        for rows in members.values {
            let ordered = rows.sorted { ($0.frame.y, $0.box) < ($1.frame.y, $1.box) }
            for (position, next) in ordered.enumerated() {
                // Saved frames may overlap a little, or be of different widths.
                above[next.box] = ordered[..<position].last { $0.frame.end(.vertical) <= next.frame.y + 1 }?.box
            }
        }
        return above
    }
}

extension SceneProgram {
    /// Lets a row size itself, and keeps its distance from what is above; returns false for other boxes.
    mutating func placeInList(_ box: Box, _ saved: Frame, in parent: BoxIndex, _ index: BoxIndex) -> Bool {
        let above = boxesAbove[index]
        guard !conditions.isDesign, box.isSelfSizing || above != nil else { return false }
        let inner = frame(index, .vertical)
        if let above, let upper = scene.boxes[above].savedFrame {
            let gap = saved.y - upper.end(.vertical)
            add(inner.start, .equal, frame(above, .vertical).end + gap, .required, .placement(index))
        } else {
            add(inner.start, .equal, frame(parent, .vertical).start + saved.y, .required, .placement(index))
        }
        fitRow(inner, box, saved.height, .placement(index))
        return true
    }

    /// Keeps a row as high as it was saved, or higher if it sizes itself.
    mutating func fitRow(_ edges: Edges, _ box: Box, _ height: Double, _ source: Source) {
        let relation: Relation = box.isSelfSizing ? .greaterOrEqual : .equal
        add(edges.length, relation, Expression(height), .required, source)
        if box.isSelfSizing { add(edges.length, .lessOrEqual, Expression(height), .rowHeight, source) }
    }
}
