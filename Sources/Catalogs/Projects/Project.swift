// The catalogs of an app: every file found, and which of them are one table in many languages.

import Platform

/// A catalog's file, not yet read.
public struct CatalogFile: Sendable {
    /// Its path, as it was given or found.
    public let path: CatalogPath
    /// The format that it is in.
    public let format: Format
    /// Where its path has its language, or where those of its translations have theirs; nil where none has any.
    public internal(set) var slot: LanguageSlot?
    /// Whether the files beside it show that place, where its path alone does not.
    var isPlacedByNeighbors = false

    init(path: CatalogPath, format: Format) {
        self.path = path
        self.format = format
        slot = format.type.slot(of: path) { Format.beginning(of: path) }
    }

    /// Whether it is in no language, and holds the keys of files that are.
    public var isTemplate: Bool { format.type.isTemplate(path) }

    /// The language that its path says it is in.
    public var locale: String? { slot.map { $0.tag ?? LanguageSlot.appsOwn } }

    /// What its path has in common with those of files that hold the same keys in other languages.
    public var table: String? { slot.map { format.type.table(path, $0) } }

    /// The format of its translations, where that is another than its own: a storyboard in `Base.lproj` has tables of
    /// strings.
    public var translationFormat: Format? { slot.flatMap { format.type.translationFormat($0) } }

    /// Whether an app would look for it in another language, as far as its path says: in a folder `.lproj`, at least.
    public var hasPlace: Bool { slot != nil || format.type.places.contains(.lproj) }

    /// The path of the same keys in another language; a file in none gets a folder for it.
    public func path(in tag: String) -> String {
        guard let slot else {
            return hasPlace ? path.inLanguage(tag).string : "\(path.folder)\(tag)/\(path.name)"
        }
        let parts = (slot.hasSmallRegion ? tag.lowercased() : tag).split { $0 == "-" || $0 == "_" }
        let path = slot.path(for: parts.joined(separator: slot.separator ?? format.type.tagSeparator(at: slot.place)))
        guard let other = translationFormat?.extensions.first else { return path }
        return CatalogPath(path).withExtension(other).string
    }

    /// Whether its path in a language would be known again as one in that language: a name alone may be any word.
    public func isKnown(in tag: String) -> Bool {
        switch slot?.place {
        case nil, .lproj, .values: true
        case .folder, .name, .suffix, .prefix: LanguageNames.isTag(tag)
        }
    }

    /// Where the same keys would be in the language that an app is likely written in.
    public var likelySources: [String] {
        let own = format.type.mayLeaveOutLanguage || slot?.place == .values ? slot?.defaultPath : nil
        return (own.map { [$0] } ?? []) + ["en", "en-US", "en-GB"].map { path(in: $0) }
    }

    /// The languages that a file of a source and a target is translated into, as far as its beginning says it: of a large
    /// file no more is read.
    public var firstTargetLanguages: [String] {
        format.type.targetLanguages(in: SourceText(Format.beginning(of: path)))
    }

    /// Reads it; a file that can't be read at all is a fault.
    public func read() -> Result<Catalog, Fault> {
        do throws(FileError) {
            let bytes = try FileReader.read(path.string)
            return .success(
                Catalog(path: path.string, bytes: bytes, format: format, slot: isPlacedByNeighbors ? slot : nil))
        } catch {
            return .failure(Fault(path: path.string, problem: .unreadable(error)))
        }
    }
}

extension Fault: Error {}

