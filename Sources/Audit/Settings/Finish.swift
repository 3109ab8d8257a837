// Which translations are not finished.

import Catalogs

extension Entry {
    /// Whether whoever builds the app leaves it out, as gettext does with what is fuzzy: nobody sees it.
    var isLeftOut: Bool { state == "fuzzy" }

    /// Whether its state, in the word of its catalog, says that nobody has finished it: `new`, `needs_review`, `fuzzy`.
    var isUnfinished: Bool {
        guard let state = state?.lowercased() else { return false }
        return ["new", "fuzzy", "unfinished"].contains(state) || state.hasPrefix("needs")
    }
}
