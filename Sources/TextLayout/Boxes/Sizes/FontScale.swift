// The font scales that users choose on Android.

/// A font scale in Android's settings: 1 is the default.
///
/// Above 1, since Android 14, large text grows less than small text. Sizes between those of a table, and scales between
/// two tables, are interpolated; a scale beyond the largest table is linear again, as in Android.
public struct FontScale: Hashable, Sendable {
    /// The factor in the settings.
    public let factor: Double

    /// Creates a scale with a factor.
    public init(_ factor: Double) { self.factor = factor }

    /// The scales in Android's settings, smallest first.
    public static let settings = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2].map { FontScale($0) }

    /// Converts a size in `sp` to `dp`.
    public func points(_ sp: Double) -> Double {
        guard factor >= Self.leastNonlinear, let upper = Self.tables.firstIndex(where: { $0.factor >= factor }),
            upper > 0
        else { return sp * factor }
        let (low, high) = (Self.tables[upper - 1], Self.tables[upper])
        let share = (factor - low.factor) / (high.factor - low.factor)
        return Self.interpolated(sp, low.points) * (1 - share) + Self.interpolated(sp, high.points) * share
    }

    private static func interpolated(_ sp: Double, _ points: [Double]) -> Double {
        let size = abs(sp)
        var from = (sp: 0.0, points: 0.0)
        for to in zip(sizes, points) {
            if size <= to.0 {
                let value = from.points + (to.1 - from.points) * (size - from.sp) / (to.0 - from.sp)
                return sp < 0 ? -value : value
            }
            from = to
        }
        // Beyond the table, whose last size does not grow.
        return sp
    }

    /// The factor below which scaling is linear.
    private static let leastNonlinear = 1.05

    private static let sizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

    private static let tables: [(factor: Double, points: [Double])] = [
        (1, sizes),
        (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
        (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
        (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
        (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
        (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
    ]
}
