// Boxes in a report: lines, heights and lost text, at every text size.

import Browser
import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("Boxes in a report")
    struct BoxTests {
        @Test("A box of several lines is described in lines at every text size, in captions and in copies")
        func lines() async throws {
            try await ReportPage.of(ReportedApp.boxes, at: "q=about&size=ax5") { page in
                try await page.settle()
                let cell = try await page.cell("about", "de")
                #expect(cell["verdict"] == "breaks")
                #expect(cell["need"] == "3" && cell["has"] == "2" && cell["unit"] == "lines")
                #expect(try await page.words("about", "de").contains("needs 3 lines, has 2 lines"))
                let copies = "[asMarkdown([keys[0]]), asCSV([keys[0]])]"
                let copied = try await page.tab.evaluate(copies, as: [String].self)
                #expect(copied[0].contains("breaks: needs 3 lines, has 2 lines"))
                #expect(copied[0].contains("at text size AX5"))
                #expect(copied[1].contains("\"breaks: needs 3 lines, has 2 lines\",1,3,2,lines,"), "\(copied[1])")
                let words = "document.getElementById('words').textContent"
                #expect(
                    try await page.tab.evaluate(words, as: String.self).hasPrefix(
                        "In all keys and languages, at the default text size: "))
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test("A box that is lower than a line is described by its height, and drawn with its true height")
        func height() async throws {
            try await ReportPage.of(ReportedApp.boxes, at: "q=tall") { page in
                try await page.settle()
                let cell = try await page.cell("tall", "de")
                #expect(cell["unit"] == "points of height" && cell["has"] == "10")
                #expect(try await page.words("tall", "de").contains("needs 19 pt of height, has 10 pt"))
                let height = "\(ReportPage.node("tall", "de")).querySelector('.edge').height.baseVal.value"
                #expect(try await page.tab.evaluate(height, as: Double.self) == 10)
            }
        }

        @Test("Lost text is paler: it is drawn before a truncated head, and given in words between two ends")
        func lost() async throws {
            try await ReportPage.of(ReportedApp.boxes, at: "q=Report of") { page in
                try await page.settle()
                let count = { (key: String) in "\(ReportPage.node(key, "en")).querySelectorAll('.lost use').length" }
                // "Report o" without its space, which has no ink.
                #expect(try await page.tab.evaluate(count("h"), as: Int.self) == 7)
                #expect(try await page.tab.evaluate(count("m"), as: Int.self) == 0)
                #expect(try await page.words("m", "en").contains("“ last qua” lost"))
                let isBefore = """
                    (() => {
                        const part = (name) => \(ReportPage.node("h", "en")).querySelector(name);
                        const lost = part('.lost');
                        return Math.abs(lost.x.baseVal.value + lost.width.baseVal.value - part('.edge').x.baseVal.value) < 0.01;
                    })()
                    """
                #expect(try await page.tab.evaluate(isBefore, as: Bool.self))
            }
        }

        @Test("A key of a group shows the shared limit, and keys without a limit do not count as fitting")
        func groups() async throws {
            try await ReportPage.of(ReportedApp.boxes, at: "risk=none") { page in
                let unlimited = try await page.keys()
                #expect(unlimited == ["tab.a", "tab.b"])
                let row = "document.querySelector('.row').innerText"
                let words = try await page.tab.evaluate(row, as: String.self)
                #expect(words.contains("100 pt wide for the whole group 'tabs'"))
                #expect(words.contains("Has no limit of its own"))
                try await page.tab.choose("ok", in: "#filter-risk")
                let fitting = try await page.keys()
                #expect(fitting == ["about"])
            }
        }

        @Test("An address of an older report ignores choices that this report does not have")
        func staleAddress() async throws {
            try await ReportPage.of(ReportedApp.boxes, at: "locale=xx&risk=foo&sort=bar&rule=gone") { page in
                let values = "['filter-locale', 'filter-risk', 'sort'].map((id) => document.getElementById(id).value)"
                let (shown, chosen) = (try await page.shown(), try await page.tab.evaluate(values, as: [String].self))
                #expect(shown == 6 && chosen == ["", "", "risk"])
            }
        }

        @Test("At the text sizes of another system a box keeps its default size, in the picture and in the verdict")
        func otherSystem() async throws {
            try await ReportPage.of(ReportedApp.mixed) { page in
                try await page.settle()
                let own = try await [page.cell("ios", "de"), page.cell("droid", "de")]
                try await page.open(ReportedApp.mixed.get().page, at: "size=1.3")
                try await page.settle()
                #expect(try await page.cell("ios", "de") == own[0])
                #expect(try await page.words("ios", "de").contains(" of 160 pt"))
                #expect(try await page.cell("droid", "de")["verdict"] == "breaks")
                try await page.open(ReportedApp.mixed.get().page, at: "size=ax5")
                try await page.settle()
                #expect(try await page.cell("droid", "de") == own[1])
                let large = try await page.cell("ios", "de")
                #expect(large["verdict"] == "breaks" && large["size"] == "48")
            }
        }

        @Test("The order by overflow depends on the current text size")
        func needs() async throws {
            try await ReportPage.of(ReportedApp.mixed, at: "sort=need") { page in
                let own = try await page.keys()
                #expect(own == ["droid", "ios"])
                try await page.open(ReportedApp.mixed.get().page, at: "sort=need&size=ax5")
                let large = try await page.keys()
                #expect(large == ["ios", "droid"])
            }
        }

        @Test("The current row stays current at another text size, and rows are in the order of the riskiest keys")
        func focus() async throws {
            try await ReportPage.of(ReportedApp.boxes) { page in
                try await page.settle()
                let riskiest = "[...document.querySelectorAll('#riskiest a')].map((link) => link.dataset.key)"
                let named = try await page.tab.evaluate(riskiest, as: [String].self)
                let rows = try await page.keys()
                #expect(Array(rows.prefix(named.count)) == named && named.count == 3)
                try await page.tab.press("j", "]")
                try await page.settle()
                let focused = "document.activeElement.dataset.key || document.activeElement.tagName"
                #expect(try await page.tab.evaluate(focused, as: String.self) == named[0])
            }
        }
    }
}
