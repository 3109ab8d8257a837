// The catalogs of an app: every file found.

import Basics
import Catalogs
import Platforms

/// The catalogs under some paths.
public struct Project: Sendable {
    /// Every catalog, in the order of the paths given, and by path under each.
    public private(set) var files: [CatalogFile] = []
    /// The files that are something else to the app than catalogs, or that as well.
    private var besides: [FileRole: [CatalogPath]] = [:]
    /// What could not be walked or is no catalog.
    public private(set) var faults: [Fault] = []
    /// What runs that were ended while they wrote have left behind; some of it another run may still be at.
    public private(set) var leftovers: [String] = []
    /// Links below the folders given that may lead to catalogs; they are not followed.
    public private(set) var links: [String] = []
    /// The languages that the Xcode projects among them are written in.
    private(set) var regions = DevelopmentRegions([])
    private(set) var grouping = TableGrouping([], DevelopmentRegions([]))

    /// Finds the catalogs in files and folders; a folder is walked, a file must be a catalog.
    ///
    /// `chosen` is what a person says of a path.
    public init(_ paths: [String], chosen: @escaping @Sendable (String) -> FileChoice? = { _ in nil }) {
        var projects: [String] = []
        var seen: Set<[UInt8]> = []
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
                let walk = FolderWalk(path, chosen)
                found = walk.files.sorted { $0.path.string.utf8.lexicographicallyPrecedes($1.path.string.utf8) }
                projects += walk.projects
                leftovers += walk.leftovers
                for (role, paths) in walk.besides { besides[role, default: []] += paths }
                links += walk.links.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
                faults += walk.faults.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            } else {
                found = file(path, chosen)
            }
            for file in found where seen.insert(Array(file.path.string.utf8)).inserted { files.append(file) }
        }
        regions = DevelopmentRegions(projects)
        files = NeighborLanguages.placing(files)
        placeTemplates()
        grouping = TableGrouping(files, regions)
        for table in grouping.tables { NeighborLanguages.spellAlike(&files, of: table) }
        NeighborLanguages.spellFoldersAlike(&files)
    }

    /// The paths of its files that are one thing to the app, in order; of folders that were given, what is in them.
    public func paths(of role: FileRole) -> [CatalogPath] {
        let paths = role == .catalog ? files.map(\.path) : besides[role] ?? []
        return paths.sorted { $0.string.utf8.lexicographicallyPrecedes($1.string.utf8) }
    }

    /// Visits the path of every file in some files and folders that a search for catalogs looks at.
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

    /// Whether the Xcode project around a file names the files of each language one by one, and takes in no other.
    public func isNamedOneByOne(_ file: CatalogFile) -> Bool {
        guard let project = regions.file(of: file.path.string), let bytes = try? FileReader.read(project) else {
            return false
        }
        return bytes.firstOffset(of: "PBXVariantGroup") != nil
            && bytes.firstOffset(of: "PBXFileSystemSynchronizedRootGroup") == nil
    }

    /// The files by the app that they are of: that of the innermost Xcode project around them, or of none.
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

    /// The languages that files have folders for, those beside the files included.
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

    /// The languages that there are folders for in a folder.
    public static func languages(in folder: String) -> Set<String> {
        let items = (try? FolderListing(folder))?.items ?? []
        return Set(items.compactMap { CatalogPath("\($0.name)/*").specialSlot?.tag })
    }

    /// A file that a person named.
    private mutating func file(_ path: String, _ chosen: (String) -> FileChoice?) -> [CatalogFile] {
        let name = CatalogPath(path)
        switch chosen(path) {
        case .format(let format): return [CatalogFile(path: name, format: format)]
        case .leftOut: return []
        case nil: if let format = Format.of(name) { return [CatalogFile(path: name, format: format)] }
        }
        if !FolderListing.exists(path) {
            faults.append(Fault(path: path, problem: .unreadable(.missing)))
        } else {
            let source = Self.compiled[name.extension]
            faults.append(Fault(path: path, problem: source.map { .compiled(from: $0) } ?? .unknownFormat))
        }
        return []
    }

    /// What tools make of catalogs, by extension, and the extension of what they make it of.
    private static let compiled = ["mo": "po", "gmo": "po", "qm": "ts"]

    /// Puts each template where the translations made from it are.
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
