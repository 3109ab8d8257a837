// Baselines merged by git.

import Foundation
import TestSupport
import Testing

@Suite("Merges of baselines")
struct BaselineMergeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func swell(_ arguments: String...) throws -> Outcome { try Programs.swell(arguments, in: folder.url) }

    private var baseline: String {
        get throws { try String(contentsOf: folder.url.appending(path: "swell-baseline.json"), encoding: .utf8) }
    }

    private func git(_ arguments: String...) throws -> Int32 {
        let identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
        return try Programs.run(URL(filePath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder.url).code
    }

    private func commit() throws {
        #expect(try git("add", "-A") == 0)
        #expect(try git("commit", "-qm", "Step") == 0)
    }

    /// Writes German texts, of which only the fixed ones have their placeholder.
    private func texts(fixed: Set<Int>) throws {
        for (language, isSource) in [("en", true), ("de", false)] {
            let lines = (0..<6).map { "\"k\($0)\" = \"\($0)\(isSource || fixed.contains($0) ? " %@" : "")\";\n" }
            try folder.write(lines.joined(), to: "App/\(language).lproj/L.strings")
        }
    }

    @Test(
        "A baseline with the lines of both sides of a merge is read and sorted",
        arguments: ["by hand", "union"])
    func merges(_ way: String) throws {
        var conflicts = 0
        #expect(try git("init", "-q", "-b", "main") == 0)
        if way == "union" { try folder.write("swell-baseline.json merge=union\n", to: ".gitattributes") }
        try texts(fixed: [])
        _ = try swell("baseline", "create")
        try commit()
        let sides: [([Int], [Int])] = [([5], [4]), ([0], [5]), ([2], [3, 4]), ([1, 2], [2, 3]), ([0, 5], [5])]
        for (ours, theirs) in sides {
            #expect(try git("checkout", "-qB", "theirs", "main") == 0)
            try texts(fixed: Set(theirs))
            _ = try swell("baseline", "prune")
            try commit()
            #expect(try git("checkout", "-qB", "ours", "main") == 0)
            try texts(fixed: Set(ours))
            _ = try swell("baseline", "prune")
            try commit()
            // If the changes are adjacent, git leaves conflict markers.
            _ = try git("merge", "-q", "theirs")
            let marked = try baseline
            #expect(way != "union" || !marked.contains("<<<<<<<"))
            if marked.contains("<<<<<<<") {
                conflicts += 1
                let check = try swell("check", "App", "--baseline", "swell-baseline.json")
                #expect(check.code == 2 && check.errors.contains("unresolved merge conflict"))
            }
            let kept = marked.split(separator: "\n").filter { line in
                !["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
            }
            try folder.write(kept.joined(separator: "\n") + "\n", to: "swell-baseline.json")
            try texts(fixed: Set(ours + theirs))
            #expect(try swell("check", "--fail-on", "note", "--baseline", "swell-baseline.json").code == 0)
            #expect(try swell("baseline", "prune").code == 0)
            let pruned = try baseline
            _ = try swell("baseline", "create", "--force")
            #expect(try baseline == pruned)
            #expect(try git("reset", "-q", "--hard") == 0)
        }
        #expect(conflicts > 0 || way == "union")
    }
}
