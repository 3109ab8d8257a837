// Properties of layouts read from documents: whatever they contain, they are laid out as they say, or refused.

import Catalogs
import Code
import Layouts
import Platforms
import TestSupport

/// The properties of scenes read from documents, solved, and searched for rooms.
enum SceneProperties {
    static let targets = [
        FuzzTarget("scenes", most: most, seeds: seeds) { bytes, _ in
            // Bytes that are no UTF-8 are longer when they are replaced.
            let text = SourceText(bytes)
            let reading = InterfaceDocument.layout(text)
            try hold(
                reading.faults.allSatisfy { (0...text.utf8.count).contains($0.offset) },
                "a fault outside of the document")
            try areLaidOut(reading)
        },
        FuzzTarget("android-scenes", most: most, seeds: { Seeds.documents("android-scenes", most: most) }) { bytes, _ in
            guard let reading = resourceLayout(bytes) else { return }
            try areLaidOut(reading)
        },
        FuzzTarget("compose-scenes", most: most, seeds: { Seeds.documents("compose-scenes", most: most) }) { bytes, _ in
            guard let reading = composables(bytes) else { return }
            try areLaidOut(reading)
        },
    ]
    private static let most = 4096

    /// The layout of an app whose resources follow it after a form feed.
    private static func resourceLayout(_ bytes: [UInt8]) -> LayoutReading? {
        guard case .resources(_, let prepare) = Platform.all.first(where: { $0.name == "Android" })?.layouts else {
            return nil
        }
        let parts = bytes.split(separator: 0x0C, maxSplits: 1, omittingEmptySubsequences: false)
        let (layout, values) = (CatalogPath("res/layout/main.xml"), CatalogPath("res/values/values.xml"))
        let read = prepare(
            LayoutFiles(layouts: [layout], resources: [values], code: []) { path in
                path == layout ? parts.first.map(Array.init) : parts.count > 1 ? Array(parts[1]) : nil
            })
        return read(layout)
    }

    /// The scenes of a source file with composables.
    private static func composables(_ bytes: [UInt8]) -> LayoutReading? {
        guard case .resources(_, let prepare) = Platform.all.first(where: { $0.name == "Android" })?.layouts else {
            return nil
        }
        let path = CatalogPath("src/Screen.kt")
        let source = CodeFile(path: path.string, tree: JvmScanner.scan(bytes, .kotlin), language: .kotlin)
        let read = prepare(
            LayoutFiles(layouts: [], resources: [], code: [path], sources: [source], bytes: { _ in bytes }))
        return read(path)
    }

    private static func areLaidOut(_ reading: LayoutReading) throws(Breach) {
        for scene in reading.scenes {
            try isWhole(scene)
            // Larger programs only take longer.
            guard scene.boxes.count <= 40, scene.constraints.count <= 80 else { continue }
            try obeysConstraints(scene)
            try hasReachableRooms(scene)
        }
    }

    /// Everything refers to boxes of the scene, and each box comes after its parent.
    private static func isWhole(_ scene: Scene) throws(Breach) {
        let boxes = scene.boxes.indices
        try hold(scene.boxes.first.map { $0.parent == nil } ?? false, "a root inside of something")
        for index in boxes.dropFirst() {
            try hold(scene.boxes[index].parent.map { $0 >= 0 && $0 < index } ?? false, "box \(index) before its parent")
        }
        for constraint in scene.constraints {
            let others = [constraint.first.box, constraint.space] + [constraint.second?.box].compactMap(\.self)
            try hold(others.allSatisfy(boxes.contains), "a constraint of no box: \(constraint)")
        }
        try hold(scene.texts.allSatisfy { $0.box.map(boxes.contains) ?? true }, "a text in no box")
    }

    /// Required constraints hold in the frames, unless the solution names them.
    private static func obeysConstraints(_ scene: Scene) throws(Breach) {
        let program = SceneProgram(scene, contents: .saved(in: scene))
        guard case .success(let solved) = program.solve() else { return }
        let known = Set(solved.broken.map(\.source) + solved.solution.ignored.map { program.sources[$0] })
        for (index, constraint) in scene.constraints.enumerated() {
            guard constraint.priority == .required, constraint.multiplier == 1, !constraint.isDesignOnly,
                !known.contains(.constraint(index)), let first = value(constraint.first, scene, solved.frames),
                let second = constraint.second.map({ value($0, scene, solved.frames) }) ?? 0
            else { continue }
            let difference = first - second - constraint.constant
            let error =
                switch constraint.relation {
                case .lessOrEqual: difference
                case .equal: abs(difference)
                case .greaterOrEqual: -difference
                }
            let size = max(abs(first), abs(second), abs(constraint.constant))
            try hold(error <= 1e-3 + 1e-6 * size, "off by \(error) without saying so: \(constraint)")
        }
    }

    /// The value of an edge, center or size; nil for baselines.
    private static func value(_ anchor: Anchor, _ scene: Scene, _ frames: [Frame]) -> Double? {
        let axis = anchor.part.axis
        let (frame, overhang) = (frames[anchor.box], scene.boxes[anchor.box].overhang)
        let (start, end) = (frame.start(axis) + overhang.start(axis), frame.end(axis) - overhang.end(axis))
        return switch anchor.part {
        case .leading, .left, .top: start
        case .trailing, .right, .bottom: end
        case .centerX, .centerY: (start + end) / 2
        case .width, .height: end - start
        case .firstBaseline, .lastBaseline: nil
        }
    }

    /// A text that is as wide as its room gets the whole room.
    private static func hasReachableRooms(_ scene: Scene) throws(Breach) {
        let device = Device("phone", width: 320, height: 568)
        let saved = ContentSizes.saved(in: scene)
        let places = scene.places(on: [device], contents: saved)
        try hold(places.count == scene.texts.count * scene.devices(of: [device]).count, "a text without a place")
        for place in places {
            let width = place.room.width
            try hold(width.map { $0.isFinite && $0 >= 0 } ?? true, "a room of \(width ?? 0)")
            switch place.room.certainty {
            case .fixed, .shared, .growing, .likely: try hold(width != nil, "no width, but \(place.room)")
            case .open, .unknown, .none: try hold(width == nil, "a width in \(place.room)")
            }
        }
        for (slot, place) in zip(scene.texts, places) where scene.devices(of: [device]).count == 1 {
            guard place.room.certainty == .fixed, let box = slot.box, let width = place.room.width, isSimple(scene, box)
            else { continue }
            let wanted = width + slot.padding.sum(.horizontal)
            let contents = ContentSizes { $0 == box && $1 == .horizontal ? wanted : saved.length($0, $1) }
            let conditions = SceneConditions(on: scene.devices(of: [device])[0])
            let program = SceneProgram(scene, conditions, contents: contents)
            guard case .success(let solved) = program.solve(), solved.solution.violations.isEmpty else { continue }
            let found = solved.frames[box].width - scene.boxes[box].overhang.sum(.horizontal)
            try hold(found >= wanted - 0.01 * max(1, wanted / 1000), "a room of \(wanted), but \(found) are reached")
        }
    }

    /// Whether a box has a text, and nothing holds boxes together as strongly as it resists.
    private static func isSimple(_ scene: Scene, _ box: BoxIndex) -> Bool {
        scene.boxes[box].content.horizontal == .text
            && scene.boxes.allSatisfy { $0.hugging.horizontal < scene.boxes[box].resistance.horizontal }
    }

    private static func seeds() -> [[UInt8]] {
        Format.all.filter { $0.id == "interface-builder" }.flatMap { Seeds.catalogs($0, most: 4096) }
            + Seeds.documents("scenes", most: most)
    }
}
