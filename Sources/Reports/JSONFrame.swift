// What stands around the texts and numbers of JSON.

import Basics

/// Writes JSON value by value; how texts and numbers are written is for those who conform to say.
protocol JSONFrame {
    var bytes: [UInt8] { get set }
    /// Whether no comma comes before the next value: it is the first, or stands behind its name.
    var isFirst: Bool { get set }
}

extension JSONFrame {
    /// An object, the next value.
    mutating func object(_ fields: (inout Self) -> Void) { enclose("{", "}", fields) }

    /// An array, the next value.
    mutating func list(_ items: (inout Self) -> Void) { enclose("[", "]", items) }

    /// The name of the next value.
    mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(literal: name)
        bytes.append(literal: "\":")
        isFirst = true
    }

    mutating func number(_ number: Int) {
        separate()
        bytes += "\(number)".utf8
    }

    /// A value that is known beforehand.
    mutating func literal(_ text: StaticString) {
        separate()
        bytes.append(literal: text)
    }

    mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
    }

    private mutating func enclose(_ open: StaticString, _ close: StaticString, _ body: (inout Self) -> Void) {
        literal(open)
        isFirst = true
        body(&self)
        bytes.append(literal: close)
        isFirst = false
    }
}
