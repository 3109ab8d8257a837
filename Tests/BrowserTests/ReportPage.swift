// The page of a report, accessed by its stable attributes.

import Browser
import Foundation
import Testing

/// The opened page of a report.
struct ReportPage {
    let tab: BrowserTab

    /// Opens the page of an app; `address` is what follows `#`.
    static func of(
        _ app: Result<ReportedApp, any Error>, at address: String = "", width: Int = 1280,
        _ body: (ReportPage) async throws -> Void
    ) async throws {
        let file = try app.get().page
        try await InBrowser.page(width: width) { tab in
            let page = ReportPage(tab: tab)
            try await page.open(file, at: address)
            try await body(page)
        }
    }

    /// Opens the page and waits until it is ready.
    func open(_ file: URL, at address: String = "") async throws {
        try await tab.open(address.isEmpty ? file.absoluteString : "\(file.absoluteString)#\(address)")
        try await tab.wait(for: "document.documentElement.hasAttribute('data-ready')")
    }

    /// The number of shown keys.
    func shown() async throws -> Int {
        try await settle()
        return try await tab.evaluate("Number(document.querySelector('#count').dataset.shown)", as: Int.self)
    }

    /// The shown keys, in order.
    func keys() async throws -> [String] {
        try await settle()
        return try await tab.evaluate(
            "[...document.querySelectorAll('#list > .row')].map((row) => row.dataset.key)", as: [String].self)
    }

    /// The values of the options of a list.
    func options(of list: String) async throws -> [String] {
        try await tab.evaluate(
            "[...document.querySelector('\(list)').options].map((option) => option.value)", as: [String].self)
    }

    /// Waits until the page has drawn the requested changes.
    func settle() async throws {
        try await tab.run(
            "await new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 250));"
        )
    }

    /// The data attributes of the cell of a key in a language.
    func cell(_ key: String, _ locale: String) async throws -> [String: String] {
        try await tab.evaluate("({ ...\(Self.node(key, locale)).dataset })", as: [String: String].self)
    }

    /// All words in the cell of a key in a language.
    func words(_ key: String, _ locale: String) async throws -> String {
        try await tab.evaluate("\(Self.node(key, locale)).innerText", as: String.self)
    }

    /// The script that finds the cell of a key in a language.
    static func node(_ key: String, _ locale: String) -> String {
        "document.querySelector('.row[data-key=\"\(key)\"] .cell[data-locale=\"\(locale)\"]')"
    }
}
