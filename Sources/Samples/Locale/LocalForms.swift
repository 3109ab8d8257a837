// Numbers and dates in the format of a locale, by ICU; nothing is cached here.
//
// Formatters are opened for each sample, because `Sampler` creates each sample only once. A language that ICU has no
// data for displays English, on every machine.

internal import CICU

/// The formats of one locale.
struct LocalForms: Sendable {
    /// The language tag it was created for.
    let tag: String
    /// ICU's name for the locale.
    private let locale: String
    /// The language, such as `de`; `en` if ICU does not know it.
    let language: String
    /// The script, such as `Latn`.
    let script: String

    init(tag: String) {
        let found = cicu_locale_of_tag(tag)
        self.tag = tag
        locale = Self.text(found.locale)
        language = Self.text(found.language)
        script = Self.text(found.script)
    }

    private static func text(_ characters: some Any) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    // MARK: Numbers

    /// Formats a decimal number such as `1234567.5` with an ICU skeleton; nil if it is not a number.
    func number(_ decimal: String, skeleton: String = "") -> String? {
        number(decimal, CICU_NUMBER_SKELETON, skeleton)
    }

    /// Formats a decimal number with a pattern such as `#,##0.00`; nil if it is not a number.
    func number(_ decimal: String, pattern: String) -> String? { number(decimal, CICU_NUMBER_PATTERN, pattern) }

    /// Formats a price in the currency of the locale's country.
    func price(_ decimal: String) -> String? { number(decimal, CICU_NUMBER_PRICE, "") }

    private func number(_ decimal: String, _ form: cicu_number_form, _ style: String) -> String? {
        text { cicu_number(locale, form, style, decimal, $0, $1) }
    }

    // MARK: Dates

    /// The longest date in a style: a length, a skeleton after `::`, or a pattern.
    func date(_ style: String) -> String? {
        date(style, (Self.length(style) ?? CICU_LENGTH_MEDIUM, CICU_LENGTH_NONE))
    }

    /// The longest time of day in such a style.
    func time(_ style: String) -> String? {
        date(style, (CICU_LENGTH_NONE, Self.length(style) ?? CICU_LENGTH_MEDIUM))
    }

    private static func length(_ style: String) -> cicu_length? {
        switch style {
        case "short": CICU_LENGTH_SHORT
        case "", "medium": CICU_LENGTH_MEDIUM
        case "long": CICU_LENGTH_LONG
        case "full": CICU_LENGTH_FULL
        default: nil
        }
    }

    private func date(_ style: String, _ lengths: (date: cicu_length, time: cicu_length)) -> String? {
        let form =
            if Self.length(style) != nil { CICU_DATE_LENGTHS } else {
                style.hasPrefix("::") ? CICU_DATE_SKELETON : CICU_DATE_PATTERN
            }
        let rule = form == CICU_DATE_SKELETON ? String(style.dropFirst(2)) : style
        return text { cicu_longest_date(locale, form, lengths.date, lengths.time, rule, $0, $1) }
    }

    /// Returns what `write` writes; nil if it writes nothing.
    private func text(_ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
        let capacity = 1536
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            let count = write(buffer.baseAddress, Int32(capacity))
            guard count > 0 else { return nil }
            return String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(count)), as: UTF8.self)
        }
    }

    // MARK: Plural categories

    /// The categories of numbers, as indices into `PluralNumbers.categories`.
    func categories(of numbers: [Double], ordinal: Bool) -> [UInt8] {
        guard !numbers.isEmpty else { return [] }
        return [UInt8](unsafeUninitializedCapacity: numbers.count) { buffer, count in
            cicu_plural_select(tag, ordinal, numbers, Int32(truncatingIfNeeded: numbers.count), buffer.baseAddress)
            count = numbers.count
        }
    }
}
