// Contexts of messages that stand in no file of the project, so that nobody sees their texts.

import Basics
import Catalogs
import Code
import Projects

/// The contexts of gettext catalogs that no code names, such as the kinds of another program's data.
struct UnspokenContexts {
    private static let reason = "no code names this context"
    private static let skippedFolders: Set<String> = ["node_modules"]
    private static let extensionsOfCatalogs: Set<String> = ["po", "pot", "mo", "gmo"]

    /// The contexts of a catalog that are names of several words, with what follows them in keys.
    private struct Contexts {
        var names: [(context: String, name: LongName)] = []
        /// Those that no file has, if files have others.
        var unspoken: [String] = []
    }

    /// Returns findings, as notes if no file has the context.
    static func lowering(_ findings: [Finding], _ read: ReadProject) -> [Finding] {
        let positions = Dictionary(read.project.files.enumerated().map { ($1.path.string, $0) }) { first, _ in first }
        var catalogs: [String: Contexts] = [:]
        for path in Set(findings.lazy.filter { $0.cause == nil && $0.subject != nil }.map(\.location.path)) {
            guard let catalog = positions[path].flatMap({ read.tables[$0]?.catalog }),
                catalog.format.has(.isTakenFromCode)
            else { continue }
            let contexts = contexts(of: catalog)
            if !contexts.names.isEmpty { catalogs[path] = contexts }
        }
        guard !catalogs.isEmpty else { return findings }
        search(&catalogs, in: read.project.roots)
        return findings.map { finding in
            guard let key = finding.subject?.key, let unspoken = catalogs[finding.location.path]?.unspoken,
                unspoken.contains(where: { key.hasPrefix($0) })
            else { return finding }
            return finding.unseen(because: reason)
        }
    }

    private static func contexts(of catalog: Catalog) -> Contexts {
        var found = Contexts()
        var seen: Set<[UInt8]> = []
        for entry in catalog.entries {
            let context = entry.key.utf8.dropLast(entry.name.utf8.count)
            guard !context.isEmpty, seen.insert(Array(context)).inserted, let text = String(context),
                let name = LongName(endOf: String(text.dropLast()))
            else { continue }
            found.names.append((text, name))
        }
        return found
    }

    private static func search(_ catalogs: inout [String: Contexts], in roots: [String]) {
        let wanted = WantedNames(catalogs.values.flatMap { $0.names.flatMap(\.name.parts) })
        let files = TextFiles(in: roots, skipping: skippedFolders) { extensionsOfCatalogs.contains($0.extension) }
        guard !files.paths.isEmpty else { return }
        let found = Workers.now(files.paths.count) { index in
            files.bytes(index).map { PartScanner.parts(in: $0, of: wanted) }
        }.reduce(into: NameParts()) { all, own in own.map { all.formUnion($0) } }
        for (path, contexts) in catalogs {
            let unspoken = contexts.names.filter { !found.mayHave($0.name) }.map(\.context)
            // If code names no context at all, it is elsewhere.
            if unspoken.count < contexts.names.count { catalogs[path]?.unspoken = unspoken }
        }
    }
}
