// How much room texts have on screens, and what limits it.

import Layouts
import Testing

@Suite("Places")
struct PlaceTests {
    /// A scene with a row of labels, whose root is 320 points wide.
    private struct Row {
        var scene: Scene

        init(_ root: Root = .screen, labels: [Double]) {
            scene = Scene(name: "Main", root: root)
            var box = Box(name: "root", shape: .plain, line: 1, parent: nil, placement: .constraints)
            box.savedFrame = Frame(x: 0, y: 0, width: 320, height: 100)
            _ = scene.add(box)
            var x = 20.0
            for (number, width) in labels.enumerated() {
                var box = Box(name: "", shape: .label, line: 10 + number, parent: 0, placement: .constraints)
                box.savedFrame = Frame(x: x, y: 0, width: width, height: 20)
                box.content = PerAxis(both: .text)
                let index = scene.add(box)
                scene.texts.append(
                    TextSlot(
                        key: "\(number)", role: .label, box: index, text: "", font: FontRequest(.system, size: 17),
                        line: box.line))
                relate(index, .top, 0, .top, line: 90)
                x += width + 10
            }
        }

        mutating func relate(
            _ box: BoxIndex, _ part: Anchor.Part, _ other: BoxIndex, _ otherPart: Anchor.Part, _ constant: Double = 0,
            _ relation: Relation = .equal, line: Int
        ) {
            scene.constraints.append(
                BoxConstraint(
                    Anchor(box, part), relation, Anchor(other, otherPart), constant: constant, space: 0, line: line))
        }

        mutating func fix(
            _ box: BoxIndex, _ part: Anchor.Part, _ length: Double, _ priority: Priority = .required, line: Int
        ) {
            scene.constraints.append(
                BoxConstraint(
                    Anchor(box, part), .equal, nil, constant: length, priority: priority, space: 0, line: line))
        }

        /// The rooms of a label on a screen of 375 points, or in its window.
        func rooms(of label: Int = 0) -> [PlaceRoom] {
            scene.places(on: [Device("phone", width: 375, height: 100)], contents: .saved(in: scene))
                .filter { $0.key == "\(label)" }.map(\.room)
        }

        func room(of label: Int = 0) throws -> PlaceRoom { try #require(rooms(of: label).first) }
    }

    /// A label between the edges of the root.
    private static func stretched(_ root: Root = .screen) -> Row {
        var row = Row(root, labels: [280])
        row.relate(1, .leading, 0, .leading, 20, line: 20)
        row.relate(0, .trailing, 1, .trailing, 20, line: 21)
        return row
    }

    /// A label at the start of the root.
    private static func leading(_ width: Double) -> Row {
        var row = Row(labels: [width])
        row.relate(1, .leading, 0, .leading, 20, line: 20)
        return row
    }

    @Test("A width that a constraint fixes is the room, without the padding")
    func fixedWidth() throws {
        var row = Self.leading(100)
        row.fix(1, .width, 100, line: 22)
        row.scene.texts[0].padding = Insets(top: 0, left: 4, bottom: 0, right: 6)
        let room = try row.room()
        #expect([room.width, room.height] == [90, nil] && room.lines == 1)
        #expect(room.certainty == .fixed && room.limitedBy == 22 && room.reason == "its width is fixed")
    }

    @Test("Between two edges, the room follows the width of the device")
    func edges() throws {
        let room = try Self.stretched().room()
        #expect(room.width == 335 && room.certainty == .fixed)
        #expect(room.limitedBy == 20 || room.limitedBy == 21)
    }

    @Test("A text that nothing ends has no room, but the screen does")
    func open() throws {
        let room = try Self.leading(100).room()
        #expect(room.width == nil && room.certainty == .open && room.limitedBy == nil)
    }

    @Test("Two texts in a row share their room, and the other one is named")
    func shared() throws {
        var row = Row(labels: [100, 170])
        row.relate(1, .leading, 0, .leading, 20, line: 20)
        row.relate(2, .leading, 1, .trailing, 10, line: 21)
        row.relate(0, .trailing, 2, .trailing, 20, line: 22)
        let (first, second) = (try row.room(of: 0), try row.room(of: 1))
        #expect(first.width == 155 && first.certainty == .shared && first.limitedBy == 11)
        #expect(second.width == 225 && second.certainty == .shared && second.limitedBy == 10)
    }

    @Test("A text beside one that code sets has no room, because nobody knows what the other one needs")
    func besideCode() throws {
        var row = Row(labels: [100, 190])
        row.relate(1, .leading, 0, .leading, 10, line: 20)
        row.relate(2, .leading, 1, .trailing, 10, line: 21)
        row.relate(0, .trailing, 2, .trailing, 10, line: 22)
        for label in row.scene.texts.indices {
            row.scene.boxes[label + 1].savedFrame?.x = label == 0 ? 10 : 120
        }
        #expect(try row.room().certainty == .shared)
        row.scene.texts[1].withoutRoom = .code
        #expect(try row.room() == .none(.none, WithoutRoom.besideCode.rawValue))
    }

