// The samples of one locale, each created once.
//
// The sources of a sample, in order of precedence: the `example` of an `<xliff:g>`; the catalog; the configuration; the
// placeholder's type and name (`NameHints`), in the format of the locale.
//
// A whole number has seven digits, with the locale's digits and groups. `%d` displays groups only if the formatter has
// a locale; that is the wider case. Next to a percent sign, the number is 100. If zeros pad it, as in `%02d`, it has
// exactly that many digits. `%x`, `%e` and the like are formatted like C. Widths and precisions up to 1,000 are
// respected, and up to 100 decimals. A text is a long name in the language's script. A date is the longest of a year,
// in UTC.

import Basics

/// The samples of placeholders in one locale.
struct Sampler: Sendable {
    let forms: LocalForms
    /// The samples that the user specified.
    let given: SampleTable
    /// The count to use if nothing restricts it.
    let count: String
    private var known: [Request: String] = [:]
    private var spelled: [String: Placeholder] = [:]

    /// More than a project has; samples of garbage must not be cached forever.
    private static let mostKept = 10_000

    /// A placeholder as written in a message.
    struct Request: Hashable {
        let spelling: String
        /// The number that it displays, if known.
        var number: String?
        /// Whether there is a percent sign next to it.
        var isPercent = false
    }

    init(_ forms: LocalForms, given: SampleTable, digits: Int) {
        self.forms = forms
        self.given = given
        count = given["%d"].flatMap(Self.count) ?? String(DefaultNumbers.count.prefix(digits))
    }

    /// The sample if it is a whole number, which then limits the digits of others; nil otherwise.
    static func count(_ sample: String) -> String? {
        !sample.isEmpty && sample.utf8.count <= 15 && sample.utf8.allSatisfy(\.isDigit) ? sample : nil
    }

    /// Parses a placeholder.
    mutating func placeholder(_ spelling: String) -> Placeholder {
        if let found = spelled[spelling] { return found }
        let placeholder = Placeholder(spelling: spelling)
        if spelled.count >= Self.mostKept { spelled.removeAll() }
        spelled[spelling] = placeholder
        return placeholder
    }

    /// Returns the sample of a placeholder.
    mutating func sample(of placeholder: Placeholder, _ request: Request) -> String {
        if let found = known[request] { return found }
        let sample = make(placeholder, request)
        if known.count >= Self.mostKept { known.removeAll() }
        known[request] = sample
        return sample
    }

    /// Formats a given sample with the placeholder's layout.
    mutating func sample(of placeholder: Placeholder, given text: String) -> String {
        switch placeholder.sort {
        case .count, .number:
            let digits = text.hasPrefix("-") ? text.utf8.dropFirst() : text.utf8[...]
            let isNumber = (1...30).contains(digits.count) && digits.allSatisfy(\.isDigit)
            return isNumber ? sample(of: placeholder, Request(spelling: placeholder.spelling, number: text)) : text
        case .text: return placeholder.specifier?.laidOut(text: text) ?? text
        default: return text
        }
    }

    private func make(_ placeholder: Placeholder, _ request: Request) -> String {
        let number = request.number ?? (request.isPercent ? "100" : count)
        let specifier = placeholder.specifier
        switch placeholder.sort {
        case .literal(let text), .like(let text): return text
        case .text:
            if request.number != nil { return whole(number) }
            let name = PersonNames.name(language: forms.language, script: forms.script)
            return specifier?.laidOut(text: name) ?? name
        case .count: return specifier?.count(request, default: number, forms) ?? whole(number)
        case .printf: return specifier?.number(request.number, default: number, forms) ?? whole(number)
        case .character:
            let isWide = ["Hans", "Hant", "Jpan", "Kore"].contains(forms.script)
            return specifier?.laidOut(text: isWide ? "国" : "W") ?? "W"
        case .number(let style): return styled(style, request.number, number)
        case .date(let style): return forms.date(style) ?? forms.date("") ?? whole(number)
        case .time(let style): return forms.time(style) ?? forms.time("") ?? whole(number)
        case .percent:
            if request.isPercent || request.number != nil { return whole(number) }
            return forms.number("100", skeleton: "percent") ?? whole("100")
        case .size: return forms.number("1023.9", skeleton: "unit/megabyte unit-width-short .0") ?? whole(number)
        case .price:
            return forms.price(number + (request.number == nil ? DefaultNumbers.fraction : "")) ?? whole(number)
        case .pluralNumber, .variantNumber, .substitution: return whole(number)
        }
    }

    private func whole(_ number: String) -> String { forms.number(number) ?? number }

    /// Formats a number in an ICU style; plain if there is no such style.
    private func styled(_ style: String, _ known: String?, _ number: String) -> String {
        let long = known ?? number + DefaultNumbers.fraction
        let found: String? =
            switch style {
            case "": forms.number(number)
            case "integer": forms.number(number, skeleton: "precision-integer")
            case "percent": forms.number(known ?? "1", skeleton: "percent scale/100")
            case "currency": forms.price(long)
            case _ where style.hasPrefix("::"):
                forms.number(
                    style.contains("percent") || style.contains("%")
                        ? known ?? (style.contains("scale") || style.contains("%x") ? "1" : "100") : long,
                    skeleton: String(style.dropFirst(2)).trimmed)
            default: forms.number(style.contains("%") ? known ?? "1" : long, pattern: style)
            }
        return found ?? whole(number)
    }
}
