// Storyboards and xibs as scenes.

import Catalogs
import Layouts
import Platforms
import Testing

@Suite("Interface Builder scenes")
struct InterfaceBuilderSceneTests {
    private static func read(
        _ objects: String, platform: String = "CocoaTouch", version: Int = 21701, device: String? = nil
    ) -> LayoutReading {
        let screen = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.\(platform).XIB\" version=\"3.0\" "
            + "toolsVersion=\"\(version)\" useAutolayout=\"YES\">\n\(screen)<objects>\n\(objects)\n</objects>\n</document>\n"
        return InterfaceDocument.layout(SourceText(Array(text.utf8)))
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A view of 300 points with a label between two distances.
    private static func view(_ constraints: String, label: String = "") -> String {
        """
        <view id="v">\(rect(0, 0, 300, 100))
        <subviews><label text="Name" numberOfLines="2" minimumFontSize="10" adjustsFontSizeToFit="YES"
        translatesAutoresizingMaskIntoConstraints="NO" id="l" \(label)>\(rect(20, 20, 100, 20))
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label></subviews>
        <constraints>\(constraints)</constraints></view>
        """
    }

    private static let edges = """
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="a"/>
        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="180" id="b"/>
        """

    @Test("A label has its key, its font, its lines and how far it may shrink")
    func label() throws {
        let scene = try #require(Self.read(Self.view(Self.edges)).scenes.first)
        let text = try #require(scene.texts.first)
        #expect(text.key == "l.text" && text.text == "Name" && text.role == .label)
        #expect(text.font == FontRequest(.system, size: 20, weight: 600))
        #expect(text.lines == 2 && text.smallestScale == 0.5 && text.breaking == .tail)
        #expect(!text.hasOutlet && text.withoutRoom == nil)
        #expect(scene.constraints.map(\.line) == [7, 8])
    }

    @Test(
        "A text may shrink if the document has a minimum and does not forbid it",
        arguments: [("", 0.5), ("adjustsFontSizeToFit=\"NO\"", 1)])
    func shrinking(attribute: String, scale: Double) throws {
        let label = """
            <label text="Name" minimumScaleFactor="0.5" \(attribute) id="l">\(Self.rect(0, 0, 100, 20))</label>
            """
        let scene = try #require(Self.read("<view id=\"v\">\(Self.rect(0, 0, 300, 100))\(label)</view>").scenes.first)
        #expect(scene.texts.map(\.smallestScale) == [scale])
    }

    @Test("A label beside its view is not seen, but one that can be scrolled into view is")
    func outside() throws {
        let label = "<label text=\"Name\" id=\"l\">\(Self.rect(300, 0, 100, 20))</label>"
        for (name, isSeen) in [("view", false), ("scrollView", true)] {
            let scroll = "<\(name) id=\"s\">\(Self.rect(0, 0, 300, 100))<subviews>\(label)</subviews></\(name)>"
            let view = "<view id=\"v\">\(Self.rect(0, 0, 300, 100))<subviews>\(scroll)</subviews></view>"
            let scene = try #require(Self.read(view).scenes.first)
            #expect(scene.texts.map(\.withoutRoom) == [isSeen ? nil : .outside], "\(name)")
        }
    }

    @Test("A hidden label has no room, unless an outlet can show it")
    func hidden() throws {
        let outlet = "<connections><outlet property=\"label\" destination=\"l\" id=\"o\"/></connections>"
        for (connections, reason) in [("", WithoutRoom.hidden), (outlet, nil)] {
            let label = "<label text=\"Name\" hidden=\"YES\" id=\"l\">\(Self.rect(0, 0, 100, 20))</label>"
            let view = "<view id=\"v\">\(Self.rect(0, 0, 300, 100))<subviews>\(label)</subviews>\(connections)</view>"
            let scene = try #require(Self.read(view).scenes.first)
            #expect(scene.texts.map(\.withoutRoom) == [reason])
        }
    }

    @Test(
        "Fonts named by their faces become families and weights",
        arguments: [
            ("HelveticaNeue-Bold", "Helvetica Neue", 700), ("Menlo-Regular", "Menlo", 400), ("ArialMT", "Arial", 400),
            ("SFProText-Semibold", "SF Pro Text", 600), ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700),
            ("Lucida Grande", "Lucida Grande", 400),
        ])
    func faces(name: String, family: String, weight: Int) throws {
        let label = """
            <label text="Name" id="l">\(Self.rect(0, 0, 100, 20))
            <fontDescription key="fontDescription" name="\(name)" pointSize="12"/></label>
            """
        let scene = try #require(Self.read("<view id=\"v\">\(Self.rect(0, 0, 300, 100))\(label)</view>").scenes.first)
        #expect(scene.texts.map(\.font) == [FontRequest(.named(family), size: 12, weight: weight)])
    }

