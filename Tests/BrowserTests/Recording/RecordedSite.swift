// Runs 'swell screens' on pages of a test.

import Foundation
import TestSupport
import Testing

/// A folder with a file of pages, and the server that it names.
struct RecordedSite {
    let server: LoopbackServer
    let folder: TemporaryFolder

    /// Writes a file of pages; `{base}` in it is the address of the server.
    init(_ pages: String, _ respond: @escaping @Sendable (LoopbackServer.Request) -> String?) throws {
        server = try LoopbackServer(respond)
        folder = try TemporaryFolder()
        _ = try folder.write(pages.replacingOccurrences(of: "{base}", with: server.address), to: "pages.yml")
    }

    /// Runs `swell screens`.
    func record(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
        try Programs.swell(["screens", "pages.yml"] + arguments, in: folder.url, environment: environment)
    }

    /// A recorded screen.
    func screen(_ name: String) throws -> SitePage.Screen {
        let file = folder.url.appending(path: "screens/\(name).json")
        return try JSONDecoder().decode(SitePage.Screen.self, from: Data(contentsOf: file))
    }

    /// The names of the recorded files, in order.
    func files() -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "screens").path)
        return (names ?? []).sorted()
    }
}
