// The reader's place in a report is kept.

import Browser
import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("The reader's place in a report")
    struct PlaceTests {
        private static func top(_ key: String) -> String {
            "document.querySelector('.row[data-key=\"\(key)\"]').getBoundingClientRect().top"
        }

        @Test("At another text size, also by the slider, the current row keeps its place and focus")
        func textSize() async throws {
            try await ReportPage.of(ReportedApp.usual, at: "key=row.40") { page in
                try await page.settle()
                try await page.tab.run("document.querySelector('.row[data-target]').focus({ preventScroll: true });")
                let before = try await page.tab.evaluate(Self.top("row.40"), as: Double.self)
                for step in 1...3 {
                    try await page.tab.press("]", "]", "]", "]")
                    try await page.settle()
                    let now = try await page.tab.evaluate(Self.top("row.40"), as: Double.self)
                    #expect(abs(now - before) < 2, "\(step): \(before) \(now)")
                    let focused = "document.activeElement.dataset.key ?? document.activeElement.tagName"
                    #expect(try await page.tab.evaluate(focused, as: String.self) == "row.40")
                }
                try await page.tab.run("document.querySelector('#step').focus({ preventScroll: true });")
                try await page.tab.press("Home")
                try await page.settle()
                let now = try await page.tab.evaluate(Self.top("row.40"), as: Double.self)
                #expect(abs(now - before) < 2, "the slider: \(before) \(now)")
                #expect(try await page.tab.evaluate("document.activeElement.id", as: String.self) == "step")
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test("A button of a row keeps the focus at another text size")
        func button() async throws {
            try await ReportPage.of(ReportedApp.usual, at: "key=row.40") { page in
                try await page.settle()
                let button = "document.querySelector('.row[data-target] [data-act=\"markdown\"]')"
                try await page.tab.run("\(button).focus({ preventScroll: true });")
                try await page.tab.press("]")
                try await page.settle()
                #expect(try await page.tab.evaluate("document.activeElement === \(button)", as: Bool.self))
            }
        }

        @Test("Visible rows keep their place at another zoom, even without a current row")
        func reading() async throws {
            try await ReportPage.of(ReportedApp.usual, at: "sort=file") { page in
                try await page.tab.run("window.scrollTo(0, 4000);")
                try await page.settle()
                let first = """
                    (() => {
                        const bar = document.querySelector('#controls').offsetHeight;
                        const row = [...document.querySelectorAll('.row:not([hidden])')]
                            .find((row) => row.getBoundingClientRect().bottom > bar);
                        return [row.dataset.key, String(Math.round(row.getBoundingClientRect().top))];
                    })()
                    """
                let before = try await page.tab.evaluate(first, as: [String].self)
                try await page.tab.choose("2", in: "#zoom")
                try await page.settle()
                let after = try await page.tab.evaluate(first, as: [String].self)
                #expect(after[0] == before[0])
                let tops = [before[1], after[1]].compactMap(Double.init)
                try #require(tops.count == 2)
                #expect(abs(tops[0] - tops[1]) < 3, "\(tops)")
            }
        }

        @Test("A page scrolls as far as requested, even to rows not drawn yet")
        func jump() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                try await page.tab.run("window.scrollTo(0, 4000);")
                try await page.settle()
                #expect(try await abs(page.tab.evaluate("window.scrollY", as: Double.self) - 4000) < 100)
            }
        }

        @Test("A link to the key in the current address goes there again")
        func again() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                try await page.settle()
                let link = "#riskiest li:nth-child(3) a"
                try await page.tab.click(link)
                try await page.settle()
                let place = try await page.tab.evaluate("window.scrollY", as: Double.self)
                #expect(place > 100)
                try await page.tab.run("window.scrollTo(0, 0);")
                try await page.settle()
                try await page.tab.click(link)
                try await page.settle()
                #expect(try await abs(page.tab.evaluate("window.scrollY", as: Double.self) - place) < 3)
            }
        }

        @Test(
            "Links distinguish keys with the same name in two catalogs, and an address without the catalog still works"
        )
        func twins() async throws {
            try await ReportPage.of(ReportedApp.twins) { page in
                try await page.settle()
                let links = "[...document.querySelectorAll('#riskiest a')].map((link) => [link.hash, link.innerText])"
                let riskiest = try await page.tab.evaluate(links, as: [[String]].self)
                try #require(riskiest.count == 3)
                for (catalog, text) in [("Quay", "Title of the quay"), ("Sea", "Title of the sea")] {
                    let link = try #require(riskiest.first { $0[0].contains("in=\(catalog)") })
                    #expect(link[1].contains("\(catalog)/en.lproj/L.strings"))
                    try await page.tab.click("#riskiest a[href=\"\(link[0])\"]")
                    try await page.settle()
                    let row = "document.querySelector('.row[data-target]').innerText"
                    #expect(try await page.tab.evaluate(row, as: String.self).contains("\(catalog)/en.lproj/L.strings"))
                    let label = "document.querySelector('.row[data-target] .stage').getAttribute('aria-label')"
                    #expect(try await page.tab.evaluate(label, as: String.self).contains(text))
                }
                #expect(riskiest.contains { $0[0] == "#key=sea.only" && !$0[1].contains("L.strings") })
                let key = "document.querySelector('.row[data-target]').dataset.key"
                for address in ["key=title", "key=title&in=Gone.strings", "key=sea.only&in=Sea%2Fen.lproj%2FL.strings"]
                {
                    try await page.open(ReportedApp.twins.get().page, at: address)
                    try await page.settle()
                    let leads = try await page.tab.evaluate(key, as: String.self)
                    #expect(address.hasPrefix("key=\(leads)"), "\(address)")
                }
                #expect(try await page.tab.complaints() == [])
            }
        }
    }
}
