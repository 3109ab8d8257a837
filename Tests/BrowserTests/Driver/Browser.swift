// A headless browser, driven by the DevTools protocol through a pipe.

import Foundation
import TestSupport

/// A headless browser. It communicates in JSON, with NUL after each message, and every wait has a timeout.
actor Browser {
    /// Its events, in the order of arrival.
    struct Event: Sendable {
        let session: String?
        let method: String
        let parameters: JSON
    }

    /// An error in the communication with the test.
    enum Failure: Error {
        case timedOut(during: String)
        case ended(during: String)
        case refused(String, by: String)
    }

    /// The installed browser; nil if there is none.
    static let program: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let candidates =
            path.split(separator: ":").flatMap { folder in
                ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" }
            } + [
                "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
                "/Applications/Chromium.app/Contents/MacOS/Chromium",
            ]
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(filePath: $0) }
    }()

    private let process = Process()
    private let profile: TemporaryFolder
    private let commands = Pipe()
    private let answers = Pipe()
    private var received: [UInt8] = []
    private var number = 0.0
    private var events: [Event] = []

    /// Starts the browser; it reads from its descriptor 3 and writes to 4.
    init(_ program: URL) throws {
        profile = try TemporaryFolder()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c",
            """
            exec "$1" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --hide-scrollbars \
                --disable-background-networking --remote-debugging-pipe --user-data-dir="$2" \
                3<&0 4>&1 </dev/null >/dev/null 2>&1
            """, "sh", program.path, profile.url.path,
        ]
        process.standardInput = commands
        process.standardOutput = answers
        // If the browser has exited, a write returns an error instead of ending the tests.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
    }

    /// Ends the browser: asks it to close, and kills it if that does not help.
    func end() {
        _ = try? call("Browser.close", within: 5)
        try? commands.fileHandleForWriting.close()
        let limit = Date.now + 5
        while process.isRunning, .now < limit { usleep(20_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Calls a method and returns its result.
    func call(
        _ method: String, _ parameters: JSON = [:], session: String? = nil, within seconds: Double = 30
    ) throws -> JSON {
        number += 1
        var message: [String: JSON] = ["id": .number(number), "method": .string(method), "params": parameters]
        if let session { message["sessionId"] = .string(session) }
        try commands.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(message) + [0])
        let limit = Date.now + seconds
        while true {
            guard let answer = try next(until: limit, during: method) else { continue }
            guard answer["id"].number == number else { continue }
            if let words = answer["error"]["message"].string { throw Failure.refused(words, by: method) }
            return answer["result"]
        }
    }

    /// The events of a session; waits until there is a `method` event.
    func events(of session: String, with method: String, within seconds: Double = 30) throws -> [Event] {
        let limit = Date.now + seconds
        while !events.contains(where: { $0.session == session && $0.method == method }) {
            _ = try next(until: limit, during: method)
        }
        return events(of: session)
    }

    /// The events of a session.
    func events(of session: String) -> [Event] { events.filter { $0.session == session } }

    /// Removes the events of a session.
    func forget(_ session: String) { events.removeAll { $0.session == session } }

    /// The next response; nil if an event arrived instead, which is stored.
    private func next(until limit: Date, during method: String) throws -> JSON? {
        let message = try JSONDecoder().decode(JSON.self, from: read(until: limit, during: method))
        guard let event = message["method"].string else { return message }
        events.append(Event(session: message["sessionId"].string, method: event, parameters: message["params"]))
        return nil
    }

    private func read(until limit: Date, during method: String) throws -> Data {
        let answers = answers.fileHandleForReading.fileDescriptor
        var searched = 0
        while true {
            if let end = received[searched...].firstIndex(of: 0) {
                defer { received.removeFirst(end + 1) }
                return Data(received[..<end])
            }
            searched = received.count
            var descriptor = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
            let left = Int32(max(0, limit.timeIntervalSinceNow * 1000))
            guard poll(&descriptor, 1, left) > 0 else { throw Failure.timedOut(during: method) }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = Foundation.read(answers, &chunk, chunk.count)
            guard count > 0 else { throw Failure.ended(during: method) }
            received += chunk[..<count]
        }
    }
}
