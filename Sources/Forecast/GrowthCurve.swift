// The growth of texts in translation, for one locale and one quantile.

/// The lengths that a given share of translations into one locale does not exceed.
public struct GrowthCurve: Sendable {
    /// A length in English, and the length of its translation in tenths of graphemes.
    private struct Point {
        let source: Int
        let tenths: Int
    }

    /// Longer than any text: the curve is flat from here on, so that no product overflows.
    private static let longest = Int(Int32.max)

    /// From the empty text through the table's knots.
    private let points: [Point]

    /// Creates the curve of a measured locale at a quantile in 0.50...0.99; nil for any other.
    ///
    /// The locale may be in any case and contain `-` or `_`. Between the measured quantiles, the curve is interpolated.
    public init?(locale: String, quantile: Double) {
        let shares = GrowthTable.shares.map { Double($0) / 100 }
        guard let place = GrowthTable.locales.firstIndex(where: { Self.plain($0) == Self.plain(locale) }),
            let lowest = shares.first, quantile >= lowest,
            let upper = shares.firstIndex(where: { quantile <= $0 })
        else { return nil }
        let lower = max(upper - 1, 0)
        let part = upper == lower ? 0 : (quantile - shares[lower]) / (shares[upper] - shares[lower])

        var points = [Point(source: 0, tenths: 0)]
        for (knot, source) in GrowthTable.knots.enumerated() {
            func tenths(_ share: Int) -> Double {
                Double(GrowthTable.tenths[(place * shares.count + share) * GrowthTable.knots.count + knot])
            }
            let between = tenths(lower) + part * (tenths(upper) - tenths(lower))
            // rounded() would require the C math library, which nothing else here does.
            points.append(Point(source: source, tenths: Int(between + 0.5)))
        }
        self.points = points
    }

    /// The length in graphemes that translations of a text of `length` graphemes do not exceed.
    ///
    /// Linear between the knots; beyond the last one, translations grow at the same rate as there.
    public func length(of length: Int) -> Int {
        let length = min(max(length, 0), Self.longest)
        let next = points.dropFirst().firstIndex { length <= $0.source }
        let (low, high) = next.map { (points[$0 - 1], points[$0]) } ?? (points[0], points[points.count - 1])
        let tenths = low.tenths * (high.source - length) + high.tenths * (length - low.source)
        return tenths / (10 * (high.source - low.source))
    }

    /// A locale's name without differences in spelling.
    private static func plain(_ locale: String) -> String {
        String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
    }
}
