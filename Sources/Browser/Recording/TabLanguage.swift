// How a tab asks for a language, and the steps of the user's file.

import Basics
import Configuration

extension BrowserTab {
    /// Asks for a language in the way that the app understands.
    func speak(_ plan: RecordingPlan, in locale: String) async throws {
        let name = plan.name(of: locale)
        let agent = try await call("Browser.getVersion")["userAgent"]
        try await call("Emulation.setUserAgentOverride", ["userAgent": agent, "acceptLanguage": .string(name)])
        if let header = plan.language.header?.value {
            try await call("Network.enable")
            try await call("Network.setExtraHTTPHeaders", ["headers": .object([header: .string(name)])])
        }
        if let cookie = plan.language.cookie?.value {
            try await call(
                "Network.setCookie", ["name": .string(cookie), "value": .string(name), "url": .string(plan.base)])
        }
        if let item = plan.language.storage?.value {
            try await call(
                "Page.addScriptToEvaluateOnNewDocument",
                ["source": .string("try{localStorage.setItem(\(quoted(item)),\(quoted(name)))}catch{}")])
        }
    }

    /// Performs the steps of a page.
    func perform(_ steps: [PageStep], within seconds: Double) async throws {
        for step in steps {
            switch step {
            case .wait(let text):
                if let time = Double(text.value) {
                    try await Task.sleep(for: .seconds(min(time, seconds)))
                } else {
                    try await appear(text.value, within: seconds)
                }
            case .click(let selector):
                try await appear(selector.value, within: seconds)
                try await click(selector.value)
            case .press(let key): try await press(key.value)
            case .fill(let fields):
                for field in fields {
                    try await appear(field.name.value, within: seconds)
                    try await fill(field.name.value, with: Self.secret(field.text.value))
                }
            }
        }
    }

    /// Waits until an element is visible.
    ///
    /// The page may be replaced meanwhile.
    private func appear(_ selector: String, within seconds: Double) async throws {
        let limit = ContinuousClock.now + .seconds(seconds)
        let condition =
            "[...document.querySelectorAll(\(quoted(selector)))].some((one) => one.getClientRects().length > 0)"
        while (try? await evaluate(condition, as: Bool.self, within: seconds)) != true {
            guard .now < limit else { throw RecordingError(words: "'\(selector.shortened)' did not appear in time") }
            try await Task.sleep(for: .milliseconds(30))
        }
    }

    /// Replaces the text of a field, as if a person had typed it.
    private func fill(_ selector: String, with text: String) async throws {
        try await run("const field = document.querySelector(\(quoted(selector))); field.focus(); field.select?.();")
        try await type(text)
    }

    /// A text, or the value of the environment variable that it names: `$PASSWORD` keeps passwords out of files.
    private static func secret(_ text: String) -> String {
        guard text.hasPrefix("$") else { return text }
        return getenv(String(text.dropFirst())).map { String(cString: $0) } ?? text
    }
}
