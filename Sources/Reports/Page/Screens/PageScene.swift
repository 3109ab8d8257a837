// A scene of a page: what is the same in all languages once, and for each language what differs.

import Drawing
import Layouts
import Rooms
import TextLayout

/// Writes a scene: its boxes, its texts, and a drawing for each language and view.
///
/// A drawing is a text of numbers:
/// - 1 if it is laid out from the right, plus 2 if people scroll; then the height of each tab in half points;
/// - the frames that differ, in the format of ``PageFrames``: in the first drawing from nothing, in the source's other
///   views from the first, and in other languages from the source's in the same view;
/// - the texts, those of hidden boxes included: how many; then for each its slot, the sum of its side, three times its state, and nine if its room differs
///   from the usual one of its slot; its lines as a position in `lines`; and then the room, relative to the box.
struct PageScene {
    private let series: SceneSeries
    private let outline: SceneOutline
    /// The part that shows each slot.
    private var parts: [Int: Int] = [:]
    /// The room of each slot in the first drawing that shows it, relative to its box.
    private var usualRooms: [Int: PageFrames.Halves] = [:]
    private var lines: [String] = []
    private var lineNumbers: [String: Int] = [:]

    init(_ series: SceneSeries) {
        self.series = series
        let drawings = series.languages.flatMap(\.drawings).compactMap(\.self)
        outline = SceneOutline(series.scene, drawings)
        for (number, part) in outline.parts.enumerated() {
            for (slot, text) in series.scene.texts.enumerated() where text.box == part.box { parts[slot] = number }
        }
        for drawing in drawings {
            let frames = frames(of: drawing)
            for text in drawing.texts where usualRooms[text.slot] == nil {
                usualRooms[text.slot] = room(of: text, frames)
            }
        }
    }

    /// The JSON of the scene.
    ///
    /// `said` returns what the page shows for a key in a language; other texts are written: language, slot, text.
    mutating func json(
        _ pictures: inout PagePictures, _ looks: inout PageLooks, said: (String, String) -> String?
    ) -> PageJSON {
        let first = series.source.compactMap(\.self).first.map { frames(of: $0) }
        let drawings = series.languages.enumerated().map { position, language in
            language.drawings.enumerated().map { view, drawing -> String? in
                guard let drawing else { return nil }
                let isFirst = position == 0 && series.source.prefix(view).allSatisfy { $0 == nil }
                let others = position == 0 ? first : series.source[view].map { frames(of: $0) }
                return PageNumber.text(numbers(of: drawing, besides: isFirst ? nil : others, &pictures))
            }
        }
        var json = PageJSON()
        json.object { json in
            json.field("ground", looks.number(of: series.scene.ground))
            if isWindow { json.field("bar", ScreenSize.titleBar) }
            json.field("parts", PageNumber.text(partNumbers(&looks)))
            if hasRows { json.field("rows", 1) }
            if outline.tabs > 1 { json.field("tabs", outline.tabs) }
            json.field("slots", PageNumber.text(slotNumbers(&looks)))
            json.field("edges", edges) { $0.number($1) }
            json.field("lines", lines) { $0.text($1) }
            json.field("texts", texts(besides: said)) { json, text in
                json.list { json in
                    json.number(text.language)
                    json.number(text.slot)
                    json.text(text.words)
                }
            }
            json.field("drawings", drawings) { json, views in
                json.list { json in
                    for view in views { if let view { json.text(view) } else { json.null() } }
                }
            }
        }
        return json
    }

    /// The texts that differ from what the page shows for their keys, and the positions of their languages.
    private func texts(
        besides said: (String, String) -> String?
    ) -> [(language: Int, slot: Int, words: String)] {
        series.languages.enumerated().flatMap { position, language in
            let texts = language.drawings.compactMap(\.self).first?.texts ?? []
            return texts.compactMap { text in
                said(series.scene.texts[text.slot].key, language.locale) == text.text
                    ? nil : (position, text.slot, text.text)
            }
        }
    }

