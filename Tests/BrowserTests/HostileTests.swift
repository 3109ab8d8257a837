// Malicious keys, texts and comments.

import Browser
import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("Hostile texts in a report")
    struct HostileTests {
        @Test("Text that looks like markup or script, or that is invisible, stays text")
        func texts() async throws {
            try await ReportPage.of(ReportedApp.hostile) { page in
                try await page.tab.press("j", "Enter", "j", "Enter")
                try await page.settle()
                #expect(try await page.tab.evaluate("typeof window.harmed", as: String.self) == "undefined")
                #expect(try await page.tab.complaints() == [])
                #expect(
                    try await page.tab.evaluate(
                        "document.querySelectorAll('#list img, #list script, #list iframe').length", as: Int.self) == 0)
                let keys = Set(try await page.keys())
                for key in [
                    "</script><script>window.harmed = 2</script>", "<img src=x onerror=window.harmed=4>", "{{script}}",
                    "__proto__",
                ] {
                    #expect(keys.contains(key), "\(keys)")
                }
                let words = try await page.tab.evaluate("document.querySelector('#list').textContent", as: String.self)
                let hidden = words.unicodeScalars.filter {
                    $0.value < 0x20 && $0 != "\n" || (0x202A...0x202E).contains($0.value)
                        || (0x2066...0x2069).contains($0.value)
                }
                #expect(hidden.isEmpty)
            }
        }

        @Test("A page of hostile texts can be searched, copied and printed")
        func use() async throws {
            try await ReportPage.of(ReportedApp.hostile) { page in
                try await page.tab.press("/")
                try await page.tab.type("</script>")
                #expect(try await page.shown() >= 1)
                try await page.tab.allowClipboard()
                try await page.tab.click("#copy-markdown")
                try await page.tab.click("#copy-csv")
                _ = try await page.tab.pdf()
                #expect(try await page.tab.evaluate("typeof window.harmed", as: String.self) == "undefined")
                #expect(try await page.tab.complaints() == [])
            }
        }
    }
}
