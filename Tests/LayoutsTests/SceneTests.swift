// Scenes become frames: what stacks, grids, masks and guides make of the boxes inside.

import Layouts
import Testing

@Suite("Scenes")
struct SceneTests {
    /// A root of 300 × 100 points.
    private static func scene() -> Scene {
        var scene = Scene(name: "Main", root: .view)
        var root = Box(name: "root", shape: .plain, line: 1, parent: nil, placement: .constraints)
        root.savedFrame = Frame(x: 0, y: 0, width: 300, height: 100)
        _ = scene.add(root)
        return scene
    }

    private static func addText(_ width: Double, to scene: inout Scene, in parent: BoxIndex = 0) -> BoxIndex {
        var box = Box(name: "", shape: .label, line: 2, parent: parent, placement: .constraints)
        box.savedFrame = Frame(x: 0, y: 0, width: width, height: 20)
        box.content = PerAxis(both: .text)
        return scene.add(box)
    }

    private static func frames(
        _ scene: Scene, width: Double? = nil, isRightToLeft: Bool = false
    ) throws -> [Frame] {
        var conditions = SceneConditions()
        conditions.size.horizontal = width
        conditions.isRightToLeft = isRightToLeft
        return try SceneProgram(scene, conditions, contents: .saved(in: scene)).solve().get().frames
    }

    /// A stack of three texts that fills the width of the root.
    private static func stack(_ change: (inout Stack) -> Void) -> Scene {
        var scene = scene()
        let box = scene.add(Box(name: "", shape: .stack, line: 2, parent: 0, placement: .constraints))
        for part in [Anchor.Part.leading, .trailing, .top] {
            scene.constraints.append(BoxConstraint(Anchor(box, part), .equal, Anchor(0, part), space: 0, line: 3))
        }
        var stack = Stack(axis: .horizontal)
        stack.spacing = 10
        stack.members = [40, 50, 60].map { Stack.Member(addText($0, to: &scene, in: box)) }
        change(&stack)
        scene.boxes[box].arrangement = .stack(stack)
        return scene
    }

    private static func spans(_ frames: [Frame]) -> [[Double]] {
        frames.suffix(3).map { [$0.x.rounded(), $0.width.rounded()] }
    }

    @Test("The member of a stack that hugs its text least takes the room that is left")
    func fill() throws {
        var scene = Self.stack { $0.distribution = .fill }
        scene.boxes[3].hugging.horizontal = Priority(249)
        #expect(Self.spans(try Self.frames(scene)) == [[0, 40], [50, 180], [240, 60]])
    }

    @Test(
        "Members have equal or proportional shares, unless one may not be cut at all",
        arguments: [Stack.Distribution.fillEqually, .fillProportionally])
    func shares(distribution: Stack.Distribution) throws {
        var scene = Self.stack { $0.distribution = distribution }
        let long = ContentSizes { index, axis in
            axis == .vertical ? 20 : [2: 40, 3: 50, 4: 200][index]
        }
        func width(of index: BoxIndex) throws -> Double {
            try SceneProgram(scene, contents: long).solve().get().frames[index].width.rounded()
        }
        #expect(try width(of: 4) == (distribution == .fillEqually ? 93 : 193))
        scene.boxes[4].resistance.horizontal = .required
        #expect(try width(of: 4) == 200)
    }

