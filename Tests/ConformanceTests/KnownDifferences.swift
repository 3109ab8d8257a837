// Known differences between ICU and Unicode's test files.

import Foundation
import TestSupport
import Testing
import TextLayout

/// The lines of a test file from which ICU 72 differs, each as it occurs in the file.
struct KnownDifferences {
    private let name: String
    private let known: Set<String>

    /// Loads the differences from a file, which `Corpus/Conformance` keeps under the same name; none if there is no
    /// such file.
    init(from file: ConformanceFile) throws {
        name = URL(filePath: file.name).lastPathComponent
        let list = Corpora.own.appending(path: "Conformance/\(name)")
        let text =
            FileManager.default.fileExists(atPath: list.path) ? try String(contentsOf: list, encoding: .utf8) : ""
        known = Set(text.components(separatedBy: "\n").filter { !$0.isEmpty && !$0.hasPrefix("#") })
    }

    /// Prints the counts; fails for an unknown difference, and for a known one that no longer exists.
    func check(_ found: [String], of tried: Int) {
        print("Conformance: \(name): \(tried) tried, \(found.count) differ, \(known.count) known to differ in ICU 72")
        #expect(tried > 0)
        for line in found where !known.contains(line) { Issue.record("\(name) differs: \(line)") }
        let gone = known.subtracting(found).sorted()
        if UnicodeVersion.icu.hasPrefix("72.") {
            for line in gone { Issue.record("\(name) no longer differs: \(line)") }
        } else if !gone.isEmpty {
            print("Conformance: \(name): ICU \(UnicodeVersion.icu) does not differ in \(gone.count) of them")
        }
    }
}
