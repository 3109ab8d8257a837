import Foundation

/// Dates, numbers and names in one language, by Foundation's format styles; it caches nothing.
public struct Formats: Sendable {
    /// The locale that decides.
    public let locale: Locale
    /// The time zone of dates and times.
    public var timeZone = TimeZone.autoupdatingCurrent

    /// Creates formats in a language, with the conventions of its own region or of another, such as the device's.
    public init(_ language: Language, region: Locale.Region? = nil) {
        var components = Locale.Components(identifier: language.identifier)
        if let region { components.region = region }
        locale = Locale(components: components)
    }

    /// A date: `14. Nov. 2023`; with a style for the time, the time of day as well.
    public func date(
        _ date: Date, _ style: Date.FormatStyle.DateStyle = .abbreviated, time: Date.FormatStyle.TimeStyle = .omitted
    ) -> String {
        date.formatted(Date.FormatStyle(date: style, time: time, locale: locale, timeZone: timeZone))
    }

    /// A time of day: `22:13`.
    public func time(_ date: Date, _ style: Date.FormatStyle.TimeStyle = .shortened) -> String {
        date.formatted(Date.FormatStyle(date: .omitted, time: style, locale: locale, timeZone: timeZone))
    }

    /// How far a date is from now: `gestern`, `in 3 Stunden`.
    public func relative(_ date: Date, _ presentation: Date.RelativeFormatStyle.Presentation = .named) -> String {
        date.formatted(Date.RelativeFormatStyle(presentation: presentation, locale: locale))
    }

    /// A whole number: `1.234.567`.
    public func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

    /// A number: `1.234,5`.
    public func number(_ number: Double) -> String { number.formatted(.number.locale(locale)) }

    /// A fraction of one as percent: `20 %` for 0.2.
    public func percent(_ fraction: Double) -> String { fraction.formatted(.percent.locale(locale)) }

    /// A price: `3,50 €`.
    public func currency(_ amount: Decimal, code: String) -> String {
        amount.formatted(.currency(code: code).locale(locale))
    }

    /// The size of a file, in powers of 1,000: `123 kB`.
    public func fileSize(_ bytes: Int64) -> String { bytes.formatted(.byteCount(style: .file).locale(locale)) }

    /// A duration in words: `1 Stunde und 2 Minuten`.
    public func duration(
        _ duration: Duration, units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes],
        width: Duration.UnitsFormatStyle.UnitWidth = .wide
    ) -> String {
        duration.formatted(Duration.UnitsFormatStyle(allowedUnits: units, width: width).locale(locale))
    }

    /// A list: `Wasser, Strom und Duschen`.
    public func list(_ items: [String], type: ListFormatStyle<StringStyle, [String]>.ListType = .and) -> String {
        items.formatted(.list(type: type).locale(locale))
    }

    /// A measurement in its own unit, abbreviated: `12,5 m`.
    ///
    /// On Linux, where Foundation has no such format, it is the number and the unit's symbol, which is of no language.
    public func measurement<UnitType: Dimension>(_ measurement: Measurement<UnitType>) -> String {
        #if canImport(Darwin)
            measurement.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(locale))
        #else
            number(measurement.value) + "\u{A0}" + measurement.unit.symbol
        #endif
    }

    /// The name of a person in the order of the language.
    ///
    /// On Linux, where Foundation has no such format, it is the given name and the family name in CLDR's order.
    public func name(_ name: PersonNameComponents) -> String {
        #if canImport(Darwin)
            name.formatted(.name(style: .medium).locale(locale))
        #else
            let code = locale.language.languageCode?.identifier ?? ""
            let isFamilyFirst = ["hu", "ja", "km", "ko", "mn", "si", "ta", "te", "vi", "yue", "zh"].contains(code)
            let parts = [name.givenName, name.familyName].compactMap { $0 }
            return (isFamilyFirst ? parts.reversed() : parts).joined(separator: " ")
        #endif
    }
}
