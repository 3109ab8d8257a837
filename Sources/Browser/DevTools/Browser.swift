// A headless browser, driven by the DevTools protocol through a pipe.

import Basics

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A headless browser. It communicates in JSON, with NUL after each message, and every wait has a limit.
package actor Browser {
    /// Its events, in the order of arrival.
    package struct Event: Sendable {
        package let session: String?
        package let method: String
        package let parameters: JSON
    }

    /// An error in the communication.
    package enum Failure: Error, Equatable {
        case timedOut(during: String)
        case ended(during: String)
        case refused(String, by: String)
    }

    private let process: BrowserProcess
    private var received: [UInt8] = []
    private var number = 0.0
    private var events: [Event] = []
    /// What the browser was not allowed to do, by session.
    private var refused: [String: [String]] = [:]

    /// Starts the browser; `hosts` are those that it may reach, nil for all.
    package init(_ program: String, hosts: [String]? = nil) throws(BrowserStartError) {
        process = try BrowserProcess(program, hosts: hosts)
    }

    /// Ends the browser: asks it to close, and kills it if that does not help.
    package func end() {
        _ = try? call("Browser.close", within: 5)
        process.end()
    }

    /// Calls a method and returns its result.
    package func call(
        _ method: String, _ parameters: JSON = [:], session: String? = nil, within seconds: Double = 30
    ) throws(Failure) -> JSON {
        let own = try send(method, parameters, session: session)
        let limit = ContinuousClock.now + .seconds(seconds)
        while true {
            guard let answer = try next(until: limit, during: method) else { continue }
            guard answer["id"].number == own else { continue }
            if let words = answer["error"]["message"].string { throw Failure.refused(words, by: method) }
            return answer["result"]
        }
    }

    /// The events of a session; waits until there is a `method` event.
    package func events(of session: String, with method: String, within seconds: Double = 30) throws(Failure) -> [Event]
    {
        let limit = ContinuousClock.now + .seconds(seconds)
        while !events.contains(where: { $0.session == session && $0.method == method }) {
            _ = try next(until: limit, during: method)
        }
        return events(of: session)
    }

    /// The events of a session.
    package func events(of session: String) -> [Event] { events.filter { $0.session == session } }

    /// Removes the events of a session.
    package func forget(_ session: String) {
        events.removeAll { $0.session == session }
        refused[session] = nil
    }

    /// What a page was not allowed to do since its events were forgotten.
    package func refusals(of session: String) -> [String] { refused[session] ?? [] }

    private func send(_ method: String, _ parameters: JSON, session: String?) throws(Failure) -> Double {
        number += 1
        var message: [String: JSON] = ["id": .number(number), "method": .string(method), "params": parameters]
        if let session { message["sessionId"] = .string(session) }
        guard let bytes = try? JSONEncoder().encode(message) else { throw Failure.refused("invalid", by: method) }
        guard process.write(Array(bytes) + [0]) else { throw Failure.ended(during: method) }
        return number
    }

    /// The next response; nil if an event arrived instead, which is stored.
    private func next(until limit: ContinuousClock.Instant, during method: String) throws(Failure) -> JSON? {
        let bytes = try read(until: limit, during: method)
        guard let message = try? JSONDecoder().decode(JSON.self, from: Data(bytes)) else { return nil }
        guard let name = message["method"].string else { return message }
        let event = Event(session: message["sessionId"].string, method: name, parameters: message["params"])
        if !(try answer(event)), events.count < Self.mostEvents { events.append(event) }
        return nil
    }

    /// A page may produce events without end.
    private static let mostEvents = 100_000

    /// Refuses dialogs and new windows at once, because the page waits for an answer.
    private func answer(_ event: Event) throws(Failure) -> Bool {
        switch event.method {
        case "Page.javascriptDialogOpening":
            let kind = event.parameters["type"].string ?? ""
            _ = try send(
                "Page.handleJavaScriptDialog", ["accept": .bool(kind == "beforeunload")], session: event.session)
            note("a dialog (\(kind))", in: event.session)
        case "Page.downloadWillBegin": note("a download", in: event.session)
        case "Target.targetCreated" where event.parameters["targetInfo"]["openerId"].string != nil:
            let target = event.parameters["targetInfo"]["targetId"]
            _ = try send("Target.closeTarget", ["targetId": target], session: nil)
        default: return false
        }
        return true
    }

    private func note(_ words: String, in session: String?) {
        guard let session, !(refused[session] ?? []).contains(words) else { return }
        refused[session, default: []].append(words)
    }

    private func read(until limit: ContinuousClock.Instant, during method: String) throws(Failure) -> [UInt8] {
        var searched = 0
        while true {
            if let end = received[searched...].firstIndex(of: 0) {
                defer { received.removeFirst(end + 1) }
                return Array(received[..<end])
            }
            searched = received.count
            let left = ContinuousClock.now.duration(to: limit)
            switch process.read(within: left) {
            case .bytes(let bytes): received += bytes
            case .nothing: throw .timedOut(during: method)
            case .ended: throw .ended(during: method)
            }
        }
    }
}
