// A page in the browser: navigation, scripts and settings.

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A page in the browser.
package struct BrowserTab: Sendable {
    let browser: Browser
    private let target: String
    let session: String

    /// Opens an empty page.
    package init(
        in browser: Browser, width: Int = 1280, height: Int = 900,
        domains: [String] = ["Page", "Runtime", "Network", "DOM"]
    ) async throws {
        self.browser = browser
        let created = try await browser.call("Target.createTarget", ["url": "about:blank"])
        target = created["targetId"].string ?? ""
        let attached = try await browser.call(
            "Target.attachToTarget", ["targetId": .string(target), "flatten": true])
        session = attached["sessionId"].string ?? ""
        for domain in domains {
            try await call("\(domain).enable")
        }
        try await resize(width: width, height: height)
    }

    /// Calls a method of the DevTools protocol for this page.
    @discardableResult
    package func call(_ method: String, _ parameters: JSON = [:], within seconds: Double = 30) async throws -> JSON {
        try await browser.call(method, parameters, session: session, within: seconds)
    }

    /// Its events since it was opened.
    package func events() async -> [Browser.Event] { await browser.events(of: session) }

    /// Closes it.
    package func close() async throws {
        _ = try await browser.call("Target.closeTarget", ["targetId": .string(target)])
    }

    /// Opens an address and waits until it is loaded.
    package func open(_ address: String, within seconds: Double = 60) async throws {
        // Via an empty page, because another fragment of the same file does not load anything.
        try await go(to: "about:blank", within: seconds)
        try await go(to: address, within: seconds)
    }

    private func go(to address: String, within seconds: Double) async throws {
        await browser.forget(session)
        let answer = try await call("Page.navigate", ["url": .string(address)], within: seconds)
        if let words = answer["errorText"].string { throw Browser.Failure.refused(words, by: address) }
        _ = try await browser.events(of: session, with: "Page.loadEventFired", within: seconds)
    }

    /// The value of an expression; awaits it if it is a promise.
    package func evaluate<Value: Decodable & Sendable>(
        _ expression: String, as type: Value.Type, within seconds: Double = 30
    ) async throws -> Value {
        // As text, so that it is decoded as the expected type, and values that are not JSON are preserved.
        let wrapped = "(async () => JSON.stringify([await (\(expression))]))()"
        let answer = try await call(
            "Runtime.evaluate",
            ["expression": .string(wrapped), "awaitPromise": true, "returnByValue": true, "userGesture": true],
            within: seconds)
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
    package func run(_ statements: String) async throws {
        _ = try await evaluate("(async () => { \(statements)\n; return true })()", as: Bool.self)
    }

    /// Waits until an expression is true.
    package func wait(for condition: String, within seconds: Double = 10) async throws {
        let limit = ContinuousClock.now + .seconds(seconds)
        while try await !evaluate("!!(\(condition))", as: Bool.self) {
            guard .now < limit else { throw Browser.Failure.timedOut(during: condition) }
            try await Task.sleep(for: .milliseconds(30))
        }
    }

    /// Changes its size.
    package func resize(width: Int, height: Int) async throws {
        try await call(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
                "mobile": false,
            ])
    }

    /// Emulates print or screen, dark or light.
    package func show(media: String = "", dark: Bool = false) async throws {
        try await call(
            "Emulation.setEmulatedMedia",
            [
                "media": .string(media),
                "features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]],
            ])
    }
}
