// The fields that all reports share.

import Audit
import Basics
import Budgets
import TextLayout

extension JSONWriter {
    /// A document of one object, followed by a line ending.
    package static func document(_ fields: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        json.object(fields)
        json.endLine()
        return json.bytes
    }

    /// The name and version of Swell.
    mutating func tool(_ version: String) {
        object("tool") { json in
            json.field("name", "swell")
            json.field("version", version)
        }
    }

    /// A file and a place in it.
    mutating func place(_ file: String?, _ place: Place?) {
        name("file", file)
        field("line", place?.line)
        field("column", place?.column)
    }

    /// The location of a text, with a path relative to the repository.
    mutating func place(_ location: Finding.Location?) { place(location?.relativePath, location?.place) }

    /// Where a limit is declared, and how.
    mutating func origin(_ origin: BudgetOrigin, file: String) {
        place(file, origin.place)
        field("source", origin.source.id)
        field("words", origin.words)
    }

    /// The required and the available room.
    mutating func room(_ room: Finding.Room?) {
        field("need", room?.need)
        field("has", room?.has)
        field("unit", room?.unit)
    }

    /// A range of bytes in a text.
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
    /// The same rounded to hundredths, with the need rounded up.
    var rounded: Finding.Room { .init(need: need.hundredthsUp, has: has.hundredths, unit: unit, length: length) }
}

extension Double {
    /// The number rounded up to two decimals, ignoring excesses too small to matter.
    var hundredthsUp: Double { ((self - 0.000_1) * 100).rounded(.up) / 100 }
}
