// Keys that only look like the forms of a plural: `one` and `many` beside other keys.

import Catalogs

extension PluralGroup {
    /// Whether the source has other keys in its place, such as `has_one` and `has_many`: no code asks for a plural.
    func isGroupOfKeys(in source: KeyIndex?) -> Bool {
        guard !isInMessage, !has("other"), let source, let entry, source.entry(like: entry) == nil else { return false }
        let beginning = entry.key + "."
        return source.catalog.entries.contains { $0.key.hasPrefix(beginning) }
    }
}
