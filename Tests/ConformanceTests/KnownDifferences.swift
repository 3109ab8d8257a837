// Where ICU is known to differ from Unicode's test files.

import Foundation
import TestSupport
import Testing
import TextLayout

/// The lines of a test file that ICU 72 differs from, each as it stands in the file.
struct KnownDifferences {
    private let name: String
    private let known: Set<String>

    /// The differences from a file, which `Corpus/Conformance` keeps in a file of the same name; none without one.
    init(from file: ConformanceFile) throws {
        name = URL(filePath: file.name).lastPathComponent
        let list = Corpora.own.appending(path: "Conformance/\(name)")
        let text =
            FileManager.default.fileExists(atPath: list.path) ? try String(contentsOf: list, encoding: .utf8) : ""
        known = Set(text.components(separatedBy: "\n").filter { !$0.isEmpty && !$0.hasPrefix("#") })
    }

    /// Prints the counts; fails for a difference that isn't known, and for a known one that is no more.
    func check(_ found: [String], of tried: Int) {
        print("Conformance: \(name): \(tried) tried, \(found.count) differ, \(known.count) known to differ in ICU 72")
        #expect(tried > 0)
        for line in found where !known.contains(line) { Issue.record("\(name) differs: \(line)") }
        let gone = known.subtracting(found).sorted()
        if UnicodeVersion.icu.hasPrefix("72.") {
            for line in gone { Issue.record("\(name) doesn't differ any more: \(line)") }
        } else if !gone.isEmpty {
            print("Conformance: \(name): ICU \(UnicodeVersion.icu) does not differ in \(gone.count) of them")
        }
    }
}
