// The screens of a report.

import Browser
import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("The screens of a report")
    struct ScreenTests {
        private static let screen = "view=screens&screen=BerthsViewController"
        private static let english = "\(screen)&language=en"

        /// The keys of the texts of the open screen with a state.
        private static func keys(_ state: String) -> String {
            "[...document.querySelectorAll('#screen-texts > [data-state=\(state)]')].map((text) => text.dataset.key).sort()"
        }

        @Test("An arrow key flips to German, where the texts that are cut are marked; the English ones fit")
        func flip() async throws {
            try await ReportPage.of(ReportedApp.layouts, at: Self.english) { page in
                let marks = "document.querySelectorAll('#screen-stage .alarm').length"
                #expect(try await page.tab.evaluate(Self.keys("whole"), as: [String].self).count == 5)
                #expect(try await page.tab.evaluate(marks, as: Int.self) == 0)
                try await page.tab.press("ArrowRight")
                try await page.settle()
                #expect(
                    try await page.tab.evaluate(Self.keys("breaking"), as: [String].self)
                        == ["bLb-00-002.text", "bLb-00-003.text"])
                #expect(try await page.tab.evaluate(marks, as: Int.self) == 2)
                let hash = try await page.tab.evaluate("location.hash", as: String.self)
                #expect(hash.contains("view=screens") && !hash.contains("language=en"))
                let words = try await page.tab.evaluate(
                    "document.getElementById('screen-verdict').textContent", as: String.self)
                #expect(words == "2 texts break")
                // It is cut: fewer glyphs are drawn than in the whole text.
                let glyphs = "document.querySelectorAll('#screen-stage [data-slot=\"1\"] use').length"
                let drawn = try await page.tab.evaluate(glyphs, as: Int.self)
                #expect(drawn > 3 && drawn < "Hafengebühr für Gäste".count)
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test("A recorded screen shows its picture, with a frame around what breaks; one without is drawn")
        func pictures() async throws {
            let german = "view=screens&screen=Chat&language=de"
            try await ReportPage.of(ReportedApp.recorded, at: german) { page in
                let state =
                    "document.querySelectorAll('#screen-stage image').length + ' '"
                    + " + document.querySelectorAll('#screen-stage [data-state=breaking] .spot').length + ' '"
                    + " + document.querySelectorAll('#screen-stage use').length"
                #expect(try await page.tab.evaluate(state, as: String.self) == "1 1 0")
                // A point is as wide as the screen: the picture is shown to its end.
                let height = "document.querySelector('#screen-stage image').getAttribute('height')"
                #expect(try await page.tab.evaluate(height, as: String.self) == "200")
                #expect(try await page.tab.evaluate(Self.keys("breaking"), as: [String].self) == ["send"])
                for other in ["en", "fr"] {
                    try await page.tab.run("location.hash = 'view=screens&screen=Chat&language=\(other)'")
                    try await page.settle()
                    let drawn = try await page.tab.evaluate(state, as: String.self)
                    #expect(drawn.hasPrefix("0 0 ") && drawn != "0 0 0", "\(other): \(drawn)")
                }
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test("A page that was recorded at two widths has two cards, told apart by their width; sizes are in pixels")
        func widths() async throws {
            try await ReportPage.of(ReportedApp.recorded, at: "view=screens&show=all&language=en") { page in
                let names = "[...document.querySelectorAll('#thumbnails .name')].map((name) => name.textContent)"
                #expect(
                    try await page.tab.evaluate(names, as: [String].self) == [
                        "Chat", "Menu, 200 wide", "Menu, 300 wide",
                    ])
                try await page.tab.run("location.hash = 'view=screens&screen=Menu 2&language=en'")
                try await page.settle()
                let heading =
                    "['screen-name', 'screen-words'].map((name) => document.getElementById(name).textContent).join(': ')"
                #expect(
                    try await page.tab.evaluate(heading, as: String.self)
                        == "Menu, 300 wide: English (en) · 300 × 100 px")
            }
        }

        @Test("A text of a screen leads to its key, and the key leads back to the screen")
        func links() async throws {
            try await ReportPage.of(ReportedApp.layouts, at: Self.english) { page in
                try await page.tab.click("#screen-stage a[data-slot=\"4\"] .target")
                try await page.settle()
                let target = "document.querySelector('.row[data-target]').dataset.key"
                #expect(try await page.tab.evaluate(target, as: String.self) == "bLb-00-005.text")
                let visible = "['rows', 'screens'].map((id) => document.getElementById(id).checkVisibility())"
                #expect(try await page.tab.evaluate(visible, as: [Bool].self) == [true, false])
                try await page.tab.click(".row[data-target] .on-screens a")
                try await page.settle()
                let name = "document.getElementById('screen-name').textContent"
                #expect(try await page.tab.evaluate(name, as: String.self) == "BerthsViewController")
                #expect(try await page.tab.evaluate(visible, as: [Bool].self) == [false, true])
            }
        }

        @Test("All screens are drawn as small pictures; a screen is found by its name, and by the texts that it shows")
        func thumbnails() async throws {
            try await ReportPage.of(ReportedApp.layouts, at: "view=screens") { page in
                try await page.settle()
                let cards = "[...document.querySelectorAll('#thumbnails > .card')].map((card) => card.dataset.screen)"
                #expect(try await page.tab.evaluate(cards, as: [String].self) == ["BerthsViewController"])
                let drawn = "document.querySelectorAll('#thumbnails .thumb use').length > 0"
                #expect(try await page.tab.evaluate(drawn, as: Bool.self))
                for (words, count) in [("freie", 1), ("quay", 0), ("berths", 1)] {
                    try await page.tab.run("document.getElementById('screen-find').focus()")
                    try await page.tab.run("document.getElementById('screen-find').select()")
                    try await page.tab.type(words)
                    try await page.settle()
                    #expect(try await page.tab.evaluate(cards, as: [String].self).count == count, "\(words)")
                }
            }
        }

        @Test(
            "No words overlap, nothing is wider than the page, and all controls have names",
            arguments: [360, 700, 1280])
        func look(width: Int) async throws {
            for address in ["view=screens&language=de", "\(Self.screen)&language=de"] {
                try await ReportPage.of(ReportedApp.layouts, at: address, width: width) { page in
                    try await page.settle()
                    #expect(try await page.tab.evaluate(SummaryTests.overlapping, as: [String].self) == [])
                    let room = "[document.documentElement.scrollWidth, innerWidth]"
                    let widths = try await page.tab.evaluate(room, as: [Int].self)
                    #expect(widths[0] <= widths[1], "\(widths)")
                    let controls = try await page.tab.spoken().filter {
                        ["link", "button", "searchbox", "combobox", "group"].contains($0.role)
                    }
                    #expect(controls.count > 8)
                    #expect(controls.filter { $0.name.isEmpty }.map(\.role) == [])
                }
            }
        }

        @Test("An app without layouts has no view of screens")
        func none() async throws {
            try await ReportPage.of(ReportedApp.shrunk, at: "view=screens") { page in
                try await page.settle()
                let visible = "['views', 'screens', 'rows'].map((id) => document.getElementById(id).checkVisibility())"
                #expect(try await page.tab.evaluate(visible, as: [Bool].self) == [false, false, true])
                #expect(try await page.tab.complaints() == [])
            }
        }
    }
}
