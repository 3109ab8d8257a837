// The formats of arguments in braces: `{n, number}`, `{n, plural, …}`, `{ DATETIME($when) }`.

import Basics
import Samples

/// The format of an argument: an ICU or Java type, or a Fluent function.
package struct ArgumentFormat: Hashable {
    /// The kind of value that a format takes: a number formatted as a date is garbage.
    package enum Family: Hashable {
        case number, date, time, moment, keyword, list
    }

    /// The ID of the argument: `{n}`.
    package let argument: String
    /// `number` in `{n, number, percent}`.
    package let word: String
    /// Whether the format is a Fluent function around a variable.
    package let isFunction: Bool

    /// Reads the format of a placeholder, or of the first piece of a plural or select; nil if there is none.
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
        // `{0,10}` is a .NET width, and `{red, green or blue}` is words.
        guard let first = word.first, first.isLetter || first >= 0x80, !word.contains(where: \.isSpace) else {
            return nil
        }
        argument = "{\(String(decoding: name.trimmed, as: UTF8.self))}"
        (self.word, isFunction) = (String(decoding: word, as: UTF8.self), false)
    }

    /// The kind of value that the format takes; nil if no formatter has the format, unless the app has added it.
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

    /// Whether the format changes how a value is shown by default.
    func showsMore(_ spelling: ArraySlice<UInt8>) -> Bool {
        switch family {
        case .date, .time: true
        case .number: word == "number" && ArgumentStyle(spelling) != nil
        case .moment, .keyword, .list, nil: false
        }
    }

    /// The ICU types.
    package static let types = ["number", "date", "time", "plural", "select", "selectordinal"]

    /// The built-in Fluent functions.
    package static let functions = ["NUMBER", "DATETIME"]

    private static func ends(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "{")
    }
}

extension ArraySlice<UInt8> {
    /// The slice without leading and trailing white space.
    package var trimmed: ArraySlice<UInt8> {
        let rest = drop(while: \.isSpace)
        guard let last = rest.lastIndex(where: { !$0.isSpace }) else { return rest.prefix(0) }
        return rest[...last]
    }
}
