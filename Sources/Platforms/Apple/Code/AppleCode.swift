// The source code of Apple's apps.

import Catalogs
import Code

extension PlatformCode {
    static let apple = PlatformCode(
        extensions: ["swift", "m", "mm", "h", "plist", "intentdefinition", "storyboard", "xib"],
        scan: scan, keys: .apple, runtime: .apple, roles: .apple, spelling: KeySpelling.key,
        isRead: { _ in false },
        newCatalog: (folder: "en.lproj", extension: "strings"))

    /// Reads a source file; nil if Swell cannot read its language.
    @Sendable private static func scan(_ path: CatalogPath, _ bytes: [UInt8]) -> CodeFile? {
        switch path.extension {
        case "swift": CodeFile(path: path.string, tree: SwiftScanner.scan(bytes), language: .swift)
        case "m", "mm", "h": CodeFile(path: path.string, tree: ObjectiveCScanner.scan(bytes), language: .objectiveC)
        case "plist", "intentdefinition":
            CodeFile(path: path.string, tree: MarkupScanner.strings(bytes), language: .document)
        case "storyboard", "xib":
            CodeFile(path: path.string, tree: MarkupScanner.layoutKeys(bytes), language: .document)
        default: nil
        }
    }
}
