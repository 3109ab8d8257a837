// A search that starts near a guess: distant candidates are long, and measuring long texts is expensive.

/// Searches among ordered candidates.
enum Galloping {
    /// The last of `count` candidates that fits, followed by one that does not; nil if not even the first fits.
    ///
    /// Steps double away from the guess, then halve. If widths are not monotonic, there may be several such places; the
    /// result is the one nearest the guess.
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

    /// Like `lastFitting`, or the last of the next few candidates that fits: more letters may be narrower if they join.
    static func longestFitting(of count: Int, near guess: Int, _ fits: (Int) -> Bool) -> Int? {
        let found = lastFitting(of: count, near: guess, fits)
        let first = (found ?? -1) + 2  // The candidate before does not fit.
        let further = first..<max(first, min(count, first + 8))
        return further.last(where: fits) ?? found
    }
}