    /// Whether it shows rows of a list, which may grow at run time.
    private var hasRows: Bool {
        series.scene.root == .cell || outline.parts.contains { series.scene.boxes[$0.box].shape == .row }
    }

    private var isWindow: Bool {
        switch series.scene.root {
        case .window: true
        case .screen, .cell, .view: false
        }
    }

    /// For each part the part that contains it, its look, whether it clips, and its tabs.
    private func partNumbers(_ looks: inout PageLooks) -> [Int] {
        outline.parts.flatMap { part -> [Int] in
            let tabs = outline.tabs > 1 ? [Int(part.tabs & SceneOutline.Tabs((1 << UInt64(outline.tabs)) - 1))] : []
            return [part.parent, looks.number(of: part.marks) * 2 + (part.clips ? 1 : 0)] + tabs
        }
    }

    /// For each slot 0 if no part shows it, otherwise its part plus one, its look, its style, whether it is at the top, and its usual room.
    private func slotNumbers(_ looks: inout PageLooks) -> [Int] {
        series.scene.texts.enumerated().flatMap { number, slot -> [Int] in
            guard let part = parts[number], let room = usualRooms[number] else { return [0] }
            let style = slot.style(in: series.scene.boxes[outline.parts[part].box])
            return [
                part + 1, looks.number(of: slot.role.marks),
                2 * (ScreenStyle.allCases.firstIndex(of: style) ?? 0) + (slot.isAtTop ? 1 : 0),
            ] + room.values.map(PageFrames.signed)
        }
    }

    /// The bottom of the bars in each view; empty without bars.
    private var edges: [Double] {
        let edges = series.source.map { $0.flatMap { series.scene.barEdge(in: $0.frames) } ?? 0 }
        return edges.contains { $0 > 0 } ? edges : []
    }

    private func frames(of drawing: DrawnScene) -> [PageFrames.Halves] {
        outline.parts.map {
            PageFrames.Halves(
                drawing.frames[$0.box].inset(by: $0.box == 0 ? .zero : series.scene.boxes[$0.box].overhang))
        }
    }

    private func room(of text: DrawnText, _ frames: [PageFrames.Halves]) -> PageFrames.Halves {
        PageFrames.Halves(text.room).relative(to: parts[text.slot].map { frames[$0] } ?? .zero)
    }

    private mutating func numbers(
        of drawing: DrawnScene, besides others: [PageFrames.Halves]?, _ pictures: inout PagePictures
    ) -> [Int] {
        let frames = frames(of: drawing)
        let heights = (0..<outline.tabs).map { drawing.canvas(tab: $0).height }
        let scrolls = heights.contains { $0 > drawing.frames[0].height + 1 }
        var numbers = [(drawing.isMirrored ? 1 : 0) + (scrolls ? 2 : 0)]
        if scrolls { numbers += heights.map { max(0, PageFrames.Halves.halves($0)) } }
        PageFrames.append(frames, besides: others, to: &numbers)
        numbers.append(drawing.texts.count)
        for text in drawing.texts {
            let room = room(of: text, frames)
            let isOwn = parts[text.slot] != nil && room != usualRooms[text.slot]
            numbers += [text.slot, text.side.number + 3 * text.state.number + (isOwn ? 9 : 0)]
            numbers.append(number(of: pictures.lines(of: text.picture)))
            if isOwn { numbers += room.values.map(PageFrames.signed) }
        }
        return numbers
    }

    private mutating func number(of text: String) -> Int {
        if let known = lineNumbers[text] { return known }
        lineNumbers[text] = lines.count
        lines.append(text)
        return lines.count - 1
    }
}

extension DrawnText.Side {
    fileprivate var number: Int {
        switch self {
        case .left: 0
        case .center: 1
        case .right: 2
        }
    }
}

extension DrawnText.State {
    fileprivate var number: Int {
        switch self {
        case .whole: 0
        case .cut: 1
        case .breaking: 2
        }
    }
}
