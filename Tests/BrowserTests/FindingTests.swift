// Finding keys in the page of a report.

import Browser
import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("Finding keys in a report")
    struct FindingTests {
        private static let all = ReportedApp.keys.main + ReportedApp.keys.extra

        @Test("A page opens with all keys, makes no network requests and writes nothing to the console")
        func opening() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                #expect(try await page.shown() == Self.all)
                #expect(try await page.tab.complaints() == [])
                let policy = try await page.tab.evaluate(
                    "document.querySelector('meta[http-equiv=\"Content-Security-Policy\"]').content", as: String.self)
                #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
            }
        }

        @Test("The search finds keys, texts and comments; Escape shows all keys again")
        func search() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                for (words, expected) in [("settings.pri", 1), ("willkommen", 1), ("of extra", 3), ("no such text", 0)]
                {
                    try await page.tab.press("/")
                    try await page.tab.type(words)
                    #expect(try await page.shown() == expected, "\(words)")
                    try await page.tab.press("Escape", "Escape", "Escape")
                    #expect(try await page.shown() == Self.all, "\(words)")
                    #expect(
                        try await page.tab.evaluate("document.querySelector('#search').value", as: String.self).isEmpty)
                }
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test(
            "A filter shows some keys, and its first option shows all",
            arguments: ["#filter-risk", "#filter-rule", "#filter-catalog", "#filter-style"])
        func filters(list: String) async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                let options = try await page.options(of: list)
                #expect(options.count > 1)
                var counts: [Int] = []
                for option in options.dropFirst() {
                    try await page.tab.choose(option, in: list)
                    counts.append(try await page.shown())
                }
                #expect(
                    counts.allSatisfy { (1...Self.all).contains($0) } && counts.contains { $0 < Self.all }, "\(counts)")
                if list == "#filter-catalog" {
                    #expect(counts.sorted() == [ReportedApp.keys.extra, ReportedApp.keys.main])
                }
                try await page.tab.choose(options[0], in: list)
                #expect(try await page.shown() == Self.all)
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test("Totals are for the shown keys, and the page states what is about all keys")
        func totals() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                let bars =
                    "[...document.querySelectorAll('#locale-bars > li')].map((bar) => Number(bar.dataset.measured))"
                let all = try await page.tab.evaluate(bars, as: [Int].self)
                try await page.tab.choose("breaks", in: "#filter-risk")
                #expect(try await page.tab.evaluate(bars, as: [Int].self) == all && all.max() ?? 0 > 1)
                try await page.tab.press("/")
                try await page.tab.type("extra.three")
                #expect(try await page.shown() == 1)
                #expect(try await page.tab.evaluate(bars, as: [Int].self).reduce(0, +) == 1)
                let words = "['figures', 'riskiest-title'].map((id) => document.getElementById(id).innerText).join(' ')"
                let text = try await page.tab.evaluate(words, as: String.self)
                #expect(text.contains("of \(Self.all) keys") && text.contains("of all \(Self.all) keys"), "\(text)")
                try await page.tab.press("Escape", "Escape", "Escape")
                #expect(try await page.shown() == Self.all)
                #expect(try await page.tab.evaluate(bars, as: [Int].self) == all)
            }
        }

        @Test("The selected language is shown in every row, and the risk is only for that language")
        func languages() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                for (locale, broken) in [("de", ["settings.privacy", "inter.privacy"]), ("th", ["settings.privacy"])] {
                    try await page.tab.choose(locale, in: "#filter-locale")
                    try await page.tab.choose("breaks", in: "#filter-risk")
                    #expect(try await page.shown() < 10)
                    #expect(Set(try await page.keys()).isSuperset(of: broken), "\(locale)")
                    let cells =
                        "[...document.querySelectorAll('.row')].every((row) => row.querySelector('[data-locale=\(locale)]'))"
                    #expect(try await page.tab.evaluate(cells, as: Bool.self))
                }
            }
        }

        @Test("Keys are in the selected order, the riskiest first by default")
        func orders() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                let expected =
                    "[...document.querySelectorAll('#list > .row')].map((row) => Number(row.dataset.expected))"
                let risks = try await page.tab.evaluate(expected, as: [Double].self)
                #expect(risks.count == Self.all && risks == risks.sorted(by: >))
                var orders = Set<[String]>()
                for option in try await page.options(of: "#sort") {
                    try await page.tab.choose(option, in: "#sort")
                    let keys = try await page.keys()
                    #expect(keys.count == Self.all)
                    orders.insert(keys)
                    if option == "key" { #expect(keys.first == "about" && keys.last == "title.welcome") }
                }
                #expect(orders.count > 2)
            }
        }

        @Test("A link goes to a key, and the state is in the address")
        func links() async throws {
            try await ReportPage.of(ReportedApp.usual, at: "key=row.40") { page in
                try await page.settle()
                let row = "document.querySelector('.row[data-key=\"row.40\"]')"
                #expect(try await page.tab.evaluate("\(row).hasAttribute('data-target')", as: Bool.self))
                let top = try await page.tab.evaluate("\(row).getBoundingClientRect().top", as: Double.self)
                let bar = try await page.tab.evaluate(
                    "document.querySelector('#controls').getBoundingClientRect().bottom", as: Double.self)
                #expect((bar..<bar + 60).contains(top), "\(bar) \(top)")
                #expect(try await page.tab.evaluate("\(row).hasAttribute('data-drawn')", as: Bool.self))
                try await page.open(ReportedApp.usual.get().page, at: "q=extra")
                #expect(try await page.shown() == ReportedApp.keys.extra)
                try await page.open(
                    ReportedApp.usual.get().page, at: "key=no.such.key&sort=none&size=huge&zoom=x&locale=xx")
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test("j and k go from key to key, Enter opens a key, and letters typed into the search stay there")
        func keyboard() async throws {
            try await ReportPage.of(ReportedApp.usual) { page in
                let keys = try await page.keys()
                let current = "document.activeElement.closest('.row')?.dataset.key ?? ''"
                try await page.tab.press("j", "j")
                #expect(try await page.tab.evaluate(current, as: String.self) == keys[1])
                try await page.tab.press("k")
                #expect(try await page.tab.evaluate(current, as: String.self) == keys[0])
                let cells = "document.activeElement.closest('.row').querySelectorAll('.cell').length"
                let before = try await page.tab.evaluate(cells, as: Int.self)
                try await page.tab.press("Enter")
                #expect(try await page.tab.evaluate(cells, as: Int.self) > before)
                try await page.tab.press("/", "j", "k")
                #expect(try await page.tab.evaluate("document.querySelector('#search').value", as: String.self) == "jk")
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test("The shown keys are copied as Markdown and as CSV")
        func copies() async throws {
            try await ReportPage.of(ReportedApp.usual, at: "q=privacy") { page in
                try await page.tab.allowClipboard()
                try await page.tab.click("#copy-markdown")
                try await page.settle()
                let markdown = try await page.tab.evaluate("navigator.clipboard.readText()", as: String.self)
                #expect(markdown.contains("settings.privacy") && markdown.contains("needs "), "\(markdown)")
                try await page.tab.click("#copy-csv")
                try await page.settle()
                let table = try await page.tab.evaluate("navigator.clipboard.readText()", as: String.self)
                let lines = table.split(whereSeparator: \.isNewline)
                #expect(lines.count > 2 && lines.dropFirst().allSatisfy { $0.contains("privacy") }, "\(table)")
            }
        }
    }
}
