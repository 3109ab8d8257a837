// A real HTTP server with one table, which speaks as much of PostgREST as a client of one row can ask for: filters by
// `eq`, `or`, `is.null` and `lt`, `select`, `Prefer: return=representation`, and tokens. It can fail on demand.

import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What happens to a request instead of an answer.
enum Fault: Sendable {
    /// The connection stays open without an answer.
    case silence
    /// An answer without the row.
    case status(Int)
    /// The connection ends in the middle of the body.
    case cutBody
    /// A body that is no JSON.
    case noJSON
}

final class PostgRESTServer: Sendable {
    struct Row: Equatable, Sendable {
        var language: String?
        var changed: String?
    }

    private struct State {
        var rows: [String: Row]
        var faults: [Fault] = []
        var tokens: Set<String> = ["good"]
        var requests: [String] = []
        var silent: [Int32] = []
    }

    let port: UInt16
    private let listener: Int32
    private let state: Guarded<State>

    /// Listens on a free port of this machine.
    init(rows: [String: Row] = [:]) throws {
        state = Guarded(State(rows: rows))
        #if canImport(Glibc)
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isOpen else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: address.sin_port)
        Thread { [state, listener] in
            while case let connection = Self.next(listener), connection >= 0 {
                Self.serve(connection, state)
            }
            // Not before: the next server's descriptor may be the same number.
            close(listener)
        }.start()
    }

    /// Stops listening, and ends the connections that got no answer.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        state.with { state in
            state.silent.forEach { close($0) }
            state.silent = []
        }
    }

    var table: URL { URL(string: "http://127.0.0.1:\(port)/rest/v1/profiles") ?? URL(filePath: "/") }
    var rows: [String: Row] { state.with { $0.rows } }
    var requests: [String] { state.with { $0.requests } }
    func fail(_ faults: Fault...) { state.with { $0.faults += faults } }
    func allow(tokens: Set<String>) { state.with { $0.tokens = tokens } }

    private static func next(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }

    private static func serve(_ connection: Int32, _ state: Guarded<State>) {
        guard let request = HTTPRequest(reading: connection) else {
            close(connection)
            return
        }
        let (fault, answer) = state.with { state -> (Fault?, (Int, String)) in
            state.requests.append(request.method + " " + (request.headers["prefer"] ?? ""))
            let fault = state.faults.isEmpty ? nil : state.faults.removeFirst()
            if case .silence? = fault { state.silent.append(connection) }
            return (fault, fault == nil ? Self.answer(request, &state) : (200, "[{}]"))
        }
        switch fault {
        case .silence: return
        case .status(let status): reply(connection, status, #"{"message":"fault"}"#)
        case .noJSON: reply(connection, 200, "<html>")
        case .cutBody: reply(connection, 200, #"[{"language":"#, length: 500)
        case nil: reply(connection, answer.0, answer.1)
        }
        close(connection)
    }

    private static func answer(_ request: HTTPRequest, _ state: inout State) -> (Int, String) {
        let token = request.headers["authorization"]?.split(separator: " ").last.map(String.init) ?? ""
        guard state.tokens.contains(token) else { return (401, #"{"message":"JWT expired"}"#) }
        guard let id = request.query["id"], id.hasPrefix("eq."), request.path == "/rest/v1/profiles" else {
            return (400, "{}")
        }
        let user = String(id.dropFirst(3))
        guard let row = state.rows[user], matches(row, request.query["or"]) else { return (200, "[]") }
        guard request.method == "PATCH" else { return (200, json(row)) }
        guard let body = try? JSONDecoder().decode([String: String?].self, from: request.body) else {
            return (400, "{}")
        }
        let new = Row(language: body["language"] ?? nil, changed: body["language_changed_at"] ?? nil)
        state.rows[user] = new
        return request.headers["prefer"] == "return=representation" ? (200, json(new)) : (204, "")
    }

    private static func matches(_ row: Row, _ filter: String?) -> Bool {
        guard let filter else { return true }
        guard let changed = row.changed else { return filter.contains("language_changed_at.is.null") }
        let bound = filter.components(separatedBy: "language_changed_at.lt.\"").last?.prefix { $0 != "\"" } ?? ""
        return changed < bound
    }

    /// PostgREST writes dates of `timestamptz` with an offset.
    private static func json(_ row: Row) -> String {
        let changed = row.changed.map { "\"" + $0.replacing("Z", with: "+00:00") + "\"" } ?? "null"
        return "[{\"language\":\(row.language.map { "\"\($0)\"" } ?? "null"),\"language_changed_at\":\(changed)}]"
    }

    private static func reply(_ connection: Int32, _ status: Int, _ body: String, length: Int? = nil) {
        let head = """
            HTTP/1.1 \(status) Status\r
            Content-Type: application/json\r
            Content-Length: \(length ?? body.utf8.count)\r
            Connection: close\r
            \r

            """
        let bytes = Array((head + (status == 204 ? "" : body)).utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
            if count <= 0 { return }
            sent += count
        }
    }
}

/// A request as it arrived.
private struct HTTPRequest {
    var method = ""
    var path = ""
    var query: [String: String] = [:]
    var headers: [String: String] = [:]
    var body = Data()

    init?(reading connection: Int32) {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let end = Data("\r\n\r\n".utf8)
        while data.range(of: end) == nil {
            let count = recv(connection, &buffer, buffer.count, 0)
            if count <= 0 { return nil }
            data += buffer[..<count]
        }
        guard let head = data.range(of: end) else { return nil }
        let lines = String(decoding: data[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let first = (lines.first ?? "").split(separator: " ").map(String.init)
        guard first.count == 3, let components = URLComponents(string: first[1]) else { return nil }
        method = first[0]
        path = components.path
        for item in components.queryItems ?? [] { query[item.name] = item.value }
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        body = Data(data[head.upperBound...])
        while body.count < Int(headers["content-length"] ?? "0") ?? 0 {
            let count = recv(connection, &buffer, buffer.count, 0)
            if count <= 0 { return nil }
            body += buffer[..<count]
        }
    }
}

/// A value that one thread at a time can use.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
