// Drop-in pairs: a catalog in Corpus/Fixtures and, beside it, the expected entries and faults.

import Catalogs
import Foundation
import Projects
import Reports
import TestSupport
import Testing

@Suite("Fixture pairs")
struct FixtureTests {
    static let folder = Corpora.own.appending(path: "Fixtures")
    static let names = Project([folder.path]).files.map { String($0.path.string.dropFirst(folder.path.count + 1)) }

    @Test("There are fixture pairs")
    func pairsExist() {
        #expect(Self.names.count >= 20)
    }

    @Test("The entries and faults match the expected ones", arguments: names)
    func pair(name: String) throws {
        let file = Self.folder.appending(path: name)
        let read = try Self.describe(Corpora.read(Array(Data(contentsOf: file)), as: name))
        guard let expected = try Recording.expected(of: file, recording: read) else {
            Issue.record("recorded; run again without recording")
            return
        }
        #expect(read == expected)
    }

    /// Returns a line of JSON for each entry, then a line for each fault.
    private static func describe(_ catalog: Catalog) -> String {
        var output: [UInt8] = []
        var lines = EntryLines(catalog)
        for entry in catalog.entries { lines.append(entry, source: nil, to: &output) }
        let faults = catalog.faults.map { FaultLines.line($0, style: TerminalStyle(colored: false)) + "\n" }
        return String(decoding: output, as: UTF8.self) + faults.joined()
    }
}
