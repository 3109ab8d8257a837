// What an app's own translations say about those that are missing.

/// How long an app's translations are, compared with those of other apps.
///
/// Apps differ: a terse translator stays under the median everywhere. Each of the app's own translations counts as one,
/// those of other apps count as ``prior`` in total.
public struct OwnTranslations: Hashable, Sendable {
    /// Fewer translations into a language say too little.
    public static let fewest = 50
    /// The number of own translations that those of other apps count as much as.
    private static let prior = 50.0

    /// The basis in words.
    let words: String
    /// Where each measured share of this app's translations is among the translations of other apps.
    private let places: [Double]

    /// Creates the comparison for a language from the share of other apps' translations that each of the app's own
    /// reaches; nil if they are too few.
    public init?(reaching shares: [Double]) {
        guard shares.count >= Self.fewest else { return nil }
        self.init(shares, each: 1, "adapted to \(shares.count) translations of the app")
    }

    /// Creates the comparison for a language without enough translations, from the shares that those into other
    /// languages reach there; nil if there are none.
    ///
    /// They say less, so together they count as much as those of other apps.
    public init?(elsewhere shares: [[Double]]) {
        let parts = shares.filter { $0.count >= Self.fewest }.map { shares in
            (0..<Self.fewest).map { shares[$0 * shares.count / Self.fewest] }
        }
        guard !parts.isEmpty else { return nil }
        let all = parts.flatMap(\.self)
        self.init(
            all, each: Self.prior / Double(all.count),
            "adapted to the app's translations into \(parts.count == 1 ? "another language" : "\(parts.count) others")")
    }

    private init(_ shares: [Double], each unit: Double, _ words: String) {
        self.words = words
        let total = Self.prior + unit * Double(shares.count)
        var points = [(weight: 0.0, share: 0.0)]
        for (position, share) in shares.sorted().enumerated() {
            points.append((Self.prior * share + unit * (Double(position) + 0.5), share))
        }
        points.append((total, 1))
        places = LengthDistribution.measured.map { share in
            let above = points.firstIndex { $0.weight >= share * total } ?? points.count - 1
            let (low, high) = (points[max(above - 1, 0)], points[above])
            guard high.weight > low.weight else { return high.share }
            return low.share + (high.share - low.share) * (share * total - low.weight) / (high.weight - low.weight)
        }
    }

    /// The distribution of a length in this app, from that in other apps.
    func moved(_ usual: LengthDistribution) -> LengthDistribution { usual.with(shares: places) }
}
