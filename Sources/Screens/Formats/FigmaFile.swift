// Figma's REST API: the JSON of a file, or of some nodes of one.
//
// https://developers.figma.com/docs/rest-api/file-node-types/ describes it. A frame at the top of a page is a screen;
// a layer that is smaller than its text would be is a room, and one that hugs its text is none.

import Basics
import Catalogs
import Layouts

extension ScreenFormat {
    /// A design.
    static let figma = ScreenFormat("Figma") { text in
        text.utf8.firstOffset(of: "\"absoluteBoundingBox\"") != nil && text.utf8.firstOffset(of: "\"document\"") != nil
    } read: { text, file in
        do throws(Fault) {
            var reader = FigmaReader(try JSONDocument(text, path: file.path), file)
            return reader.read()
        } catch {
            return ScreenReading(faults: [error])
        }
    }
}

/// Reads the screens of a design.
struct FigmaReader {
    private let document: JSONDocument
    private let file: ScreenFile
    private var screens: [RecordedScreen] = []
    private var isFull = false

    private static let mostTexts = 50_000
    private var textCount = 0

    /// A node of the document, with its members.
    private typealias Members = [String: JSONDocument.Value]

    /// What surrounds a node.
    private struct Surroundings {
        var path: [String] = []
        /// The corner of the screen.
        var (x, y) = (0.0, 0.0)
        /// The area outside of which a node is invisible.
        var clip: Frame?
    }

    init(_ document: JSONDocument, _ file: ScreenFile) { (self.document, self.file) = (document, file) }

    mutating func read() -> ScreenReading {
        let root = members(of: document.root)
        if let own = root["document"] {
            readPages(own)
        } else if let nodes = root["nodes"] {
            for node in document.members(of: nodes) {
                if let own = members(of: node.value)["document"] { readScreen(own, page: nil) }
            }
        }
        var faults: [Fault] = []
        if isFull {
            faults.append(
                Fault(
                    path: file.path,
                    problem: .unexpected(found: "more texts", expected: "at most \(Self.mostTexts) in one file")))
        }
        return ScreenReading(screens: screens, faults: faults)
    }

    private func members(of value: JSONDocument.Value) -> Members {
        Dictionary(document.members(of: value).map { (document.string($0.key) ?? "", $0.value) }) { first, _ in first }
    }

    private func text(_ value: JSONDocument.Value?) -> String? { value.flatMap { document.string($0) } }

