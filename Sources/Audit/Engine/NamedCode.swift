// The files of code that catalogs name, as gettext's do above each message, and whether they still exist.

import Catalogs
import Projects
import Synchronization

/// The files of code that the catalogs of a project name.
final class NamedCode: Sendable {
    /// The number of entries whose files tell whether a catalog's code is there.
    private static let samples = 200
    /// With fewer files, or a smaller share of them, the code may be elsewhere.
    private static let fewest = 4
    private static let (share, of) = (3, 4)
    /// The number of folders around a catalog to which its paths may be relative.
    private static let mostFolders = 8

    private struct Path: Hashable {
        let folder: String
        let file: String
    }

    private let found = Mutex<[Path: String?]>([:])
    private let present = Mutex<[ObjectIdentifier: Bool]>([:])

    /// The keys of entries all of whose files are gone, if the catalog's other files are there and none has the text:
    /// nobody has merged the catalog since the code was removed.
    func goneKeys(of entries: [Entry], in catalog: Catalog, _ texts: CodeTexts) -> Set<String> {
        var keys: Set<String> = []
        for entry in entries where entry.catalog.identity == catalog.identity {
            let files = catalog.format.type.codeFiles(of: entry)
            guard !files.isEmpty, !files.contains(where: { exists($0, beside: catalog.path) }), isPresent(catalog),
                texts.lack(entry)
            else { continue }
            keys.insert(entry.key)
        }
        return keys
    }

    /// Whether most of the files that a catalog names exist.
    private func isPresent(_ catalog: Catalog) -> Bool {
        if let known = present.withLock({ $0[catalog.identity] }) { return known }
        let entries = catalog.entries
        let steps = stride(from: 0, to: entries.count, by: max(1, entries.count / Self.samples))
        let files = steps.reduce(into: Set<String>()) { $0.formUnion(catalog.format.type.codeFiles(of: entries[$1])) }
        let count = files.count { exists($0, beside: catalog.path) }
        let isPresent = files.count >= Self.fewest && count * Self.of >= files.count * Self.share
        present.withLock { $0[catalog.identity] = isPresent }
        return isPresent
    }

    private func exists(_ file: String, beside catalog: String) -> Bool { path(of: file, beside: catalog) != nil }

    /// The path of a file that is relative to the folder of a catalog or one around it; nil if there is none.
    func path(of file: String, beside catalog: String) -> String? {
        var folder = CatalogPath(catalog).folder
        let named = Path(folder: folder, file: file)
        if let known = found.withLock({ $0[named] }) { return known }
        var exists = Project.exists(folder + file)
        for _ in 0..<Self.mostFolders where !exists && !folder.isEmpty && folder != "/" {
            folder = CatalogPath(String(folder.dropLast())).folder
            exists = Project.exists(folder + file)
        }
        let path = exists ? folder + file : nil
        found.withLock { $0[named] = .some(path) }
        return path
    }
}