    @Test("The saved frames agree with the solved ones")
    func frames() throws {
        let scene = try #require(Self.read(Self.view(Self.edges)).scenes.first)
        let results = FrameComparison(scene).results.filter { $0.axis == .horizontal }
        #expect(results.map(\.agrees) == [true])
    }

    @Test("A frame that the constraints contradict is found, with the kind of its place")
    func contradicted() throws {
        let other = Self.edges.replacing("180", with: "120")
        let scene = try #require(Self.read(Self.view(other)).scenes.first)
        let result = try #require(FrameComparison(scene).results.first { $0.axis == .horizontal })
        #expect(!result.agrees && result.kind == .stale && !result.judges && result.solved.length == 160)
    }

    @Test("Frames that the editor itself calls misplaced are not compared")
    func misplaced() throws {
        let scene = try #require(Self.read(Self.view(Self.edges, label: "misplaced=\"YES\"")).scenes.first)
        let comparison = FrameComparison(scene)
        #expect(comparison.results.isEmpty && comparison.skipped == 1)
    }

    @Test("On macOS frames are counted from the bottom, and labels extend beyond what constraints align")
    func desktop() throws {
        let document = """
            <customView id="v">\(Self.rect(0, 0, 300, 100))<subviews>
            <textField horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            \(Self.rect(18, 64, 84, 16))
            <textFieldCell key="cell" lineBreakMode="clipping" title="Name:" id="c"><font key="font" metaFont="system"/>
            </textFieldCell></textField></subviews><constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="a"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="b"/>
            </constraints></customView>
            """
        let scene = try #require(Self.read(document, platform: "Cocoa").scenes.first)
        #expect(scene.boxes[1].savedFrame == Frame(x: 18, y: 20, width: 84, height: 16))
        #expect(FrameComparison(scene).results.map(\.agrees) == [true, true])
        #expect(scene.texts.map(\.key) == ["c.title"] && scene.texts.map(\.breaking) == [.clip])
    }

    @Test("The overhang of buttons is that of the system that the saved frames agree with", arguments: [6.0, 7.0])
    func designs(overhang: Double) throws {
        let document = """
            <customView id="v">\(Self.rect(0, 0, 300, 100))<subviews>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
            \(Self.rect(20 - overhang, 13, 60 + 2 * overhang, 32))
            <constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints>
            <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" borderStyle="border" id="c"/></button>
            </subviews><constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="a"/>
            </constraints></customView>
            """
        let scene = try #require(Self.read(document, platform: "Cocoa", version: 17701).scenes.first)
        #expect(scene.boxes[1].overhang.left == overhang && scene.misfits == 0)
    }

    /// A row of 44 points in a table, and one below; a label of several lines fills the first.
    private static func rows(_ table: String, _ cell: String = "") -> String {
        """
        <tableViewController id="c"><tableView key="view" \(table) id="t">\(rect(0, 0, 375, 600))
        <sections><tableViewSection id="s"><cells>
        <tableViewCell \(cell) id="r">\(rect(0, 0, 375, 44))
        <tableViewCellContentView key="contentView" id="w">\(rect(0, 0, 375, 44))<subviews>
        <label text="Name" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        \(rect(20, 11, 335, 22))</label></subviews><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="w" secondAttribute="leading" constant="20" id="a"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="w" secondAttribute="top" constant="11" id="b"/>
        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="20" id="d"/>
        <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="11" id="e"/>
        </constraints></tableViewCellContentView></tableViewCell>
        <tableViewCell id="q">\(rect(0, 44, 375, 44))</tableViewCell>
        </cells></tableViewSection></sections></tableView></tableViewController>
        """
    }

    @Test(
        "Rows grow with their contents and move those below, unless the document gives them a height",
        arguments: [
            ("rowHeight=\"-1\"", "", 102.0), ("rowHeight=\"44\"", "", 44), ("rowHeight=\"-1\"", "rowHeight=\"44\"", 44),
        ])
    func growingRows(table: String, cell: String, height: Double) throws {
        let scene = try #require(Self.read(Self.rows(table, cell)).scenes.first)
        let label = try #require(scene.texts.first?.box)
        let contents = ContentSizes { index, axis in index == label ? (axis == .vertical ? 80 : 335) : nil }
        let solved = try SceneProgram(scene, contents: contents).solve().get()
        let rows = scene.boxes.indices.filter { scene.boxes[$0].shape == .row }
        #expect(rows.map { solved.frames[$0].y } == [0, height])
        #expect(rows.map { solved.frames[$0].height } == [height, 44])
    }

