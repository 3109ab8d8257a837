// What an app's own translations say about those that are missing.

/// How long an app's translations are, compared with those of other apps.
///
/// Apps differ: a terse translator stays under the median everywhere, and an app with terse German has terse Dutch. Each
/// of the app's own translations into the language counts as one. Those of other apps count as ``prior`` in total, and
/// the app's own into other languages as ``elsewhere``.
public struct OwnTranslations: Hashable, Sendable {
    /// Fewer translations into a language say too little.
    public static let fewest = 50
    /// The number of own translations that those of other apps count as much as.
    private static let prior = 25.0
    /// The number of own translations that those into other languages count as much as.
    private static let elsewhere = 50.0
    /// How many times as much as another language a related one counts.
    private static let related = 10.0
    /// More translations into another language say little more, so only about as many are used.
    private static let most = 100

    /// The basis in words.
    let words: String
    /// Where each measured share of this app's translations is among the translations of other apps.
    private let places: [Double]

    /// A share of other apps' translations that one of this app's reaches, and how much it counts.
    private typealias Reached = (share: Double, weight: Double)

    /// Creates the comparison for a language, from the share of other apps' translations that each of the app's own
    /// reaches, by the language that it is in; nil if no language has enough of them.
    public init?(into locale: String, reaching shares: [String: [Double]]) {
        let own = shares[locale].flatMap { $0.count >= Self.fewest ? $0 : nil } ?? []
        let others = shares.sorted { $0.key < $1.key }.filter { $0.key != locale && $0.value.count >= Self.fewest }
        guard !own.isEmpty || !others.isEmpty else { return nil }
        words =
            own.isEmpty
            ? "adapted to the app's translations into \(others.count == 1 ? "another language" : "\(others.count) others")"
            : "adapted to \(own.count) translations of the app"
        places = Self.places(of: own.map { ($0, 1) } + Self.weighted(others, for: locale))
    }

    /// The translations into other languages: as many from each, and those into related ones count more.
    private static func weighted(_ others: [(key: String, value: [Double])], for locale: String) -> [Reached] {
        let weights = others.map { Languages.areRelated($0.key, locale) ? related : 1 }
        let unit = elsewhere / weights.reduce(0, +)
        return zip(others, weights).flatMap { other, weight -> [Reached] in
            let count = min(other.value.count, most)
            return (0..<count).map { position in
                (other.value[position * other.value.count / count], unit * weight / Double(count))
            }
        }
    }

    /// Where each measured share is, if these shares are reached besides those of other apps, which spread evenly.
    private static func places(of reached: [Reached]) -> [Double] {
        var points: [Reached] = [(share: 0, weight: 0)]
        var before = 0.0
        for (share, weight) in reached.sorted(by: { $0.share < $1.share }) {
            points.append((share, prior * share + before + weight / 2))
            before += weight
        }
        let total = prior + before
        points.append((1, total))
        return LengthDistribution.measured.map { share in
            let above = points.firstIndex { $0.weight >= share * total } ?? points.count - 1
            let (low, high) = (points[max(above - 1, 0)], points[above])
            guard high.weight > low.weight else { return high.share }
            return low.share + (high.share - low.share) * (share * total - low.weight) / (high.weight - low.weight)
        }
    }

    /// The distribution of a length in this app, from that in other apps.
    func moved(_ usual: LengthDistribution) -> LengthDistribution { usual.with(shares: places) }
}
