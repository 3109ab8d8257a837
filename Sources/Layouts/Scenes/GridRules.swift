// Boxes that a grid arranges in rows and columns.

extension SceneProgram {
    mutating func arrange(_ grid: Grid, _ index: BoxIndex) {
        for axis in Axis.allCases {
            let isMirrored = axis == .horizontal && conditions.isRightToLeft
            let tracks = makeTracks(grid, axis, index, isMirrored: isMirrored)
            guard !tracks.isEmpty else { continue }
            var baselines: [Int: Expression] = [:]
            for cell in grid.cells where !scene.boxes[cell.box].isHidden {
                place(cell, grid, axis, tracks, isMirrored: isMirrored, &baselines, index)
            }
        }
    }

    /// The edges of the tracks, without their padding; empty if there are none.
    private mutating func makeTracks(_ grid: Grid, _ axis: Axis, _ index: BoxIndex, isMirrored: Bool) -> [Edges] {
        let source = Source.arrangement(index)
        let outer = aligned(index, axis)
        let all = grid.tracks[axis]
        let tracks = all.map { _ in Edges(start: makeVariable(), end: makeVariable()) }
        var previous: Edges?
        for at in isMirrored ? Array(all.indices.reversed()) : Array(all.indices) {
            let (track, edges) = (all[at], tracks[at])
            let start = edges.start - (isMirrored ? track.padding.end : track.padding.start)
            if track.isHidden {
                add(edges.length, .equal, Expression(0), .required, source)
                add(edges.start, .equal, previous?.end ?? outer.start, .required, source)
                continue
            }
            if let previous {
                add(start, .equal, previous.end + grid.spacing[axis], .required, source)
            } else {
                add(start, .equal, outer.start, .required, source)
            }
            if let length = track.length { add(edges.length, .equal, Expression(length), .required, source) }
            add(edges.length, .greaterOrEqual, Expression(0), .required, source)
            add(edges.length, .equal, Expression(0), .tieBreaker, source)
            previous = Edges(start: start, end: edges.end + (isMirrored ? track.padding.start : track.padding.end))
        }
        if let previous { add(previous.end, .equal, outer.end, .required, source) }
        return tracks
    }

    private mutating func place(
        _ cell: Grid.Cell, _ grid: Grid, _ axis: Axis, _ tracks: [Edges], isMirrored: Bool,
        _ baselines: inout [Int: Expression], _ index: BoxIndex
    ) {
        let range = axis == .horizontal ? cell.column : cell.row
        guard let low = range.first, let high = range.last, tracks.indices.contains(low), tracks.indices.contains(high)
        else { return }
        let source = Source.arrangement(index)
        let (first, last) = isMirrored ? (high, low) : (low, high)
        let room = Edges(start: tracks[first].start, end: tracks[last].end)
        let edges = aligned(cell.box, axis)
        let own = axis == .horizontal ? cell.horizontal : cell.vertical
        add(edges.start, .greaterOrEqual, room.start, .required, source)
        add(edges.end, .lessOrEqual, room.end, .required, source)
        switch own ?? grid.tracks[axis][low].alignment ?? grid.alignment[axis] {
        case .none: break
        case .start where !isMirrored, .end where isMirrored: add(edges.start, .equal, room.start, .required, source)
        case .start, .end: add(edges.end, .equal, room.end, .required, source)
        case .center: add(edges.center, .equal, room.center, .required, source)
        case .fill:
            add(edges.start, .equal, room.start, .required, source)
            add(edges.end, .equal, room.end, .required, source)
        case .firstBaseline, .lastBaseline:
            guard let baseline = scene.boxes[cell.box].baseline else { break }
            let line = edges.start + baseline.first
            if let known = baselines[low] { add(line, .equal, known, .required, source) } else { baselines[low] = line }
        }
        // A track is as small as its contents allow.
        if range.count == 1 { add(room.length, .lessOrEqual, edges.length, .trackHugging, source) }
    }
}
