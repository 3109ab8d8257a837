// Finds the catalogs in a folder; skips dependencies and build products.

import Basics
import Catalogs
import Platforms

struct FolderWalk {
    /// Folders of tools, dependencies, build products and input for tests.
    private static let skippedNames: Set<String> = [
        "DerivedData", "Pods", "Carthage", "node_modules", "build", "3rdparty", "third_party", "testdata",
        "androidTest", "devtest", "fixtures", "test_locale", "tests", "ThirdParty", "third-party",
        "ThirdParties",
    ]
    /// Folders with the code of others, which the app may contain.
    private static let namesOfOthers: Set<String> = [
        "3rdparty", "third_party", "thirdparty", "third-party", "thirdparties", "vendor",
    ]
    /// Folders of what a web server sends as it is.
    private static let publicNames: Set<Substring> = ["assets", "public", "static", "wwwroot"]
    private static let productExtensions: Set<String> = [
        "app", "appex", "framework", "xcframework", "xcarchive", "dSYM",
    ]

    private(set) var files: [CatalogFile] = []
    private(set) var projects: [String] = []
    private(set) var faults: [Fault] = []
    /// Partial files left behind by interrupted runs.
    private(set) var leftovers: [String] = []
    /// Links that are named like catalogs or language folders; they are not followed.
    private(set) var links: [String] = []
    /// The folders with the code of others.
    private(set) var codeOfOthers: [String] = []
    /// The folders with a license of their own.
    private(set) var licensed: [String] = []
    /// False if the walk begins inside of a product: then its parts were requested.
    private let skipsProducts: Bool
    private let root: String

    /// Files with a role other than, or in addition to, that of a catalog, by role.
    private(set) var besides: [FileRole: [CatalogPath]] = [:]

    /// Files that may be catalogs by their path but not by their contents: damaged catalogs, or something else.
    private var others: [CatalogPath] = []

    /// Returns the user's choice for a path.
    private let chosen: (String) -> FileChoice?

    init(_ root: String, _ chosen: @escaping (String) -> FileChoice?) {
        self.chosen = chosen
        self.root = root
        skipsProducts = !root.split(separator: "/").contains { Self.isProduct(String($0)) }
        var pending = [root]
        while let folder = pending.popLast() { visit(folder, &pending) }
        addEmptied()
    }

    /// Whether a folder is what Xcode builds; `Notes.App` is a project of .NET.
    static func isProduct(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
        return productExtensions.contains(String(name[name.index(after: dot)...]))
    }

    private mutating func format(of path: String, beside names: [String]) -> Format? {
        let choice = chosen(path)
        if case .leftOut = choice { return nil }
        let name = CatalogPath(path)
        if let role = FileRole.beside(name) { besides[role, default: []].append(name) }
        switch choice {
        case .format(let format): return format
        case .leftOut, nil:
            let candidates = Format.candidates(for: name, beside: names)
            let format = Format.found(name, of: candidates)
            if format == nil, !candidates.isEmpty { others.append(name) }
            return format
        }
    }

    /// Adds files whose path belongs to a table of catalogs, although their contents do not look like a catalog: an
    /// empty or truncated translation is still one.
    private mutating func addEmptied() {
        guard !others.isEmpty else { return }
        let tables = Set(files.compactMap { file in file.table.map { "\(file.format) \($0)" } })
        for path in others {
            for format in Format.candidates(for: path) {
                let file = CatalogFile(path: path, format: format)
                guard let table = file.table, tables.contains("\(format) \(table)"), !format.isOther(path) else {
                    continue
                }
                files.append(file)
                break
            }
        }
    }

    private mutating func visit(_ folder: String, _ pending: inout [String]) {
        let listing: FolderListing
        do throws(FileError) {
            listing = try FolderListing(folder)
        } catch {
            faults.append(Fault(path: folder.isEmpty ? "." : folder, problem: .unreadable(error)))
            return
        }
        let names = listing.items.map(\.name)
        if folder != root, names.contains(where: DependencyFolder.isLicense) { licensed.append(folder) }
        for (name, kind) in listing.items {
            let path = FolderListing.join(folder, name)
            switch kind {
            case .file where name == "project.pbxproj": projects.append(path)
            case .file where FileWriter.isPart(name): leftovers.append(path)
            // Metadata that other file systems store beside a Mac file, with its name and extension.
            case .file where name.hasPrefix("._"): break
            case .file:
                if let format = format(of: path, beside: names) {
                    let file = CatalogFile(path: CatalogPath(path), format: format)
                    if !file.isDocumentation { files.append(file) }
                }
            case .folder:
                if Self.namesOfOthers.contains(name.lowercased()) { codeOfOthers.append(path) }
                if name.hasPrefix(".") || Self.skippedNames.contains(name) { continue }
                if skipsProducts, Self.isProduct(name) { continue }
                // Maven and Gradle keep the input for tests there.
                if name == "test", CatalogPath(folder).name == "src" { continue }
                if name == "Dependencies", !DependencyFolder.isOwn(path) { continue }
                // The code of others. Laravel's `lang/vendor` contains texts of the app, however.
                if name.lowercased() == "vendor", CatalogPath(folder).name != "lang" { continue }
                // Scripts that pages load.
                if name == "libs", folder.split(separator: "/").contains(where: Self.publicNames.contains) { continue }
                // The download of another repository, with the name of its branch.
                if folder != root, name.hasSuffix("-master") { continue }
                // The sources of an export are in the project itself.
                if name == "Source Contents", CatalogPath(folder).extension == "xcloc" { continue }
                if Format.told(by: CatalogPath(name)) != nil {
                    faults.append(Fault(path: path, problem: .unreadable(.isDirectory)))
                }
                pending.append(path)
            // Catalogs in it have no path that could be printed.
            case .misnamedFolder where !name.hasPrefix(".") && !(skipsProducts && Self.isProduct(name)):
                faults.append(Fault(path: path, problem: .unreadable(.misnamed)))
            case .misnamed where Format.told(by: CatalogPath(name)) != nil:
                faults.append(Fault(path: path, problem: .unreadable(.misnamed)))
            case .other where Format.told(by: CatalogPath(name)) != nil:
                faults.append(Fault(path: path, problem: .unreadable(.notRegular)))
            // It may lead out of the tree, or form a cycle.
            case .link: if mayHoldTexts(path, beside: names) { links.append(path) }
            case .other, .misnamed, .misnamedFolder: break
            }
        }
    }

    /// Whether the target of a link may be relevant, judging by the name of the link.
    private func mayHoldTexts(_ path: String, beside names: [String]) -> Bool {
        let name = CatalogPath(path)
        if case .leftOut = chosen(path) { return false }
        if FolderListing.isFolder(path) {
            return Platform.isLanguageFolder(name.name) || LanguageNames.isTag(name.name)
        }
        return Format.candidates(for: name).contains { $0.type.mayBe(name, beside: names) }
    }
}
