// Takes the marks out of the texts of a screen, and finds the keys that they stand for.

import Marks

extension RecordedScreen {
    /// Takes all marks out of the texts, and notes their numbers.
    package mutating func readMarks() {
        for index in texts.indices {
            let utf8 = Array(texts[index].text.utf8)
            let found = utf8.marks
            if found.isEmpty { continue }
            texts[index].text = String(decoding: utf8.withoutMarks, as: UTF8.self)
            for mark in found.map(\.mark.index) where !texts[index].marks.contains(mark) {
                texts[index].marks.append(mark)
            }
        }
    }

    /// Whether any text carried a mark.
    package var isMarked: Bool {
        texts.contains { text in !text.marks.isEmpty || (text.keys ?? []).contains { $0.origin == .mark } }
    }

    /// Finds the keys of the texts with marks.
    package mutating func findKeys(in manifest: MarkManifest) {
        for index in texts.indices where texts[index].keys == nil && !texts[index].marks.isEmpty {
            texts[index].keys = texts[index].marks.compactMap { RecordedKey($0, in: manifest, locale: locale) }
        }
    }
}

extension RecordedKey {
    /// The key that a mark stands for; nil if the manifest has no such text.
    fileprivate init?(_ mark: Int, in manifest: MarkManifest, locale: String?) {
        guard manifest.texts.indices.contains(mark - 1) else { return nil }
        let text = manifest.texts[mark - 1]
        self.init(
            text.key, catalog: manifest.catalogs[text.catalog].source,
            variant: text.variant.isEmpty ? nil : text.variant, by: .mark)
        let position = manifest.locales.firstIndex { $0.tag == locale || $0.carrier == locale }
        hash = position.flatMap { text.hashes.indices.contains($0) ? text.hashes[$0] : nil }
    }
}
