// Contexts of messages that stand in no file of the project, so that nobody sees their texts.

import Basics
import Catalogs
import Code
import Projects

/// The contexts of gettext catalogs that no code names, such as the kinds of another program's data.
struct UnspokenContexts {
    /// The contexts of a catalog that are names of several words, with what follows them in keys.
    private struct Contexts {
        var names: [(context: String, name: LongName)] = []
        /// Those that no file has, if files have others.
        var unspoken: [String] = []
    }

    /// By the path of the catalog.
    private var catalogs: [String: Contexts] = [:]
    private let wanted: WantedNames

    /// Prepares to search for the contexts of findings.
    init(_ findings: [Finding], _ read: ReadProject) {
        for path in Set(findings.lazy.filter { !$0.isUnseen && $0.subject != nil }.map(\.location.path)) {
            guard let catalog = read.project.position(of: path).flatMap({ read.tables[$0]?.catalog }),
                catalog.format.has(.isTakenFromCode)
            else { continue }
            let contexts = Self.contexts(of: catalog)
            if !contexts.names.isEmpty { catalogs[path] = contexts }
        }
        wanted = WantedNames(catalogs.values.flatMap { $0.names.flatMap(\.name.parts) })
    }

    /// Whether there is anything to search for.
    var isNeeded: Bool { !catalogs.isEmpty }

    /// Returns where a file has the contexts.
    func names(in file: TextFile) -> NameParts? {
        isNeeded ? PartScanner.parts(in: file.bytes, of: wanted) : nil
    }

    /// Returns findings, marked if none of the files has the context.
    consuming func marking(_ findings: [Finding], _ found: NameParts) -> [Finding] {
        guard isNeeded else { return findings }
        for (path, contexts) in catalogs {
            let unspoken = contexts.names.filter { !found.mayHave($0.name) }.map(\.context)
            // If code names no context at all, it is elsewhere.
            if unspoken.count < contexts.names.count { catalogs[path]?.unspoken = unspoken }
        }
        return findings.map { finding in
            guard let key = finding.subject?.key, let unspoken = catalogs[finding.location.path]?.unspoken,
                unspoken.contains(where: { key.hasPrefix($0) })
            else { return finding }
            return finding.unseen(because: .unnamedContext)
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
}
