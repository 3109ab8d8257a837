// Where in a scene each text stands that people see.

import Layouts

/// The frames of the texts of a scene that is laid out.
struct TextFrames {
    private let scene: Scene
    private let texts: SceneTexts
    private let frames: [Frame]
    private let isMirrored: Bool
    /// The slots that each box shows, in the order of the document.
    private let shown: [BoxIndex: [Int]]

    init(_ texts: SceneTexts, of scene: Scene, in frames: [Frame], isMirrored: Bool) {
        (self.texts, self.scene, self.frames, self.isMirrored) = (texts, scene, frames, isMirrored)
        var shown: [BoxIndex: [Int]] = [:]
        for (number, slot) in scene.texts.enumerated() where slot.isShown && !slot.isFromCode && !texts[number].isEmpty
        {
            if let box = slot.box { shown[box, default: []].append(number) }
        }
        self.shown = shown.mapValues { Self.visible($0, in: scene) }
    }

    /// The slots of a box that are visible at the same time.
    private static func visible(_ slots: [Int], in scene: Scene) -> [Int] {
        let parts = slots.filter { scene.texts[$0].role.isPart }
        if !parts.isEmpty { return parts }
        // A popup shows one of its items, a button its title of one state, a field its text instead of a placeholder.
        let first = slots.first { scene.texts[$0].role != .placeholder } ?? slots.first
        return first.map { [$0] } ?? []
    }

    /// The room of the lines of a slot; nil if nobody sees its text.
    func frame(of number: Int) -> Frame? {
        let slot = scene.texts[number]
        guard let box = slot.box, let group = shown[box], let place = group.firstIndex(of: number) else { return nil }
        let outer = frames[box].inset(by: scene.boxes[box].overhang)
        switch slot.role {
        case .segment, .barButton: return outer.share(isMirrored ? group.count - 1 - place : place, of: group.count)
        case .tab: return tab(place, of: group.count, in: outer)
        case .columnHeader: return Frame(x: outer.x + 4, y: outer.y + 3, width: max(0, outer.width - 8), height: 16)
        case .groupTitle: return Frame(x: outer.x + 8, y: outer.y, width: max(0, outer.width - 16), height: 16)
        case .sectionTitle: return title(of: number, group, in: box, outer)
        case .placeholder, .field, .comboBox: return outer.inset(by: Insets(top: 0, left: 6, bottom: 0, right: 6))
        case .label, .button, .checkbox, .radioButton, .popUp, .textArea, .menuItem, .tooltip, .navigationTitle,
            .windowTitle, .accessibility, .other:
            // A group of buttons stands in rows.
            let row = outer.row(place, of: group.count)
            let room = row.inset(by: isMirrored ? slot.innerPadding.mirrored : slot.innerPadding)
            return slot.withoutRoom == .listStyle ? insideRow(room, box) : room
        }
    }

    /// The part of a room that is inside the row of a list: a row lays its own texts out again when it is shown.
    private func insideRow(_ room: Frame, _ box: BoxIndex) -> Frame {
        guard let row = scene.chain(from: box).first(where: { scene.boxes[$0].shape == .row }) else { return room }
        let (start, end) = (frames[row].x + Self.rowMargin, frames[row].end(.horizontal) - Self.rowMargin)
        let x = min(max(room.x, start), end)
        return Frame(x: x, y: room.y, width: max(0, min(room.end(.horizontal), end) - x), height: room.height)
    }

    /// What a row leaves free at its ends.
    private static let rowMargin = 16.0

    /// The room of a tab's title: tabs stand side by side in the middle of the upper edge.
    private func tab(_ place: Int, of count: Int, in outer: Frame) -> Frame {
        let width = min(outer.width / Double(max(1, count)), 120)
        let left = outer.x + (outer.width - width * Double(count)) / 2
        let position = isMirrored ? count - 1 - place : place
        return Frame(x: left + Double(position) * width + 6, y: outer.y, width: max(0, width - 12), height: 22)
    }

    /// The room of a section's title above its first row, or of the text below its last one.
    private func title(of number: Int, _ group: [Int], in table: BoxIndex, _ outer: Frame) -> Frame? {
        let line = scene.texts[number].line
        let titles = group.filter { scene.texts[$0].role == .sectionTitle && scene.texts[$0].line == line }
        let next = group.map { scene.texts[$0].line }.first { $0 > line } ?? .max
        let rows = scene.boxes.indices.filter { index in
            let box = scene.boxes[index]
            return box.shape == .row && line < box.line && box.line < next && scene.isInside(index, table)
        }
        guard let first = rows.first, let last = rows.last else { return nil }
        let isBelow = titles.first != number
        let y = isBelow ? frames[last].y + frames[last].height + 6 : frames[first].y - 24
        return Frame(x: outer.x + 16, y: y, width: max(0, outer.width - 32), height: 18)
    }
}

extension TextSlot {
    /// Whether a box shows it, if it is not empty.
    fileprivate var isShown: Bool {
        switch withoutRoom {
        case nil, .placeholder, .dummy, .code, .restyled, .besideCode, .bar, .listStyle, .moves, .scrollsSideways,
            .hyphenated, .unknownContainer, .unknownStyle, .otherLayout, .tooWide:
            true
        case .menu, .floating, .spoken, .imageOnly, .pullDown, .noView, .outside, .hidden: false
        }
    }
}

extension TextRole {
    /// Whether a box shows several texts of this kind side by side or below each other.
    fileprivate var isPart: Bool {
        switch self {
        case .segment, .barButton, .tab, .radioButton, .checkbox, .sectionTitle: true
        case .label, .button, .popUp, .field, .textArea, .columnHeader, .groupTitle, .menuItem, .placeholder, .tooltip,
            .navigationTitle, .windowTitle, .accessibility, .comboBox, .other:
            false
        }
    }
}

extension Insets {
    fileprivate var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

extension Frame {
    /// The rectangle at some distances from its edges.
    package func inset(by insets: Insets) -> Frame {
        Frame(
            x: x + insets.left, y: y + insets.top, width: max(0, width - insets.sum(.horizontal)),
            height: max(0, height - insets.sum(.vertical)))
    }

    /// One of several equal parts side by side.
    fileprivate func share(_ place: Int, of count: Int) -> Frame {
        let width = width / Double(max(1, count))
        return Frame(x: x + Double(place) * width + 4, y: y, width: max(0, width - 8), height: height)
    }

    /// One of several equal parts below each other.
    fileprivate func row(_ place: Int, of count: Int) -> Frame {
        let height = height / Double(max(1, count))
        return Frame(x: x, y: y + Double(place) * height, width: width, height: height)
    }
}