    @Test(
        "A cell has the margins of its device, if it is not as narrow as the narrowest screen",
        arguments: [("retina6_1", 335.0, 20.0), ("retina6_1", 320, 16), ("retina4_7", 414, 16)])
    func cellMargins(device: String, width: Double, margin: Double) throws {
        let cell = """
            <tableViewCell id="r">\(Self.rect(0, 0, width, 44))
            <tableViewCellContentView key="contentView" id="w">\(Self.rect(0, 0, width, 44))<subviews>
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            \(Self.rect(margin, 11, width - 2 * margin, 21))</label></subviews><constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="w" secondAttribute="leadingMargin" id="a"/>
            <constraint firstAttribute="trailingMargin" secondItem="l" secondAttribute="trailing" id="b"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """
        let document = Self.read(cell, device: device)
        let scene = try #require(document.scenes.first)
        #expect(FrameComparison(scene).results.filter { $0.axis == .horizontal }.map(\.agrees) == [true])
    }

    @Test("Cells in groups keep the margins of the screen", arguments: [(375.0, 32.0), (414, 40)])
    func groups(width: Double, start: Double) throws {
        let reading = Self.read(
            """
            <tableViewController id="c"><tableView key="view" style="insetGrouped" id="t">\(Self.rect(0, 0, 414, 800))
            <prototypes><tableViewCell id="r">\(Self.rect(20, 0, 374, 44))
            <tableViewCellContentView key="contentView" id="w">\(Self.rect(0, 0, 374, 44))<subviews>
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">\(Self.rect(20, 11, 334, 21))</label>
            </subviews><constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="w" secondAttribute="leadingMargin" id="a"/>
            <constraint firstAttribute="trailingMargin" secondItem="l" secondAttribute="trailing" id="b"/>
            </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
            """)
        let scene = try #require(reading.scenes.first)
        #expect(FrameComparison(scene).results.filter { $0.axis == .horizontal }.map(\.agrees) == [true])
        var conditions = SceneConditions()
        conditions.size.horizontal = width
        let solved = try SceneProgram(scene, conditions, contents: .saved(in: scene)).solve().get()
        let label = try #require(scene.texts.first?.box)
        #expect([solved.frames[label].x, solved.frames[label].width] == [start, width - 2 * start])
    }

    @Test("Texts without a place of their own say why")
    func withoutRoom() throws {
        let reading = Self.read(
            """
            <view id="v">\(Self.rect(0, 0, 300, 100))<subviews>
            <textField placeholder="Search" id="f">\(Self.rect(0, 0, 300, 30))</textField></subviews></view>
            <navigationItem title="Home" id="n"/>
            """)
        #expect(reading.scenes.flatMap(\.texts).map(\.withoutRoom) == [.placeholder])
        #expect(reading.otherTexts.map(\.withoutRoom) == [.bar])
    }

    @Test("An outlet to a label says that code may replace its text")
    func outlets() throws {
        let reading = Self.read(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>"
                + "<outlet property=\"nameLabel\" destination=\"l\" id=\"o\"/></connections></placeholder>"
                + Self.view(Self.edges))
        #expect(reading.scenes.flatMap(\.texts).map(\.hasOutlet) == [true])
    }

    @Test("An outlet is named with the class that has it")
    func outletOwner() throws {
        let connections = "<connections><outlet property=\"nameLabel\" destination=\"l\" id=\"o\"/></connections>"
        let owner =
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Berths\">\(connections)"
            + "</placeholder>"
        let reading = Self.read(owner + Self.view(Self.edges))
        #expect(reading.scenes.flatMap(\.texts).map(\.outlets) == [[Outlet(owner: "Berths", name: "nameLabel")]])
    }

    @Test("A text that a binding replaces has no room")
    func binding() throws {
        let field = """
            <textField id="t">\(Self.rect(0, 0, 100, 17))<textFieldCell key="cell" title="Name" id="c"/>
            <connections><binding destination="-2" name="value" keyPath="name" id="b"/></connections></textField>
            """
        let view = "<customView id=\"v\">\(Self.rect(0, 0, 300, 100))<subviews>\(field)</subviews></customView>"
        #expect(Self.read(view, platform: "Cocoa").scenes.flatMap(\.texts).map(\.withoutRoom) == [.code])
    }

