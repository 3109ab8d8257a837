// All catalogs of an app.

import Basics
import Catalogs
import Platforms

/// The catalogs in some paths.
public struct Project: Sendable {
    /// All catalogs, in the order of the given paths, and sorted by path within each.
    public private(set) var files: [CatalogFile] = []
    /// The given folders.
    public private(set) var roots: [String] = []
    /// Files with a role other than, or in addition to, that of a catalog.
    private var besides: [FileRole: [CatalogPath]] = [:]
    /// Folders that could not be read, and files that are not catalogs.
    public private(set) var faults: [Fault] = []
    /// Partial files left behind by interrupted runs; some may belong to a run in progress.
    public private(set) var leftovers: [String] = []
    /// Links below the given folders that may lead to catalogs; they are not followed.
    public private(set) var links: [String] = []
    /// Folders with the code of others, such as `ThirdParty`, which are not searched for catalogs and code.
    public private(set) var codeOfOthers: [String] = []
    /// The folders of libraries: those with a license of their own, and less than half of the code.
    private var libraries: [String] = []
    /// The folders of libraries that are among the things that the app depends on: `Frameworks/Reachability/`.
    public private(set) var dependencies: [String] = []
    /// The number of files whose texts only an earlier release shows; they are not among the catalogs.
    public private(set) var earlierReleases = 0
    /// The number of files that string catalogs have replaced, so that no target has them; they are not among the
    /// catalogs.
    public private(set) var supersededCount = 0
    /// The development languages of the Xcode projects among them.
    private(set) var regions = DevelopmentRegions([])
    private(set) var grouping = TableGrouping([], DevelopmentRegions([]))
    /// The files that have the language of a source but are translations themselves; none until they are dropped.
    public private(set) var partialSources: [Int] = []
    /// The positions of the catalogs by path.
    private var positions: [String: Int] = [:]

    /// The folders of libraries in it, which have a license of their own, and no catalogs.
    public var librariesWithoutCatalogs: [String] {
        libraries.filter { folder in !files.contains { $0.path.string.hasPrefix(folder) } }
    }

    /// Whether a file belongs to a library that has a license of its own.
    public func isInLibrary(_ path: String) -> Bool { libraries.contains { path.hasPrefix($0) } }

    /// Whether a file belongs to a library that the app depends on.
    public func isInDependency(_ path: String) -> Bool { dependencies.contains { path.hasPrefix($0) } }

    /// The folder of the innermost Xcode project around a file; nil if there is none, or if it contains catalogs.
    public func folderWithoutCatalogs(around path: String) -> String? {
        guard let folder = regions.folder(of: path), !folder.isEmpty else { return nil }
        let start = folder + "/"
        return files.contains { $0.path.string.hasPrefix(start) } ? nil : folder
    }

    private static let namesOfDependencies: Set = [
        "frameworks", "libraries", "libs", "lib", "vendor", "external", "dependencies",
    ]

    /// Finds the libraries among the folders with a license of their own.
    private mutating func placeLibraries(_ licensed: [String]) {
        let code = paths(of: .code)
        // The app itself may be in a folder, with its license.
        libraries = licensed.map { $0 + "/" }.filter { folder in
            code.count { $0.string.hasPrefix(folder) } * 2 < code.count
        }
        dependencies = libraries.filter { folder in
            folder.split(separator: "/").dropLast().last.map { Self.namesOfDependencies.contains($0.lowercased()) }
                ?? false
        }
    }

    /// Finds the catalogs in files and folders; folders are searched, and a file must be a catalog.
    ///
    /// `chosen` returns the user's choice for a path.
    public init(_ paths: [String], chosen: @escaping @Sendable (String) -> FileChoice? = { _ in nil }) {
        var projects: [String] = []
        var seen: Set<[UInt8]> = []
        var licensed: [String] = []
        for path in paths {
            guard !path.isEmpty else {
                faults.append(Fault(path: path, problem: .unreadable(.missing)))
                continue
            }
            let path = Self.tidy(path)
            var found: [CatalogFile] = []
            if path.isEmpty || FolderListing.isFolder(path) {
                if Format.told(by: CatalogPath(path)) != nil {
                    faults.append(Fault(path: path, problem: .unreadable(.isDirectory)))
                }
                roots.append(path)
                let walk = FolderWalk(path, chosen)
                let latest = walk.files.ofLatestReleases
                earlierReleases += walk.files.count - latest.count
                found = latest.sorted { $0.path.string.utf8.lexicographicallyPrecedes($1.path.string.utf8) }
                projects += walk.projects
                leftovers += walk.leftovers
                codeOfOthers += walk.codeOfOthers
                licensed += walk.licensed
                for (role, paths) in walk.besides { besides[role, default: []] += paths }
                links += walk.links.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
                faults += walk.faults.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            } else {
                found = file(path, chosen)
            }
            for file in found where seen.insert(Array(file.path.string.utf8)).inserted { files.append(file) }
        }
        besides = besides.mapValues(\.inOrder)
        placeLibraries(licensed)
        regions = DevelopmentRegions(projects)
        let superseded = supersededFiles
        supersededCount = superseded.count
        files.removeAll { superseded.contains($0.path.string) }
        files = NeighborLanguages.placing(files)
        placeTemplates()
        grouping = TableGrouping(files, regions)
        grouping.shareSources(files)
        for table in grouping.tables { NeighborLanguages.spellAlike(&files, of: table) }
        NeighborLanguages.spellFoldersAlike(&files)
        for (index, file) in files.enumerated() { positions[file.path.string] = positions[file.path.string] ?? index }
    }

