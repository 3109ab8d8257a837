// A page in the browser: navigation, scripts and settings.

import Foundation

/// A page in the browser.
struct BrowserTab: Sendable {
    private let browser: Browser
    private let target: String
    private let session: String

    /// Opens an empty page.
    init(in browser: Browser, width: Int = 1280, height: Int = 900) async throws {
        self.browser = browser
        let created = try await browser.call("Target.createTarget", ["url": "about:blank"])
        target = created["targetId"].string ?? ""
        let attached = try await browser.call(
            "Target.attachToTarget", ["targetId": .string(target), "flatten": true])
        session = attached["sessionId"].string ?? ""
        for domain in ["Page", "Runtime", "Log", "Network", "DOM", "Accessibility"] {
            try await call("\(domain).enable")
        }
        try await resize(width: width, height: height)
    }

    /// Calls a method of the DevTools protocol for this page.
    @discardableResult
    func call(_ method: String, _ parameters: JSON = [:], within seconds: Double = 30) async throws -> JSON {
        try await browser.call(method, parameters, session: session, within: seconds)
    }

    /// Its events since it was opened.
    func events() async -> [Browser.Event] { await browser.events(of: session) }

    /// Closes it.
    func close() async throws { _ = try await browser.call("Target.closeTarget", ["targetId": .string(target)]) }

    /// Opens a file and waits until it is loaded; `place` is what follows `#`.
    func open(_ file: URL, at place: String = "", within seconds: Double = 60) async throws {
        // Via an empty page, because another fragment of the same file does not load anything.
        try await go(to: "about:blank", within: seconds)
        await browser.forget(session)
        try await go(to: file.absoluteString + (place.isEmpty ? "" : "#" + place), within: seconds)
    }

    private func go(to address: String, within seconds: Double) async throws {
        await browser.forget(session)
        try await call("Page.navigate", ["url": .string(address)])
        _ = try await browser.events(of: session, with: "Page.loadEventFired", within: seconds)
    }

    /// The value of an expression; awaits it if it is a promise.
    func evaluate<Value: Decodable & Sendable>(_ expression: String, as type: Value.Type) async throws -> Value {
        // As text, so that it is decoded as the expected type, and values that are not JSON are preserved.
        let wrapped = "(async () => JSON.stringify([await (\(expression))]))()"
        let answer = try await call(
            "Runtime.evaluate",
            ["expression": .string(wrapped), "awaitPromise": true, "returnByValue": true, "userGesture": true])
        guard let text = answer["result"]["value"].string else {
            throw Browser.Failure.refused(
                answer["exceptionDetails"]["exception"]["description"].string ?? "no value", by: expression)
        }
        guard let value = try JSONDecoder().decode([Value].self, from: Data(text.utf8)).first else {
            throw Browser.Failure.refused("no value", by: expression)
        }
        return value
    }

    /// Runs a script in the page for its side effects.
    func run(_ statements: String) async throws {
        _ = try await evaluate("(async () => { \(statements)\n; return true })()", as: Bool.self)
    }

    /// Waits until an expression is true.
    func wait(for condition: String, within seconds: Double = 10) async throws {
        let limit = Date.now + seconds
        while try await !evaluate("!!(\(condition))", as: Bool.self) {
            guard .now < limit else { throw Browser.Failure.timedOut(during: condition) }
            try await Task.sleep(for: .milliseconds(30))
        }
    }

    /// Changes its size.
    func resize(width: Int, height: Int) async throws {
        try await call(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
                "mobile": false,
            ])
    }

    /// Emulates print or screen, dark or light.
    func show(media: String = "", dark: Bool = false) async throws {
        try await call(
            "Emulation.setEmulatedMedia",
            [
                "media": .string(media),
                "features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]],
            ])
    }
}
