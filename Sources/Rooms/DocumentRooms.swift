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

    /// Finds the rooms of the texts of a document.
    package init(_ document: LayoutDocument, sizers: inout TextSizers) {
        let screens = document.screens
        let source = document.source
        for scene in document.scenes where !scene.texts.isEmpty {
            let texts = SceneTexts(scene, translation: source.translation(of:))
            let contents = texts.contents(&sizers[source.locale], breaking: .preferred)
            let found = scene.places(on: screens, contents: contents)
            places += found
            // A layout without an editor's frames has none of the weaknesses of constraints.
            if scene.hasSavedFrames {
                flaws += LayoutFlaw.all(of: scene, found, on: screens, contents: contents)
                limits += found
            } else {
                limits += found.narrowest(forTexts: scene.texts.count) { place, slot in
                    sizers[source.locale].fits(texts[slot], place)
                }
            }
            growing += WindowGrowth.all(of: scene, found, in: document, &sizers)
            guard found.contains(where: { $0.dependsOnTexts(in: scene) }) else { continue }
            add(scene, found, in: document, &sizers)
        }
        places += document.others.map { ScreenPlace(outsideOfScreens: $0) }
    }

    /// Adds the places of a scene whose room depends on its texts, laid out in each language.
    private mutating func add(
        _ scene: Scene, _ found: [ScreenPlace], in document: LayoutDocument, _ sizers: inout TextSizers
    ) {
        let source = document.source
        var devices = scene.narrowestDevices(of: document.screens)
        var layouts: [String: SolvedScene] = [:]
        if !scene.hasSavedFrames {
            // The narrowest screen on which the source is whole, or else the widest.
            let texts = SceneTexts(scene, translation: source.translation(of:))
            let sorted = scene.devices(of: document.screens).sorted { ($0.width ?? 0) < ($1.width ?? 0) }
            let whole = sorted.first { device in
                Self.solved(scene, found, in: source, [device], &sizers[source.locale], &layouts).allSatisfy { place in
                    let slot = scene.texts.firstIndex { $0.key == place.key }
                    return slot.map { sizers[source.locale].fits(texts[$0], place) } ?? true
                }
            }
            devices = (whole ?? sorted.last).map { [$0] } ?? []
        }
        for language in [source] + document.languages {
            shared[language.locale, default: []] += Self.solved(
                scene, found, in: language, devices, &sizers[language.locale], &layouts)
        }
    }

    /// The places of a scene whose room depends on its texts, with the rooms that they have once it is laid out in a
    /// language; `layouts` are those of the first language, by device.
    private static func solved(
        _ scene: Scene, _ places: [ScreenPlace], in language: DocumentLanguage, _ devices: [Device],
        _ sizer: inout TextSizer, _ layouts: inout [String: SolvedScene]
    ) -> [ScreenPlace] {
        let texts = SceneTexts(scene, translation: language.translation(of:))
        let contents = texts.contents(&sizer, breaking: .preferred)
        let isMirrored = scene.isMirrored(in: language.locale)
        let breakable = scene.breakablePriorities
        return devices.flatMap { device -> [ScreenPlace] in
            let program = scene.program(
                on: device, isMirrored: isMirrored, isWidthOnly: !scene.hasSavedFrames, contents: contents)
            guard let solved = try? program.solve(reusing: layouts[device.name]).get() else { return [] }
            if layouts[device.name] == nil { layouts[device.name] = solved }
            // Of texts that resist equally, Auto Layout may cut either; of a text and a constraint, break either.
            let own = places.compactMap { place -> (place: ScreenPlace, slot: TextSlot, box: BoxIndex)? in
                guard place.device == device.name, place.dependsOnTexts(in: scene),
                    let slot = scene.texts.first(where: { $0.key == place.key }), let box = slot.box,
                    !breakable.contains(scene.boxes[box].resistance.horizontal)
                else { return nil }
                return (place, slot, box)
            }
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

extension [ScreenPlace] {
    /// Of the places of each text on several devices, the narrowest that the source text fits, or else the widest.
    ///
    /// `fits` has the position of the text.
    fileprivate func narrowest(forTexts count: Int, where fits: (ScreenPlace, Int) -> Bool) -> [ScreenPlace] {
        guard count > 0 else { return self }
        let devices = self.count / count
        return (0..<count).compactMap { text in
            let own = self[text * devices..<(text + 1) * devices].sorted {
                ($0.room.width ?? .infinity) < ($1.room.width ?? .infinity)
            }
            return own.first { fits($0, text) } ?? own.last
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