    @Test(
        "A text that its view looks up by a key has no room", arguments: ["xibLocKey", "localizationKey", "styleName"])
    func keyed(path: String) throws {
        let label = """
            <label text="Name" id="l">\(Self.rect(0, 0, 100, 20))<userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="\(path)" value="name"/>
            </userDefinedRuntimeAttributes></label>
            """
        let view = "<view id=\"v\">\(Self.rect(0, 0, 300, 100))<subviews>\(label)</subviews></view>"
        #expect(Self.read(view).scenes.flatMap(\.texts).map(\.withoutRoom) == [path == "styleName" ? nil : .code])
    }

    @Test("A view that keeps the margins around it has those of the screen")
    func preservedMargins() throws {
        func left(_ attribute: String) throws -> Double {
            let inner = """
                <view \(attribute) translatesAutoresizingMaskIntoConstraints="NO" id="i">\(Self.rect(0, 0, 300, 50))
                <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                \(Self.rect(40, 0, 100, 20))</label></subviews><constraints>
                <constraint firstItem="l" firstAttribute="leading" secondItem="i" secondAttribute="leadingMargin" id="a"/>
                </constraints></view>
                """
            let margins = "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"40\" bottom=\"0\" right=\"40\"/>"
            let view = """
                <view id="v">\(Self.rect(0, 0, 300, 100))\(margins)<subviews>\(inner)</subviews><constraints>
                <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="b"/>
                <constraint firstItem="i" firstAttribute="width" secondItem="v" secondAttribute="width" id="c"/>
                </constraints></view>
                """
            let scene = try #require(Self.read(view).scenes.first)
            let solved = try SceneProgram(scene, contents: .saved(in: scene)).solve().get()
            return solved.frames[try #require(scene.texts.first?.box)].x
        }
        #expect(try left("") == 8)
        #expect(try left("preservesSuperviewLayoutMargins=\"YES\"") == 40)
    }

    @Test("A document for tablets is laid out on tablets only")
    func tablets() throws {
        #expect(Self.read(Self.view(Self.edges)).scenes.map(\.isForTablets) == [false])
        for (runtime, device) in [("iOS.CocoaTouch.iPad", ""), ("iOS.CocoaTouch", "<device id=\"ipad9_7\"/>")] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="\(runtime)">
                \(device)<objects>\(Self.view(Self.edges))</objects></document>
                """
            var scene = try #require(InterfaceDocument.layout(SourceText(Array(text.utf8))).scenes.first)
            scene.root = .screen
            #expect(scene.devices(of: Device.phones) == [.pad], "\(runtime)")
        }
    }

    @Test("A constraint to an object that is missing is a fault with a place, and the others are kept")
    func missing() throws {
        let reading = Self.read(Self.view(Self.edges.replacing("firstItem=\"l\"", with: "firstItem=\"x\"")))
        #expect(reading.faults.count == 1)
        #expect(reading.scenes.first?.constraints.count == 1)
    }

    @Test(
        "Broken documents give what can be read, and do not trap",
        arguments: [
            "", "<view",
            "<view id=\"v\"><rect key=\"frame\" x=\"nan\" y=\"1e308\" width=\"inf\" height=\"-1\"/></view>",
            "<view id=\"v\"><rect key=\"frame\" x=\"1e308\" y=\"1e308\" width=\"1e308\" height=\"1e308\"/>"
                + "<subviews><label text=\"a\" id=\"l\"><rect key=\"frame\" x=\"-1e308\" y=\"0\" width=\"1e308\" height=\"1\"/>"
                + "</label></subviews><constraints><constraint firstItem=\"l\" firstAttribute=\"width\" constant=\"1e308\" "
                + "multiplier=\"1:0\" priority=\"nan\" id=\"c\"/></constraints></view>",
            "<stackView id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/><subviews/></stackView>",
            "<gridView id=\"g\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/><gridCells>"
                + "<gridCell row=\"r\" column=\"c\" headOfMergedCell=\"x\" id=\"x\"/></gridCells></gridView>",
        ])
    func broken(objects: String) throws {
        for platform in ["CocoaTouch", "Cocoa"] {
            for scene in Self.read(objects, platform: platform).scenes { _ = FrameComparison(scene) }
        }
    }
}
