// Records the pages of an app in one language.

import Basics
import Configuration

/// A recorded screen, or why there is none.
package struct RecordedScreen: Sendable {
    package let page: String
    package let locale: String
    package let width: Int
    /// The screen as JSON and its picture; or the words of an error.
    package let outcome: Result<(screen: JSON, picture: [UInt8]?), RecordingError>
    /// How long it took, in seconds.
    package let seconds: Double

    /// The name of its files.
    package var fileName: String { "\(page).\(locale).\(width)" }
}

/// Why a page was not recorded.
package struct RecordingError: Error, Equatable, Sendable {
    package let words: String
}

/// Records the pages of an app in one language, in a browser of its own: nothing is left of other languages.
package struct ScreenRecorder: Sendable {
    private let plan: RecordingPlan
    private let locale: String
    private let program: String

    package init(_ plan: RecordingPlan, locale: String, program: String) {
        self.plan = plan
        self.locale = locale
        self.program = program
    }

    /// Records all pages and passes each on as soon as it is done.
    package func run(_ report: @Sendable (RecordedScreen) -> Void) async throws(RecordingError) {
        try switchLanguage()
        let browser: Browser
        do throws(BrowserStartError) {
            browser = try Browser(program, hosts: plan.hosts)
        } catch {
            throw RecordingError(words: error.words)
        }
        var tab: BrowserTab?
        do {
            let first = try await openTab(in: browser)
            tab = first
            if let login = plan.login {
                try await first.open(plan.address(of: login, in: locale), within: plan.limit)
                try await first.perform(login.steps, within: plan.limit)
            }
        } catch {
            await browser.end()
            throw RecordingError(words: Self.words(error, tab == nil ? "the browser" : "the login"))
        }
        for page in plan.pages {
            var visit = PageVisit(plan, page, locale)
            for width in plan.widths {
                let start = ContinuousClock.now
                let outcome = await record(&visit, width, &tab, in: browser)
                let time = start.duration(to: .now).components
                let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
                report(
                    RecordedScreen(
                        page: page.name.value, locale: locale, width: width, outcome: outcome, seconds: seconds))
            }
        }
        await browser.end()
    }

    /// Records a page in one width.
    ///
    /// After an error the next page gets a new tab, because this one may not respond.
    private func record(
        _ visit: inout PageVisit, _ width: Int, _ tab: inout BrowserTab?, in browser: Browser
    ) async -> Result<(screen: JSON, picture: [UInt8]?), RecordingError> {
        do {
            let current: BrowserTab
            if let tab { current = tab } else { current = try await openTab(in: browser) }
            tab = current
            return .success(try await visit.record(width: width, in: current))
        } catch {
            try? await tab?.close()
            tab = nil
            visit.isOpen = false
            return .failure(RecordingError(words: Self.words(error, "the page")))
        }
    }

    private func openTab(in browser: Browser) async throws -> BrowserTab {
        _ = try await browser.call("Target.setDiscoverTargets", ["discover": true])
        _ = try await browser.call("Browser.setDownloadBehavior", ["behavior": "deny", "eventsEnabled": true])
        let tab = try await BrowserTab(in: browser, width: plan.widths[0], domains: ["Page", "Runtime", "DOM", "CSS"])
        try await tab.call(
            "Emulation.setEmulatedMedia", ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
        try await tab.speak(plan, in: locale)
        return tab
    }

    /// Runs the command that switches the app's language.
    private func switchLanguage() throws(RecordingError) {
        guard let command = plan.language.command?.value else { return }
        let name = plan.name(of: locale)
        guard name.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "-_.".utf8.contains($0) }) else {
            throw RecordingError(words: "'\(name.shortened)' is no name of a language that a command may get")
        }
        switch TimedCommand.run(RecordingPlan.filled(command, name), within: 120) {
        case 0: break
        case nil: throw RecordingError(words: "'\(command.shortened)' did not end within 120 seconds")
        case .some(let code): throw RecordingError(words: "'\(command.shortened)' failed with exit code \(code)")
        }
    }

    private static func words(_ error: any Error, _ what: String) -> String {
        switch error {
        case Browser.Failure.timedOut(let step): "\(what) did not respond in time (\(step.shortened))"
        case Browser.Failure.ended: "the browser ended unexpectedly"
        case Browser.Failure.refused(let words, let step): "\(what) failed: \(words.shortened) (\(step.shortened))"
        case let error as RecordingError: error.words
        default: "\(what) returned what is not data"
        }
    }
}

extension BrowserStartError {
    /// The error in words, and what to do.
    package var words: String {
        switch self {
        case .missing(let name): "cannot start '\(name)': there is no such program"
        case .system(let code): "cannot start the browser: \(String(cString: strerror(code)))"
        }
    }
}
