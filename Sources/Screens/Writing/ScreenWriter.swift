// Recorded screens as JSON: members in the order of the schema, each text on a line of its own.

import Basics
import Catalogs
import Layouts

extension RecordedScreen {
    /// The screen as a JSON file; what is unknown is left out.
    package var json: [UInt8] {
        var json = ScreenWriter()
        json.object { json in
            json.field("version", 1)
            json.field("platform", platform)
            json.field("name", name)
            json.field("address", address)
            json.field("locale", locale)
            if let size { json.numbers("size", [size.width, size.height]) }
            json.field("scale", scale)
            json.field("date", date)
            json.field("picture", picture)
            json.lines("texts", texts) { json, text in json.text(text) }
            if !tables.isEmpty { json.lines("tables", tables) { json, table in json.table(table) } }
            if !problems.isEmpty { json.lines("problems", problems) { json, problem in json.problem(problem) } }
            if !remarks.isEmpty { json.texts("remarks", remarks) }
        }
        return json.bytes + [0x0A]
    }
}

/// Writes JSON, without the members that have no value.
struct ScreenWriter {
    private(set) var bytes: [UInt8] = []
    private var isFirst = true

    mutating func object(_ members: (inout ScreenWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "{"))
        isFirst = true
        members(&self)
        bytes.append(UInt8(ascii: "}"))
        isFirst = false
    }

    private mutating func array<Item>(
        _ name: StaticString, _ items: [Item], onLines: Bool, _ write: (inout ScreenWriter, Item) -> Void
    ) {
        key(name)
        bytes.append(UInt8(ascii: "["))
        isFirst = true
        for item in items {
            if onLines {
                separate()
                bytes.append(0x0A)
                isFirst = true
            }
            write(&self, item)
        }
        if onLines, !items.isEmpty { bytes.append(0x0A) }
        bytes.append(UInt8(ascii: "]"))
        isFirst = false
    }

    mutating func lines<Item>(
        _ name: StaticString, _ items: [Item], _ members: (inout ScreenWriter, Item) -> Void
    ) {
        array(name, items, onLines: true) { json, item in json.object { members(&$0, item) } }
    }

    mutating func objects<Item>(
        _ name: StaticString, _ items: [Item], _ members: (inout ScreenWriter, Item) -> Void
    ) {
        array(name, items, onLines: false) { json, item in json.object { members(&$0, item) } }
    }

    mutating func numbers(_ name: StaticString, _ numbers: [Double]) {
        array(name, numbers, onLines: false) { $0.number($1) }
    }

    mutating func texts(_ name: StaticString, _ texts: [String]) {
        array(name, texts, onLines: false) { $0.string($1) }
    }

    mutating func frame(_ name: StaticString, _ frame: Frame?) {
        guard let frame else { return }
        numbers(name, frame.numbers)
    }

    mutating func frames(_ name: StaticString, _ frames: [Frame]) {
        array(name, frames, onLines: false) { json, frame in
            json.separate()
            json.bytes.append(UInt8(ascii: "["))
            json.isFirst = true
            for number in frame.numbers { json.number(number) }
            json.bytes.append(UInt8(ascii: "]"))
            json.isFirst = false
        }
    }

    mutating func field(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        key(name)
        string(text)
    }

    mutating func field(_ name: StaticString, _ number: Double?) {
        guard let number, number.isFinite else { return }
        key(name)
        self.number(number)
    }

    mutating func flag(_ name: StaticString) {
        key(name)
        separate()
        bytes.append(literal: "true")
    }

    mutating func object(_ name: StaticString, _ members: (inout ScreenWriter) -> Void) {
        key(name)
        object(members)
    }

    private mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(literal: name)
        bytes.append(literal: "\":")
        isFirst = true
    }

    private mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        JSONOutput.appendEscaped(Array(text.utf8), to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func number(_ number: Double) {
        separate()
        let hundredths = (number * 100).rounded() / 100
        bytes += (hundredths.isFinite ? hundredths : 0).plainText.utf8
    }

    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
    }
}

extension Frame {
    fileprivate var numbers: [Double] { [x, y, width, height] }
}
