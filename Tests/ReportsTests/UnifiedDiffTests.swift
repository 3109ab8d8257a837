// Differences, applied by `patch`.

import Foundation
import Reports
import TestSupport
import Testing

@Suite("Unified differences")
struct UnifiedDiffTests {
    private static func diff(_ old: String, _ new: String) -> String {
        var output: [UInt8] = []
        UnifiedDiff.append(old: Array(old.utf8), named: "a", new: Array(new.utf8), named: "b", to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test("A changed line stands between three others on each side")
    func changed() {
        let old = (1...9).map { "\($0)\n" }.joined()
        #expect(
            Self.diff(old, old.replacing("5", with: "x"))
                == "--- a\t\n+++ b\t\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n")
        #expect(Self.diff(old, old).isEmpty)
    }

    @Test(
        "What it says, patch makes of the old text",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/patch"), "there is no 'patch' here"))
    func patched() throws {
        var random = RandomNumbers(seed: 7)
        for round in 0..<60 {
            let lines = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                String(Int.random(in: 0...9, using: &random))
            }
            var new: [String] = []
            for line in lines {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: break
                case 1: new.append("changed \(round)")
                case 2: new += ["added", line]
                default: new.append(line)
                }
            }
            let ends = round.isMultiple(of: 3) ? "" : "\n"
            let (before, after) = (lines.joined(separator: "\n") + ends, new.joined(separator: "\n") + ends)
            let difference = Self.diff(before, after)
            guard !difference.isEmpty, !before.isEmpty, !after.isEmpty else { continue }
            let folder = try TemporaryFolder()
            let file = try folder.write(before, to: "a")
            let patch = try folder.write(difference, to: "a.patch")
            let outcome = try Programs.run(URL(filePath: "/usr/bin/patch"), ["--quiet", file, patch], in: folder.url)
            #expect(outcome.code == 0, "\(outcome.text)\n\(difference)")
            #expect(try String(contentsOfFile: file, encoding: .utf8) == after)
        }
    }
}
