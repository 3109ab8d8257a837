// Weaknesses of layouts that longer texts uncover, whatever the translations are.

import Layouts

/// A weakness of a scene.
package struct LayoutFlaw: Sendable {
    package enum Kind: Sendable {
        /// Nothing stops the texts before the edge of the screen.
        case unbounded
        /// The texts resist equally, so Auto Layout may cut any of them.
        case ambiguous
    }

    package let kind: Kind
    /// The scene, by the name that people know.
    package let screen: String
    package let device: String
    /// The texts, in the order of the document.
    package let texts: [TextSlot]

    /// How much longer texts are tried: short ones often grow by more.
    private static let growth = 1.5
    private static let tolerance = 0.5
}

extension LayoutFlaw {
    /// The flaws of a scene on its narrowest device; `places` are those of its texts, `contents` their sizes.
    static func all(
        of scene: Scene, _ places: [ScreenPlace], on screens: [Device], contents: ContentSizes
    ) -> [LayoutFlaw] {
        guard let device = scene.devices(of: screens).first else { return [] }
        let certain = Dictionary(
            places.lazy.filter { $0.device == device.name }.map { ($0.key, $0.room.certainty) },
            uniquingKeysWith: { first, _ in first })
        let shown = scene.texts.filter { slot in
            slot.withoutRoom == nil && slot.box != nil && certain[slot.key] != .unknown && !slot.text.isEmpty
        }
        let boxes = Set(shown.compactMap(\.box))
        let grown = ContentSizes { index, axis in
            contents.length(index, axis).map { axis == .horizontal && boxes.contains(index) ? $0 * growth : $0 }
        }
        let usual = scene.program(on: device, isMirrored: false, contents: contents)
        let program = scene.program(on: device, isMirrored: false, contents: grown)
        guard let before = try? usual.solve().get(), let after = try? program.solve().get() else { return [] }
        let unbounded = shown.filter { slot in
            guard certain[slot.key] == .open, scene.root == .screen, !slot.hasOutlet, let box = slot.box else {
                return false
            }
            let frame = after.frames[box]
            return frame.x < -tolerance || frame.end(.horizontal) > after.frames[0].width + tolerance
        }
        let (wasDetermined, isDetermined) = (
            usual.determined(in: before.solution), program.determined(in: after.solution)
        )
        let ambiguous = shown.filter { slot in
            slot.box.map { wasDetermined[$0].horizontal && !isDetermined[$0].horizontal } ?? false
        }
        let isCut = ambiguous.contains { slot in
            guard let box = slot.box, let length = grown.length(box, .horizontal) else { return false }
            return after.frames[box].width - scene.boxes[box].overhang.sum(.horizontal) < length - tolerance
        }
        func flaw(_ kind: Kind, _ texts: [TextSlot]) -> LayoutFlaw {
            LayoutFlaw(kind: kind, screen: scene.name, device: device.name, texts: texts)
        }
        return [
            unbounded.isEmpty ? nil : flaw(.unbounded, unbounded),
            // Code may keep one of them short.
            isCut && ambiguous.count { !$0.hasOutlet } >= 2 ? flaw(.ambiguous, ambiguous) : nil,
        ].compactMap(\.self)
    }
}
