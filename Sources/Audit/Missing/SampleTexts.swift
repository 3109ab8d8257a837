// Texts of new objects in a layout editor that nobody changed, because code replaces them.

import Catalogs
import Platforms

extension [LanguageGap] {
    /// The same gaps without the sample texts of layouts that no language translates.
    func withoutSampleTexts() -> [LanguageGap] {
        var languages: [String: Int] = [:]
        var lacking: [SampleText: Int] = [:]
        for gap in self {
            languages[gap.table, default: 0] += 1
            for text in gap.texts {
                if let sample = SampleText(text) { lacking[sample, default: 0] += 1 }
            }
        }
        guard !lacking.isEmpty else { return self }
        return map { gap in
            var gap = gap
            gap.texts.removeAll { text in
                SampleText(text).map { lacking[$0] == languages[gap.table] } ?? false
            }
            let dropped = gap.reported - gap.texts.count
            gap.lacking -= dropped
            gap.reported -= dropped
            return gap
        }
    }
}

/// A sample text in a layout.
private struct SampleText: Hashable {
    let catalog: ObjectIdentifier
    let entry: Int

    /// Creates the name of a missing text; nil if somebody wrote its source.
    init?(_ text: MissingText) {
        guard let source = text.source, source.catalog.isInterfaceDocument, let value = source.value,
            source.catalog.format.platform.sampleTexts.contains(value)
        else { return nil }
        (catalog, entry) = (source.catalog.identity, source.index)
    }
}
