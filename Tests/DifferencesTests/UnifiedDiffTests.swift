// Unified differences, some applied by `patch`.

import Differences
import Foundation
import TestSupport
import Testing

@Suite("Unified differences")
struct UnifiedDiffTests {
    private static func diff(_ old: String, _ new: String) -> String {
        var output: [UInt8] = []
        UnifiedDiff.append(old: Array(old.utf8), named: "a", new: Array(new.utf8), named: "b", to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test("A changed line has three lines of context on each side")
    func changed() {
        let old = (1...9).map { "\($0)\n" }.joined()
        #expect(
            Self.diff(old, old.replacing("5", with: "x"))
                == "--- a\t\n+++ b\t\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n")
        #expect(Self.diff(old, old).isEmpty)
    }

    /// Returns the number of removed and added lines.
    private static func changed(_ old: String, _ new: String) -> Int {
        diff(old, new).split(separator: "\n").dropFirst(2).count { $0.hasPrefix("-") || $0.hasPrefix("+") }
    }

    @Test("If lines are only added, no other line is changed, however similar they are")
    func onlyAdded() {
        func entry(_ key: Int, _ languages: [String]) -> String {
            let units = languages.map { language in
                " \"\(language)\" : {\n  \"state\" : \"translated\"\n  \"value\" : \"\(language)\(key)\"\n }\n"
            }
            return "\"key\(key)\" : {\n\(units.joined())}\n"
        }
        let (all, some) = (["de", "en", "en-PSEUDO", "fr"], ["de", "en", "fr"])
        let old = (0..<500).map { entry($0, some) }.joined()
        let new = (0..<500).map { entry($0, $0.isMultiple(of: 3) ? some : all) }.joined()
        let count = (0..<500).count { !$0.isMultiple(of: 3) } * 4
        #expect(Self.changed(old, new) == count && Self.changed(new, old) == count)
    }

    @Test("No more lines differ than were edited")
    func fewest() {
        var random = RandomNumbers(seed: 11)
        for _ in 0..<300 {
            let lines = (0..<Int.random(in: 1...60, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
            var new = lines
            var changes = 0
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                guard let place = new.indices.randomElement(using: &random) else { break }
                switch Int.random(in: 0...2, using: &random) {
                case 0: new.remove(at: place)
                case 1: new.insert(Int.random(in: 0...9, using: &random), at: place)
                default:
                    new[place] = Int.random(in: 0...9, using: &random)
                    changes += 1
                }
                changes += 1
            }
            let text = { (lines: [Int]) in lines.map { "\($0)\n" }.joined() }
            #expect(Self.changed(text(lines), text(new)) <= changes)
        }
    }

    @Test("Ten times the lines take little more than ten times the time, even if the texts have little in common")
    func linearTime() {
        func cost(_ count: Int, _ line: (Int) -> Int) -> Double {
            let texts = [0, count].map { start in
                (start..<start + count).map { "line \(line($0))\n" }.joined()
            }
            return ProcessorTime.least { _ = Self.diff(texts[0], texts[1]) }
        }
        var random = RandomNumbers(seed: 5)
        let words = (0..<12_000).map { _ in Int.random(in: 0..<20, using: &random) }
        for line in [{ $0 }, { words[$0] }, { $0 % 3000 }, { 100_000 - $0 % 6000 }] as [(Int) -> Int] {
            let (small, large) = (cost(600, line), cost(6000, line))
            #expect(large < 40 * small + 3000, "\(small), then \(large)")
        }
    }

    @Test(
        "patch converts the old text into the new one",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/patch"), "there is no 'patch' here"))
    func patched() throws {
        var random = RandomNumbers(seed: 7)
        for round in 0..<60 {
            let lines = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                String(Int.random(in: 0...9, using: &random))
            }
            var new: [String] = []
            // In some rounds every line moves.
            if round.isMultiple(of: 7) { new = lines.reversed() }
            for line in new.isEmpty ? lines : [] {
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
