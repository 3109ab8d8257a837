// The sizes of a scene's contents in one language.

import Layouts

/// The texts of a scene in one language, by the position of their slots; nil for one that the scene keeps.
package struct SceneTexts: Sendable {
    private let scene: Scene
    private let texts: [String]
    /// The slots whose texts decide the size of a box: one, or the items of a popup or the text and the placeholder of a
    /// field, of which the widest counts.
    private let slots: [BoxIndex: [Int]]

    /// Creates the texts of a scene; `translation` returns the text of a key, or nil for the document's own.
    ///
    /// In a drawing, texts without a certain room have the size of the document's text, if no other was saved.
    package init(_ scene: Scene, isForDrawing: Bool = false, translation: (String) -> String?) {
        self.scene = scene
        texts = scene.texts.map { translation($0.key) ?? $0.text }
        var slots: [BoxIndex: [Int]] = [:]
        for (number, text) in scene.texts.enumerated() {
            guard let box = text.box, !text.isFromCode else { continue }
            let isInField = scene.boxes[box].shape == .field
            let isDrawn = isForDrawing && scene.boxes[box].savedFrame == nil && text.withoutRoom != .placeholder
            guard isDrawn || text.withoutRoom == nil || text.withoutRoom == .placeholder && isInField else { continue }
            slots[box, default: []].append(number)
        }
        self.slots = slots.filter { box, numbers in
            numbers.count == 1 || scene.boxes[box].shape == .field
                || numbers.allSatisfy { scene.texts[$0].role == .popUp }
        }
    }

    /// The text of a slot.
    package subscript(slot: Int) -> String { texts[slot] }

    /// Whether the text of a slot alone decides the size of its box.
    func decides(_ slot: Int) -> Bool { scene.texts[slot].box.map { slots[$0] == [slot] } ?? false }

    /// Whether the texts of some places are whole there, with no word broken.
    func areWhole(in places: [ScreenPlace], _ sizer: inout TextSizer) -> Bool {
        places.allSatisfy { place in
            scene.texts.indices.allSatisfy { slot in
                scene.texts[slot].key != place.key || sizer.isWhole(texts[slot], in: place)
            }
        }
    }

    /// At which widths texts of several lines break.
    package enum Breaks {
        /// The widths that they had in the editor.
        case saved
        /// Those that the document says, or that a text of several lines had in a window; else none.
        case preferred
        /// The widths of an earlier layout.
        case frames([Frame])

        func width(of slot: TextSlot, in index: BoxIndex, _ scene: Scene) -> Double? {
            let saved = scene.boxes[index].savedFrame
            switch self {
            case .saved: return saved?.width
            case .preferred:
                if let preferred = slot.preferredWidth { return preferred }
                guard scene.root.grows, let saved, saved.height > 2 * slot.font.size else { return nil }
                return saved.width
            case .frames(let frames): return frames[index].width
            }
        }
    }

    /// The sizes of the contents: those of texts are measured, those of pictures and controls are the saved ones.
    package func contents(_ sizer: inout TextSizer, breaking: Breaks) -> ContentSizes {
        let saved = ContentSizes.saved(in: scene)
        var sizes: [BoxIndex: PerAxis<Double>] = [:]
        for (box, numbers) in slots {
            for number in numbers {
                guard let size = size(of: number, in: box, breaking, &sizer) else { continue }
                let padding = scene.texts[number].padding
                let known = sizes[box] ?? PerAxis(both: 0)
                sizes[box] = PerAxis(
                    max(known.horizontal, size.horizontal + padding.sum(.horizontal)),
                    max(known.vertical, size.vertical + padding.sum(.vertical)))
            }
        }
        // An empty field and a row of segments were saved as wide as the layout made them.
        for (index, box) in scene.boxes.enumerated() where sizes[index] == nil {
            let height = saved.length(index, .vertical) ?? 0
            switch box.shape {
            case .field: sizes[index] = PerAxis(0, height)
            case .segments:
                sizes[index] = PerAxis(min(saved.length(index, .horizontal) ?? 0, segments(of: index, &sizer)), height)
            default: break
            }
        }
        return ContentSizes { [sizes] index, axis in sizes[index]?[axis] ?? saved.length(index, axis) }
    }

    /// The width of a row of segments, each as wide as the widest.
    private func segments(of box: BoxIndex, _ sizer: inout TextSizer) -> Double {
        let numbers = scene.texts.indices.filter { scene.texts[$0].box == box && scene.texts[$0].role == .segment }
        guard !numbers.isEmpty else { return .infinity }
        let widths = numbers.map { sizer.size(of: texts[$0], in: scene.texts[$0].font)?.horizontal ?? 0 }
        return Double(numbers.count) * ((widths.max() ?? 0) + Self.besideSegment)
    }

    private static let besideSegment = 20.0

    private func size(
        of number: Int, in box: BoxIndex, _ breaking: Breaks, _ sizer: inout TextSizer
    ) -> PerAxis<Double>? {
        let slot = scene.texts[number]
        let text = texts[number]
        guard slot.lines != 1, let width = breaking.width(of: slot, in: box, scene) else {
            return sizer.size(of: text, in: slot.font)
        }
        // A text of several lines prefers the width that it had in the editor, and takes all of it if it has to wrap. The
        // font that stands in for the editor's may be wider.
        let room = width - scene.boxes[box].overhang.sum(.horizontal) - slot.padding.sum(.horizontal)
        guard let line = sizer.size(of: text, in: slot.font), line.horizontal > room * Self.tolerance else {
            return sizer.size(of: text, in: slot.font)
        }
        guard var size = sizer.size(of: text, in: slot.font, width: room, lines: slot.lines) else { return nil }
        size.horizontal = max(size.horizontal, room)
        return size
    }

    private static let tolerance = 1.03
}
