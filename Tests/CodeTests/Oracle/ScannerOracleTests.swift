// The scanner against the toolchain's own parser: strings, calls, and which call contains a string.

import Foundation
import TestSupport
import Testing

@Suite(
    "Comparison with SwiftParser",
    .enabled(if: SwiftParserOracle.isInstalled, "the toolchain has no SwiftParser in lib/swift/host"))
struct ScannerOracleTests {
    /// Folders to compare in full, with a colon between them: `Scripts/check/scanner` sets them.
    static let folders = ProcessInfo.processInfo.environment["SWELL_SCANNER"]

    /// The parser is slow, so a test run tries only some of the project's own files.
    static var files: [String] {
        let own = ["Sources", "Tests"].flatMap { SwiftFiles.paths(in: Corpora.root.appending(path: $0).path) }
        guard let folders else { return own.indices.filter { $0 % 25 == 0 }.map { own[$0] } }
        return own + SwiftParserOracle.interfaces
            + folders.split(separator: ":").flatMap { SwiftFiles.paths(in: String($0)) }
    }

    @Test("Strings, calls and the calls around strings are the same")
    func comparison() async throws {
        let oracle = try SwiftParserOracle()
        let files = Self.files
        try #require(!files.isEmpty)
        var all = ScannerComparison()
        try await withThrowingTaskGroup(of: ScannerComparison.self) { group in
            for start in stride(from: 0, to: files.count, by: 400) {
                let part = Array(files[start..<min(start + 400, files.count)])
                group.addTask { try oracle.compare(part) }
            }
            for try await part in group { all.add(part) }
        }
        print("Scanner: \(all.files) files, \(all.bytes) bytes")
        print("Scanner: strings \(all.strings)")
        print("Scanner: calls \(all.calls)")
        print("Scanner: calls around strings \(all.enclosing)")
        for difference in all.differences.sorted().prefix(ScannerComparison.most) { print("Scanner: \(difference)") }
        #expect(all.strings.share == 1)
        #expect(all.calls.share >= 0.9995)
        #expect(all.enclosing.share >= 0.9999)
    }
}
