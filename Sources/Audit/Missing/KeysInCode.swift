// What users see instead of a missing text, according to the code that looks its key up.

import Catalogs
import Code

extension [LanguageGap] {
    /// The same gaps with what the code shows instead of missing keys: only a plain look-up certainly shows the key.
    func withKeys(inCodeOf read: ReadProject) -> [LanguageGap] {
        guard let code = read.code, contains(where: { $0.texts.contains { $0.shown == .key } }) else { return self }
        let keys = KeysInCode(read.keys, code)
        return map { gap in
            guard gap.catalog.format.platform.code != nil else { return gap }
            var gap = gap.without { $0.shown == .key && $0.entry.map { keys.areUnused($0.key) } ?? false }
            for index in gap.texts.indices where gap.texts[index].shown == .key {
                gap.texts[index].shown = gap.texts[index].entry.map { keys.shown(for: $0.key) } ?? .key
            }
            return gap
        }
    }
}

/// The keys that an app's code looks up.
private struct KeysInCode {
    private let book: KeyBook
    private let code: CodeProject
    private let unused: Set<String>

    init(_ book: KeyBook, _ code: CodeProject) {
        (self.book, self.code) = (book, code)
        unused = book.unusedKeys
    }

    /// Whether nothing refers to a key, which `unused-key` or `unused-accessor` reports.
    func areUnused(_ key: String) -> Bool { unused.contains(key) }

    /// Returns what the look-ups of a key show if a table lacks it.
    func shown(for key: String) -> MissingText.Shown {
        let uses = book.positions(of: key).flatMap { book.usage.uses[$0] }.map { code.uses[$0] }
        if uses.contains(where: { $0.certainty >= .typed && $0.literal != nil && $0.defaultValue == nil }) {
            return .key
        }
        return uses.contains { $0.defaultValue.map { !$0.isEmpty } ?? false } ? .source : .keyOrOther
    }
}
