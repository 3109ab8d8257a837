// The structure around the texts and numbers of JSON.

import Basics

/// Writes JSON value by value; conforming types decide how to write texts and fractional numbers.
protocol JSONFrame {
    var bytes: [UInt8] { get set }
    /// Whether the next value needs no comma before it: it is the first, or follows its name.
    var isFirst: Bool { get set }
}

extension JSONFrame {
    /// Writes an object as the next value.
    mutating func object(_ fields: (inout Self) -> Void) { enclose("{", "}", fields) }

    /// Writes an array as the next value.
    mutating func list(_ items: (inout Self) -> Void) { enclose("[", "]", items) }

    /// Writes the name of the next value.
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

    /// Writes a constant value.
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
