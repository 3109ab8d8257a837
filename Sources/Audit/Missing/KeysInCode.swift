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
            var gap = gap
            for index in gap.texts.indices where gap.texts[index].shown == .key {
                gap.texts[index].shown = gap.texts[index].entry.map { keys.shown(for: $0.key) } ?? .key
            }
            return gap
        }
    }
}

extension [LanguageGap] {
    /// The same gaps without texts of keys to which no code refers: `unused-key` reports them, and nobody misses
    /// them, except in a library that other apps use.
    func withoutUnusedKeys(_ read: ReadProject) -> [LanguageGap] {
        var counts: [Int: Int] = [:]
        return map { gap in
            guard !gap.texts.isEmpty, let file = read.project.position(of: gap.catalog.path),
                read.resources?.modules.publishedLibrary(with: gap.catalog.path) == nil
            else { return gap }
            let unused = read.unusedKeys(of: gap.catalog, file, [])
            guard !unused.isEmpty else { return gap }
            var left = gap.without { $0.entry.map { unused.contains($0.key) } ?? false }
            let source = read.project.source(of: file) ?? file
            let count = counts[source] ?? read.countOfTexts(of: unused, in: source)
            counts[source] = count
            left.expected = Swift.max(left.lacking, left.expected - count)
            return left
        }
    }
}

extension ReadProject {
    /// The number of texts of some keys that a file has for its translations.
    fileprivate func countOfTexts(of keys: Set<String>, in file: Int) -> Int {
        let entries = tables[file]?.catalog.entries.filter { $0.isTranslatable && keys.contains($0.key) } ?? []
        return Set(entries.map(\.key)).count
    }
}

/// The keys that an app's code looks up.
private struct KeysInCode {
    private let book: KeyBook
    private let code: CodeProject

    init(_ book: KeyBook, _ code: CodeProject) { (self.book, self.code) = (book, code) }

    /// Returns what the look-ups of a key show if a table lacks it.
    func shown(for key: String) -> MissingText.Shown {
        let uses = book.positions(of: key).flatMap { book.usage.uses[$0] }.map { code.uses[$0] }
        if uses.contains(where: { $0.certainty >= .typed && $0.literal != nil && $0.defaultValue == nil }) {
            return .key
        }
        return uses.contains { $0.defaultValue.map { !$0.isEmpty } ?? false } ? .source : .keyOrOther
    }
}
