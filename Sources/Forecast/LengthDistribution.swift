// The length that a translation may have, and the probability of each length.

/// The distribution of a translation's length: for each share of translations, the length that the share does not
/// exceed.
///
/// Linear between the measured shares, 1 to 99 %. Beyond them it is a guess: the probability of a longer translation
/// falls with the eighth power of its length; that of a shorter one falls linearly to an empty text.
public struct LengthDistribution: Sendable, Equatable {
    /// The range of shares for which a quantile is defined.
    public static let shares = 0.001...0.999

    /// The lengths at the measured shares, ascending.
    private var lengths: [Double]
    /// The length of an empty text.
    private var floor: Double

    /// The shares at which lengths are measured.
    static let measured = ForecastTable.shares.map { Double($0) / 100 }
    /// The position of each measured share in a normal distribution, in standard deviations from the middle.
    private static let deviations = [-2.3263, -1.6449, -1.2816, -0.6745, 0, 0.6745, 1.2816, 1.6449, 2.3263]
    /// The index of the median.
    static let middle = 4

    /// Creates a distribution with the lengths at the measured shares, in order; a decrease is leveled.
    init(lengths: [Double], floor: Double = 0) {
        self.lengths = lengths
        self.floor = min(floor, lengths.first ?? floor)
        for place in lengths.indices.dropFirst() where self.lengths[place] < self.lengths[place - 1] {
            self.lengths[place] = self.lengths[place - 1]
        }
    }

    /// Creates a distribution of one certain length.
    public init(exactly length: Double) {
        self.init(lengths: Self.measured.map { _ in length }, floor: length)
    }

    /// The length that a share of translations does not exceed; the share is clamped to ``shares``.
    public func quantile(_ share: Double) -> Double {
        let share = min(max(share, Self.shares.lowerBound), Self.shares.upperBound)
        let (least, most) = (Self.measured[0], Self.measured[Self.measured.count - 1])
        if share < least { return floor + (lengths[0] - floor) * share / least }
        if share > most {
            return floor + (last - floor) * ((1 - most) / (1 - share)).squareRoot().squareRoot().squareRoot()
        }
        let above = max(Self.measured.firstIndex { share <= $0 } ?? Self.measured.count - 1, 1)
        let (low, high) = (Self.measured[above - 1], Self.measured[above])
        // Return measured lengths exactly, without rounding errors of the interpolation.
        if share == low { return lengths[above - 1] }
        if share == high { return lengths[above] }
        return lengths[above - 1] + (lengths[above] - lengths[above - 1]) * ((share - low) / (high - low))
    }

    /// The probability that a translation is at most this long, 0 through 1.
    public func share(atMost length: Double) -> Double {
        let (least, most) = (Self.measured[0], Self.measured[Self.measured.count - 1])
        if length < lengths[0] {
            return length <= floor ? 0 : least * (length - floor) / (lengths[0] - floor)
        }
        if length >= last {
            let part = length > floor ? (last - floor) / (length - floor) : 0
            let square = part * part
            return 1 - (1 - most) * square * square * square * square
        }
        let above = lengths.firstIndex { length < $0 } ?? lengths.count - 1
        let part = (length - lengths[above - 1]) / (lengths[above] - lengths[above - 1])
        return Self.measured[above - 1] + part * (Self.measured[above] - Self.measured[above - 1])
    }

    /// Multiplies the lengths by a factor, for example to convert graphemes to points.
    public func scaled(by factor: Double) -> LengthDistribution {
        with { $0 * max(factor, 0) }
    }

    /// Adds to the lengths, for example the space that something else takes next to the text.
    public func shifted(by length: Double) -> LengthDistribution {
        with { $0 + length }
    }

    /// Widens the distribution if a length is only known with this relative deviation.
    ///
    /// The two deviations are independent, so their squares add.
    public func spread(by relativeDeviation: Double) -> LengthDistribution {
        let center = lengths[Self.middle]
        return LengthDistribution(
            lengths: zip(lengths, Self.deviations).map { length, deviations in
                let more = deviations * relativeDeviation * center
                let distance = ((length - center) * (length - center) + more * more).squareRoot()
                return deviations < 0 ? max(center - distance, floor) : center + distance
            }, floor: floor)
    }

    /// The distribution whose lengths at the measured shares are those that this one has at other shares, ascending.
    func with(shares: [Double]) -> LengthDistribution {
        LengthDistribution(lengths: shares.map(quantile), floor: floor)
    }

    /// The variation of the middle half of the lengths relative to the median, as a normal distribution's standard
    /// deviation.
    var relativeDeviation: Double {
        let (low, high) = (Self.middle - 1, Self.middle + 1)
        let width = (lengths[high] - lengths[low]) / (Self.deviations[high] - Self.deviations[low])
        return width / max(lengths[Self.middle], 1)
    }

    /// The length at the highest measured share.
    private var last: Double { lengths[lengths.count - 1] }

    private func with(_ change: (Double) -> Double) -> LengthDistribution {
        LengthDistribution(lengths: lengths.map(change), floor: change(floor))
    }
}
