// Keys that the code of others looks up: an app may compile it, though Swell reports nothing in it.

import Basics
import Catalogs
import Code
import Platforms
import Projects

extension Project {
    /// Returns the texts that equal a literal in the code of others which looks texts up.
    func literalsOfOthers(among texts: Set<String>) async -> Set<String> {
        guard !texts.isEmpty, !codeOfOthers.isEmpty, let platform = codePlatform, platform.keys.hasTables else {
            return []
        }
        var paths: [CatalogPath] = []
        Project.visit(codeOfOthers) { path in
            let path = CatalogPath(path)
            if platform.extensions.contains(path.extension) { paths.append(path) }
        }
        let found = await Workers.run(paths, state: {}) { _, path -> [String] in
            // `NSLocalizedString`, `localized`
            guard let bytes = try? FileReader.read(path.string), bytes.firstOffset(of: "ocalized") != nil,
                let file = platform.scan(path, bytes)
            else { return [] }
            return file.tree.nodes(.string).compactMap(\.stringValue).filter(texts.contains)
        }
        return Set(found.joined())
    }
}
