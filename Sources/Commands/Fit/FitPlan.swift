// What `swell fit` measures, from its flags and the configuration.

import Basics
import Budgets
import Fonts
import Forecast
import MessageLayout
import Samples
import TextLayout

/// What `swell fit` measures.
struct FitPlan {
    let plan: MeasuringPlan
    let samples: SampleTable
    let category: String?
    /// The target languages of the forecast; empty without --forecast.
    let forecastLocales: [String]

    init(_ invocation: Invocation, _ settings: Settings) throws {
        let values = FitValues(invocation: invocation)
        let isForecast = invocation.has(FitFlags.forecast)
        let tags = try invocation.values(of: FitFlags.locale).map { tag throws(UsageError) in
            guard isForecast else { return try LanguageTag.known(tag, settings, command: "fit") }
            return try Self.spoken(tag, FitFlags.locale, settings)
        }
        guard tags.count < 2 || isForecast else {
            throw UsageError.needsFlag("locale", needed: "--forecast if it is repeated", command: "fit")
        }
        let from = try invocation.value(of: FitFlags.from).map { tag throws(UsageError) in
            try Self.spoken(tag, FitFlags.from, settings)
        }
        guard from == nil || isForecast else {
            throw UsageError.needsFlag(FitFlags.from.name, needed: "--forecast", command: "fit")
        }
        let tag = isForecast ? from : tags.first
        forecastLocales = isForecast ? (tags.isEmpty ? Growth.locales(from: from ?? "en") : tags.unique) : []
        let unit = invocation.value(of: FitFlags.unit).flatMap { LengthUnit(rawValue: $0) } ?? .points
        let steps = try FitSizes(invocation, unit)
        let box = try Self.box(invocation, values)
        if isForecast, let width = box?.width, width <= 0 {
            throw UsageError.unreadableValue(
                invocation.value(of: FitFlags.width) ?? "", flag: FitFlags.width.name,
                expected: "a width above 0, because nothing fits into 0", command: "fit")
        }
        let given = try values.samples()
        let asked = try Self.fonts(invocation, settings, unit, steps)
        let size = asked?.description.size ?? FontDescription.bodySize
        let fonts = steps.chosen.shown(of: size).flatMap { asked?.scaled(to: $0) } ?? asked
        samples = SampleTable(settings.configuration.samples.map { ($0.name.value, $0.text.value) }).adding(given)
        category = invocation.value(of: FitFlags.category)
        plan = MeasuringPlan(
            locale: tag ?? "en", box: box, unit: unit,
            columns: .init(ambiguousIsWide: invocation.has(FitFlags.ambiguousWide)),
            base: Self.base(invocation, tag), fonts: fonts, steps: steps.chosen.steps(of: size))
    }

    /// Validates the tag of a real language.
    private static func spoken(_ tag: String, _ flag: Flag, _ settings: Settings) throws(UsageError) -> String {
        try LanguageTag.spoken(
            tag, settings, flag, else: "for a pseudo-locale, use 'swell try'", command: "fit")
    }

    /// The box; nil if no flag describes one.
    private static func box(_ invocation: Invocation, _ values: FitValues) throws(UsageError) -> Box? {
        let (width, lines) = (try values.length(FitFlags.width), try values.lines())
        let height = try values.length(FitFlags.height)
        let (lineHeight, scale) = (try values.lineHeight(), try values.scale())
        guard width != nil || lines != nil || height != nil else {
            for flag in [FitFlags.lineHeight, FitFlags.cut, FitFlags.minimumScale] where invocation.has(flag) {
                throw .needsFlag(flag.name, needed: "a box: --width, --lines or --height", command: "fit")
            }
            return nil
        }
        return Box(
            width: width, lines: lines ?? (height == nil ? 1 : 0), height: height, lineHeight: lineHeight ?? .font,
            cut: invocation.value(of: FitFlags.cut).flatMap { Cut(rawValue: $0) } ?? .tail,
            minimumScale: scale ?? 1)
    }

    /// The fonts; nil if only columns are measured.
    private static func fonts(
        _ invocation: Invocation, _ settings: Settings, _ unit: LengthUnit, _ sizes: FitSizes
    ) throws -> FontStack? {
        let asked = invocation.value(of: FontFlags.font)
        if unit == .columns, asked == nil { return nil }
        let library = try FontFlags.library(invocation, settings, command: "fit")
        var description = try FontFlags.description(asked ?? sizes.usualFont, library, command: "fit")
        if let size = sizes.size { description = description.sized(size) }
        return try FontFlags.stack(description, library, settings, command: "fit")
    }

    /// The base direction of paragraphs: from the flag, the locale, or the first letter.
    private static func base(_ invocation: Invocation, _ tag: String?) -> BaseDirection {
        let own = tag.map { Direction.of(locale: $0) }
        switch invocation.value(of: FitFlags.direction) {
        case "ltr": return .given(.leftToRight)
        case "rtl": return .given(.rightToLeft)
        case "auto": return .firstStrong(fallback: own ?? .leftToRight)
        default: return own.map { .given($0) } ?? .firstStrong(fallback: .leftToRight)
        }
    }
}

/// The font sizes at which a text is measured.
struct FitSizes {
    private let style: TextStyle?
    private let system: Room.Sizes?
    private let largest: TextSize?

    init(_ invocation: Invocation, _ unit: LengthUnit) throws(UsageError) {
        style = invocation.value(of: FitFlags.style).flatMap { TextStyle(rawValue: $0) }
        system = invocation.value(of: FitFlags.sizes).flatMap { Room.Sizes(rawValue: $0) }
        largest = invocation.value(of: FitFlags.largest).flatMap { TextSize(rawValue: $0) }
        if let system, !system.followStyles {
            for (flag, isGiven) in [(FitFlags.style, style != nil), (FitFlags.largest, largest != nil)] where isGiven {
                throw .conflict(flag.name, "sizes=\(system)", command: "fit")
            }
        }
        if largest != nil, style == nil, system == nil {
            throw .needsFlag("largest", needed: "--style or --sizes apple", command: "fit")
        }
        guard unit == .columns else { return }
        for (flag, isGiven) in [(FitFlags.style, style != nil), (FitFlags.sizes, system != nil)] where isGiven {
            throw .conflict(flag.name, "unit=columns", command: "fit")
        }
    }

    /// The font size of the text style; nil if the font keeps its own size.
    var size: Double? { system == nil ? style?.points(at: .large) : nil }

    /// The default font, Apple's system font.
    var usualFont: String { style == .headline ? "SF Pro 17 semibold" : "SF Pro 17" }

    /// The font sizes.
    var chosen: ChosenSizes {
        (system ?? (style == nil ? .fixed : .apple)).chosen(style: style, hasOwnFont: system != nil, largest: largest)
    }
}
