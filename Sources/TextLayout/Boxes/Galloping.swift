// A search that looks near its guess first: what is far away is long, and long texts are dear to measure.

/// Searches among ordered candidates.
enum Galloping {
    /// The last of `count` candidates that fits, with the next one not fitting; nil where not even the first does.
    ///
    /// Steps double away from the guess, then halve. Where widths do not grow evenly there may be several such places;
    /// it is the one nearest the guess.
    static func lastFitting(of count: Int, near guess: Int, _ fits: (Int) -> Bool) -> Int? {
        guard count > 0 else { return nil }
        var fitting = -1
        var tooLong = count
        var step = 1
        var at = min(max(guess, 0), count - 1)
        if fits(at) {
            fitting = at
            while fitting + step < tooLong {
                at = fitting + step
                guard fits(at) else {
                    tooLong = at
                    break
                }
                fitting = at
                step *= 2
            }
        } else {
            tooLong = at
            while tooLong > 0 {
                at = max(0, tooLong - step)
                if fits(at) {
                    fitting = at
                    break
                }
                tooLong = at
                step *= 2
            }
        }
        while tooLong - fitting > 1 {
            at = fitting + (tooLong - fitting) / 2
            if fits(at) { fitting = at } else { tooLong = at }
        }
        return fitting < 0 ? nil : fitting
    }

    /// The same, or the last of the few candidates after it that fits: letters that join may be narrower than fewer of them.
    static func longestFitting(of count: Int, near guess: Int, _ fits: (Int) -> Bool) -> Int? {
        let found = lastFitting(of: count, near: guess, fits)
        let first = (found ?? -1) + 2  // The one before is known not to fit.
        let further = first..<max(first, min(count, first + 8))
        return further.last(where: fits) ?? found
    }
}
