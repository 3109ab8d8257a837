// The places of all texts of a scene, on every device.

extension Scene {
    /// The places of its texts on devices, in the order of the texts.
    ///
    /// `contents` are the sizes of the texts in the source language. A place has no room if the layout, solved with the
    /// saved sizes, is not the one that the editor saved: then something decides it that Swell does not know.
    package func places(on screens: [Device], contents: ContentSizes) -> [ScreenPlace] {
        guard !texts.isEmpty else { return [] }
        let trust = SavedFrames(of: self)
        var finders = devices(of: screens).map { device in
            (device: device, finder: PlaceFinder(self, device, contents: contents))
        }
        return texts.flatMap { text in
            let doubt = text.box.flatMap { trust.doubt(about: $0) }
            return finders.indices.map { index in
                let room = doubt.map { PlaceRoom.none(.unknown, $0) } ?? finders[index].finder.room(of: text)
                return place(of: text, on: finders[index].device, room)
            }
        }
    }

    private func place(of text: TextSlot, on device: Device, _ room: PlaceRoom) -> ScreenPlace {
        ScreenPlace(
            key: text.key, screen: name, element: text.box.map { boxes[$0].name } ?? "", role: text.role.rawValue,
            device: device.name, line: text.line, room: room, font: text.font, breaking: text.breaking,
            smallestScale: text.smallestScale, hasOutlet: text.hasOutlet)
    }
}

/// Finds the rooms of the texts of a scene on one device.
struct PlaceFinder {
    private let scene: Scene
    private var fixed: RoomFinder
    /// Lets the root grow; nil if it has the size of the device.
    private var growing: RoomFinder?

    init(_ scene: Scene, _ device: Device, contents: ContentSizes) {
        self.scene = scene
        var conditions = SceneConditions(on: device)
        conditions.isWidthOnly = !scene.hasSavedFrames
        fixed = RoomFinder(scene, conditions, contents: contents)
        if scene.root.grows {
            var grown = conditions
            grown.grows = true
            grown.hasOpenRoot = scene.root == .view
            growing = RoomFinder(scene, grown, contents: contents)
        }
    }

    mutating func room(of text: TextSlot) -> PlaceRoom {
        var room = fixed.room(of: text)
        guard let width = room.width, let larger = growing?.room(of: text), larger.certainty != .unknown else {
            return room
        }
        // The height that a root was saved with limits nothing.
        if let height = room.height, (larger.height ?? .infinity) > height + Self.tolerance { room.height = nil }
        if (larger.width ?? .infinity) > width + Self.tolerance {
            room.certainty = .growing
            room.reason = scene.root == .view ? "the size of its view is unknown" : "the window grows with the text"
            room.limitedBy = nil
        }
        return room
    }

    private static let tolerance = 0.5
}

extension SceneConditions {
    /// The size of a device.
    package init(on device: Device) {
        self.init()
        size = PerAxis(device.width, device.height)
    }
}

extension Root {
    /// Whether its size depends on what is inside.
    package var grows: Bool {
        switch self {
        case .screen, .cell: false
        case .window, .view: true
        }
    }
}

/// Whether the frames that an editor saved follow from the scene.
package struct SavedFrames {
    private let scene: Scene
    /// Nil if no frame was saved.
    private let solved: Result<SolvedScene, SolverRefusal>?
    /// The frames in a window without what only the editor keeps; nil for other scenes.
    private let atRunTime: SolvedScene?

    /// The difference in points that rounding explains.
    private static let tolerance = 1.0

    package init(of scene: Scene) {
        self.scene = scene
        guard scene.hasSavedFrames else {
            // Nothing was saved that could differ.
            (solved, atRunTime) = (nil, nil)
            return
        }
        if case .window = scene.root {
            var conditions = SceneConditions()
            conditions.grows = true
            atRunTime = try? SceneProgram(scene, conditions, contents: .saved(in: scene)).solve().get()
        } else {
            atRunTime = nil
        }
        var conditions = SceneConditions()
        conditions.isDesign = true
        solved = SceneProgram(scene, conditions, contents: .saved(in: scene)).solve()
    }

    /// Why the room of a box is unknown; nil if its saved position and width follow from the scene.
    package func doubt(about index: BoxIndex) -> String? {
        switch solved {
        case nil: return nil
        case .failure(let refusal): return refusal.words
        case .success(let solved):
            if let points = solved.contradiction(in: scene), points > Self.tolerance {
                return "its constraints contradict each other by \(points.tenths) pt"
            }
            guard let saved = scene.boxes[index].savedFrame else { return nil }
            let frame = solved.frame(of: index, in: scene)
            let difference = max(abs(frame.x - saved.x), abs(frame.width - saved.width))
            if difference > Self.tolerance {
                return "the saved frame differs from the solved one by \(difference.tenths) pt"
            }
            return missing(around: index).map { "its window gets \($0.tenths) pt narrower than it was saved" }
        }
    }

    /// How much narrower a box, or one around it, is than it was saved, once nothing of the editor keeps its width.
    private func missing(around index: BoxIndex) -> Double? {
        guard let atRunTime else { return nil }
        let missing = scene.chain(from: index).compactMap { box in
            scene.boxes[box].savedFrame.map { $0.width - atRunTime.frames[box].width }
        }.max()
        return missing.flatMap { $0 > Self.tolerance ? $0 : nil }
    }
}

extension Double {
    fileprivate var tenths: Double { (self * 10).rounded() / 10 }
}
