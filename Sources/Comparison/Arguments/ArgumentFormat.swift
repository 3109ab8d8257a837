// What arguments in braces are formatted as: `{n, number}`, `{n, plural, …}`, `{ DATETIME($when) }`.

import Basics
import Samples

/// The word that says how an argument is formatted: a type of ICU's and Java's, or a function of Fluent's.
package struct ArgumentFormat: Hashable {
    /// What formats of one family are of: a number for a date is garbage.
    package enum Family: Hashable {
        case number, date, time, moment, keyword, list
    }

    /// What the argument is known by: `{n}`.
    package let argument: String
    /// `number` in `{n, number, percent}`.
    package let word: String
    /// Whether it is a function around a variable, as Fluent has it.
    package let isFunction: Bool

    /// Reads what a placeholder, or the first piece of a plural or select, begins with; nil where no format is named.
    package init?(_ spelling: ArraySlice<UInt8>) {
        let inner = spelling.dropFirst()
        guard spelling.first == UInt8(ascii: "{"), inner.first != UInt8(ascii: "{") else { return nil }
        if FluentArgument.isFluent(inner) {
            let argument = FluentArgument(inner)
            guard !argument.function.isEmpty, inner.contains(UInt8(ascii: "$")) else { return nil }
            (self.argument, word, isFunction) = ("{\(argument.name)}", argument.function, true)
            return
        }
        let name = inner.prefix { !Self.ends($0) }
        guard inner[name.endIndex...].first == UInt8(ascii: ",") else { return nil }
        let word = inner[(name.endIndex + 1)...].prefix { !Self.ends($0) }.trimmed
        // `{0,10}` is a width of .NET's, and `{red, green or blue}` is words.
        guard let first = word.first, first.isLetter || first >= 0x80, !word.contains(where: \.isSpace) else {
            return nil
        }
        argument = "{\(String(decoding: name.trimmed, as: UTF8.self))}"
        (self.word, isFunction) = (String(decoding: word, as: UTF8.self), false)
    }

    /// What it is of; nil where no formatter knows it, unless the app has added it.
    package var family: Family? {
        switch isFunction ? word : word.lowercased() {
        case "NUMBER": .number
        case "DATETIME": .moment
        case "number", "spellout", "ordinal", "duration", "plural", "selectordinal", "choice": .number
        case "date", "dtf_date": .date
        case "time", "dtf_time": .time
        case "dtf_datetime": .moment
        case "select": .keyword
        case "list": .list
        default: nil
        }
    }

    /// Whether it shows a value otherwise than a formatter would by itself.
    func showsMore(_ spelling: ArraySlice<UInt8>) -> Bool {
        switch family {
        case .date, .time: true
        case .number: word == "number" && ArgumentStyle(spelling) != nil
        case .moment, .keyword, .list, nil: false
        }
    }

    /// The types that ICU has.
    package static let types = ["number", "date", "time", "plural", "select", "selectordinal"]

    /// The functions that Fluent has of its own.
    package static let functions = ["NUMBER", "DATETIME"]

    private static func ends(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "{")
    }
}

extension ArraySlice<UInt8> {
    /// Without white space around it.
    package var trimmed: ArraySlice<UInt8> {
        let rest = drop(while: \.isSpace)
        guard let last = rest.lastIndex(where: { !$0.isSpace }) else { return rest.prefix(0) }
        return rest[...last]
    }
}
