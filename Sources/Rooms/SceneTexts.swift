// The sizes of a scene's contents in one language.

import Layouts

/// The texts of a scene in one language, by the position of their slots; nil for one that the scene keeps.
package struct SceneTexts: Sendable {
    private let scene: Scene
    private let texts: [String]
    /// The slot whose text alone decides the size of a box.
    private let slots: [BoxIndex: Int]

    /// Creates the texts of a scene; `translation` returns the text of a key, or nil for the document's own.
    package init(_ scene: Scene, translation: (String) -> String?) {
        self.scene = scene
        texts = scene.texts.map { translation($0.key) ?? $0.text }
        var slots: [BoxIndex: Int] = [:]
        var several: Set<BoxIndex> = []
        for (number, text) in scene.texts.enumerated() where text.withoutRoom == nil {
            guard let box = text.box else { continue }
            if slots.updateValue(number, forKey: box) != nil { several.insert(box) }
        }
        self.slots = slots.filter { !several.contains($0.key) }
    }

    /// The sizes of the contents: those of texts are measured, those of pictures and controls are the saved ones.
    package func contents(_ sizer: inout TextSizer) -> ContentSizes {
        let saved = ContentSizes.saved(in: scene)
        var sizes: [BoxIndex: PerAxis<Double>] = [:]
        for (box, number) in slots {
            let slot = scene.texts[number]
            guard let size = size(of: number, in: box, &sizer) else { continue }
            sizes[box] = PerAxis(
                size.horizontal + slot.padding.sum(.horizontal), size.vertical + slot.padding.sum(.vertical))
        }
        return ContentSizes { [sizes] index, axis in sizes[index]?[axis] ?? saved.length(index, axis) }
    }

    private func size(of number: Int, in box: BoxIndex, _ sizer: inout TextSizer) -> PerAxis<Double>? {
        let slot = scene.texts[number]
        let text = texts[number]
        guard slot.lines != 1, let width = scene.boxes[box].savedFrame?.width else {
            return sizer.size(of: text, in: slot.font)
        }
        // A text of several lines prefers the width that it had in the editor.
        let room = width - scene.boxes[box].overhang.sum(.horizontal) - slot.padding.sum(.horizontal)
        return sizer.size(of: text, in: slot.font, width: room, lines: slot.lines)
    }
}
