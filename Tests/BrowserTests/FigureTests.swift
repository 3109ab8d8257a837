// The figures of a report, their scope and their words.

import Browser
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

        @Test("Figures are for the selected language, and the sentence above them states that it is about all")
        func language() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                try await page.settle()
                let all = try await page.tab.evaluate(Self.words, as: String.self)
                #expect(!all.contains("all keys"))
                try await page.tab.choose("de", in: "#filter-locale")
                try await page.settle()
                let row = "document.querySelector('#locale-bars > li[data-locale=\"de\"]').dataset.measured"
                let broken = try await page.tab.evaluate(row, as: String.self)
                let text = try await page.tab.evaluate(Self.figure("broken"), as: String.self)
                #expect(text.contains("break in de") && text.contains(broken), "\(text)")
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

        @Test("With a filter, figures state that they are about these keys")
        func filtered() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                try await page.tab.choose("breaks", in: "#filter-risk")
                try await page.settle()
                #expect(try await page.tab.evaluate(Self.figure("broken"), as: String.self).contains("in these keys"))
                #expect(try await page.tab.evaluate(Self.figure("at-risk"), as: String.self).contains("of these keys"))
            }
        }

        @Test("The number beside a risky key has words for screen readers")
        func spoken() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                try await page.settle()
                let number = "document.querySelector('#riskiest .number').textContent"
                let text = try await page.tab.evaluate(number, as: String.self)
                #expect(text.hasSuffix("expected to break") && text.contains(" language"), "\(text)")
                #expect(try await page.tab.spoken().contains { $0.name.contains("expected to break") })
            }
        }

        @Test("A text that fits only because it is shrunk shows its need and its scale")
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

        @Test("Without JavaScript the page shows a notice with a margin")
        func withoutScript() async throws {
            try await InBrowser.page { tab in
                try await tab.call("Emulation.setScriptExecutionDisabled", ["value": true])
                try await tab.open(ReportedApp.usual.get().page.absoluteString)
                let notice = "getComputedStyle(document.querySelector('noscript > .notice')).paddingInlineStart"
                #expect(try await tab.evaluate(notice, as: String.self) == "32px")
            }
        }
    }
}
