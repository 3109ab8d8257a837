// A text has many places on screens, and one finding about them.

import Budgets
import TextLayout

extension Measurement {
    /// Whether a text does not fit its box, or a word its lines.
    var isBroken: Bool {
        guard case .fit(let box) = outcome else { return false }
        return box.fit.fits.contains(where: \.isBroken)
    }
}

extension [Measurement] {
    /// The measurements with one of all places on screens: the first that the text breaks.
    var withOneOfPlaces: Self {
        guard count(where: { $0.budget.source.isOfPlaces }) > 1 else { return self }
        let kept =
            firstIndex { $0.budget.source.isOfPlaces && $0.isBroken } ?? firstIndex { $0.budget.source.isOfPlaces }
        return indices.filter { !self[$0].budget.source.isOfPlaces || $0 == kept }.map { self[$0] }
    }
}
