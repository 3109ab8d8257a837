// Swell's own format of recorded screens, as docs/screens.schema.json describes it.

import Basics
import Catalogs
import Layouts

/// Reads a recorded screen from JSON.
package struct ScreenJSON {
    private var fields: ScreenFields

    private static let names = [
        "$schema", "version", "platform", "name", "address", "locale", "size", "scale", "date", "picture", "texts",
        "tables", "problems", "remarks",
    ]

    /// Reads the screen of a document; one without a name has that of its file.
    package static func read(_ document: JSONDocument, file: ScreenFile) -> ScreenReading {
        var reader = ScreenJSON(fields: ScreenFields(document, path: file.path))
        let screen = reader.screen(file)
        return ScreenReading(screens: screen.map { [$0] } ?? [], faults: reader.fields.allFaults)
    }

    private mutating func screen(_ file: ScreenFile) -> RecordedScreen? {
        let root = fields.document.root
        let members = fields.members(of: root, Self.names)
        if let version = members["version"], fields.number(version) != 1 {
            fields.fault(
                at: version, expected: "version 1 of the format", found: fields.document.written(version).shortened,
                help: "record the screen again, or use a newer Swell")
            return nil
        }
        guard let texts = members["texts"] else {
            fields.fault(at: root, expected: "an object with \"texts\"")
            return nil
        }
        var screen = RecordedScreen(name: fields.name(members["name"]) ?? file.screen)
        screen.platform = fields.name(members["platform"])
        screen.address = fields.text(members["address"])
        screen.locale = fields.name(members["locale"]) ?? file.locale
        screen.size = fields.size(members["size"])
        screen.scale = fields.number(members["scale"], 0.01...100)
        screen.date = fields.text(members["date"])
        screen.picture = picture(members["picture"])
        screen.texts = fields.elements(of: texts).compactMap { text($0) }
        screen.tables = fields.elements(of: members["tables"]).map { fields.table($0) }
        screen.problems = fields.elements(of: members["problems"]).compactMap { problem($0) }
        screen.remarks = fields.texts(members["remarks"])
        checkPositions(in: &screen)
        return screen
    }

    private mutating func picture(_ value: JSONDocument.Value?) -> String? {
        guard let value, let name = fields.name(value) else { return nil }
        guard name.hasSuffix(".png"), !name.contains("/"), !name.contains("\\") else {
            fields.fault(
                at: value, expected: "the name of a PNG file in the same folder", found: "'\(name.shortened)'")
            return nil
        }
        return name
    }

    private static let textNames = [
        "text", "rectangle", "lines", "keys", "marks", "path", "layer", "role", "box", "clip", "font", "direction",
        "room", "cell", "problems",
    ]

    private mutating func text(_ value: JSONDocument.Value) -> RecordedText {
        let members = fields.members(of: value, Self.textNames)
        if members["text"] == nil || members["rectangle"] == nil {
            fields.fault(at: value, expected: "\"text\" and \"rectangle\"")
        }
        // A text that cannot be read keeps its position, because others refer to it.
        var text = RecordedText(
            fields.text(members["text"]) ?? "",
            fields.frame(members["rectangle"]) ?? Frame(x: 0, y: 0, width: 0, height: 0))
        text.line = fields.document.place(of: value)?.line ?? 1
        text.lines = fields.elements(of: members["lines"]).compactMap { fields.frame($0) }
        if let keys = members["keys"] { text.keys = fields.elements(of: keys).compactMap { key($0) } }
        text.marks = fields.counts(members["marks"])
        text.path = fields.text(members["path"])
        text.layer = fields.text(members["layer"])
        text.role = fields.word(members["role"], RecordedRole.self)
        text.box = fields.frame(members["box"])
        text.clip = fields.frame(members["clip"])
        text.font = members["font"].map { font($0) }
        text.direction = fields.word(members["direction"], RecordedDirection.self)
        text.room = members["room"].map { room($0) }
        text.cell = members["cell"].flatMap { fields.cell($0) }
        text.problems = fields.elements(of: members["problems"]).compactMap { problem($0) }
        return text
    }

    private mutating func key(_ value: JSONDocument.Value) -> RecordedKey? {
        let members = fields.members(of: value, ["key", "catalog", "variant", "by", "hash"])
        guard let name = fields.text(members["key"]) else {
            if members["key"] == nil { fields.fault(at: value, expected: "\"key\"") }
            return nil
        }
        var key = RecordedKey(name)
        key.catalog = fields.text(members["catalog"])
        key.variant = fields.text(members["variant"])
        key.origin = fields.word(members["by"], RecordedKey.Origin.self)
        key.hash = fields.text(members["hash"])
        return key
    }

    private mutating func font(_ value: JSONDocument.Value) -> RecordedFont {
        let members = fields.members(
            of: value, ["asked", "used", "size", "weight", "italic", "spacing", "lineHeight", "transform"])
        var font = RecordedFont()
        font.asked = fields.text(members["asked"])
        font.used = fields.texts(members["used"])
        font.size = fields.number(members["size"], 0...10_000)
        font.weight = fields.number(members["weight"], 1...1000)
        font.isItalic = fields.flag(members["italic"]) ?? false
        font.spacing = fields.number(members["spacing"])
        font.lineHeight = fields.length(members["lineHeight"])
        font.transform = fields.word(members["transform"], RecordedFont.Transform.self)
        return font
    }

    private mutating func room(_ value: JSONDocument.Value) -> RecordedRoom {
        let members = fields.members(
            of: value,
            [
                "width", "word", "height", "lines", "why", "by", "breaks", "neighbours", "together", "breaksTogether",
                "wordsTogether",
            ])
        var room = RecordedRoom(
            width: fields.length(members["width"]), height: fields.length(members["height"]),
            lines: fields.count(members["lines"]).map { max(1, $0) },
            by: fields.word(members["by"], RecordedRoom.Origin.self))
        room.word = fields.length(members["word"])
        room.why = fields.text(members["why"])
        room.breaks = fields.count(members["breaks"])
        room.neighbours = fields.counts(members["neighbours"])
        room.together = fields.length(members["together"])
        room.breaksTogether = fields.count(members["breaksTogether"])
        room.wordsTogether = fields.length(members["wordsTogether"])
        return room
    }

    private mutating func problem(_ value: JSONDocument.Value) -> RecordedProblem? {
        let members = fields.members(of: value, ["kind", "why", "by", "with"])
        guard let kind = fields.word(members["kind"], RecordedProblem.Kind.self) else {
            if members["kind"] == nil { fields.fault(at: value, expected: "\"kind\"") }
            return nil
        }
        return RecordedProblem(
            kind, why: fields.text(members["why"]), by: fields.length(members["by"]),
            with: fields.count(members["with"]))
    }

    /// Drops references to texts that the screen does not have.
    private mutating func checkPositions(in screen: inout RecordedScreen) {
        let count = screen.texts.count
        var isSound = true
        for index in screen.texts.indices {
            if let cell = screen.texts[index].cell, !screen.hasColumn(of: cell) {
                screen.texts[index].cell = nil
                isSound = false
            }
            if let room = screen.texts[index].room, room.neighbours.contains(where: { $0 >= count || $0 == index }) {
                screen.texts[index].room?.neighbours = room.neighbours.filter { $0 < count && $0 != index }
                isSound = false
            }
            for member in [\RecordedRoom.breaks, \.breaksTogether] {
                guard let other = screen.texts[index].room?[keyPath: member], other >= count || other == index else {
                    continue
                }
                screen.texts[index].room?[keyPath: member] = nil
                isSound = false
            }
            for problem in screen.texts[index].problems.indices {
                guard let other = screen.texts[index].problems[problem].other, other >= count else { continue }
                screen.texts[index].problems[problem].other = nil
                isSound = false
            }
        }
        guard !isSound else { return }
        fields.fault(
            at: fields.document.root,
            expected: "only positions of other texts, and of tables and their columns",
            found: "a position beyond the last one, or its own")
    }
}
