// The fields that reports of every kind have in common.

import Audit
import Basics
import Budgets
import TextLayout

extension JSONWriter {
    /// A document of one object, and the line end after it.
    package static func document(_ fields: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        json.object(fields)
        json.endLine()
        return json.bytes
    }

    /// What wrote a report.
    mutating func tool(_ version: String) {
        object("tool") { json in
            json.field("name", "swell")
            json.field("version", version)
        }
    }

    /// A file, and a place in it.
    mutating func place(_ file: String?, _ place: Place?) {
        name("file", file)
        field("line", place?.line)
        field("column", place?.column)
    }

    /// Where a text stands, as the repository names its file.
    mutating func place(_ location: Finding.Location?) { place(location?.relativePath, location?.place) }

    /// Where a limit is written, and how.
    mutating func origin(_ origin: BudgetOrigin, file: String) {
        place(file, origin.place)
        field("source", origin.source.id)
        field("words", origin.words)
    }

    /// What is needed and what there is.
    mutating func room(_ room: Finding.Room?) {
        field("need", room?.need)
        field("has", room?.has)
        field("unit", room?.unit)
    }

    /// A range of a text's bytes.
    mutating func range(_ range: Range<Int>) {
        field("start", range.lowerBound)
        field("end", range.upperBound)
    }

    /// A direction of text.
    mutating func direction(_ name: StaticString, _ direction: Direction?) {
        field(name, direction.map { $0 == .leftToRight ? "ltr" : "rtl" })
    }
}

extension Finding.Room {
    /// The same in hundredths, never less than is needed.
    var rounded: Finding.Room { .init(need: need.hundredthsUp, has: has.hundredths, unit: unit) }
}

extension Double {
    /// The number to two decimals, never less than it is but for what is too little to matter.
    var hundredthsUp: Double { ((self - 0.000_1) * 100).rounded(.up) / 100 }
}
