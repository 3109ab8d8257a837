// The bytes of source files, each read once.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The bytes of an app's source files.
struct SourceBytes: Sendable {
    let paths: [CatalogPath]
    /// Those that the rules on code have read already.
    private let known: [String: CodeFile]

    init(_ project: Project, _ code: CodeProject?) {
        paths = project.paths(of: .code)
        known = Dictionary((code?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
    }

    /// The paths of the source files of a platform.
    func paths(of platform: Platform) -> [CatalogPath] { paths.filter(platform.isCode) }

    /// The bytes of a file; nil if it cannot be read.
    func bytes(of path: CatalogPath) -> [UInt8]? {
        known[path.string]?.tree.bytes ?? (try? FileReader.read(path.string))
    }
}
