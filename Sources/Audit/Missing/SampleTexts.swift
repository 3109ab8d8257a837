// Texts of new objects in a layout editor that nobody changed, because code replaces them.

import Catalogs
import Platforms

extension [LanguageGap] {
    /// The same gaps without the sample texts of layouts that no language translates.
    func withoutSampleTexts() -> [LanguageGap] {
        var samples: [String: [SampleText: Entry]] = [:]
        for gap in self {
            for text in gap.texts {
                if let sample = SampleText(text) { samples[gap.table, default: [:]][sample] = text.source }
            }
        }
        guard !samples.isEmpty else { return self }
        // A copy of the sample is no translation.
        for gap in self where samples[gap.table] != nil {
            let own = KeyIndex(gap.catalog)
            samples[gap.table] = samples[gap.table]?.filter { _, source in
                own.entry(like: source).map { $0.value == source.value } ?? true
            }
        }
        return map { gap in
            gap.without { text in SampleText(text).map { samples[gap.table]?[$0] != nil } ?? false }
        }
    }
}

extension LanguageGap {
    /// The same gap without some texts, which the language does not lack.
    func without(_ isUnneeded: (MissingText) -> Bool) -> LanguageGap {
        var gap = self
        gap.texts.removeAll(where: isUnneeded)
        let dropped = reported - gap.texts.count
        gap.lacking -= dropped
        gap.reported -= dropped
        return gap
    }

    /// The same gap without texts that no language needs.
    func unexpecting(_ isUnneeded: (MissingText) -> Bool) -> LanguageGap {
        var left = without(isUnneeded)
        left.expected -= texts.count - left.texts.count
        return left
    }
}

extension Entry {
    /// Whether it is a text of a layout that code replaces: nobody changed it, or it says so itself.
    var isSampleInLayout: Bool {
        guard catalog.isInterfaceDocument || hasInterfaceBuilderKey, let value else { return false }
        return catalog.format.platform.sampleTexts.contains(value) || Self.warnings.contains(value.uppercased())
    }

    /// Whether it is a text of a layout itself that nobody changed.
    var isUnchangedInLayout: Bool { catalog.isInterfaceDocument && isSampleInLayout }

    private static let warnings: Set<String> = [
        "DO NOT LOCALIZE", "DO NOT TRANSLATE", "DON'T LOCALIZE", "DON'T TRANSLATE",
    ]
}

/// A sample text in a layout.
private struct SampleText: Hashable {
    let catalog: ObjectIdentifier
    let entry: Int

    /// Creates the name of a missing text; nil if somebody wrote its source.
    init?(_ text: MissingText) {
        guard let source = text.source, source.isSampleInLayout else { return nil }
        (catalog, entry) = (source.catalog.identity, source.index)
    }
}
