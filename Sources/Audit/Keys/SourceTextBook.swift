// The texts of an app in its source language, which code may repeat.

import Catalogs
import Platforms
import Projects

/// The source texts of the catalogs that code looks keys up in.
struct SourceTextBook: Sendable {
    /// The language of most of them; nil if there are none.
    private(set) var language: String?
    /// The first key of each text.
    private var keys: [String: String] = [:]
    private var all: Set<String> = []

    /// Whether there are any.
    var hasTexts: Bool { language != nil }

    /// Returns the first key whose source text is this.
    func key(of text: String) -> String? { keys[text] }

    /// Whether a catalog has a key.
    func hasKey(_ key: String) -> Bool { all.contains(key) }

    init(_ read: ReadProject) {
        var sizes: [String: Int] = [:]
        let layouts = Set(read.project.paths(of: .layout).map(\.string))
        for (index, file) in read.project.files.enumerated() where !layouts.contains(file.path.string) {
            guard let catalog = read.tables[index]?.catalog, file.format.platform.picksOneLanguage else {
                continue
            }
            switch catalog.format.layout {
            case .onePerFile where read.project.isSource(index):
                let source = catalog.isBase ? read.project.ownLanguage(of: index) : catalog.locale ?? "en"
                sizes[source, default: 0] += add(catalog.entries.filter { !$0.hasInterfaceBuilderKey })
            case .allInOne:
                let source = catalog.sourceLocale ?? "en"
                sizes[source, default: 0] += add(catalog.entries.filter { $0.locale == source })
            case .onePerFile, .sourceAndTarget: break
            }
        }
        language = sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private mutating func add(_ entries: [Entry]) -> Int {
        for entry in entries {
            let key = entry.key
            all.insert(key)
            if let text = entry.value, keys[text] == nil { keys[text] = key }
        }
        return entries.count
    }
}
