// Walks a folder for catalogs, past what is not the app's own source.

import Basics
import Catalogs
import Platforms

struct FolderWalk {
    /// Folders of tools, dependencies and build products.
    private static let skippedNames: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "build"]
    private static let productExtensions: Set<String> = [
        "app", "appex", "framework", "xcframework", "xcarchive", "dsym",
    ]

    private(set) var files: [CatalogFile] = []
    private(set) var projects: [String] = []
    private(set) var faults: [Fault] = []
    /// What runs that were ended have left behind.
    private(set) var leftovers: [String] = []
    /// Links that are called as catalogs and folders of languages are, which are not followed.
    private(set) var links: [String] = []
    /// False where the walk begins inside a product: then its parts are what was asked for.
    private let skipsProducts: Bool

    /// The files that are something else than catalogs, or that as well, by what they are.
    private(set) var besides: [FileRole: [CatalogPath]] = [:]

    /// What may be a catalog by its path, and does not begin as one: texts were lost there, or it is something else.
    private var others: [CatalogPath] = []

    /// What a person says of a path.
    private let chosen: (String) -> FileChoice?

    init(_ root: String, _ chosen: @escaping (String) -> FileChoice?) {
        self.chosen = chosen
        skipsProducts = !root.split(separator: "/").contains { Self.isProduct(String($0)) }
        var pending = [root]
        while let folder = pending.popLast() { visit(folder, &pending) }
        addEmptied()
    }

    static func isProduct(_ name: String) -> Bool { productExtensions.contains(CatalogPath(name).extension) }

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

    /// Takes what has its place among the files of a table for one of them, though it does not begin as a catalog: an
    /// emptied or a cut translation is none the less one.
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
        for (name, kind) in listing.items {
            let path = FolderListing.join(folder, name)
            switch kind {
            case .file where name == "project.pbxproj": projects.append(path)
            case .file where FileWriter.isPart(name): leftovers.append(path)
            // What other file systems keep of a Mac's file beside it, under the name and extension of that.
            case .file where name.hasPrefix("._"): break
            case .file:
                if let format = format(of: path, beside: names) {
                    let file = CatalogFile(path: CatalogPath(path), format: format)
                    if !file.isDocumentation { files.append(file) }
                }
            case .folder:
                if name.hasPrefix(".") || Self.skippedNames.contains(name) { continue }
                if skipsProducts, Self.isProduct(name) { continue }
                // Composer's packages; in Laravel's `lang/vendor` there are texts.
                if name == "vendor", names.contains("composer.json") { continue }
                // What an export was made of is in the project itself.
                if name == "Source Contents", CatalogPath(folder).extension == "xcloc" { continue }
                if Format.told(by: CatalogPath(name)) != nil {
                    faults.append(Fault(path: path, problem: .unreadable(.isDirectory)))
                }
                pending.append(path)
            // Catalogs in it have no path that could be told.
            case .misnamedFolder where !name.hasPrefix(".") && !(skipsProducts && Self.isProduct(name)):
                faults.append(Fault(path: path, problem: .unreadable(.misnamed)))
            case .misnamed where Format.told(by: CatalogPath(name)) != nil:
                faults.append(Fault(path: path, problem: .unreadable(.misnamed)))
            case .other where Format.told(by: CatalogPath(name)) != nil:
                faults.append(Fault(path: path, problem: .unreadable(.notRegular)))
            // It may lead out of the tree, or in a circle.
            case .link: if mayHoldTexts(path, beside: names) { links.append(path) }
            case .other, .misnamed, .misnamedFolder: break
            }
        }
    }

    /// Whether what a link leads to may be wanted, as far as the link's own name says.
    private func mayHoldTexts(_ path: String, beside names: [String]) -> Bool {
        let name = CatalogPath(path)
        if case .leftOut = chosen(path) { return false }
        if FolderListing.isFolder(path) {
            return Platform.isLanguageFolder(name.name) || LanguageNames.isTag(name.name)
        }
        return Format.candidates(for: name).contains { $0.type.mayBe(name, beside: names) }
    }
}
