// Rows of tables in the styles of iOS, at the text sizes that people choose.

import Catalogs
import Layouts
import Platforms
import Rooms
import Testing
import TextLayout

@Suite("Rows at large text sizes")
struct LargeRowsTests {
    /// A list with a row in the style with a detail on the right, and one below it.
    private static func scene(rowHeight: String) throws -> Scene {
        let label = """
            <label text="Paper" id="l"><rect key="frame" x="20" y="12" width="45" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        let detail = """
            <label text="A4" id="d"><rect key="frame" x="325" y="12" width="30" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
            useAutolayout="YES"><objects>
            <tableView id="t" style="plain" rowHeight="\(rowHeight)">
            <rect key="frame" x="0" y="0" width="375" height="600"/><sections><tableViewSection id="s"><cells>
            <tableViewCell id="r" style="IBUITableViewCellStyleValue1" textLabel="l" detailTextLabel="d">
            <rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews>\(label)\(detail)</subviews></tableViewCellContentView></tableViewCell>
            <tableViewCell id="q"><rect key="frame" x="0" y="44" width="375" height="44"/></tableViewCell>
            </cells></tableViewSection></sections></tableView></objects></document>
            """
        return try #require(InterfaceDocument.layout(SourceText(Array(document.utf8))).scenes.first)
    }

    /// The frames of the labels and of the rows at a text size, where each text is 60 points high.
    private static func frames(_ scene: Scene, at size: TextSize) throws -> (labels: [Frame], rows: [Frame]) {
        let scene = scene.grown(to: .apple(size))
        let labels = scene.texts.compactMap(\.box)
        let contents = ContentSizes { index, axis in labels.contains(index) ? (axis == .vertical ? 60 : 200) : nil }
        let frames = try SceneProgram(scene, contents: contents).solve().get().frames
        let rows = scene.boxes.indices.filter { scene.boxes[$0].shape == .row }
        return (labels.map { frames[$0] }, rows.map { frames[$0] })
    }

    @Test("At the accessibility sizes the texts of a style stand below each other, and the row grows with them")
    func stacked() throws {
        let (labels, rows) = try Self.frames(Self.scene(rowHeight: "-1"), at: .ax1)
        try #require(labels.count == 2 && rows.count == 2)
        #expect(labels.map(\.x) == [20, 20] && labels.map(\.width) == [335, 335])
        #expect(labels[1].y >= labels[0].end(.vertical))
        #expect(rows[0].end(.vertical) >= labels[1].end(.vertical) && rows[1].y == rows[0].end(.vertical))
    }

    @Test(
        "At other sizes, and in rows with a height of their own, they stay side by side",
        arguments: [("-1", TextSize.xxxLarge), ("44", .ax5)])
    func sideBySide(rowHeight: String, size: TextSize) throws {
        let (labels, rows) = try Self.frames(Self.scene(rowHeight: rowHeight), at: size)
        #expect(labels.map(\.x) == [20, 325] && labels.map(\.y) == [12, 12])
        #expect(rows.map(\.height) == [44, 44])
    }
}
