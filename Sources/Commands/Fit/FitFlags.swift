// The flags of `swell fit`.

import Configuration
import MessagePatterns
import TextLayout

enum FitFlags {
    static let width = Flag(name: "width", value: "W", summary: "The width of the box, in points or columns.")
    static let lines = Flag(
        name: "lines", value: "N", summary: "The number of lines in the box: 1 is the default, 0 means any number.")
    static let height = Flag(
        name: "height", value: "H", summary: "The height of the box; without --lines, it holds as many lines as fit.")
    static let lineHeight = Flag(
        name: "line-height", value: "H", summary: "The line height: 22, or 1.2x for a multiple of the font's own.")
    static let cut = Flag(
        name: "cut", value: "CUT", choices: Cut.allCases.map(\.rawValue),
        summary: "Where to truncate: tail (the default), middle, head, clip or wrap.")
    static let minimumScale = Flag(
        name: "min-scale", value: "S", summary: "The smallest scale that a text may shrink to, such as 0.5.")
    static let locale = Flag(
        name: "locale", value: "TAG", takes: .languages, isRepeatable: true,
        summary: "The language of the texts; with --forecast, a target language; repeatable.")
    static let forecast = Flag(
        name: "forecast",
        summary: "Forecast how likely translations of the texts are to fit, and how much space they need.")
    static let from = Flag(
        name: "from", value: "TAG", takes: .languages,
        summary: "With --forecast, the language of the texts; English is the default.")
    static let direction = Flag(
        name: "direction", value: "DIR", choices: ["auto", "ltr", "rtl"],
        summary: "The direction of paragraphs: ltr, rtl, or auto for the direction of the first letter.")
    static let category = Flag(
        name: "category", value: "NAME", choices: PluralCategories.all,
        summary: "The plural category of the text, if the text is one form of a plural, as in a .stringsdict.")
    static let sample = Flag(
        name: "sample", value: "N=TEXT", isRepeatable: true,
        summary: "A sample value for a placeholder, such as user=Anna or %d=99; repeatable.")
    static let style = Flag(
        name: "style", value: "STYLE", choices: TextStyle.allCases.map(\.rawValue),
        summary: "Measure at every iOS text size, in the sizes of this text style, such as body.")
    static let sizes = Flag(
        name: "sizes", value: "OS", choices: ["apple", "android"],
        summary: "Measure at every text size, with the font scaled as on iOS (apple) or Android (android).")
    static let largest = Flag(
        name: "largest", value: "SIZE", choices: TextSize.allCases.map(\.rawValue),
        summary: "The largest iOS text size that the text grows to.")
    static let unit = Flag(
        name: "unit", value: "UNIT", choices: ["points", "columns"],
        summary: "The unit of the box: points (the default), or columns of a terminal.")
    static let ambiguousWide = Flag(
        name: "ambiguous-wide",
        summary: "Count characters of ambiguous width, such as Greek letters, as two columns.")
    static let format = Flag(
        name: "format", value: "FORMAT", choices: ["text", "json", "ndjson"],
        summary: "The output format: text (the default), json, or ndjson (one object per line).")

    static let all = [
        width, lines, height, lineHeight, cut, minimumScale, unit, FontFlags.font, FontFlags.file, style, sizes,
        largest,
        locale, forecast, from, direction, PseudolocaleFlags.syntax, category, sample, ambiguousWide, format,
        Settings.isolated,
    ]
}

/// Parses the numeric values of flags.
struct FitValues {
    let invocation: Invocation

    /// A length; nil if the flag is missing.
    func length(_ flag: Flag) throws(UsageError) -> Double? {
        try value(flag, expected: "a number such as 120") { Self.number($0[...]) }
    }

    /// A number of lines.
    func lines() throws(UsageError) -> Int? {
        try value(FitFlags.lines, expected: "a number such as 2, or 0 for any number") { text in
            Int(text).flatMap { 0...1_000_000 ~= $0 ? $0 : nil }
        }
    }

    func lineHeight() throws(UsageError) -> LineHeight? {
        try value(FitFlags.lineHeight, expected: "a length such as 22, or a multiple such as 1.2x") { text in
            if text.hasSuffix("x") { return Self.number(text.dropLast()).map { .multiple($0) } }
            return Self.number(text[...]).map { .fixed($0) }
        }
    }

    func scale() throws(UsageError) -> Double? {
        try value(FitFlags.minimumScale, expected: "a number from 0.01 to 1") { text in
            Self.number(text[...]).flatMap { 0.01...1 ~= $0 ? $0 : nil }
        }
    }

    /// The samples given, by name.
    func samples() throws(UsageError) -> [(name: String, sample: String)] {
        var samples: [(String, String)] = []
        for given in invocation.values(of: FitFlags.sample) {
            guard let sign = given.firstIndex(of: "="), sign > given.startIndex else {
                throw .unreadableValue(
                    given, flag: FitFlags.sample.name, expected: "a name and a value, as in user=Anna", command: "fit")
            }
            let (name, sample) = (String(given[..<sign]), String(given[given.index(after: sign)...]))
            guard name != "%d" || Numbers.isSample(sample) else {
                throw .unreadableValue(
                    given, flag: FitFlags.sample.name, expected: "a whole number of 1 to 15 digits, as in %d=99",
                    command: "fit")
            }
            samples.append((name, sample))
        }
        return samples
    }

    private func value<Value>(
        _ flag: Flag, expected: String, _ read: (String) -> Value?
    ) throws(UsageError) -> Value? {
        guard let text = invocation.value(of: flag) else { return nil }
        guard let value = read(text) else {
            throw .unreadableValue(text, flag: flag.name, expected: expected, command: "fit")
        }
        return value
    }

    /// Parses a decimal number from zero to a million, without sign or exponent.
    private static func number(_ text: Substring) -> Double? {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || 0x30...0x39 ~= $0 }),
            let number = Double(text), number <= 1_000_000
        else { return nil }
        return number
    }
}
