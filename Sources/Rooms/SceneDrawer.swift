// Draws scenes in one language.

import Budgets
import Drawing
import Layouts
import TextLayout

/// Draws scenes in one language; each instance serves one thread.
package struct SceneDrawer {
    /// The texts of the document that it draws.
    var language: DocumentLanguage
    private var sizer: TextSizer
    private var maker: PictureMaker

    /// Creates a drawer whose pictures store their glyphs on a shelf.
    package init(_ language: DocumentLanguage, fonts: FontShelf, glyphs: GlyphShelf) {
        self.language = language
        sizer = TextSizer(fonts, locale: language.locale)
        maker = PictureMaker(glyphs)
    }

    /// Draws a scene on a device; nil if it cannot be laid out.
    ///
    /// A text breaks only if it is whole in `original`, the same scene in the source language.
    mutating func drawn(_ scene: Scene, on device: Device, original: OriginalScene? = nil) -> LaidOutScene? {
        let texts = SceneTexts(scene, isForDrawing: true, translation: language.translation(of:))
        let isMirrored = scene.isMirrored(in: language.locale)
        // Lines break at the width that a first layout leaves; then they decide the height.
        let firstContents = texts.contents(&sizer, breaking: .preferred)
        guard
            let first = scene.solved(
                on: device, isMirrored: isMirrored, contents: firstContents, like: original?.source.layout)
        else { return nil }
        let contents = texts.contents(&sizer, breaking: .frames(first.frames))
        // Most texts stand on one line, so that the first layout is the last one.
        let isSame = firstContents.areEqual(to: contents, in: scene)
        guard
            let solved = isSame
                ? first : scene.solved(on: device, isMirrored: isMirrored, contents: contents, like: first)
        else { return nil }
        let frames = TextFrames(texts, of: scene, in: solved.frames, isMirrored: isMirrored)
        var drawn = scene.texts.indices.compactMap { number -> DrawnText? in
            guard let room = frames.frame(of: number) else { return nil }
            return text(number, of: scene, texts, in: room, screen: solved.frames[0])
        }
        if let original { judge(&drawn, of: scene, texts, original) }
        let drawing = DrawnScene(
            scene: scene, locale: language.locale, device: device, isMirrored: isMirrored, frames: solved.frames,
            texts: drawn)
        return LaidOutScene(drawing: drawing, layout: solved)
    }

    private mutating func text(
        _ number: Int, of scene: Scene, _ texts: SceneTexts, in room: Frame, screen: Frame
    ) -> DrawnText? {
        let slot = scene.texts[number]
        let slack = 1 + Room.slackInLayouts(of: texts[number].unicodeScalars)
        var box = TextLayout.Box(
            width: room.width * slack, lines: slot.lines, height: slot.lines == 1 ? nil : room.height * slack + 1,
            cut: Cut(slot.breaking), minimumScale: slot.smallestScale)
        // In any room that is wide enough, a line looks the same.
        if slot.lines == 1, let size = sizer.size(of: texts[number], in: slot.font),
            size.horizontal <= room.width * slack
        {
            box.width = nil
        }
        guard let picture = sizer.picture(of: texts[number], in: box, slot.font, by: &maker) else { return nil }
        let isFitting = picture.steps.first?.isFitting ?? true
        let isOutside = scene.root == .screen && (room.x < -1 || room.x + room.width > screen.width + 1)
        // Where something else decides the room at run time, nothing is known to be lost.
        let isCut = slot.withoutRoom == nil && (!isFitting && !slot.role.scrolls || isOutside)
        return DrawnText(
            slot: number, text: texts[number], room: room, side: side(slot.alignment), picture: picture,
            state: isCut ? .cut : .whole,
            isHidden: slot.box.map { scene.isHidden($0) } ?? false)
    }

    private func side(_ alignment: TextAlignment) -> DrawnText.Side {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .natural: Direction.of(locale: language.locale) == .rightToLeft ? .right : .left
        }
    }

    /// Finds the texts that break: those that the source language shows whole in a room that is certain.
    private func judge(_ drawn: inout [DrawnText], of scene: Scene, _ texts: SceneTexts, _ original: OriginalScene) {
        guard drawn.contains(where: { $0.state == .cut }) else { return }
        let whole = Set(original.source.drawing.texts.lazy.filter { $0.state == .whole }.map(\.slot))
        for index in drawn.indices where drawn[index].state == .cut && whole.contains(drawn[index].slot) {
            let slot = drawn[index].slot
            guard texts.decides(slot), let box = scene.texts[slot].box, original.saved.doubt(about: box) == nil,
                scene.texts[slot].lines == 1 || !scene.isInRow(box)
            else { continue }
            drawn[index].state = .breaking
        }
    }
}

extension TextRole {
    /// Whether people can move a text that is wider than its room.
    fileprivate var scrolls: Bool {
        switch self {
        case .field, .textArea, .comboBox, .placeholder: true
        case .label, .button, .checkbox, .radioButton, .popUp, .segment, .tab, .columnHeader, .groupTitle, .menuItem,
            .tooltip, .barButton, .navigationTitle, .sectionTitle, .windowTitle, .accessibility, .other:
            false
        }
    }
}

extension ContentSizes {
    /// Whether all boxes of a scene have the same sizes.
    fileprivate func areEqual(to other: ContentSizes, in scene: Scene) -> Bool {
        scene.boxes.indices.allSatisfy { box in
            Axis.allCases.allSatisfy { length(box, $0) == other.length(box, $0) }
        }
    }
}
