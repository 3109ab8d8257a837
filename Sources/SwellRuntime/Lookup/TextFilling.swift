import Foundation

// Foundation on Linux crashes at `%#@…@`, and a wrong argument for `%@` crashes it everywhere. So each specifier gets
// an argument of its kind here, and `String(format:)` sees one at a time.

/// Fills a text with arguments.
struct TextFilling {
    /// Decides how numbers are written.
    let locale: Locale
    /// Decides the plural forms: the language of the text.
    let language: Language
    let arguments: [any CVarArg]

    func fill(_ text: TableText) -> String {
        if case .plain(let text) = text, arguments.isEmpty { return text }
        return text.parts { forms, index in form(among: forms, for: index).map { [$0] } ?? [] }.map { part, index in
            switch part {
            case .text(let text): text
            case .argument(let specifier, _): write(specifier, index)
            case .variable: ""
            }
        }.joined()
    }

    private func form(among forms: [String: String], for index: Int) -> String? {
        guard arguments.indices.contains(index), let number = FormatNumber(arguments[index])?.whole else {
            return forms["other"]
        }
        // Apple shows `zero` for 0 in every language, whatever CLDR says.
        if number == 0, let zero = forms["zero"] { return zero }
        return forms[PluralCategory(of: number, in: language).rawValue] ?? forms["other"]
    }

    private func write(_ specifier: FormatSpecifier, _ index: Int) -> String {
        guard arguments.indices.contains(index) else { return "%" + String(specifier.conversion) }
        let options = "%" + specifier.options
        switch (specifier.kind, FormatNumber(arguments[index])) {
        case (.integer, let number?) where specifier.conversion.lowercased() == "c":
            return number.whole.flatMap { Unicode.Scalar(UInt32(clamping: $0)) }.map { String(Character($0)) } ?? ""
        case (.integer, let number?) where number.whole != nil:
            let letter = specifier.conversion == "D" ? "d" : String(specifier.conversion)
            return String(format: options + "ll" + letter, locale: locale, number.whole ?? 0)
        case (.fraction, let number?):
            return String(format: options + String(specifier.conversion), locale: locale, number.value)
        case (_, let number):
            return number?.text(in: locale) ?? "\(arguments[index])"
        }
    }
}

/// An argument that is a number.
private struct FormatNumber {
    let value: Double
    /// The number, if it is whole; plural forms are selected for whole numbers.
    let whole: Int?

    init?(_ argument: any CVarArg) {
        if let integer = argument as? any BinaryInteger {
            (value, whole) = (Double(integer), Int(truncatingIfNeeded: integer))
        } else if let fraction = (argument as? any BinaryFloatingPoint).map({ Double($0) })
            ?? (argument as? NSNumber)?.doubleValue
        {
            (value, whole) = (fraction, Int(exactly: fraction))
        } else {
            return nil
        }
    }

    func text(in locale: Locale) -> String {
        whole.map { $0.formatted(.number.locale(locale)) } ?? value.formatted(.number.locale(locale))
    }
}
