// Whether the code that catalogs name shows their texts with a toolkit that takes directions from first letters.

import Basics
import Catalogs
import Platforms
import Synchronization

/// The toolkits of the code that the catalogs of a project name.
final class NamedToolkits: Sendable {
    /// The number of entries whose files tell which toolkit an app uses.
    private static let samples = 200
    /// If so many of them use a toolkit, it shows the texts of the others, too: errors, mostly.
    private static let (share, of) = (1, 3)

    private let users = Mutex<[String: Bool]>([:])
    private let catalogs = Mutex<[ObjectIdentifier: Bool]>([:])

    /// Whether the views that show an entry may take its direction from its first letter.
    func mayDecide(about entry: Entry, in code: NamedCode) -> Bool {
        let format = entry.catalog.format
        guard let toolkit = format.platform.firstLetterToolkit else { return true }
        let files = format.type.codeFiles(of: entry).filter(toolkit.mayShow)
        guard !files.isEmpty else { return false }
        return files.contains { uses(toolkit, code.path(of: $0, beside: entry.catalog.path)) }
            || mostUse(toolkit, entry.catalog, code)
    }

    /// Whether many of the files that a catalog names use a toolkit.
    private func mostUse(_ toolkit: FirstLetterToolkit, _ catalog: Catalog, _ code: NamedCode) -> Bool {
        if let known = catalogs.withLock({ $0[catalog.identity] }) { return known }
        let entries = catalog.entries
        let steps = stride(from: 0, to: entries.count, by: max(1, entries.count / Self.samples))
        let files = steps.reduce(into: Set<String>()) { $0.formUnion(catalog.format.type.codeFiles(of: entries[$1])) }
        let count = files.count { uses(toolkit, code.path(of: $0, beside: catalog.path)) }
        let mostUse = count > 0 && count * Self.of >= files.count * Self.share
        catalogs.withLock { $0[catalog.identity] = mostUse }
        return mostUse
    }

    private func uses(_ toolkit: FirstLetterToolkit, _ path: String?) -> Bool {
        guard let path else { return false }
        if let known = users.withLock({ $0[path] }) { return known }
        let uses = (try? FileReader.read(path)).map(toolkit.isUsed) ?? false
        users.withLock { $0[path] = uses }
        return uses
    }
}