    @Test("A stack divides its room by its distribution")
    func distributions() throws {
        #expect(
            Self.spans(try Self.frames(Self.stack { $0.distribution = .fillEqually }))
                == [[0, 93], [103, 93], [207, 93]])
        #expect(
            Self.spans(try Self.frames(Self.stack { $0.distribution = .equalSpacing }))
                == [[0, 40], [115, 50], [240, 60]])
        #expect(
            Self.spans(try Self.frames(Self.stack { $0.distribution = .gravity })) == [[0, 40], [50, 50], [110, 60]])
    }

    @Test("Hidden members of a stack take no room")
    func hidden() throws {
        var scene = Self.stack { $0.distribution = .fillEqually }
        scene.boxes[3].isHidden = true
        let frames = try Self.frames(scene)
        #expect(frames[2].width == 145 && frames[4].x == 155)
    }

    @Test("In a language from the right, a stack begins at the right")
    func mirrored() throws {
        let scene = Self.stack { $0.distribution = .gravity }
        #expect(Self.spans(try Self.frames(scene, isRightToLeft: true)) == [[260, 40], [200, 50], [130, 60]])
    }

    @Test("A column of a grid is as wide as its widest cell")
    func grid() throws {
        var scene = Self.scene()
        let box = scene.add(Box(name: "", shape: .grid, line: 2, parent: 0, placement: .constraints))
        for part in [Anchor.Part.leading, .top] {
            scene.constraints.append(BoxConstraint(Anchor(box, part), .equal, Anchor(0, part), space: 0, line: 3))
        }
        var grid = Grid()
        grid.tracks = PerAxis([Grid.Track(), Grid.Track()], [Grid.Track(), Grid.Track()])
        grid.tracks.horizontal[0].alignment = .end
        for (index, width) in [40.0, 100, 70, 30].enumerated() {
            let text = Self.addText(width, to: &scene, in: box)
            let (row, column) = (index / 2, index % 2)
            grid.cells.append(Grid.Cell(box: text, row: row..<row + 1, column: column..<column + 1))
        }
        scene.boxes[box].arrangement = .grid(grid)
        let frames = try Self.frames(scene)
        #expect(frames[box].width == 176)
        #expect(frames.suffix(4).map(\.x) == [30, 76, 0, 76])
        #expect(frames.suffix(4).map(\.y) == [0, 0, 26, 26])
    }

    @Test("A box that resizes shares the growth of its parent in proportion")
    func resizing() throws {
        var scene = Self.scene()
        var box = Box(
            name: "", shape: .plain, line: 2, parent: 0,
            placement: .resizing(PerAxis(Resizing(start: true, length: true), .staysAtStart)))
        box.savedFrame = Frame(x: 100, y: 10, width: 50, height: 20)
        _ = scene.add(box)
        #expect(try Self.frames(scene, width: 330)[1] == Frame(x: 120, y: 10, width: 60, height: 20))
    }

    @Test("Constraints relate to margins, and to what of a frame they align")
    func guides() throws {
        var scene = Self.scene()
        let margins = scene.add(
            Box(
                name: "", shape: .guide, line: 1, parent: 0,
                placement: .guide(.margins(Insets(top: 0, left: 16, bottom: 0, right: 16)))))
        let text = Self.addText(40, to: &scene)
        scene.boxes[text].overhang = Insets(top: 0, left: 2, bottom: 0, right: 2)
        scene.constraints = [.leading, .trailing].map { part in
            BoxConstraint(Anchor(text, part), .equal, Anchor(margins, part), space: 0, line: 3)
        }
        let frame = try Self.frames(scene)[text]
        #expect([frame.x, frame.width] == [14, 272])
    }

    @Test("A multiplier of a position applies within the view that contains the constraint")
    func multipliers() throws {
        var scene = Self.scene()
        var inner = Box(
            name: "", shape: .plain, line: 2, parent: 0, placement: .resizing(PerAxis(both: .staysAtStart)))
        inner.savedFrame = Frame(x: 100, y: 0, width: 100, height: 50)
        let outer = scene.add(inner)
        let text = Self.addText(20, to: &scene, in: outer)
        scene.constraints = [
            BoxConstraint(
                Anchor(text, .centerX), .equal, Anchor(outer, .centerX), multiplier: 0.5, space: outer, line: 3)
        ]
        #expect(try Self.frames(scene)[text].x == 115)
    }

    @Test("What contradicts itself is named, and the rest still has its place")
    func contradictions() throws {
        var scene = Self.scene()
        let text = Self.addText(20, to: &scene)
        scene.constraints = [10, 30].map { distance in
            BoxConstraint(
                Anchor(text, .leading), .equal, Anchor(0, .leading), constant: distance, space: 0, line: Int(distance))
        }
        let solved = try SceneProgram(scene, contents: .saved(in: scene)).solve().get()
        #expect(solved.frames[text].width == 20)
        #expect(!solved.broken.isEmpty)
    }
}
