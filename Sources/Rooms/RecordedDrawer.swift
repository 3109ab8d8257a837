// Draws recorded screens like scenes: each text in the area where it was seen.

import Basics
import Budgets
import Drawing
import Layouts
import Screens
import TextLayout

/// A recorded screen in one language, and which of its texts are broken only there.
package struct ScreenRecord: Sendable {
    package let screen: RecordedScreen
    package let locale: String
    package let broken: Set<Int>
    package let picture: ScreenPicture?

    package init(_ screen: RecordedScreen, locale: String, broken: Set<Int> = [], picture: ScreenPicture? = nil) {
        (self.screen, self.locale, self.broken, self.picture) = (screen, locale, broken, picture)
    }
}

/// Draws the records of one screen; each instance serves one thread.
package struct RecordedDrawer {
    private let fonts: FontShelf
    private var maker: PictureMaker
    private var sizers: TextSizers

    package init(fonts: FontShelf, glyphs: GlyphShelf) {
        self.fonts = fonts
        maker = PictureMaker(glyphs)
        sizers = TextSizers(fonts)
    }

    /// A text of the drawing: a key, and how often the key occurred before.
    private struct SlotName: Hashable {
        let key: String
        let turn: Int
    }

    /// Draws records, the source language first; nil if none has texts.
    package mutating func series(
        _ records: [ScreenRecord], document: String, catalogs: [String], unit: ScreenUnit
    ) -> SceneSeries? {
        guard let first = records.first, let size = first.screen.size ?? Self.extent(of: first.screen) else {
            return nil
        }
        var scene = Scene(name: first.screen.name, root: .screen)
        scene.mirrors = false
        scene.unit = unit
        _ = scene.add(Box(name: first.screen.name, shape: .plain, line: 1, parent: nil, placement: .constraints))
        var slots: [SlotName: Int] = [:]
        let positions = records.map { record in
            Self.names(of: record.screen).enumerated().map { index, name -> Int in
                if let known = slots[name] { return known }
                slots[name] = scene.texts.count
                scene.add(record.screen.texts[index], key: name.key)
                return scene.texts.count - 1
            }
        }
        let device = Device("\(size.width.rounded().plainText) wide", width: size.width, height: size.height)
        let languages = zip(records, positions).map { record, slots in
            SceneLanguage(
                record.locale, drawings: [drawn(record, scene, slots, device)], picture: record.picture)
        }
        guard !scene.texts.isEmpty else { return nil }
        return SceneSeries(
            scene, document: document, catalogs: catalogs, views: [SceneView(device)], languages: languages)
    }

    /// The texts of a screen by their keys; those without one by what they say.
    private static func names(of screen: RecordedScreen) -> [SlotName] {
        var turns: [String: Int] = [:]
        return screen.texts.map { text in
            let key = text.keys?.first?.key ?? text.text
            defer { turns[key, default: 0] += 1 }
            return SlotName(key: key, turn: turns[key] ?? 0)
        }
    }

    /// The area of the texts of a screen without a size.
    private static func extent(of screen: RecordedScreen) -> RecordedScreen.Size? {
        guard let width = screen.texts.map({ $0.rectangle.end(.horizontal) }).max(),
            let height = screen.texts.map({ $0.rectangle.end(.vertical) }).max(), width > 0, height > 0
        else { return nil }
        return .init(width: width, height: height)
    }

    private mutating func drawn(
        _ record: ScreenRecord, _ scene: Scene, _ slots: [Int], _ device: Device
    ) -> DrawnScene {
        let size = record.screen.size ?? Self.extent(of: record.screen)
        var frames = Array(repeating: Frame(x: 0, y: 0, width: 0, height: 0), count: scene.boxes.count)
        frames[0] = Frame(x: 0, y: 0, width: size?.width ?? 0, height: size?.height ?? 0)
        var texts: [DrawnText] = []
        for (index, slot) in slots.enumerated() {
            let text = record.screen.texts[index]
            // The title of a web page is not in the page.
            guard !Self.unseen.contains(text.role), text.rectangle.width > 0, let box = scene.texts[slot].box,
                let picture = picture(of: text, in: record.locale)
            else { continue }
            frames[box] = text.box ?? text.rectangle
            let state: DrawnText.State =
                record.broken.contains(index)
                ? .breaking : text.problems.contains { $0.isHard(for: text.role) } ? .cut : .whole
            texts.append(
                DrawnText(
                    slot: slot, text: text.text, room: text.rectangle,
                    side: text.direction == .rightToLeft ? .right : .left, picture: picture, state: state,
                    isHidden: false))
        }
        return DrawnScene(
            scene: scene, locale: record.locale, device: device, isMirrored: false, frames: frames, texts: texts)
    }

    /// The roles of texts that are not on the screen itself.
    private static let unseen: Set<RecordedRole?> = [.accessibility, .tooltip]

    private mutating func picture(of text: RecordedText, in locale: String) -> TextPicture? {
        let lines = max(1, text.lines.count)
        let box = TextLayout.Box(
            width: lines > 1 ? text.rectangle.width * 1.05 + 1 : nil, lines: lines, cut: .clip)
        var font = FontRequest(text.font)
        if font.size <= 0 { font = FontRequest(.system, size: Self.size(of: text)) }
        // Another font that stands in for one that is missing may be wider.
        if lines == 1, text.rectangle.width > 0,
            let measured = sizers[locale].size(of: text.text, in: font)?.horizontal,
            measured > text.rectangle.width * 1.1
        {
            font.size *= text.rectangle.width / measured
        }
        if let picture = sizers[locale].picture(of: text.text, in: box, font, by: &maker) { return picture }
        return sizers[locale].picture(of: text.text, in: box, FontRequest(.system, size: font.size), by: &maker)
    }

    /// A size with which a text without a font fills its area: lines are about a quarter higher than their font.
    private static func size(of text: RecordedText) -> Double {
        let height = text.lines.first?.height ?? text.rectangle.height
        return min(max(height / 1.25, 8), 17)
    }
}

extension Scene {
    /// Adds a text that was seen, in a box of its own.
    fileprivate mutating func add(_ text: RecordedText, key: String) {
        let role = TextRole(text.role)
        let box = add(
            Box(
                name: text.path ?? "", shape: role.shape, line: text.line, parent: 0, placement: .constraints,
                savedFrame: text.box ?? text.rectangle))
        var slot = TextSlot(
            key: key, role: role, box: box, text: text.text, font: FontRequest(text.font), line: text.line)
        slot.lines = max(1, text.lines.count)
        texts.append(slot)
    }
}

extension TextRole {
    /// What a box with such a text looks like.
    fileprivate var shape: BoxShape {
        switch self {
        case .button, .barButton: .button
        case .checkbox: .checkbox
        case .radioButton: .radioButton
        case .popUp: .popUp
        case .field, .placeholder: .field
        case .textArea: .textArea
        case .comboBox: .comboBox
        case .label, .segment, .tab, .columnHeader, .groupTitle, .menuItem, .tooltip, .navigationTitle, .sectionTitle,
            .windowTitle, .accessibility, .other:
            .label
        }
    }
}
