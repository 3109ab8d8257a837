// The browser that the tests of a suite share.

import Browser
import Testing

/// Starts a browser for a suite and ends it after the last test; without a browser the tests are skipped.
struct InBrowser: SuiteTrait, TestScoping {
    @TaskLocal private static var browser: Browser?

    func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
        guard let program = BrowserProgram.installed else { return try await body() }
        let browser = try Browser(program)
        do {
            try await Self.$browser.withValue(browser) { try await body() }
        } catch {
            await browser.end()
            throw error
        }
        await browser.end()
    }

    /// Runs a closure with a new page of the suite's browser.
    static func page(
        width: Int = 1280, height: Int = 900, _ body: (BrowserTab) async throws -> Void
    ) async throws {
        let tab = try await BrowserTab(
            in: #require(browser), width: width, height: height,
            domains: ["Page", "Runtime", "Log", "Network", "DOM", "Accessibility"])
        try await body(tab)
        try await tab.close()
    }
}

extension Trait where Self == InBrowser {
    /// The tests of the suite share a browser.
    static var inBrowser: Self { InBrowser() }
}

extension Trait where Self == ConditionTrait {
    /// Skipped without a browser.
    static var whereBrowserIs: Self {
        .enabled(if: BrowserProgram.installed != nil, "there is no Chromium here; Scripts/setup installs one")
    }
}
