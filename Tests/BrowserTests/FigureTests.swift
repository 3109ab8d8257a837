// The figures of a report, what they are of, and how they are said.

import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("Figures in a report")
    struct FigureTests {
        private static let words = "document.getElementById('words').textContent"

        private static func figure(_ name: String) -> String {
            "document.querySelector('#figures [data-figure=\"\(name)\"]').parentElement.innerText.replace('\\n', ' ')"
        }

        @Test("Figures are of the language that is chosen, and the sentence above them says that it is of all")
        func language() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                try await page.settle()
                let all = try await page.tab.evaluate(Self.words, as: String.self)
                #expect(!all.contains("all keys"))
                try await page.tab.choose("de", in: "#filter-locale")
                try await page.settle()
                let row = "document.querySelector('#locale-bars > li[data-locale=\"de\"]').dataset.measured"
                let broken = try await page.tab.evaluate(row, as: String.self)
                let said = try await page.tab.evaluate(Self.figure("broken"), as: String.self)
                #expect(said.contains("break in de") && said.contains(broken), "\(said)")
                #expect(try await page.tab.evaluate(Self.figure("at-risk"), as: String.self).contains("at risk in de"))
                let languages = try await page.tab.evaluate(Self.figure("locales"), as: String.self)
                #expect(languages.contains("of 4 languages") && languages.contains("1"), "\(languages)")
                let words = try await page.tab.evaluate(Self.words, as: String.self)
                #expect(words.hasPrefix("In all keys and languages: "))
                try await page.tab.choose("en", in: "#filter-locale")
                try await page.settle()
                #expect(try await page.tab.evaluate(Self.figure("broken"), as: String.self).contains("text"))
            }
        }

        @Test("Figures of keys that are filtered say that they are of these")
        func filtered() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                try await page.tab.choose("breaks", in: "#filter-risk")
                try await page.settle()
                #expect(try await page.tab.evaluate(Self.figure("broken"), as: String.self).contains("in these keys"))
                #expect(try await page.tab.evaluate(Self.figure("at-risk"), as: String.self).contains("of these keys"))
            }
        }

        @Test("What the number beside one of the riskiest keys means is said, and not shown alone")
        func spoken() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                try await page.settle()
                let number = "document.querySelector('#riskiest .number').textContent"
                let said = try await page.tab.evaluate(number, as: String.self)
                #expect(said.hasSuffix("expected to break") && said.contains(" language"), "\(said)")
                #expect(try await page.tab.spoken().contains { $0.name.contains("expected to break") })
            }
        }

        @Test("A text that fits only because it is shrunk says what it needs, and how far it is shrunk")
        func shrunk() async throws {
            try await ReportPage.of(ReportedApp.shrunk) { page in
                try await page.settle()
                let cell = try await page.cell("privacy", "de")
                #expect(cell["verdict"] == "fits")
                let words = try await page.words("privacy", "de")
                #expect(words.contains("needs ") && words.contains(" pt, fits shrunk to "), "\(words)")
                #expect(!words.contains(" of 160 pt ·"), "\(words)")
                #expect(try await page.words("privacy", "en").contains(" of 160 pt"))
            }
        }

        @Test("Without its script the page says so, away from its edge")
        func withoutScript() async throws {
            try await InBrowser.page { tab in
                try await tab.call("Emulation.setScriptExecutionDisabled", ["value": true])
                try await tab.open(ReportedApp.usual.get().page)
                let notice = "getComputedStyle(document.querySelector('noscript > .notice')).paddingInlineStart"
                #expect(try await tab.evaluate(notice, as: String.self) == "32px")
            }
        }
    }
}