    @Test("A constraint as strong as the resistance of a text limits it, or is broken: nothing is certain")
    func tie() throws {
        var row = Self.leading(100)
        row.fix(1, .width, 100, Priority(750), line: 22)
        #expect(try row.room().certainty == .unknown)
        row.scene.boxes[1].resistance.horizontal = Priority(749)
        #expect(try row.room().certainty == .fixed)
    }

    @Test("A text can squeeze a weaker one beside it, but not to less than nothing")
    func squeezed() throws {
        var row = Row(labels: [100, 170])
        row.relate(1, .leading, 0, .leading, 20, line: 20)
        row.relate(2, .leading, 1, .trailing, 10, line: 21)
        row.relate(0, .trailing, 2, .trailing, 20, line: 22)
        row.scene.boxes[1].resistance.horizontal = Priority(751)
        let (strong, weak) = (try row.room(of: 0), try row.room(of: 1))
        #expect(strong.width == 325 && strong.certainty == .shared && strong.limitedBy == 11)
        #expect(weak.width == 225 && weak.certainty == .shared && weak.limitedBy == 10)
    }

    @Test("A text pushes aside what holds less strongly than it resists")
    func weaker() throws {
        var row = Self.leading(280)
        row.relate(0, .trailing, 1, .trailing, 20, .greaterOrEqual, line: 21)
        row.fix(1, .width, 280, Priority(749), line: 22)
        #expect(try row.room().width == 335)
        row.scene.constraints[row.scene.constraints.count - 1].priority = Priority(751)
        #expect(try row.room().width == 280)
    }

    @Test("A text that may not be cut at all has the room that the others leave it")
    func required() throws {
        var row = Self.stretched()
        row.scene.boxes[1].resistance = PerAxis(both: .required)
        let room = try row.room()
        #expect(room.width == 335 && room.certainty == .fixed)
    }

    @Test("A window grows with its texts, unless their widths are fixed")
    func window() throws {
        let window = Root.window(smallest: nil, isResizable: true)
        let room = try Self.stretched(window).room()
        #expect(room.width == 280 && room.certainty == .growing && room.reason == "the window grows with the text")
        var fixed = Self.stretched(window)
        fixed.fix(1, .width, 280, line: 22)
        #expect(try fixed.room().certainty == .fixed)
    }

    @Test("A window is tried at its smallest size, too")
    func smallestWindow() {
        let rooms = Self.stretched(.window(smallest: PerAxis(200, 100), isResizable: true)).rooms()
        #expect(rooms.map(\.width) == [280, 160])
    }

    @Test("A window that cannot be resized is never smaller than it was saved")
    func fixedWindow() {
        let rooms = Self.stretched(.window(smallest: PerAxis(200, 100), isResizable: false)).rooms()
        #expect(rooms.map(\.width) == [280])
    }

    @Test("The height of a row limits no lines, because it grows with them")
    func row() throws {
        var row = Self.stretched()
        row.scene.texts[0].lines = nil
        row.fix(1, .height, 20, line: 23)
        #expect(try row.room().height == 20)
        row.scene.boxes[0].shape = .row
        #expect(try row.room().height == nil)
    }

    @Test("The height that a view of unknown size was saved with limits no lines")
    func savedHeight() throws {
        var row = Self.stretched(.view)
        row.scene.texts[0].lines = nil
        var filling = row
        filling.relate(0, .bottom, 1, .bottom, line: 23)
        #expect(try filling.room().height == nil)
        row.fix(1, .height, 20, line: 24)
        #expect(try row.room().height == 20)
    }

    @Test("The room in a view that code adds somewhere is as uncertain as its size")
    func view() throws {
        let room = try Self.stretched(.view).room()
        #expect(room.certainty == .growing && room.reason == "the size of its view is unknown")
    }

    @Test("A weak text in a view of unknown size is not limited by its saved size")
    func weakInView() throws {
        var row = Self.stretched(.view)
        row.scene.boxes[1].resistance = PerAxis(both: Priority(251))
        #expect(try row.room().certainty == .growing)
    }

    @Test("What the saved frame contradicts by more than a point has no room")
    func contradicted() throws {
        var row = Self.stretched()
        row.scene.boxes[1].savedFrame?.width = 279
        #expect(try row.room().certainty == .fixed)
        row.scene.boxes[1].savedFrame?.width = 275
        let room = try row.room()
        #expect(room.width == nil && room.certainty == .unknown)
        #expect(room.reason == "the saved frame differs from the solved one by 5.0 pt")
    }

    @Test("A text of several lines has a height if something fixes it")
    func height() throws {
        var row = Self.stretched()
        row.scene.texts[0].lines = nil
        #expect(try row.room().height == nil)
        row.fix(1, .height, 20, line: 23)
        let room = try row.room()
        #expect([room.width, room.height] == [335, 20] && room.lines == nil)
    }

    @Test("A text without a box says why it has no room")
    func withoutRoom() throws {
        var row = Self.stretched()
        row.scene.texts[0].withoutRoom = .dummy
        #expect(try row.room() == .none(.none, WithoutRoom.dummy.rawValue))
        row.scene.texts[0].withoutRoom = nil
        row.scene.texts[0].box = nil
        #expect(try row.room().certainty == .none)
    }
}
