// The language of the source texts in a catalog.

import Catalogs
import Projects

/// Which entries of a catalog are in the source language.
struct SourceLanguage {
    /// The language.
    let language: String
    private let isIncluded: (Entry) -> Bool

    init(_ file: Int, _ catalog: Catalog, _ project: Project) {
        switch catalog.format.layout {
        case .onePerFile:
            language = catalog.isBase ? project.ownLanguage(of: file) : catalog.locale ?? "en"
            let isSource = project.isSource(file)
            isIncluded = { isSource && !$0.hasInterfaceBuilderKey }
        case .allInOne:
            let source = catalog.sourceLocale ?? "en"
            language = source
            isIncluded = { $0.locale == source }
        case .sourceAndTarget:
            language = ""
            isIncluded = { _ in false }
        }
    }

    func contains(_ entry: Entry) -> Bool { isIncluded(entry) }
}

extension Catalog {
    /// Whether it has texts in another language than that of the sources, whatever the regions.
    func hasTexts(inOtherLanguageThan source: String?) -> Bool {
        func base(_ locale: String) -> Substring { locale.prefix { $0 != "-" && $0 != "_" } }
        func isOther(_ locale: String?) -> Bool { locale.map { base($0) != source.map(base) } ?? false }
        guard format.layout == .allInOne else { return !isBase && isOther(locale) }
        return entries.contains { $0.value != nil && isOther($0.locale) }
    }

    /// Each key once, with its first entry.
    var distinctKeys: [(text: String, entry: Entry)] {
        var last: String?
        var seen: Set<String> = []
        return entries.compactMap { entry in
            let key = entry.key
            guard key != last else { return nil }
            last = key
            return seen.insert(key).inserted ? (key, entry) : nil
        }
    }
}
