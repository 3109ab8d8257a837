// The appearance of a report: dark, narrow, printed, while scrolling, and to screen readers.

import Browser
import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("The look of a report")
    struct LookTests {
        @Test("The page is dark in dark mode")
        func dark() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                let color = "getComputedStyle(document.body).backgroundColor"
                let light = try await page.tab.evaluate(color, as: String.self)
                try await page.tab.show(dark: true)
                let dark = try await page.tab.evaluate(color, as: String.self)
                #expect(brightness(of: light) > 200 && brightness(of: dark) < 60, "\(light) \(dark)")
                let ink = try await page.tab.evaluate(
                    "getComputedStyle(document.querySelector('.picture .line')).fill", as: String.self)
                #expect(brightness(of: ink) > 150, "\(ink)")
            }
        }

        private func brightness(of color: String) -> Int {
            let numbers = color.split { !$0.isNumber }.compactMap { Int($0) }.prefix(3)
            return numbers.reduce(0, +) / max(1, numbers.count)
        }

        @Test("The page does not scroll sideways, even if it is 360 pixels wide", arguments: [360, 700, 1280])
        func narrow(width: Int) async throws {
            try await ReportPage.of(ReportedApp.usual, width: width) { page in
                try await page.tab.press("j", "Enter")
                try await page.settle()
                let room = try await page.tab.evaluate(
                    "[document.documentElement.scrollWidth, innerWidth]", as: [Int].self)
                #expect(room[0] <= width && room[1] == width, "\(room)")
            }
        }

        @Test("Nothing moves while the page loads and scrolls, and rows are drawn when they become visible")
        func scrolling() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                let height = try await page.tab.evaluate("document.documentElement.scrollHeight", as: Double.self)
                #expect(
                    try await page.tab.evaluate("document.querySelectorAll('.row[data-drawn]').length", as: Int.self)
                        < 40)
                try await page.tab.run(
                    """
                    for (let top = 0; top < \(height); top += 300) {
                        scrollTo({ top, behavior: 'instant' });
                        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
                        const seen = [...document.querySelectorAll('.row')].filter((row) => {
                            const box = row.getBoundingClientRect();
                            return box.bottom > 0 && box.top < innerHeight;
                        });
                        if (seen.some((row) => !('drawn' in row.dataset))) throw new Error('a row in view is not drawn');
                    }
                    """)
                #expect(try await page.tab.layoutShift() < 0.05)
                let after = try await page.tab.evaluate("document.documentElement.scrollHeight", as: Double.self)
                #expect(abs(after - height) < height * 0.25, "\(height) \(after)")
            }
        }

        @Test("A printed page contains every shown row")
        func paper() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                try await page.tab.run(
                    """
                    addEventListener('beforeprint', () => {
                        window.printed = document.querySelectorAll('.row[data-drawn]').length;
                    });
                    """)
                let pdf = try await page.tab.pdf()
                #expect(pdf.count > 10_000)
                #expect(
                    try await page.tab.evaluate("printed", as: Int.self) == ReportedApp.keys.main
                        + ReportedApp.keys.extra)
                try await page.settle()
                #expect(
                    try await page.tab.evaluate("document.querySelectorAll('.row[data-drawn]').length", as: Int.self)
                        < 60)
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test("Every picture and every control has a name for screen readers")
        func spoken() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                let spoken = try await page.tab.spoken()
                let named = Set([
                    "image", "img", "button", "textbox", "searchbox", "combobox", "slider", "link", "article",
                ])
                let elements = spoken.filter { named.contains($0.role) }
                #expect(elements.count > 50)
                #expect(elements.filter { $0.name.isEmpty }.map(\.role) == [])
                #expect(elements.contains { $0.name.contains(ReportedApp.german) && $0.name.contains("needs ") })
            }
        }
    }
}
