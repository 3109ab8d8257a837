// A placeholder, by the kind of its value.

import Basics

/// A placeholder, parsed from its spelling.
package struct Placeholder: Hashable, Sendable {
    package let spelling: String
    /// Its name or its position; empty if the position is only its order among the others.
    package let name: String
    package let sort: Sort
    /// Its layout and number format, if it is a `printf` specifier.
    package private(set) var specifier: PrintfSpecifier?

    init(spelling: String, name: String, sort: Sort, specifier: PrintfSpecifier? = nil) {
        self.spelling = spelling
        self.name = name
        self.sort = sort
        self.specifier = specifier
    }
}

extension Placeholder {
    /// Whether it shows a count, such as the number that chose a plural variant.
    package var isCount: Bool {
        switch sort {
        case .count, .number, .variantNumber: true
        default: false
        }
    }

    /// Whether its value is a text of unknown kind: `%s`, `%1$@`, `{0}`.
    var isUnknownText: Bool { sort == .text && name.utf8.allSatisfy(\.isDigit) }
}

/// The kind of value that replaces a placeholder.
package enum Sort: Hashable, Sendable {
    /// Always the same.
    case literal(String)
    /// Something like this sample, whatever the locale: an address, a path.
    case like(String)
    /// Words: a person's name.
    case text
    /// A whole number.
    case count
    /// A number as written by `%f`, `%e`, `%x` and similar specifiers.
    case printf
    /// One character.
    case character
    /// An ICU number, in a style such as `integer`, `::.00` or `#,##0`.
    case number(style: String)
    /// A date, in a style such as `long` or `::yMMMd`.
    case date(style: String)
    /// A time of day, in such a style.
    case time(style: String)
    case percent, size, price
    /// The number of the plural around it, less that plural's offset: `#`.
    case pluralNumber
    /// The number that chose this plural variant: `%arg`.
    case variantNumber
    /// Separate texts: `%#@files@`.
    case substitution
}

extension Placeholder {
    /// Parses a placeholder of a message.
    package init(spelling: String) {
        let utf8 = Array(spelling.utf8)
        switch utf8.first {
        case UInt8(ascii: "%"): self.init(percent: utf8, spelling)
        case UInt8(ascii: "{"): self.init(braces: utf8, spelling)
        case UInt8(ascii: "#") where utf8.count == 1:
            self.init(spelling: spelling, name: "#", sort: .pluralNumber)
        default: self.init(named: utf8, spelling)
        }
    }

    private init(percent utf8: [UInt8], _ spelling: String) {
        if utf8.count == 2, utf8[1] == UInt8(ascii: "%") {
            self.init(spelling: spelling, name: "%", sort: .literal("%"))
        } else if utf8.has("%arg", at: 0), utf8.count == 4 {
            self.init(spelling: spelling, name: "arg", sort: .variantNumber)
        } else if let name = Self.substitution(utf8) {
            self.init(spelling: spelling, name: name, sort: .substitution)
        } else if let specifier = PrintfSpecifier(utf8[...]), specifier.length == utf8.count {
            let name = specifier.name ?? specifier.position.map(String.init) ?? ""
            let hint = specifier.name.flatMap { specifier.sort == .text ? NameHints.sort(of: $0) : nil }
            self.init(spelling: spelling, name: name, sort: hint ?? specifier.sort, specifier: specifier)
        } else if utf8.count == 2 || utf8.count == 3 && utf8[1] | 0x20 == UInt8(ascii: "t") {
            // Qt's `%1` and `%n`, and `%Y` in dates.
            let isPosition = utf8[1].isDigit
            self.init(
                spelling: spelling, name: isPosition ? String(decoding: utf8[1...], as: UTF8.self) : "",
                sort: isPosition ? .text : DateLetters.sort(utf8[utf8.count - 1]))
        } else if let letter = Self.dateLetter(utf8) {
            self.init(spelling: spelling, name: "", sort: DateLetters.sort(letter))
        } else {
            self.init(named: utf8, spelling)
        }
    }

    /// Returns the letter of a date field with `strftime` flags: `%-I`, `%Od`.
    private static func dateLetter(_ utf8: [UInt8]) -> UInt8? {
        let letters = utf8.dropFirst().drop { "-_0^#EO".utf8.contains($0) }
        return letters.count == 1 ? letters.first : nil
    }

    /// Returns the name in `%#@files@` and `%1$#@files@`.
    private static func substitution(_ utf8: [UInt8]) -> String? {
        guard let mark = utf8.firstIndex(of: UInt8(ascii: "#")), utf8.has("#@", at: mark) else { return nil }
        let name = utf8[(mark + 2)...]
        return String(decoding: name.last == UInt8(ascii: "@") ? name.dropLast() : name, as: UTF8.self)
    }

    private init(named utf8: [UInt8], _ spelling: String) {
        let name = Self.name(in: utf8)
        // `%(size)d`, `%<size>.2f`: what follows the bracket is more specific than the name.
        if let close = utf8.lastIndex(where: { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ">") }),
            utf8[0] == UInt8(ascii: "%"), close + 1 < utf8.count,
            let specifier = PrintfSpecifier([UInt8(ascii: "%")] + utf8[(close + 1)...])
        {
            let hint = specifier.sort == .text ? NameHints.sort(of: name) : specifier.sort
            self.init(spelling: spelling, name: name, sort: hint, specifier: specifier)
        } else {
            self.init(spelling: spelling, name: name, sort: NameHints.sort(of: name))
        }
    }

    /// Returns the last component of the first name: `name` for `{{ user.name | upper }}`.
    static func name(in utf8: [UInt8]) -> String {
        func isName(_ byte: UInt8) -> Bool {
            byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
        }
        guard var start = utf8.firstIndex(where: isName) else { return "" }
        var end = start
        while end < utf8.count {
            if !isName(utf8[end]) {
                let joins = utf8[end] == UInt8(ascii: ".") || utf8[end] == UInt8(ascii: "-")
                guard joins, end + 1 < utf8.count, isName(utf8[end + 1]) else { break }
                start = utf8[end] == UInt8(ascii: ".") ? end + 1 : start
            }
            end += 1
        }
        return String(decoding: utf8[start..<end], as: UTF8.self)
    }
}
