// Swell's own format of recorded screens: reading, faults, writing, and its schema.

import Basics
import Catalogs
import Foundation
import Layouts
import Platforms
import Screens
import TestSupport
import Testing

@Suite("A recorded screen as JSON")
struct ScreenJSONTests {
    private func read(_ text: String, path: String = "screens/login.de.json") -> ScreenReading {
        ScreenFormat.read(SourceText(Array(text.utf8)), ScreenFile(path))
    }

    /// A screen that has every member.
    private static let whole: RecordedScreen = {
        var screen = RecordedScreen(name: "Login", locale: "de", size: .init(width: 360, height: 740))
        (screen.platform, screen.address, screen.scale) = ("web", "/login", 2)
        (screen.date, screen.picture) = ("2026-11-28T16:55:00Z", "login.png")
        (screen.problems, screen.remarks) = ([RecordedProblem(.scrolls, by: 12)], ["a frame of another host"])
        var text = RecordedText("Weiter \"jetzt\"\n", Frame(x: 16, y: 20.25, width: 120, height: 36))
        text.lines = [Frame(x: 16, y: 20.25, width: 120, height: 18), Frame(x: 16, y: 38.25, width: 60, height: 18)]
        var key = RecordedKey("next", catalog: "de.json", variant: "plural.other", by: .mark)
        key.hash = "5f3c0e9b2a41"
        (text.keys, text.marks, text.path, text.layer) = ([key], [7], "main > button", "Next")
        (text.role, text.direction) = (.button, .leftToRight)
        text.box = Frame(x: 8, y: 12, width: 136, height: 44)
        text.clip = Frame(x: 0, y: 0, width: 360, height: 740)
        var font = RecordedFont()
        (font.asked, font.used, font.size, font.weight) = ("Helvetica, Arial", ["Noto Sans"], 15, 500)
        (font.isItalic, font.spacing, font.lineHeight, font.transform) = (true, 0.5, 18, .uppercase)
        text.font = font
        var room = RecordedRoom(width: 140, height: 40, lines: 2, by: .probe)
        (room.why, room.neighbours, room.together) = ("its row wraps", [1], 300)
        (room.word, room.breaks, room.breaksTogether, room.wordsTogether) = (120, 1, 1, 200)
        text.room = room
        text.problems = [RecordedProblem(.cut, why: "an ellipsis replaces its end", by: 9.5, with: 1)]
        text.cell = RecordedCell(table: 0, row: 3, column: 0, word: 80, line: 120, isOneLine: true)
        screen.tables = [
            RecordedTable(spare: 20, edge: 340, columns: [.init(left: 16, width: 130, word: 80, line: 140)])
        ]
        text.line = 2
        var other = RecordedText("Zurück", Frame(x: 200, y: 20, width: 60, height: 18))
        other.keys = []
        other.line = 3
        screen.texts = [text, other]
        return screen
    }()

    @Test("is read as it was written")
    func roundTrip() throws {
        let reading = ScreenFormat.read(SourceText(Self.whole.json), ScreenFile("a.json"))
        #expect(reading.faults.isEmpty, "\(reading.faults)")
        #expect(reading.screens == [Self.whole])
    }

    @Test("has exactly the members of the schema")
    func schema() throws {
        let data = try Data(contentsOf: Corpora.root.appending(path: "docs/screens.schema.json"))
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        func described(_ object: [String: Any]?) -> Set<String> {
            Set((object?["properties"] as? [String: Any] ?? [:]).keys)
        }
        let written = try #require(
            try JSONSerialization.jsonObject(with: Data(Self.whole.json)) as? [String: Any])
        let text = try #require((written["texts"] as? [[String: Any]])?.first)
        #expect(Set(written.keys) == described(schema).subtracting(["$schema"]))
        #expect(Set(text.keys) == described(definitions["text"]))
        #expect(Set((text["keys"] as? [[String: Any]])?.first?.keys ?? [:].keys) == described(definitions["key"]))
        #expect(Set((text["font"] as? [String: Any])?.keys ?? [:].keys) == described(definitions["font"]))
        #expect(Set((text["room"] as? [String: Any])?.keys ?? [:].keys) == described(definitions["room"]))
        #expect(Set((text["cell"] as? [String: Any])?.keys ?? [:].keys) == described(definitions["cell"]))
        let table = try #require((written["tables"] as? [[String: Any]])?.first)
        #expect(Set(table.keys) == described(definitions["table"]))
        #expect(
            Set((text["problems"] as? [[String: Any]])?.first?.keys ?? [:].keys) == described(definitions["problem"]))
    }

    @Test("needs only texts with their areas; the file names the screen and its language")
    func least() throws {
        let screen = try #require(read(#"{"texts": [{"text": "Weiter", "rectangle": [1, 2, 3, 4]}]}"#).screens.first)
        #expect(screen.name == "login")
        #expect(screen.locale == "de")
        #expect(screen.texts.first?.rectangle == Frame(x: 1, y: 2, width: 3, height: 4))
        #expect(screen.texts.first?.keys == nil)
    }

    @Test(
        "names the place of what is wrong, and reads the rest",
        arguments: [
            (#"{"texts": [{"text": "a", "rectangle": [1, 2, 3]}]}"#, 1, 39),
            ("{\"texts\": [],\n\"locle\": \"de\"}", 2, 1),
            (#"{"texts": [{"text": 7, "rectangle": [1, 2, 3, 4]}]}"#, 1, 21),
            (#"{"texts": [{"text": "a", "rectangle": [1, 2, 3, 1e9]}]}"#, 1, 49),
            (#"{"texts": [], "picture": "../secret.png"}"#, 1, 26),
            (#"{"texts": [], "version": 2}"#, 1, 26),
            (#"{"texts": [{"text": "a", "rectangle": [1, 2, 3, 4], "role": "buton"}]}"#, 1, 61),
            (#"{"texts": [{"text": "a", "rectangle": [1, 2, 3, 4], "room": {"neighbours": [4]}}]}"#, 1, 1),
            (
                #"{"texts": [{"text": "a", "rectangle": [1, 2, 3, 4], "cell": {"table": 0, "row": 0, "column": 0}}]}"#,
                1, 1
            ),
            (#"{"names": []}"#, 1, 2),
        ])
    func faults(_ text: String, _ line: Int, _ column: Int) {
        let faults = read(text).faults
        #expect(faults.first?.place == Place(line: line, column: column), "\(faults)")
    }

    @Test("suggests the name that was meant")
    func suggestion() {
        #expect(read(#"{"texts": [], "locle": "de"}"#).faults.first?.help == "did you mean 'locale'?")
    }

    @Test("never crashes on damaged input, and reports each damage")
    func damaged() {
        let whole = Self.whole.json
        for length in stride(from: 0, to: whole.count - 2, by: 7) {
            let reading = ScreenFormat.read(SourceText(Array(whole[..<length])), ScreenFile("a.json"))
            #expect(!reading.faults.isEmpty, "cut at \(length)")
        }
    }
}