/// The catalogs under some paths.
public struct Project: Sendable {
    /// Every catalog, in the order of the paths given, and by path under each.
    public private(set) var files: [CatalogFile] = []
    /// What could not be walked or is no catalog.
    public private(set) var faults: [Fault] = []
    /// What runs that were ended while they wrote have left behind; some of it another run may still be at.
    public private(set) var leftovers: [String] = []
    /// Links below the folders given that may lead to catalogs; they are not followed.
    public private(set) var links: [String] = []
    /// The tables that these files are, in the order in which each is first met.
    public private(set) var tables: [Table] = []
    private var regions = DevelopmentRegions([])
    /// The table of each file.
    private var tableOfFile: [Int] = []
    /// For a file of a region's language, that of the language.
    private var languages: [Int: Int] = [:]

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
        groupTables()
    }

    /// Whether a path is named like a built app or a bundle of one.
    public static func isProduct(_ path: String) -> Bool { FolderWalk.isProduct(CatalogPath(path).name) }

    /// Whether a path, links followed, is a folder.
    public static func isFolder(_ path: String) -> Bool { FolderListing.isFolder(path.isEmpty ? "." : path) }

    /// Whether there is a file or folder at a path.
    public static func exists(_ path: String) -> Bool { FolderListing.exists(path) }

    /// Whether a path leads into a folder, whichever way the two are written.
    public static func isInside(_ path: String, _ folder: String) -> Bool {
        let outer = absolute(folder)
        return absolute(path).hasPrefix(outer == "/" ? outer : outer + "/")
    }

    /// A path from the root on, without links in the folders on its way; of what is not there, what is.
    public static func absolute(_ path: String) -> String {
        let name = CatalogPath(path)
        if FolderListing.isFolder(path.isEmpty ? "." : path) { return FolderListing.real(path) ?? path }
        guard let folder = FolderListing.real(name.folder) else {
            let above = name.folder.utf8.last == UInt8(ascii: "/") ? String(name.folder.dropLast()) : name.folder
            return above.isEmpty || above == path ? path : "\(absolute(above))/\(name.name)"
        }
        return folder == "/" ? "/\(name.name)" : "\(folder)/\(name.name)"
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
            guard let own = file.path.locale, let folder = file.path.languageRoot else { continue }
            languages.insert(own)
            if seen.insert(folder).inserted { languages.formUnion(self.languages(in: folder)) }
        }
        return languages
    }

    /// The languages that there are folders for in a folder.
    public static func languages(in folder: String) -> Set<String> {
        let items = (try? FolderListing(folder))?.items ?? []
        return Set(items.filter { $0.name.hasSuffix(".lproj") }.map { String($0.name.dropLast(6)) })
    }

    /// The name in a folder that is nearest to that of a path which leads to nothing.
    public static func nearest(to path: String) -> String? {
        let name = CatalogPath(path)
        let names = (try? FolderListing(name.folder))?.items.map(\.name) ?? []
        return Spelling.nearest(name.name, among: names).map { name.folder + $0 }
    }

    /// Without `.` as a folder, doubled slashes, or a slash at the end: a path is listed under one name.
    private static func tidy(_ path: String) -> String {
        guard !path.isEmpty else { return path }
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }
        return (path.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
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

    /// The file that the one at `index` is translated from; nil where it is that file, or none is known.
    public func source(of index: Int) -> Int? {
        let source = tables[tableOfFile[index]].source
        return source == index ? nil : source
    }

    /// The other files of the table of the file at `index`.
    public func siblings(of index: Int) -> [CatalogFile] {
        tables[tableOfFile[index]].files.filter { $0 != index }.map { files[$0] }
    }

    /// The language that the app around the file at `index` is written in.
    public func ownLanguage(of index: Int) -> String {
        regions.region(of: files[index].path.string) ?? LanguageSlot.appsOwn
    }

    /// A table of strings in the app's own language, the texts of which an app shows instead of those of the file at
    /// `index`, from which it was extracted; nil where the file's own are shown.
    public func overlay(of index: Int) -> CatalogFile? {
        guard let format = files[index].translationFormat else { return nil }
        let own = ownLanguage(of: index).lowercased()
        return tables[tableOfFile[index]].files.lazy.map { files[$0] }.first {
            $0.format.id == format.id && $0.locale?.lowercased() == own
        }
    }

    /// Whether others are translated from the file at `index`, or would be.
    public func isSource(_ index: Int) -> Bool { tables[tableOfFile[index]].source == index }

    /// Whether the file at `index` is the source of its table or, where there is none, the first of its translations.
    public func standsForSource(_ index: Int) -> Bool {
        let table = tables[tableOfFile[index]]
        return index == table.source ?? table.files.first
    }

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

    /// The file of the language that the file at `index` is for a region of; nil where there is none.
    public func language(of index: Int) -> Int? { languages[index] }

    /// Notes for each file of a table that is for a region which one is for its language.
    private mutating func findLanguages(in table: Table) {
        guard table.files.count > 1 else { return }
        var known: [String: Int] = [:]
        for index in table.files.reversed() { if let locale = files[index].locale { known[locale] = index } }
        for index in table.files {
            guard let tag = files[index].locale, let end = tag.firstIndex(where: { $0 == "-" || $0 == "_" }) else {
                continue
            }
            languages[index] = known[String(tag[..<end])]
        }
    }

    private mutating func groupTables() {
        // By bytes: to a `String` two spellings of `é` are one.
        var known: [[UInt8]: Int] = [:]
        var ranks: [Int] = []
        for (index, file) in files.enumerated() {
            let name = file.table ?? file.path.string
            let table = known[Array(name.utf8)] ?? tables.count
            if table == tables.count {
                known[Array(name.utf8)] = table
                tables.append(Table(name: name))
                ranks.append(.max)
            }
            tables[table].files.append(index)
            tableOfFile.append(table)
            guard let rank = rank(file), rank < ranks[table] else { continue }
            ranks[table] = rank
            tables[table].source = index
        }
        for table in tables {
            findLanguages(in: table)
            followNeighbors(in: table)
        }
    }

    /// Has the files of a table spell languages as the first of them that has more than one part, and set them off as
    /// those that say one.
    private mutating func followNeighbors(in table: Table) {
        let slots = table.files.compactMap { files[$0].slot }
        if let named = slots.first(where: { $0.tag != nil && !$0.sign.isEmpty }) {
            for file in table.files {
                guard let slot = files[file].slot, slot.tag == nil, slot.before == named.before else { continue }
                files[file].slot = named.open
            }
        }
        guard let file = table.files.first, let slot = files[file].slot, slot.separator == nil else { return }
        switch slot.place {
        case .name, .suffix, .prefix, .folder: break
        case .lproj, .values: return
        }
        let tags = table.files.compactMap { files[$0].slot?.tag }
        guard let sign = tags.lazy.compactMap({ tag in tag.first { $0 == "-" || $0 == "_" } }).first else { return }
        for file in table.files { files[file].slot?.separator = String(sign) }
    }

    /// How likely a file is the one that others are translated from.
    private func rank(_ file: CatalogFile) -> Int? {
        guard let slot = file.slot else { return nil }
        // All others of its table were extracted from it, that of the app's own language too.
        guard file.translationFormat == nil else { return -1 }
        guard let tag = slot.tag else { return 0 }
        return Self.rank(tag, region: regions.region(of: file.path.string))
    }

    /// How likely a language is the one an app is written in; lower is likelier, nil is not at all.
    private static func rank(_ locale: String, region: String?) -> Int? {
        switch locale.lowercased() {
        case region?.lowercased(): 0
        case "en", "english": 1
        case "base": 2
        // Beside `en-US` that of another region is mostly one of its translations.
        case "en-us", "en_us": 3
        case let other where isRegionalEnglish(other): 4
        default: nil
        }
    }

    /// `en-GB`, but no pseudo-locale such as `en-XA` or `en-PSEUDO`.
    private static func isRegionalEnglish(_ locale: String) -> Bool {
        let parts = locale.split { $0 == "-" || $0 == "_" }
        guard parts.count == 2, parts[0] == "en" else { return false }
        return parts[1].count == 2 && !parts[1].hasPrefix("x") || parts[1].count == 3 && parts[1].allSatisfy(\.isNumber)
    }
}

/// The files that hold the same messages, one for each language; a file that holds several is a table alone.
public struct Table: Sendable {
    /// The path of its files, with `*` for the language.
    public let name: String
    /// Its files, as indices into the project's.
    public internal(set) var files: [Int] = []
    /// The one that the others are translated from, where that is known.
    public internal(set) var source: Int?
}