    /// The same project, in which no table has a source that is only a translation: what differs from it is no mistake.
    package var withoutPartialSources: Project {
        var project = self
        project.partialSources = project.grouping.dropPartialSources(files, regions)
        return project
    }

    /// The position of the catalog at a path; nil if it is none of the project's.
    public func position(of path: String) -> Int? { positions[path] }

    /// Returns the paths of files with a role, in order; for given folders, of the files in them.
    public func paths(of role: FileRole) -> [CatalogPath] {
        role == .catalog ? files.map(\.path).inOrder : besides[role] ?? []
    }

    /// Visits the path of every file that a search for catalogs in these files and folders examines.
    public static func visit(_ paths: [String], _ visit: @escaping (String) -> Void) {
        for path in paths.map(tidy) {
            guard path.isEmpty || FolderListing.isFolder(path) else {
                visit(path)
                continue
            }
            _ = FolderWalk(path) { file in
                visit(file)
                return .leftOut
            }
        }
    }

    /// Whether the Xcode project that contains a file lists the files of each language individually, and ignores all
    /// others.
    public func listsFilesIndividually(_ file: CatalogFile) -> Bool {
        guard let project = regions.file(of: file.path.string), let bytes = try? FileReader.read(project) else {
            return false
        }
        return bytes.firstOffset(of: "PBXVariantGroup") != nil
            && bytes.firstOffset(of: "PBXFileSystemSynchronizedRootGroup") == nil
    }

    /// The files grouped by app: by the innermost Xcode project that contains them, or none.
    public var apps: [[CatalogFile]] {
        var apps: [(folder: String?, files: [CatalogFile])] = []
        for file in files {
            let folder = regions.folder(of: file.path.string)
            if let index = apps.firstIndex(where: { $0.folder == folder }) {
                apps[index].files.append(file)
            } else {
                apps.append((folder, [file]))
            }
        }
        return apps.map(\.files)
    }

    /// Returns the languages of the language folders of files, including folders beside them.
    public static func languages(of files: [CatalogFile]) -> Set<String> {
        var languages: Set<String> = []
        var seen: Set<String> = []
        for file in files {
            guard let slot = file.path.specialSlot, let own = slot.tag, let folder = slot.root else { continue }
            languages.insert(own)
            if seen.insert(folder).inserted { languages.formUnion(self.languages(in: folder)) }
        }
        return languages
    }

    /// Returns the languages of the language folders in a folder.
    public static func languages(in folder: String) -> Set<String> {
        let items = (try? FolderListing(folder))?.items ?? []
        return Set(items.compactMap { CatalogPath("\($0.name)/*").specialSlot?.tag })
    }

    /// Returns the catalog that the user named.
    private mutating func file(_ path: String, _ chosen: (String) -> FileChoice?) -> [CatalogFile] {
        let name = CatalogPath(path)
        switch chosen(path) {
        case .format(let format): return [CatalogFile(path: name, format: format)]
        case .leftOut: return []
        case nil:
            if let format = Format.of(name) { return [CatalogFile(path: name, format: format)] }
            if FileRole.beside(name) == .code, FolderListing.exists(path) {
                besides[.code, default: []].append(name)
                return []
            }
        }
        if !FolderListing.exists(path) {
            faults.append(Fault(path: path, problem: .unreadable(.missing)))
        } else {
            let source = Self.compiled[name.extension]
            faults.append(Fault(path: path, problem: source.map { .compiled(from: $0) } ?? .unknownFormat))
        }
        return []
    }

    /// The extensions of compiled catalogs, and those of their sources.
    private static let compiled = ["mo": "po", "gmo": "po", "qm": "ts"]

    /// Assigns each template to the place of its translations.
    private mutating func placeTemplates() {
        guard files.contains(where: { $0.isTemplate }) else { return }
        var slots: [String: LanguageSlot] = [:]
        for file in files {
            guard let slot = file.slot else { continue }
            for name in file.format.type.templates(of: file.path, slot) where slots[name] == nil { slots[name] = slot }
        }
        for index in files.indices where files[index].isTemplate {
            let path = files[index].path
            let known = slots[path.string] ?? slots["\(path.folder)*.\(path.extension)"]
            files[index].slot = known?.open ?? files[index].format.type.defaultSlot(ofTemplate: path)
        }
    }
}

extension [CatalogPath] {
    fileprivate var inOrder: Self { sorted { $0.string.utf8.lexicographicallyPrecedes($1.string.utf8) } }
}
