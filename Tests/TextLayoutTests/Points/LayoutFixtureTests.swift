// Texts in boxes, one on each line of Corpus/Layout.

import Foundation
import TestSupport
import Testing
import TextLayout

@Suite("Layout fixtures")
struct LayoutFixtureTests {
    static let folder = Corpora.own.appending(path: "Layout")

    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".tests") }.sorted()

    @Test("Each text fits as recorded", arguments: files)
    func fits(file: String) throws {
        let url = Self.folder.appending(path: file)
        let lines = try String(contentsOf: url, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        var recorded: [String] = []
        var skipped = 0
        for line in lines {
            guard let item = try LayoutCase(line), let found = item.found else {
                skipped += line.isEmpty || line.hasPrefix("#") ? 0 : 1
                recorded.append(String(line))
                continue
            }
            recorded.append(item.recorded(found))
            #expect(item.recorded(found) == String(line))
        }
        if skipped > 0 {
            print("Layout: \(file): \(skipped) lines skipped: their font is not installed in that version")
        }
        #expect(recorded.count > skipped + 1)
        if ProcessInfo.processInfo.environment["SWELL_RECORD"] == "1" {
            try Data(recorded.joined(separator: "\n").utf8).write(to: url)
        }
    }
}
