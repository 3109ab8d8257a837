// Texts that only mark their places for a translation service: `crwdns4711:0crwdne4711:0`.

import Basics
import Catalogs

extension Catalog {
    private static let mark: StaticString = "crwdns"

    /// Whether most of its texts are such marks, which Crowdin replaces while it shows an app: nobody reads the language.
    var isInContext: Bool {
        var count = 0
        var from = 0
        while let at = text.utf8.firstOffset(of: Self.mark, in: from..<text.utf8.count) {
            count += 1
            from = at + Self.mark.utf8CodeUnitCount
        }
        return count > 0 && count * 2 > entries.count
    }
}
