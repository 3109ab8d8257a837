// Which translations are unfinished.

import Catalogs

extension Entry {
    /// Whether builds of the app leave it out, as gettext does with fuzzy translations: users never see it.
    var isLeftOut: Bool { state == "fuzzy" }

    /// Whether its state in the catalog means that it is unfinished: `new`, `needs_review`, `fuzzy`.
    var isUnfinished: Bool {
        guard let state = state?.lowercased() else { return false }
        return ["new", "fuzzy", "unfinished"].contains(state) || state.hasPrefix("needs")
    }
}
