// The source code of Android apps, and the resources that refer to texts.

import Catalogs
import Code

extension PlatformCode {
    static let android = PlatformCode(
        extensions: ["kt", "java", "xml", "gradle", "kts"],
        scan: scan, keys: .android, runtime: .none, roles: .android, spelling: { use, _ in use.literal },
        isRead: AndroidKeptNames.isRead, newCatalog: (folder: "values", extension: "xml"),
        forms: "R.string, @string and the like with its name, outside of tests,")

    /// Reads a source file or a resource; nil if Swell cannot read its language.
    @Sendable private static func scan(_ path: CatalogPath, _ bytes: [UInt8]) -> CodeFile? {
        switch path.extension {
        case "kt": CodeFile(path: path.string, tree: JvmScanner.scan(bytes, .kotlin), language: .kotlin)
        // It declares every key, and is generated.
        case "java" where path.name != "R.java":
            CodeFile(path: path.string, tree: JvmScanner.scan(bytes, .java), language: .java)
        case "xml": CodeFile(path: path.string, tree: ResourceScanner.scan(bytes), language: .resource)
        case "gradle", "kts":
            CodeFile(path: path.string, tree: ResourceScanner.references(bytes), language: .resource)
        default: nil
        }
    }
}
