// How many of some things are as expected.

/// A part of a count.
struct Share {
    private(set) var good = 0
    private(set) var all = 0

    mutating func count(_ isGood: Bool) {
        all += 1
        if isGood { good += 1 }
    }

    static func += (share: inout Share, other: Share) {
        share.good += other.good
        share.all += other.all
    }

    var value: Double { all == 0 ? 1 : Double(good) / Double(all) }

    /// `1085 of 1087, 99.8 %`, never rounded up.
    var words: String { "\(good) of \(all), \(all == 0 ? 100 : Double(good * 1000 / all) / 10) %" }
}
