// Where a reader is in a report, and stays.

import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("The reader's place in a report")
    struct PlaceTests {
        private static func top(_ key: String) -> String {
            "document.querySelector('.row[data-key=\"\(key)\"]').getBoundingClientRect().top"
        }

        @Test(
            "A key whose name another catalog has too is led to by both, and an address without the catalog still leads"
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
                    let said = "document.querySelector('.row[data-target] .stage').getAttribute('aria-label')"
                    #expect(try await page.tab.evaluate(said, as: String.self).contains(text))
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
