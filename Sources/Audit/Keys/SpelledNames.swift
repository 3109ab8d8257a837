// The keys of a catalog that the app's own files spell, and which of them stand nowhere.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The keys of a catalog with source texts that the app's own files spell.
struct SpelledNames {
    /// If fewer long keys are known, or more than this share of them stands nowhere, the code may be elsewhere.
    private static let fewest = 8
    private static let most = (most: 1, of: 4)
    /// If more than half of so many keys with the same beginning stand nowhere, something else may look them up.
    private static let fewestRelated = 4

    /// The keys, each once, with their names.
    private var names: [(key: String, name: LongName)] = []
    /// The keys that only some methods and libraries look up, and the names of these.
    private var called: [(keys: [String], callers: [FoldedName])] = []
    private var appClass: FoldedName?
    /// Whether code may choose from groups of the keys without spelling them.
    private(set) var haveScopes = false

    /// Collects the keys of a catalog; none if it belongs to a library, whose users may look them up.
    init(_ catalog: Catalog?, in project: Project) {
        guard let catalog, let spelled = catalog.format.platform.spelledKeys else { return }
        haveScopes = spelled.haveScopes
        guard !haveScopes || !project.isInGem(CatalogPath(catalog.path)) else { return }
        let platform = catalog.format.platform
        let composed = platform.composedKeys + platform.frameworkKeys
        appClass = spelled.appClass.map { FoldedName($0.utf8) }
        called = spelled.called.map { called in
            (
                catalog.entries.lazy.map(\.key).filter(called.contain), called.callers.map { FoldedName($0.utf8) }
            )
        }
        var seen: Set<String> = []
        for entry in catalog.entries {
            let key = entry.key
            guard seen.insert(key).inserted, let name = LongName(endOf: key, spelled.length),
                !composed.contains(where: { $0.contain(entry) })
            else { continue }
            names.append((key, name))
        }
    }

    /// What to look for in code.
    var wanted: [FoldedName] { names.flatMap(\.name.parts) + called.flatMap(\.callers) + [appClass].compactMap(\.self) }

    /// Returns the keys that nothing looks up; none if the code may be elsewhere.
    func unspoken(_ found: NameParts) -> Set<String> { spelledNowhere(found).union(uncalled(found)) }

    /// Returns the keys of an app that only methods and libraries look up which it does not name.
    private func uncalled(_ found: NameParts) -> Set<String> {
        guard let appClass, found.have(appClass) else { return [] }
        return Set(called.filter { !$0.callers.contains(where: found.have) }.flatMap(\.keys))
    }

    /// Returns those of the keys that stand nowhere.
    private func spelledNowhere(_ found: NameParts) -> Set<String> {
        let unknown = names.filter { !found.mayHave($0.name) }.map(\.key)
        guard names.count >= Self.fewest, unknown.count * Self.most.of <= names.count * Self.most.most else {
            return []
        }
        let related = counts(of: names.map(\.key))
        let lost = counts(of: unknown)
        return Set(
            unknown.filter { key in
                beginnings(of: key).allSatisfy { beginning in
                    let (all, gone) = (related[beginning] ?? 0, lost[beginning] ?? 0)
                    // A group that no code knows at all belongs to a library.
                    let isForeign = haveScopes && gone == all && !beginning.contains(".")
                    return !isForeign && (all < Self.fewestRelated || gone * 2 <= all)
                }
            })
    }

    private func counts(of keys: [String]) -> [Substring: Int] {
        keys.reduce(into: [:]) { counts, key in
            for beginning in beginnings(of: key) { counts[beginning, default: 0] += 1 }
        }
    }

    /// A key without its last segment, and if code chooses from groups, without more of them.
    private func beginnings(of key: String) -> [Substring] {
        var beginnings: [Substring] = []
        var rest = key[...]
        while let dot = rest.lastIndex(of: ".") {
            rest = rest[..<dot]
            beginnings.append(rest)
            guard haveScopes else { return beginnings }
        }
        return haveScopes ? beginnings : [""]
    }
}

extension Project {
    /// Whether a file belongs to a gem, which other apps use.
    fileprivate func isInGem(_ path: CatalogPath) -> Bool {
        guard let root = roots.first(where: { Self.isInside(path.string, $0) }).map(Self.absolute) else { return false }
        var folder = path.folder
        while true {
            let names = (try? FolderListing(folder))?.items.map(\.name) ?? []
            if names.contains(where: { $0.hasSuffix(".gemspec") }) { return true }
            guard !folder.isEmpty, Self.absolute(folder) != root else { return false }
            folder = CatalogPath(folder.utf8.last == UInt8(ascii: "/") ? String(folder.dropLast()) : folder).folder
        }
    }
}
