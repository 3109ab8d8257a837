// The rooms of the texts of one document: those that hold in every language, and those of each language.

import Layouts

/// The places of a document's texts, and the rooms in single languages of those that share theirs.
package struct DocumentRooms: Sendable {
    /// The places on every device, in the order of the document.
    package private(set) var places: [ScreenPlace] = []
    /// Those of the places that limit translations.
    package private(set) var limits: [ScreenPlace] = []
    /// For each language, the places whose room depends on its texts, or ends at the edge of the screen.
    package private(set) var shared: [String: [ScreenPlace]] = [:]
    /// The windows that get wider for a language than for the source, in the order of the document.
    package private(set) var growing: [WindowGrowth] = []
    /// What longer texts uncover, in the order of the document.
    package private(set) var flaws: [LayoutFlaw] = []

    /// Finds the rooms of the texts of a document; on all devices only if they are listed.
    package init(_ document: LayoutDocument, isListed: Bool = true, sizers: inout TextSizers) {
        let source = document.source
        for scene in document.scenes where !scene.texts.isEmpty {
            let texts = SceneTexts(scene, translation: source.translation(of:))
            let contents = texts.contents(&sizers[source.locale], breaking: .preferred)
            if scene.root == .screen, !scene.hasSavedFrames {
                addUnchecked(scene, texts, contents, in: document, isListed: isListed, &sizers)
            } else {
                add(scene, contents, in: document, &sizers)
            }
        }
        places += document.others.map { ScreenPlace(outsideOfScreens: $0) }
    }

    /// Adds the places of a scene on all devices.
    private mutating func add(
        _ scene: Scene, _ contents: ContentSizes, in document: LayoutDocument, _ sizers: inout TextSizers
    ) {
        let found = scene.places(on: document.screens, contents: contents)
        places += found
        limits += found
        // A layout without an editor's frames has none of the weaknesses of constraints.
        if scene.hasSavedFrames {
            flaws += LayoutFlaw.all(of: scene, found, on: document.screens, contents: contents)
        }
        growing += WindowGrowth.all(of: scene, found, in: document, &sizers)
        guard found.contains(where: { $0.dependsOnTexts(in: scene) }) else { return }
        let devices = scene.narrowestDevices(of: document.screens)
        var layouts: [String: SolvedScene] = [:]
        for language in [document.source] + document.languages {
            let texts = SceneTexts(scene, translation: language.translation(of:))
            shared[language.locale, default: []] += Self.solved(
                scene, found, texts.contents(&sizers[language.locale], breaking: .preferred),
                isMirrored: scene.isMirrored(in: language.locale), devices, &layouts)
        }
    }

    /// Adds the places of a screen without saved frames, whose texts take their room in order.
    ///
    /// Each text is limited by the narrowest screen on which its source is whole, or else by the widest one.
    private mutating func addUnchecked(
        _ scene: Scene, _ texts: SceneTexts, _ contents: ContentSizes, in document: LayoutDocument, isListed: Bool,
        _ sizers: inout TextSizers
    ) {
        let source = document.source.locale
        let devices = scene.devices(of: document.screens).sorted { ($0.width ?? 0) < ($1.width ?? 0) }
        var tried: [[ScreenPlace]] = []
        for device in devices {
            let found = scene.places(on: [device], contents: contents)
            tried.append(found)
            let isEnough = found.enumerated().allSatisfy { slot, place in
                place.room.reason != WithoutRoom.tooWide.rawValue && sizers[source].isWhole(texts[slot], in: place)
            }
            if isEnough, !isListed, device.isCommon { break }
        }
        for slot in scene.texts.indices {
            let own = tried.map { $0[slot] }
            places += own
            let rooms = own.indices.filter { own[$0].room.width != nil }
            guard let chosen = rooms.first(where: { sizers[source].isWhole(texts[slot], in: own[$0]) }) ?? rooms.last
            else { continue }
            var limit = own[chosen]
            if !devices[chosen].isCommon {
                limit.commonWidth = rooms.first { devices[$0].isCommon }.flatMap { own[$0].room.width }
            }
            limits.append(limit)
        }
        let found = tried.flatMap(\.self)
        guard found.contains(where: { $0.dependsOnTexts(in: scene) }) else { return }
        var layouts: [String: SolvedScene] = [:]
        var chosen: (device: Device, places: [ScreenPlace])?
        for device in devices.prefix(tried.count) {
            let places = Self.solved(scene, found, contents, isMirrored: false, [device], &layouts)
            chosen = (device, places)
            if texts.areWhole(in: places, &sizers[source]) { break }
        }
        guard let chosen else { return }
        shared[source, default: []] += chosen.places
        let languages = document.languages.map { language in
            let texts = SceneTexts(scene, translation: language.translation(of:))
            let contents = texts.contents(&sizers[language.locale], breaking: .preferred)
            return (locale: language.locale, texts: texts, contents: contents)
        }
        // What is whole beside the widest texts of all languages is whole in every language.
        let widest = ContentSizes { box, axis in languages.compactMap { $0.contents.length(box, axis) }.max() }
        let least = Self.solved(scene, found, widest, isMirrored: false, [chosen.device], &layouts)
        for language in languages
        where least.count < chosen.places.count || !language.texts.areWhole(in: least, &sizers[language.locale]) {
            shared[language.locale, default: []] += Self.solved(
                scene, found, language.contents, isMirrored: scene.isMirrored(in: language.locale), [chosen.device],
                &layouts)
        }
    }

    /// The places of a scene whose room depends on its texts, with the rooms that they have once it is laid out with
    /// contents of some sizes; `layouts` are the first ones, by device.
    private static func solved(
        _ scene: Scene, _ places: [ScreenPlace], _ contents: ContentSizes, isMirrored: Bool, _ devices: [Device],
        _ layouts: inout [String: SolvedScene]
    ) -> [ScreenPlace] {
        let breakable = scene.breakablePriorities
        return devices.flatMap { device -> [ScreenPlace] in
            // Of texts that resist equally, Auto Layout may cut either; of a text and a constraint, break either.
            let own = places.compactMap { place -> (place: ScreenPlace, slot: TextSlot, box: BoxIndex)? in
                guard place.device == device.name, place.dependsOnTexts(in: scene),
                    let slot = scene.texts.first(where: { $0.key == place.key }), let box = slot.box,
                    !breakable.contains(scene.boxes[box].resistance.horizontal)
                else { return nil }
                return (place, slot, box)
            }
            guard !own.isEmpty else { return [] }
            let program = scene.program(
                on: device, isMirrored: isMirrored, isWidthOnly: !scene.hasSavedFrames, contents: contents)
            let asked = Set([0] + own.map(\.box))
            guard let solved = try? program.solve(widthsOf: asked, reusing: layouts[device.name]).get() else {
                return []
            }
            if layouts[device.name] == nil { layouts[device.name] = solved }
            let determined = program.determined(Set(own.map(\.box)), .horizontal, in: solved.solution)
            return own.filter { determined.contains($0.box) }.map { place, slot, box in
                var own = place
                let frame = solved.frames[box]
                let room =
                    switch place.room.certainty {
                    case .open:
                        isMirrored
                            ? min(frame.end(.horizontal), solved.frames[0].width)
                            : solved.frames[0].width - max(frame.x, 0)
                    case .fixed, .shared, .growing, .likely, .unknown, .none: frame.width
                    }
                let inside = room - scene.boxes[box].overhang.sum(.horizontal) - slot.innerPadding.sum(.horizontal)
                own.room.width = max(0, inside)
                return own
            }
        }
    }
}

extension Scene {
    /// The devices whose rooms may be the narrowest: of screens, the narrowest one.
    fileprivate func narrowestDevices(of screens: [Device]) -> [Device] {
        let devices = devices(of: screens)
        switch root {
        case .screen, .cell:
            return devices.min { ($0.width ?? .infinity) < ($1.width ?? .infinity) }.map { [$0] } ?? []
        case .window, .view: return devices
        }
    }
}

extension ScreenPlace {
    /// Whether its room is known only once the scene is laid out in a language.
    fileprivate func dependsOnTexts(in scene: Scene) -> Bool {
        switch room.certainty {
        case .shared: true
        case .open: scene.root == .screen
        case .fixed, .growing, .likely, .unknown, .none: false
        }
    }
}
