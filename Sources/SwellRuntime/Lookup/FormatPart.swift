/// A piece of a format string: text, a place for an argument, or a variable of a `.stringsdict` file.
enum FormatPart: Equatable {
    case text(String)
    case argument(FormatSpecifier, position: Int?)
    /// `%#@name@`, or `%2$#@name@` for the second argument.
    case variable(String, position: Int?)

    /// The number of the argument, from 1, if the part says it.
    var position: Int? {
        switch self {
        case .text: nil
        case .argument(_, let position), .variable(_, let position): position
        }
    }

    /// Takes a format string apart; what is no specifier is text.
    static func parts(of format: String) -> [FormatPart] {
        var parts: [FormatPart] = []
        var text = ""
        var rest = format[...]
        while let percent = rest.unicodeScalars.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.unicodeScalars.index(after: percent)...]
            if rest.unicodeScalars.first == "%" {
                rest.unicodeScalars.removeFirst()
                text += "%"
            } else if let part = specifier(&rest) {
                if !text.isEmpty { parts.append(.text(text)) }
                text = ""
                parts.append(part)
            } else {
                text += "%"
            }
        }
        text += rest
        return text.isEmpty ? parts : parts + [.text(text)]
    }

    /// Reads what follows a percent sign; reads nothing if that is no specifier.
    private static func specifier(_ rest: inout Substring) -> FormatPart? {
        var after = rest.unicodeScalars
        var position: Int?
        let digits = after.prefix { "0"..."9" ~= $0 }
        if after.dropFirst(digits.count).first == "$", let number = Int(String(digits)), number > 0 {
            position = number
            after = after.dropFirst(digits.count + 1)
        }
        let flags = after.prefix { "-+ #0'".unicodeScalars.contains($0) }
        after = after.dropFirst(flags.count)
        if flags.contains("#"), after.first == "@", let end = after.dropFirst().firstIndex(of: "@") {
            defer { rest = Substring(after[after.index(after: end)...]) }
            return .variable(String(after.dropFirst().prefix(upTo: end)), position: position)
        }
        let size = after.prefix { "0"..."9" ~= $0 || $0 == "." }
        after = after.dropFirst(size.count).drop { "hlqLztj".unicodeScalars.contains($0) }
        // No text needs a width of four digits.
        let isSize = size.split(separator: ".").allSatisfy { $0.count < 4 } && size.count { $0 == "." } < 2
        guard isSize, let conversion = after.first, "@dDiuUxXoOcCfFeEgGaAsSp".unicodeScalars.contains(conversion) else {
            return nil
        }
        rest = Substring(after.dropFirst())
        let options = String(flags) + String(size)
        return .argument(FormatSpecifier(options: options, conversion: Character(conversion)), position: position)
    }
}

/// A specifier of `String(format:)`, such as `%.2f`.
struct FormatSpecifier: Equatable {
    /// Flags, width and precision; a width from an argument, `%*d`, is not supported.
    let options: String
    let conversion: Character

    /// What an argument must be.
    enum Kind: Equatable { case integer, fraction, text }

    var kind: Kind {
        "dDiuUxXoOcC".contains(conversion) ? .integer : "fFeEgGaA".contains(conversion) ? .fraction : .text
    }
}