    private func number(_ value: JSONDocument.Value?) -> Double? {
        value.flatMap { document.number($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    private func isFalse(_ value: JSONDocument.Value?) -> Bool {
        value.map { document.kind(of: $0) == .word && document.written($0) == "false" } ?? false
    }

    private func isTrue(_ value: JSONDocument.Value?) -> Bool {
        value.map { document.kind(of: $0) == .word && document.written($0) == "true" } ?? false
    }

    private func children(_ node: Members) -> [JSONDocument.Value] {
        node["children"].map { document.elements(of: $0) } ?? []
    }

    /// Reads the pages of a document; what lies at the top of a page is a screen, and sections group screens.
    private mutating func readPages(_ root: JSONDocument.Value) {
        let pages = children(members(of: root))
        for page in pages {
            let own = members(of: page)
            readScreens(children(own), page: pages.count > 1 ? text(own["name"]) : nil)
        }
    }

    private mutating func readScreens(_ nodes: [JSONDocument.Value], page: String?) {
        // Without recursion, because the depth of a file is not known.
        var waiting = Array(nodes.reversed())
        while let node = waiting.popLast() {
            let own = members(of: node)
            if text(own["type"]) == "SECTION" {
                waiting += children(own).reversed()
            } else {
                readScreen(node, page: page)
            }
        }
    }

    private mutating func readScreen(_ value: JSONDocument.Value, page: String?) {
        let root = members(of: value)
        guard let frame = frame(root), !isFalse(root["visible"]) else { return }
        let name = [page, text(root["name"])].compactMap(\.self).joined(separator: " / ")
        var screen = RecordedScreen(
            name: name.isEmpty ? file.screen : name, locale: file.locale,
            size: .init(width: frame.width, height: frame.height))
        screen.platform = "Figma"
        var surroundings = Surroundings()
        (surroundings.x, surroundings.y) = (frame.x, frame.y)
        var waiting = [(node: value, around: surroundings)]
        while let (node, around) = waiting.popLast() {
            let own = members(of: node)
            if isFalse(own["visible"]) || number(own["opacity"]) == 0 { continue }
            if text(own["type"]) == "TEXT" {
                guard textCount < Self.mostTexts else {
                    isFull = true
                    break
                }
                textCount += 1
                if let found = readText(own, around) { screen.texts.append(found) }
                continue
            }
            var inner = around
            inner.path.append(text(own["name"]) ?? "")
            if isTrue(own["clipsContent"]), let frame = self.frame(own) {
                inner.clip = frame.moved(by: around.x, around.y)
            }
            waiting += children(own).reversed().map { ($0, inner) }
        }
        if !screen.texts.isEmpty { screens.append(screen) }
    }

    private func frame(_ node: Members) -> Frame? {
        guard let box = node["absoluteBoundingBox"].map(members), let x = number(box["x"]), let y = number(box["y"]),
            let width = number(box["width"]), let height = number(box["height"])
        else { return nil }
        return Frame(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    private func readText(_ node: Members, _ around: Surroundings) -> RecordedText? {
        guard let characters = text(node["characters"]), let frame = frame(node) else { return nil }
        var found = RecordedText(characters, frame.moved(by: around.x, around.y))
        let name = text(node["name"]) ?? ""
        found.path = (around.path.dropFirst() + [name]).joined(separator: " > ")
        found.layer = name
        found.line = node["characters"].flatMap { document.place(of: $0) }?.line ?? 1
        found.box = found.rectangle
        found.clip = around.clip
        found.role = .label
        let style = node["style"].map(members) ?? [:]
        found.font = font(style)
        found.room = room(style, frame)
        return found
    }

    private func font(_ style: Members) -> RecordedFont {
        var font = RecordedFont()
        font.asked = text(style["fontFamily"])
        font.used = font.asked.map { [$0] } ?? []
        font.size = number(style["fontSize"])
        font.weight = number(style["fontWeight"])
        font.isItalic = isTrue(style["italic"])
        font.spacing = number(style["letterSpacing"])
        font.lineHeight = number(style["lineHeightPx"])
        font.transform =
            switch text(style["textCase"]) {
            case "UPPER": .uppercase
            case "LOWER": .lowercase
            case "TITLE": .capitalize
            default: nil
            }
        return font
    }

    /// The room of a text; nil if its layer grows with it.
    private func room(_ style: Members, _ frame: Frame) -> RecordedRoom? {
        // The API leaves out the default.
        let resizing = text(style["textAutoResize"]) ?? "NONE"
        guard resizing != "WIDTH_AND_HEIGHT" else { return nil }
        var room = RecordedRoom(width: frame.width, by: .box)
        let isCut = resizing == "TRUNCATE" || text(style["textTruncation"]) == "ENDING"
        room.lines = isCut ? number(style["maxLines"]).flatMap { Int(exactly: $0) } : nil
        if resizing != "HEIGHT" {
            room.height = frame.height
            room.why = isCut ? "an ellipsis replaces what does not fit its layer" : "its layer has a fixed size"
        } else {
            room.why = isCut ? "an ellipsis replaces its end" : "its layer has a fixed width"
        }
        return room
    }
}

extension Frame {
    /// The frame in the coordinates of what begins at a corner.
    fileprivate func moved(by x: Double, _ y: Double) -> Frame {
        Frame(x: self.x - x, y: self.y - y, width: width, height: height)
    }
}
