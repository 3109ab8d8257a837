// The summary of a report: without limits, and with many languages.

import Browser
import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("The summary of a report")
    struct SummaryTests {
        @Test("Without limits it shows how translations grow, the one that grows most first")
        func growth() async throws {
            try await ReportPage.of(ReportedApp.unlimited) { page in
                try await page.settle()
                let shown = "['limited', 'unlimited'].map((id) => document.getElementById(id).checkVisibility())"
                #expect(try await page.tab.evaluate(shown, as: [Bool].self) == [false, true])
                let rows = "[...document.querySelectorAll('#growth tbody tr')].map((row) => ({ ...row.dataset }))"
                let growth = try await page.tab.evaluate(rows, as: [[String: String]].self)
                let most = growth.compactMap { Double($0["most"] ?? "") }
                #expect(Set(growth.compactMap { $0["locale"] }) == ["de", "fr", "it", "ja"])
                #expect(most.count == 4 && most == most.sorted(by: >), "\(most)")
                // The only French text is as much wider as its picture.
                let widths = "['fr', 'en'].map((tag) => \(Self.line("tab.bookings")).dataset.width)"
                let drawn = try await page.tab.evaluate(widths, as: [String].self).compactMap(Double.init)
                let french = try #require(growth.first { $0["locale"] == "fr" })
                try #require(drawn.count == 2)
                for name in ["average", "most"] {
                    let ratio = try #require(Double(french[name] ?? ""))
                    #expect(abs(ratio - drawn[0] / drawn[1]) < 0.02, "\(name) \(ratio) \(drawn)")
                }
                #expect(try await page.tab.complaints() == [])
            }
        }

        private static func line(_ key: String) -> String {
            "document.querySelector(`.row[data-key=\"\(key)\"] .cell[data-locale=\"${tag}\"] .line`)"
        }

        @Test("Without limits it shows the widest text of each kind of key, and how to set limits for keys of the app")
        func widest() async throws {
            try await ReportPage.of(ReportedApp.unlimited) { page in
                try await page.settle()
                let kinds = "[...document.querySelectorAll('#widest tbody tr')].map((row) => row.dataset.kind)"
                #expect(try await page.tab.evaluate(kinds, as: [String].self) == ["Tab", "Button"])
                let example = "document.getElementById('limits-example').textContent"
                let words = try await page.tab.evaluate(example, as: String.self)
                #expect(words.hasPrefix("budgets:\n") && words.contains("\"tab.*\": {width: 160"), "\(words)")
                try await page.tab.click("#widest [data-kind=\"Tab\"] a")
                try await page.settle()
                let target = "document.querySelector('.row[data-target]').dataset.key"
                #expect(try await page.tab.evaluate(target, as: String.self) == "tab.bookings")
                #expect(try await !page.options(of: "#sort").contains("risk"))
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test("A language of the growth filters the report, and keeps the focus")
        func filter() async throws {
            try await ReportPage.of(ReportedApp.unlimited) { page in
                try await page.settle()
                let button = "document.querySelector('#growth button[data-locale=\"de\"]')"
                try await page.tab.click("#growth button[data-locale=\"de\"]")
                try await page.settle()
                let chosen = "document.getElementById('filter-locale').value"
                #expect(try await page.tab.evaluate(chosen, as: String.self) == "de")
                #expect(try await page.tab.evaluate("document.activeElement === \(button)", as: Bool.self))
                let pressed = "\(button).getAttribute('aria-pressed')"
                #expect(try await page.tab.evaluate(pressed, as: String.self) == "true")
            }
        }

        @Test("Of many languages it shows the worst, and all when requested; the heat map has only keys with a limit")
        func many() async throws {
            try await ReportPage.of(ReportedApp.many) { page in
                try await page.settle()
                let bars = "[...document.querySelectorAll('#locale-bars > li')].map((bar) => bar.dataset.locale)"
                let map = "(({ columns, rows }) => [columns, rows])(document.getElementById('heatmap').dataset)"
                let first = try await page.tab.evaluate(bars, as: [String].self)
                #expect(first == ["sv"] + Array(ReportedApp.manyLocales.prefix(15)))
                #expect(try await page.tab.evaluate(map, as: [String].self) == ["1", "16"])
                try await page.tab.choose("tr", in: "#filter-locale")
                try await page.settle()
                #expect(try await page.tab.evaluate(bars, as: [String].self) == first + ["tr"])
                try await page.tab.click("#all-locales")
                try await page.settle()
                #expect(try await page.tab.evaluate(bars, as: [String].self).count == ReportedApp.manyLocales.count)
                #expect(try await page.tab.evaluate(map, as: [String].self) == ["1", "30"])
                let expanded = "document.getElementById('all-locales').getAttribute('aria-expanded')"
                #expect(try await page.tab.evaluate(expanded, as: String.self) == "true")
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test("No texts overlap, in any width and without limits", arguments: [360, 700, 1280, 1560])
        func overlaps(width: Int) async throws {
            for app in [ReportedApp.usual, ReportedApp.unlimited, ReportedApp.many] {
                try await ReportPage.of(app, width: width) { page in
                    try await page.tab.press("j", "Enter")
                    try await page.settle()
                    #expect(try await page.tab.evaluate(Self.overlapping, as: [String].self) == [])
                    let room = "[document.documentElement.scrollWidth, innerWidth]"
                    let widths = try await page.tab.evaluate(room, as: [Int].self)
                    #expect(widths[0] <= widths[1], "\(widths)")
                }
            }
        }

        /// The pairs of texts that overlap; the boxes of lines are as high as their letters, and cut where the page cuts them.
        static let overlapping = """
            (() => {
                const boxes = [];
                const cut = (box, node) => {
                    for (let above = node; above !== document.body; above = above.parentElement) {
                        if (getComputedStyle(above).overflow === 'visible') continue;
                        const edge = above.getBoundingClientRect();
                        box = {
                            ...box, left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right),
                            top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom),
                        };
                    }
                    return box;
                };
                const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                for (let text; (text = walker.nextNode());) {
                    const node = text.parentElement;
                    if (text.data.trim() === '' || !node.checkVisibility() || node.closest('.said, .skip, #toast, #controls')) continue;
                    const range = document.createRange();
                    range.selectNodeContents(text);
                    const half = parseFloat(getComputedStyle(node).fontSize) / 2 - 2;
                    for (const { left, right, top, bottom } of range.getClientRects()) {
                        const middle = (top + bottom) / 2;
                        boxes.push(cut({ text, left, right, top: middle - half, bottom: middle + half }, node));
                    }
                }
                boxes.sort((one, other) => one.top - other.top);
                return boxes.flatMap((one, at) => {
                    const found = [];
                    for (const other of boxes.slice(at + 1)) {
                        if (other.top > one.bottom) break;
                        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
                        const down = Math.min(one.bottom, other.bottom) - other.top;
                        if (one.text !== other.text && across > 1.5 && down > 1.5) found.push(`${one.text.data} / ${other.text.data}`);
                    }
                    return found;
                });
            })()
            """
    }
}
