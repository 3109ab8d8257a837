// How a translation may reorder arguments that have no names.

import Catalogs

/// What a formatter supports to take arguments in another order.
package enum ArgumentNumbers: Sendable {
    /// Numbers with a dollar sign: `%2$s`.
    case dollars
    /// Names alone, as in Python: `%(name)s`.
    case names
    /// The code may fill each `%s` by itself.
    case unknown

    /// What the syntax of a text shows.
    package init(of entry: Entry) {
        self =
            switch entry.syntax {
            case .python, .pythonBraces: .names
            case .unknownFormat: .unknown
            default: .dollars
            }
    }
}
