// How long a translation may get, and how likely each length is.

/// How long a translation may get: for each share of translations the length that so many have at most.
///
/// Straight between the shares that were measured, 1 to 99 %. Beyond them it is a guess: the chance of a translation
/// longer still falls with the eighth power of its length, that of a shorter one evenly down to no length at all.
public struct LengthDistribution: Sendable, Equatable {
    /// The least and the greatest share that a quantile is given for.
    public static let shares = 0.001...0.999

    /// The lengths at the measured shares, rising.
    private var lengths: [Double]
    /// The length of no text at all.
    private var floor: Double

    private static let measured = ForecastTable.shares.map { Double($0) / 100 }
    /// How far from the middle of a normal distribution each measured share lies, in its deviations.
    private static let deviations = [-2.3263, -1.6449, -1.2816, -0.6745, 0, 0.6745, 1.2816, 1.6449, 2.3263]
    /// The place of the one that half of translations have at most.
    static let middle = 4

    /// Lengths at the measured shares, in their order; what falls is taken as level.
    init(lengths: [Double], floor: Double = 0) {
        self.lengths = lengths
        self.floor = min(floor, lengths.first ?? floor)
        for place in lengths.indices.dropFirst() where self.lengths[place] < self.lengths[place - 1] {
            self.lengths[place] = self.lengths[place - 1]
        }
    }

    /// One length, with certainty.
    public init(exactly length: Double) {
        self.init(lengths: Self.measured.map { _ in length }, floor: length)
    }

    /// The length that a share of translations has at most; the share is brought into ``shares``.
    public func quantile(_ share: Double) -> Double {
        let share = min(max(share, Self.shares.lowerBound), Self.shares.upperBound)
        let (least, most) = (Self.measured[0], Self.measured[Self.measured.count - 1])
        if share < least { return floor + (lengths[0] - floor) * share / least }
        if share > most {
            return floor + (last - floor) * ((1 - most) / (1 - share)).squareRoot().squareRoot().squareRoot()
        }
        let above = max(Self.measured.firstIndex { share <= $0 } ?? Self.measured.count - 1, 1)
        let (low, high) = (Self.measured[above - 1], Self.measured[above])
        // What was measured is given as it was, whatever is lost between.
        if share == low { return lengths[above - 1] }
        if share == high { return lengths[above] }
        return lengths[above - 1] + (lengths[above] - lengths[above - 1]) * ((share - low) / (high - low))
    }

    /// The chance that a translation is at most so long, 0 through 1.
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

    /// The lengths times a factor: graphemes as points, say.
    public func scaled(by factor: Double) -> LengthDistribution {
        with { $0 * max(factor, 0) }
    }

    /// The lengths and as much more: room that something else takes beside the text.
    public func shifted(by length: Double) -> LengthDistribution {
        with { $0 + length }
    }

    /// Wider, where a length is known only to a deviation that is such a part of it.
    ///
    /// The two deviations have nothing to do with each other, so their squares add.
    public func spread(by relativeDeviation: Double) -> LengthDistribution {
        let center = lengths[Self.middle]
        return LengthDistribution(
            lengths: zip(lengths, Self.deviations).map { length, deviations in
                let more = deviations * relativeDeviation * center
                let distance = ((length - center) * (length - center) + more * more).squareRoot()
                return deviations < 0 ? max(center - distance, floor) : center + distance
            }, floor: floor)
    }

    /// By which part of the middle length half of the lengths around it vary, as a normal distribution's deviation.
    var relativeDeviation: Double {
        let (low, high) = (Self.middle - 1, Self.middle + 1)
        let width = (lengths[high] - lengths[low]) / (Self.deviations[high] - Self.deviations[low])
        return width / max(lengths[Self.middle], 1)
    }

    /// The length at the greatest measured share.
    private var last: Double { lengths[lengths.count - 1] }

    private func with(_ change: (Double) -> Double) -> LengthDistribution {
        LengthDistribution(lengths: lengths.map(change), floor: change(floor))
    }
}
