// The places of texts that follow from what the texts are: in code, and in documents that are no layouts.

import Basics
import Catalogs
import Code
import Layouts
import Platforms
import Projects

/// The places of a project's texts that no layout says, in the order of their files.
package struct RolePlaces: Sendable {
    private(set) var all: [RolePlace] = []
    /// Where keys stand on the screen, according to the code; nil if it was not read.
    private(set) var keyPlaces: [KeyPlace]?
    /// The keys whose texts are only read aloud, by the position of their source catalog in the project's files.
    private(set) var spoken: [Int: Set<String>] = [:]

    /// No places.
    init() {}

    /// Finds the places in the code and the documents of a project.
    init(_ read: ReadProject, _ plan: AuditPlan) async {
        all = await Self.inDocuments(read, plan)
        guard plan.usesCode, let code = read.code, let platform = read.project.platformOfCode else { return }
        let places = await read.keyPlaces()
        keyPlaces = places
        spoken = Self.spoken(places, read.keys)
        guard platform.rooms.mayBe(in: code) else { return }
        all += await Self.inCode(places, code, platform, read, plan)
    }

    /// The places in each file, in the order of the files.
    package var byFile: [(path: String, places: [ScreenPlace])] {
        let paths = Dictionary(grouping: all, by: \.path)
        return paths.sorted { $0.key < $1.key }.map { path, found in (path, found.flatMap(\.places)) }
    }

    /// The keys whose room is known.
    package var keysWithRoom: Set<String> { Set(all.filter { $0.certainty != nil }.map(\.text.key)) }

    // MARK: Documents

    private static func inDocuments(_ read: ReadProject, _ plan: AuditPlan) async -> [RolePlace] {
        let seen = SeenFiles(read)
        let layouts = read.project.paths(of: .layout).filter(seen.contains)
        var found: [RolePlace] = []
        for platform in Platform.all {
            guard let documents = platform.rooms.documents else { continue }
            let paths = layouts.filter { documents.includes($0) }
            guard !paths.isEmpty else { continue }
            let texts = await Workers.run(paths, state: {}) { _, path -> RoleDocument? in
                (try? FileReader.read(path.string)).map { RoleDocument(path, SourceText($0)) }
            }
            let source = SourceBytes(read.project, read.code)
            let places = documents.places(
                texts.compactMap(\.self),
                LayoutFiles(
                    layouts: paths, resources: read.project.paths(of: .resource).filter(platform.isResource),
                    code: source.paths(of: platform), bytes: source.bytes))
            let keys = RoleKeys(read, of: platform, Set(places.map(\.key)))
            let undone = await read.undone(places.compactMap(\.room), on: platform)
            found += places.compactMap { place in
                keys.text(place.key, for: place.path).map { text in
                    RolePlace(
                        text, role: place.role.rawValue, element: place.element, path: place.path, line: place.line,
                        room: place.room.flatMap { $0.settled(by: undone) }, on: platform.devices(plan))
                }
            }
        }
        return found
    }

    // MARK: Code

    /// The keys of which every use is known to be read aloud, and is not drawn.
    private static func spoken(_ places: [KeyPlace], _ book: KeyBook) -> [Int: Set<String>] {
        var roles: [Int: Set<ScreenRole>] = [:]
        for place in places { roles[place.use, default: []].insert(place.role) }
        var spoken: [Int: Set<String>] = [:]
        for (position, uses) in book.usage.uses.enumerated() where !uses.isEmpty && !book.usage.isPutTogether(position)
        {
            guard uses.allSatisfy({ roles[$0] == [.accessibility] }) else { continue }
            spoken[book.keys[position].file, default: []].insert(book.keys[position].text)
        }
        return spoken
    }

    private static func inCode(
        _ places: [KeyPlace], _ code: CodeProject, _ platform: Platform, _ read: ReadProject, _ plan: AuditPlan
    ) async -> [RolePlace] {
        var keys: [Int: [Int]] = [:]
        for (key, uses) in read.keys.usage.uses.enumerated() { for use in uses { keys[use, default: []].append(key) } }
        let seen = SeenFiles(read)
        let found = places.compactMap { place -> (KeyPlace, RoleRoom)? in
            guard seen.contains(CatalogPath(code.files[Int(place.place.file)].path)) else { return nil }
            return platform.rooms.room(of: place, in: code).map { (place, $0) }
        }
        let undone = await read.undone(found.map(\.1), on: platform)
        return found.flatMap { place, room -> [RolePlace] in
            guard let room = room.settled(by: undone) else { return [] }
            let file = code.files[Int(place.place.file)]
            let line = file.place(at: code.declarations.node(place.place).range.lowerBound).line
            return (keys[place.use] ?? []).map { position in
                let key = read.keys.keys[position]
                return RolePlace(
                    RoleText(key: key.text, file: key.file, entry: key.entry), role: place.role.rawValue, element: "",
                    path: CatalogPath(file.path), line: line, room: room, on: platform.devices(plan))
            }
        }
    }
}

extension Platform {
    /// The devices on which rooms are tried.
    fileprivate func devices(_ plan: AuditPlan) -> [Device] {
        plan.screens.isEmpty && !rooms.devices.isEmpty ? rooms.devices : plan.screens(of: self)
    }
}

extension PlatformRooms {
    /// Whether code may give a room to a text.
    fileprivate func mayBe(in code: CodeProject) -> Bool {
        if !rooms.isEmpty { return true }
        guard let looks else { return false }
        return code.files.contains { $0.tree.bytes.firstOffset(of: looks.mark) != nil }
    }

    /// The room of a text that code shows: what its modifiers say, or else what its role has.
    fileprivate func room(of place: KeyPlace, in code: CodeProject) -> RoleRoom? {
        if let looks, let room = looks.room(place.looks) { return room }
        return rooms[place.role].flatMap { adapting($0, code.declarations.node(place.place)) }
    }
}

extension ReadProject {
    /// What of that which decides about some rooms is in the code of a platform, or in its resources.
    fileprivate func undone(_ rooms: [RoleRoom], on platform: Platform) async -> Set<String> {
        let words = Set(rooms.flatMap(\.deciders)).sorted()
        let facts = Set(rooms.flatMap(\.undoingFacts))
        guard !words.isEmpty || !facts.isEmpty else { return [] }
        let source = SourceBytes(project, code)
        let code = source.paths(of: platform)
        let paths = code + project.paths(of: .resource)
        let searched = words.map { Array($0.utf8) }
        let found = await Workers.run(paths, state: {}) { _, path -> [Int] in
            guard let bytes = source.bytes(of: path) else { return [] }
            return searched.indices.filter { bytes.firstOffset(of: searched[$0], in: bytes.indices) != nil }
        }
        let files = LayoutFiles(
            layouts: [], resources: project.paths(of: .resource).filter(platform.isResource), code: code,
            bytes: source.bytes)
        return Set(found.flatMap { part in part.map { words[$0] } })
            .union(facts.isEmpty ? [] : platform.rooms.facts(facts, files))
    }
}
