// A text has many places on screens, and one finding about them.

import Budgets
import TextLayout

extension Measurement {
    /// Whether a text does not fit its box, or a word its lines.
    var isBroken: Bool {
        guard case .fit(let box) = outcome else { return false }
        return box.fit.fits.contains(where: \.isBroken)
    }

    /// Whether it fits its box, but not at a larger size that people can choose.
    var breaksWhenLarger: Bool {
        guard case .fit(let box) = outcome else { return false }
        return box.failingStep != nil
    }

    /// Whether a finding about it is a note.
    fileprivate var isOnlyNoted: Bool { most == .note || budget.origin.certainty == .possible }
}

extension [Measurement] {
    /// The measurements with one of all places on screens: the first that the text breaks, on common devices if it can.
    var withOneOfPlaces: Self {
        guard count(where: { $0.budget.source.isOfPlaces }) > 1 else { return self }
        let broken = indices.filter { self[$0].budget.source.isOfPlaces && self[$0].isBroken }
        let kept =
            broken.first { !self[$0].isOnlyNoted } ?? broken.first ?? firstIndex { $0.budget.source.isOfPlaces }
        return indices.filter { !self[$0].budget.source.isOfPlaces || $0 == kept }.map { self[$0] }
    }
}
