// What happens in a scene if all of its texts get longer.

import Layouts

/// A scene before and after its texts grow.
struct TextGrowth {
    private let scene: Scene
    /// The texts that people see and whose place is known.
    private let texts: [TextSlot]
    private let certainties: [String: Certainty]
    private let grown: ContentSizes
    private let frames: [Frame]
    /// The boxes whose place longer texts leave open.
    private let ambiguousBoxes: Set<BoxIndex>

    /// How much longer texts are tried: short ones often grow by more.
    private static let factor = 1.5
    private static let tolerance = 0.5

    /// Returns nil if the scene cannot be laid out.
    init?(of scene: Scene, _ places: [ScreenPlace], on device: Device, _ contents: ContentSizes) {
        let certainties = Dictionary(places.map { ($0.key, $0.room.certainty) }) { first, _ in first }
        let texts = scene.texts.filter { slot in
            guard let box = slot.box, slot.withoutRoom == nil, !slot.text.isEmpty, slot.role != .popUp else {
                return false
            }
            return certainties[slot.key] != .unknown && !scene.isHidden(box)
        }
        let boxes = Set(texts.compactMap(\.box))
        let grown = ContentSizes { index, axis in
            contents.length(index, axis).map { axis == .horizontal && boxes.contains(index) ? $0 * Self.factor : $0 }
        }
        let usual = scene.program(on: device, isMirrored: false, contents: contents)
        let program = scene.program(on: device, isMirrored: false, contents: grown)
        guard let before = try? usual.solve().get(), let after = try? program.solve().get() else { return nil }
        (self.scene, self.texts, self.certainties, self.grown) = (scene, texts, certainties, grown)
        frames = after.frames
        let isAmbiguous = program.determined(boxes, .horizontal, in: after.solution).count < boxes.count
        let all = isAmbiguous ? Set(scene.boxes.indices) : []
        ambiguousBoxes = usual.determined(all, .horizontal, in: before.solution)
            .subtracting(program.determined(all, .horizontal, in: after.solution))
    }

    // MARK: Texts without an end

    /// The texts that pass an edge of the screen.
    var unbounded: [TextSlot] {
        guard scene.root == .screen else { return [] }
        return texts.filter { slot in
            guard certainties[slot.key] == .open, !slot.hasOutlet, let box = slot.box, let extent = extent(slot, box)
            else { return false }
            return extent.start < -Self.tolerance || extent.end > frames[0].width + Self.tolerance
        }
    }

    /// Where the text itself begins and ends: its box may be wider.
    private func extent(_ slot: TextSlot, _ box: BoxIndex) -> (start: Double, end: Double)? {
        guard let length = grown.length(box, .horizontal) else { return nil }
        let (start, end) = (frames[box].x, frames[box].end(.horizontal))
        let spare = max(0, end - start - scene.boxes[box].overhang.sum(.horizontal) - length)
        switch slot.alignment {
        case .natural, .left: return (start, end - spare)
        case .center: return (start + spare / 2, end - spare / 2)
        case .right: return (start + spare, end)
        }
    }

    // MARK: Texts of which any may be cut

    /// For each chain of boxes that push each other, the texts of which Auto Layout may cut any.
    var ambiguous: [[TextSlot]] {
        let roots = chains
        let breakable = scene.breakablePriorities
        let groups = Dictionary(grouping: texts.filter { $0.box.map(ambiguousBoxes.contains) ?? false }) { slot in
            slot.box.flatMap { roots[$0] } ?? -1
        }
        return groups.values.compactMap { texts in
            let resistances = texts.compactMap { $0.box.map { scene.boxes[$0].resistance.horizontal } }
            guard let least = resistances.min(), !breakable.contains(least) else { return nil }
            // What resists more strongly is not cut before these.
            let weakest = zip(texts, resistances).filter { $1 == least }.map(\.0)
            // Code may keep one of them short.
            guard weakest.count(where: { !$0.hasOutlet }) >= 2, weakest.contains(where: isCut) else { return nil }
            return weakest
        }.sorted { ($0.first?.line ?? 0) < ($1.first?.line ?? 0) }
    }

    private func isCut(_ slot: TextSlot) -> Bool {
        guard let box = slot.box, let length = grown.length(box, .horizontal) else { return false }
        return frames[box].width - scene.boxes[box].overhang.sum(.horizontal) < length - Self.tolerance
    }

    /// The first box of the chain of each ambiguous box.
    private var chains: [BoxIndex: BoxIndex] {
        var roots = Dictionary(ambiguousBoxes.map { ($0, $0) }) { first, _ in first }
        func root(_ box: BoxIndex) -> BoxIndex {
            var box = box
            while let next = roots[box], next != box { box = next }
            return box
        }
        func join(_ one: BoxIndex, _ other: BoxIndex) {
            guard ambiguousBoxes.contains(one), ambiguousBoxes.contains(other) else { return }
            let (one, other) = (root(one), root(other))
            roots[max(one, other)] = min(one, other)
        }
        for constraint in scene.constraints where constraint.first.part.axis == .horizontal {
            if let second = constraint.second { join(constraint.first.box, second.box) }
        }
        for (index, box) in scene.boxes.enumerated() {
            switch box.arrangement {
            case .free: break
            case .stack(let stack): for member in stack.members { join(index, member.box) }
            case .grid(let grid): for cell in grid.cells { join(index, cell.box) }
            }
        }
        return Dictionary(ambiguousBoxes.map { ($0, root($0)) }) { first, _ in first }
    }
}
