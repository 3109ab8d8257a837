// The output of a page: screenshots, accessible names, errors, and network requests.

import Browser
import Foundation

extension BrowserTab {
    /// The complaints about a page: errors and warnings of its console, exceptions, policy violations, and requests
    /// other than for the file itself and its embedded data.
    func complaints() async throws -> [String] {
        // All events before this call arrive before its result.
        try await call("Runtime.evaluate", ["expression": "0"])
        var first = true
        return await events().compactMap { event in
            let parameters = event.parameters
            switch event.method {
            case "Runtime.consoleAPICalled":
                return
                    "console: \(parameters["args"].array.map { $0["value"].string ?? $0["description"].string ?? "" })"
            case "Runtime.exceptionThrown":
                let details = parameters["exceptionDetails"]
                return "exception: \(details["exception"]["description"].string ?? details["text"].string ?? "")"
            case "Log.entryAdded": return "log: \(parameters["entry"]["text"].string ?? "")"
            case "Network.requestWillBeSent":
                let address = parameters["request"]["url"].string ?? ""
                defer { if address.hasPrefix("file:") { first = false } }
                return address.hasPrefix("data:") || first && address.hasPrefix("file:") ? nil : "request: \(address)"
            default: return nil
            }
        }
    }

    /// A screenshot of the visible part.
    func screenshot() async throws -> Data {
        let answer = try await call("Page.captureScreenshot", ["format": "png"])
        return Data(base64Encoded: answer["data"].string ?? "") ?? Data()
    }

    /// The printed page.
    func pdf() async throws -> Data {
        let answer = try await call("Page.printToPDF", ["printBackground": true], within: 120)
        return Data(base64Encoded: answer["data"].string ?? "") ?? Data()
    }

    /// The roles and names of the accessible elements, in page order.
    func spoken() async throws -> [(role: String, name: String)] {
        try await call("Accessibility.getFullAXTree")["nodes"].array
            .filter { $0["ignored"] != true }
            .map { ($0["role"]["value"].string ?? "", $0["name"]["value"].string ?? "") }
    }

    /// The layout shift since it was loaded; 0 if nothing moved.
    func layoutShift() async throws -> Double {
        try await evaluate(
            """
            new Promise((done) => {
                let sum = 0;
                new PerformanceObserver((list) => { for (const shift of list.getEntries()) sum += shift.value; })
                    .observe({ type: 'layout-shift', buffered: true });
                setTimeout(() => done(sum), 300);
            })
            """, as: Double.self)
    }
}
