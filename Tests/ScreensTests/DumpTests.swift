// The dumps of other tools. The fixtures follow published dumps and documentation; the areas here were computed by hand.

import Basics
import Catalogs
import Layouts
import Platforms
import Screens
import TestSupport
import Testing

@Suite("A dump of another tool")
struct DumpTests {
    private func read(_ name: String, density: Double? = nil) throws -> RecordedScreen {
        let path = Corpora.root.appending(path: "Corpus/Screens/\(name)").path
        let reading = ScreenFormat.read(ScreenFile(path, density: density))
        #expect(reading.faults.isEmpty, "\(reading.faults)")
        return try #require(reading.screens.first)
    }

    @Test("by uiautomator: texts and descriptions, in dp, without what has no area")
    func uiAutomator() throws {
        let screen = try read("login.de.xml", density: 420)
        #expect(screen.platform == "Android" && screen.name == "login" && screen.locale == "de")
        // 1080 × 160 / 420 and 2280 × 160 / 420.
        #expect(abs((screen.size?.width ?? 0) - 411.43) < 0.01 && abs((screen.size?.height ?? 0) - 868.57) < 0.01)
        #expect(screen.texts.map(\.text) == ["Anmelden & anlegen", "E-Mail-Adresse", "Weiter"])
        #expect(screen.texts.map(\.role) == [.label, .accessibility, .button])
        #expect(
            screen.texts.last?.path == "FrameLayout > LinearLayout#form > MaterialButton#next")
        // [714,798][1038,900] at 2.625 pixels a dp.
        #expect(screen.texts.last?.rectangle == Frame(x: 272, y: 304, width: 324 / 2.625, height: 102 / 2.625))
    }

    @Test("by uiautomator without a density is in pixels, and says so")
    func pixels() throws {
        let screen = try read("login.de.xml")
        #expect(screen.texts.first?.rectangle == Frame(x: 42, y: 210, width: 996, height: 105))
        #expect(screen.remarks.contains { $0.contains("--density") })
    }

    @Test("by XCUITest: quotes and line breaks in labels, placeholders, and nothing after the tree")
    func xcuiTest() throws {
        let screen = try read("berths.fr.txt")
        #expect(screen.name == "berths" && screen.locale == "fr")
        #expect(screen.size == .init(width: 393, height: 852))
        #expect(
            screen.texts.map(\.text) == [
                "Places", "Fermer", "Aujourd'hui, l'eau est haute", "Une ligne\net la suivante, 'entre guillemets'",
                "Nom du bateau", "Prévenir", "Barre", "Places",
            ])
        #expect(
            screen.texts.map(\.role) == [
                .label, .button, .label, .label, .placeholder, .checkbox, .accessibility, .button,
            ])
        #expect(screen.texts[1].path == "Application > Window > NavigationBar#Berths > Button#close")
        #expect(screen.texts[1].rectangle == Frame(x: 16, y: 66.7, width: 88.3, height: 30.3))
    }

    @Test("from Figma: frames in sections are screens, fixed layers are rooms, hugging ones are none")
    func figma() throws {
        let screen = try read("design.json")
        #expect(screen.name == "Berth" && screen.size == .init(width: 360, height: 740))
        #expect(screen.texts.map(\.text) == ["Your berth", "Reserve", "18 m", "Tie up at the first jetty."])
        let (title, label, price, note) = (screen.texts[0], screen.texts[1], screen.texts[2], screen.texts[3])
        #expect(title.layer == "berth.title")
        #expect(title.rectangle == Frame(x: 16, y: 20, width: 328, height: 28))
        #expect(title.font?.used == ["Inter"] && title.font?.weight == 600 && title.font?.spacing == 0.25)
        #expect(title.room?.width == 328 && title.room?.height == nil && title.room?.lines == nil)
        #expect(label.path == "Button > Label" && label.font?.transform == .uppercase)
        #expect(label.room?.width == 96 && label.room?.lines == 1 && label.room?.origin == .box)
        #expect(price.room == nil)
        #expect(note.room?.width == 328 && note.room?.height == 60 && note.font?.isItalic == true)
        #expect(title.clip == Frame(x: 0, y: 0, width: 360, height: 740))
    }

    @Test(
        "that is cut off anywhere is still read as far as it goes",
        arguments: ["login.de.xml", "berths.fr.txt", "design.json"])
    func damaged(_ name: String) throws {
        let bytes = try FileReader.read(Corpora.root.appending(path: "Corpus/Screens/\(name)").path)
        for length in stride(from: 0, to: bytes.count, by: 97) {
            let reading = ScreenFormat.read(SourceText(Array(bytes[..<length])), ScreenFile(name))
            #expect(reading.screens.allSatisfy { $0.texts.count < 20 })
        }
    }
}
