// A tiny HTTP server on this computer, for tests.

import Basics
import Foundation
import Synchronization

/// A server that answers each request with a page; it ends with the object.
final class LoopbackServer: Sendable {
    /// A request: its target, such as `/home?lang=de`, and its headers in lower case.
    struct Request: Sendable {
        let target: String
        let headers: [String: String]

        var path: String { String(target.prefix { $0 != "?" }) }
    }

    /// The address, without a final slash.
    let address: String
    private let listener: Int32
    private let seen = Mutex<[String]>([])

    /// Starts a server; `respond` returns the HTML of a page, or nil if there is none.
    init(_ respond: @escaping @Sendable (Request) -> String?) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard bound else { throw POSIXError(.EADDRNOTAVAIL) }
        self.listener = listener
        address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                if let request = Self.read(connection) {
                    self?.seen.withLock { $0.append(request.target) }
                    Self.write(respond(request), to: connection)
                }
                close(connection)
            }
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// The targets of all requests, in order.
    var requests: [String] { seen.withLock { $0 } }

    private static func read(_ connection: Int32) -> Request? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
            let count = chunk.withUnsafeMutableBytes { readBytes(connection, into: $0) }
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
        }
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        let headers = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
        }
        return Request(target: String(words[1]), headers: Dictionary(headers) { $1 })
    }

    private static func write(_ page: String?, to connection: Int32) {
        let body = Array((page ?? "Not found").utf8)
        let head = """
            HTTP/1.1 \(page == nil ? "404 Not Found" : "200 OK")\r
            Content-Type: text/html; charset=utf-8\r
            Content-Length: \(body.count)\r
            Connection: close\r
            \r

            """
        _ = writeBytes(Array(head.utf8) + body, to: connection)
    }
}
