// The lines of every text in the corpora, with their languages.

import Catalogs
import TestSupport

enum CorpusLines {
    /// A line as it may appear on a screen.
    struct Line: Hashable {
        let utf8: [UInt8]
        let locale: String
    }

    /// Each line once, always in the same order.
    static let all: [Line] = {
        var known: Set<Line> = []
        var lines: [Line] = []
        for file in Corpora.files {
            guard let catalog = try? Corpora.read(file.path.string) else { continue }
            for entry in catalog.entries {
                let texts = [(entry.value, entry.locale), (entry.source, catalog.sourceLocale)]
                for (text, locale) in texts {
                    for line in Array((text ?? "").utf8).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
                        let line = Line(utf8: Array(line), locale: locale ?? "en")
                        if known.insert(line).inserted { lines.append(line) }
                    }
                }
            }
        }
        return lines
    }()

    /// Returns `count` of them in random order, always the same.
    static func sample(_ count: Int) -> ArraySlice<Line> { shuffled.prefix(count) }

    private static let shuffled: [Line] = {
        var random = RandomNumbers(seed: 13)
        return all.shuffled(using: &random)
    }()
}
