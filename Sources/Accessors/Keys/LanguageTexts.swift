// The texts of one language, by key.

import Basics
import Catalogs

/// The texts of one language in one table, by key.
struct LanguageTexts {
    private(set) var texts: [[UInt8]: [Entry]] = [:]
    /// The keys in the order in which they were found.
    private(set) var keys: [[UInt8]] = []

    /// Adds the entries of a catalog in a language.
    ///
    /// Texts with plurals hide other texts of their key, as they do in an app. With `isBrief`, texts without
    /// placeholders are left out.
    mutating func add(_ entries: some Sequence<Entry>, isBrief: Bool, isWanted: (([UInt8]) -> Bool)? = nil) {
        var value: [UInt8] = []
        for entry in entries {
            if isBrief, !entry.isBranch {
                value.removeAll(keepingCapacity: true)
                guard entry.append(.value, to: &value), value.has(UInt8(ascii: "%")) else { continue }
            }
            var key: [UInt8] = []
            entry.append(.key, to: &key)
            if let isWanted, !isWanted(key) { continue }
            guard let known = texts[key] else {
                texts[key] = [entry]
                keys.append(key)
                continue
            }
            if entry.isBranch, known.allSatisfy({ $0.catalog.identity == entry.catalog.identity }) {
                texts[key]?.append(entry)
            } else if entry.hides(known) {
                texts[key] = [entry]
            }
        }
    }
}

extension Entry {
    /// Whether an app shows it in place of other texts of its key.
    fileprivate func hides(_ others: [Entry]) -> Bool {
        let variables = FormatTraits.namesPluralsByVariable
        guard let other = others.first else { return true }
        if catalog.format.has(variables) != other.catalog.format.has(variables) { return catalog.format.has(variables) }
        return !isBranch && !catalog.format.has(.keepsFirstText)
    }
}
