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
    package var isMarked: Bool { texts.contains { !$0.marks.isEmpty || ($0.keys ?? []).contains { $0.origin == .mark } } }

    /// Finds the keys of the texts with marks.
    package mutating func findKeys(in manifest: MarkManifest) {
        for index in texts.indices where texts[index].keys == nil && !texts[index].marks.isEmpty {
            texts[index].keys = texts[index].marks.compactMap { manifest.key($0, locale: locale) }
        }
    }
}
