// Keys that frameworks look up themselves, whether the app's source has them or not.

import Catalogs

/// Keys with the same beginning, in any file or in those of one name.
package struct FrameworkKeys: Sendable, ExpressibleByStringLiteral {
    private let beginning: String
    private let file: String?

    package init(_ beginning: String, inFile file: String? = nil) {
        (self.beginning, self.file) = (beginning, file)
    }

    package init(stringLiteral beginning: String) { self.init(beginning) }

    /// Whether the key of an entry is one of them.
    package func contain(_ entry: Entry) -> Bool {
        guard entry.key.hasPrefix(beginning) else { return false }
        return file.map { CatalogPath(entry.catalog.path).name == $0 } ?? true
    }
}
