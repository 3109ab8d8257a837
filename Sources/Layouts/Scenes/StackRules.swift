// Boxes that a stack arranges in a line.

extension SceneProgram {
    mutating func arrange(_ box: Box, _ index: BoxIndex, _ contents: ContentSizes) {
        switch box.arrangement {
        case .free: break
        case .stack(let stack): arrange(stack, index, contents)
        case .grid(let grid): arrange(grid, index)
        }
    }

    private mutating func arrange(_ stack: Stack, _ index: BoxIndex, _ contents: ContentSizes) {
        let members = stack.members.filter { !scene.boxes[$0.box].isHidden }
        guard !members.isEmpty else { return }
        let axis = stack.axis
        let room = self.room(of: stack, index, axis)
        if stack.distribution == .gravity {
            arrangeByGravity(members, stack, in: room, index)
        } else {
            // The first member stands at the start of the line, which is at the right in some languages.
            let ordered = axis == .horizontal && conditions.isRightToLeft ? members.reversed() : members
            fill(ordered, stack, in: room, index, contents)
        }
        align(members, stack, index)
    }

    private func room(of stack: Stack, _ index: BoxIndex, _ axis: Axis) -> Edges {
        let outer = aligned(index, axis)
        return Edges(start: outer.start + stack.padding.start(axis), end: outer.end - stack.padding.end(axis))
    }

    // MARK: Along the stack

    private mutating func fill(
        _ members: [Stack.Member], _ stack: Stack, in room: Edges, _ index: BoxIndex, _ contents: ContentSizes
    ) {
        let axis = stack.axis
        let source = Source.arrangement(index)
        let edges = members.map { aligned($0.box, axis) }
        guard let first = edges.first, let last = edges.last else { return }
        let distributesGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        if members.count == 1, stack.centersSingleMember, distributesGaps {
            add(first.center, .equal, room.center, .required, source)
            hug(first, room, stack.hugging[axis], source)
            return
        }
        add(first.start, .equal, room.start, .required, source)
        add(last.end, .equal, room.end, .required, source)
        for (at, (one, next)) in zip(edges, edges.dropFirst()).enumerated() {
            let gap = next.start - one.end
            let spacing = Expression(members[at].spacing ?? stack.spacing)
            switch stack.distribution {
            case .fill, .gravity: add(gap, .equal, spacing, .required, source)
            case .fillEqually:
                add(gap, .equal, spacing, .required, source)
                add(next.length, .equal, first.length, .shares, source)
            case .fillProportionally:
                add(gap, .equal, spacing, .required, source)
                // While texts grow, so do their shares.
                let lengths = [members[0], members[at + 1]].map { contents.length($0.box, axis) ?? 0 }
                guard !conditions.letsTextsGrow, lengths[0] > 0, lengths[1] > 0 else { break }
                add(next.length * lengths[0], .equal, first.length * lengths[1], .shares, source)
            case .equalSpacing:
                add(gap, .greaterOrEqual, spacing, .required, source)
                add(gap, .equal, spacing, .collapse, source)
                if at > 0 { add(gap, .equal, edges[1].start - first.end, .required, source) }
            case .equalCentering:
                add(gap, .greaterOrEqual, spacing, .required, source)
                if at > 0 { add(next.center - one.center, .equal, edges[1].center - first.center, .centering, source) }
            }
        }
    }

    private mutating func arrangeByGravity(
        _ members: [Stack.Member], _ stack: Stack, in room: Edges, _ index: BoxIndex
    ) {
        let axis = stack.axis
        let source = Source.arrangement(index)
        let isMirrored = axis == .horizontal && conditions.isRightToLeft
        let ordered = isMirrored ? members.reversed() : members
        let start: Stack.Gravity = isMirrored ? .end : .start
        let end: Stack.Gravity = isMirrored ? .start : .end
        let hugging = stack.hugging[axis]
        for (one, next) in zip(ordered, ordered.dropFirst()) {
            let gap = aligned(next.box, axis).start - aligned(one.box, axis).end
            let spacing = Expression((isMirrored ? next : one).spacing ?? stack.spacing)
            if one.gravity == next.gravity {
                add(gap, .equal, spacing, .required, source)
            } else {
                add(gap, .greaterOrEqual, spacing, .required, source)
                add(gap, .equal, spacing, hugging, source)
            }
        }
        guard let first = ordered.first, let last = ordered.last else { return }
        let (begin, finish) = (aligned(first.box, axis).start, aligned(last.box, axis).end)
        add(begin, .greaterOrEqual, room.start, .required, source)
        add(finish, .lessOrEqual, room.end, .required, source)
        add(begin, .equal, room.start, first.gravity == start ? .required : hugging, source)
        add(finish, .equal, room.end, last.gravity == end ? .required : hugging, source)
        let middle = ordered.filter { $0.gravity == .center }
        if let first = middle.first, let last = middle.last {
            let center = (aligned(first.box, axis).start + aligned(last.box, axis).end) * 0.5
            add(center, .equal, room.center, .centering, source)
        }
    }

    // MARK: Across the stack

    private mutating func align(_ members: [Stack.Member], _ stack: Stack, _ index: BoxIndex) {
        let axis = stack.axis.other
        let room = self.room(of: stack, index, axis)
        let source = Source.arrangement(index)
        let isMirrored = axis == .horizontal && conditions.isRightToLeft
        let firstBaseline = members.first.flatMap { baseline(of: $0.box, stack.alignment) }
        for member in members {
            let edges = aligned(member.box, axis)
            let atStart: Bool
            switch stack.alignment {
            case .fill:
                add(edges.start, .equal, room.start, .filling, source)
                add(edges.end, .equal, room.end, .filling, source)
                continue
            case .start: atStart = !isMirrored
            case .end: atStart = isMirrored
            case .center:
                add(edges.center, .equal, room.center, .alignment, source)
                hug(edges, room, stack.hugging[axis], source)
                continue
            case .firstBaseline, .lastBaseline:
                if let firstBaseline, let own = baseline(of: member.box, stack.alignment), member.box != members[0].box
                {
                    add(own, .equal, firstBaseline, .alignment, source)
                }
                hug(edges, room, stack.hugging[axis], source)
                continue
            }
            if atStart {
                add(edges.start, .equal, room.start, .alignment, source)
            } else {
                add(edges.end, .equal, room.end, .alignment, source)
            }
            hug(edges, room, stack.hugging[axis], source)
        }
    }

    /// Keeps a member inside, and the room as small as the hugging wants it.
    private mutating func hug(_ edges: Edges, _ room: Edges, _ hugging: Priority, _ source: Source) {
        add(edges.start, .greaterOrEqual, room.start, .required, source)
        add(edges.end, .lessOrEqual, room.end, .required, source)
        add(room.length, .lessOrEqual, edges.length, hugging, source)
    }

    private func baseline(of box: BoxIndex, _ alignment: Stack.Alignment) -> Expression? {
        let edges = aligned(box, .vertical)
        guard let baseline = scene.boxes[box].baseline else { return edges.end }
        return alignment == .firstBaseline ? edges.start + baseline.first : edges.end - baseline.last
    }
}
