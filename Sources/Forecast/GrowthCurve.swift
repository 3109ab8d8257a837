// How much texts grow in translation, prepared for one locale and one quantile.

/// The lengths that translations into one locale have at most, in a given share of cases.
public struct GrowthCurve: Sendable {
    /// A length in English, and its translation's in tenths of graphemes.
    private struct Point {
        let source: Int
        let tenths: Int
    }

    /// Longer than any text: from here on the curve is flat, so that no product overflows.
    private static let longest = Int(Int32.max)

    /// From no text at all through the table's knots.
    private let points: [Point]

    /// The curve of a locale that was measured, at a quantile in 0.50...0.99; nil for any other.
    ///
    /// The locale's case does not matter, nor whether `-` or `_` stands in it. Between the quantiles that were
    /// measured the curve lies between theirs.
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
            // rounded() would need the C library of mathematics, which nothing else here does.
            points.append(Point(source: source, tenths: Int(between + 0.5)))
        }
        self.points = points
    }

    /// Graphemes that a translation of a text of `length` graphemes has at most.
    ///
    /// Straight between the knots; beyond the last, translations grow as much as there.
    public func length(of length: Int) -> Int {
        let length = min(max(length, 0), Self.longest)
        let next = points.dropFirst().firstIndex { length <= $0.source }
        let (low, high) = next.map { (points[$0 - 1], points[$0]) } ?? (points[0], points[points.count - 1])
        let tenths = low.tenths * (high.source - length) + high.tenths * (length - low.source)
        return tenths / (10 * (high.source - low.source))
    }

    /// A locale's name with its differences of spelling taken out.
    private static func plain(_ locale: String) -> String {
        String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
    }
}
