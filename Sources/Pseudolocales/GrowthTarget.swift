// The target length of pseudo text.

import Forecast

/// The length to pad texts to.
public enum GrowthTarget: Sendable {
    /// Longer than the original by this percentage.
    case percent(Int)
    /// The length of translations into a language, as measured on real apps.
    case translation(GrowthCurve)
    /// The limit of the key, or the length of translations if no limit is known.
    indirect case budget(otherwise: GrowthTarget)

    /// The notation of `budget`.
    static let budgetName = "budget"

    /// The target of the presets.
    public static let usual = "de@p75"

    /// Parses a target: `30%`, `de@p75`, `budget`.
    public init(_ text: String) throws(StyleError) {
        if text == Self.budgetName {
            self = .budget(otherwise: try GrowthTarget(Self.usual))
        } else if text.hasSuffix("%"), let percent = Int(text.dropLast()), (0...1000).contains(percent) {
            self = .percent(percent)
        } else {
            let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].hasPrefix("p"), let quantile = Int(parts[1].dropFirst()) else {
                throw .growth(text)
            }
            guard (50...99).contains(quantile) else { throw .quantile(text) }
            guard let curve = GrowthCurve(locale: String(parts[0]), quantile: Double(quantile) / 100) else {
                throw .growthLocale(String(parts[0]), known: Growth.locales)
            }
            self = .translation(curve)
        }
    }

    /// The length to pad to, including brackets.
    func length(in context: Context) -> Int {
        switch self {
        case .percent(let percent): (context.length * (100 + percent) + 99) / 100
        case .translation(let curve): curve.length(of: context.length)
        case .budget(let otherwise): context.budget ?? otherwise.length(in: context)
        }
    }
}
