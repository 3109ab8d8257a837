// What a page shows and says: pictures of it, the names of what it shows, errors, and what it asks the network for.

import Foundation

extension BrowserTab {
    /// What a page must not say: errors and warnings of its console, exceptions, broken policies, and requests other than
    /// for the file itself and what stands in it.
    func complaints() async throws -> [String] {
        // What was said before this question has come before its answer.
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

    /// A picture of what is seen of it.
    func screenshot() async throws -> Data {
        let answer = try await call("Page.captureScreenshot", ["format": "png"])
        return Data(base64Encoded: answer["data"].string ?? "") ?? Data()
    }

    /// It on paper.
    func pdf() async throws -> Data {
        let answer = try await call("Page.printToPDF", ["printBackground": true], within: 120)
        return Data(base64Encoded: answer["data"].string ?? "") ?? Data()
    }

    /// The roles and names of what a screen reader finds, in the order of the page.
    func spoken() async throws -> [(role: String, name: String)] {
        try await call("Accessibility.getFullAXTree")["nodes"].array
            .filter { $0["ignored"] != true }
            .map { ($0["role"]["value"].string ?? "", $0["name"]["value"].string ?? "") }
    }

    /// How far things moved by themselves since it was loaded: 0 is nothing.
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
