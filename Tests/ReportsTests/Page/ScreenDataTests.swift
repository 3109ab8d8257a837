// The screens of a page as data.

import Budgets
import Drawing
import Fonts
import Foundation
import Layouts
import Reports
import Risk
import Rooms
import TestSupport
import Testing
import TextLayout

@Suite("The screens of a page")
struct ScreenDataTests {
    /// A view with a label of 60 points in a text style.
    private static let scene: Scene = {
        var scene = Scene(name: "Fees", root: .view)
        var root = Box(name: "root", shape: .plain, line: 1, parent: nil, placement: .constraints)
        root.savedFrame = Frame(x: 0, y: 0, width: 300, height: 100)
        _ = scene.add(root)
        var label = Box(
            name: "label", shape: .label, line: 2, parent: 0, placement: .resizing(PerAxis(both: .staysAtStart)))
        label.savedFrame = Frame(x: 10, y: 10, width: 60, height: 20)
        label.content = PerAxis(both: .text)
        let box = scene.add(label)
        scene.texts = [
            TextSlot(
                key: "fee", role: .label, box: box, text: "Fee", font: FontRequest(.style("Body"), size: 17), line: 2),
            TextSlot(
                key: "hint", role: .tooltip, box: box, text: "A fee", font: FontRequest(.system, size: 11), line: 3),
        ]
        scene.texts[1].withoutRoom = .floating
        return scene
    }()

    private static let german = DocumentLanguage("de", texts: ["fee": "Hafengebühr für Gäste"])
    private static let fonts = FontShelf { () throws(FontError) in
        try FontLibrary(files: [Corpora.own.appending(path: "Fonts").path])
    }

    /// The report of an app with the key of the label, and the scene in English and German.
    private static func report() throws -> RiskReport {
        var report = try SampleReport.make([("fee", ["Fee", "Hafengebühr für Gäste"])], locales: ["de"])
        var drawer = SeriesDrawer(fonts: fonts, glyphs: report.shelf)
        let document = LayoutDocument(
            [scene], others: [], source: DocumentLanguage("en", texts: [:]), languages: [german])
        report.screens = drawer.series(
            of: document, at: "Base.lproj/Fees.xib", catalogs: ["en.lproj/Localizable.strings"], on: Device.pictured,
            others: [], showing: { _ in true })
        return report
    }

    @Test("A screen is listed with its keys, its languages, its views, and how many texts break in each")
    func list() throws {
        let list = try SampleReport.data("report-screens", of: SampleReport.page(try Self.report()))
        try #require(list.count == 2)
        let head = try #require(list[0] as? [String: Any])
        #expect(head["languages"] as? [String] == ["en", "de"])
        #expect(head["views"] as? [[String]] == [["saved size", ""], ["saved size", "ax3"]])
        let scene = try #require(list[1] as? [String: Any])
        #expect(scene["name"] as? String == "Fees" && scene["document"] as? String == "Base.lproj/Fees.xib")
        // The tooltip is not drawn.
        #expect(scene["keys"] as? [Int] == [0, -1])
        // English at two sizes, then German: numbers begin at "!", and a quotation mark is no number.
        #expect(scene["breaks"] as? String == "!!#!")
    }

    @Test("A language repeats no frame that is the same as in the source, and a text is written once for all views")
    func drawings() throws {
        let drawn = try SampleReport.data("report-drawings", of: SampleReport.page(try Self.report()))
        let scene = try #require(drawn.first as? [String: Any])
        let drawings = try #require(scene["drawings"] as? [[String]])
        #expect(drawings.count == 2 && drawings.allSatisfy { $0.count == 2 })
        // Neither mirrored nor scrolled, no frame, one text.
        #expect(drawings[1].allSatisfy { $0.hasPrefix("!!#") }, "\(drawings)")
        #expect(!drawings[0][0].hasPrefix("!!"))
        // Two texts at two sizes.
        #expect((scene["lines"] as? [String])?.count == 4)
    }

    @Test("A text is larger at a larger text size only in a text style")
    func sizes() {
        let grown = Self.scene.grown(to: .apple(.ax3))
        #expect(grown.texts.map(\.font.size) == [40, 11])
        #expect(Self.scene.grown(to: nil).texts.map(\.font.size) == [17, 11])
    }

    @Test("A size in sp grows with the font scale, a large one less than a small one")
    func fontScales() {
        var scene = Self.scene
        for (slot, size) in zip(scene.texts.indices, [14.0, 30]) {
            scene.texts[slot].font = FontRequest(.named("Roboto"), size: size)
            scene.texts[slot].font.isScaled = true
        }
        #expect(scene.grown(to: .android(FontScale(2))).texts.map(\.font.size) == [26, 38])
        #expect(scene.grown(to: .apple(.ax3)).texts.map(\.font.size) == [14, 30])
        scene.texts[1].font.isScaled = false
        #expect(scene.grown(to: .android(FontScale(2))).texts.map(\.font.size) == [26, 30])
    }

    @Test("A report without layouts has no data of screens, and is the same for the same layouts")
    func deterministic() throws {
        var report = try Self.report()
        #expect(SampleReport.page(report) == SampleReport.page(try Self.report()))
        report.screens = []
        #expect(!SampleReport.page(report).contains("id=\"report-screens\">\n{"))
    }
}
