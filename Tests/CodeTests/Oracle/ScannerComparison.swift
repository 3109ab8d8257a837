// How far Swell's scanner agrees with the toolchain's parser.

import Basics
import Code

/// Counts what both found, and keeps the first differences.
struct ScannerComparison: Sendable {
    var files = 0
    var bytes = 0
    var strings = Rate()
    var calls = Rate()
    var enclosing = Rate()
    var differences: [String] = []

    static let most = 100

    /// How many facts there are, and in how many the scanner is right.
    struct Rate: CustomStringConvertible, Sendable {
        var right = 0
        var all = 0
        var share: Double { all == 0 ? 1 : Double(right) / Double(all) }
        /// The share is rounded down, so that only all is 100 %.
        var description: String { "\(right) of \(all) (\((share * 1_000_000).rounded(.down) / 10_000) %)" }
    }

    /// Compares what the scanner finds in a file with what the parser finds.
    mutating func add(_ path: String, expected: SyntaxFacts) {
        guard let bytes = try? FileReader.read(path), !bytes.has(0) else { return }
        let tree = SwiftScanner.scan(bytes)
        let found = SyntaxFacts(tree)
        files += 1
        self.bytes += bytes.count
        let foundRanges = Set(found.strings.map(\.range))
        let expectedRanges = Set(expected.strings.map(\.range))
        let both = foundRanges.intersection(expectedRanges)
        func around(_ facts: SyntaxFacts) -> Set<StringFact> {
            Set(facts.strings.filter { $0.call >= 0 && both.contains($0.range) })
        }
        let lines = tree.lines()
        func describe(_ what: String, _ start: Int) -> String { "\(path):\(lines.place(at: start)): \(what)" }
        count(\.strings, foundRanges, expectedRanges) { describe("string", $0.lowerBound) }
        count(\.calls, Set(found.calls), Set(expected.calls)) { describe("\($0.name)(\($0.labels))", $0.start) }
        count(\.enclosing, around(found), around(expected)) { describe("string in \($0.call) \($0.label)", $0.start) }
    }

    /// Adds the counts of other files.
    mutating func add(_ other: Self) {
        files += other.files
        bytes += other.bytes
        for rate in [\Self.strings, \.calls, \.enclosing] {
            self[keyPath: rate].right += other[keyPath: rate].right
            self[keyPath: rate].all += other[keyPath: rate].all
        }
        differences += other.differences
    }

    private mutating func count<Fact: Hashable>(
        _ rate: WritableKeyPath<Self, Rate>, _ found: Set<Fact>, _ expected: Set<Fact>, _ describe: (Fact) -> String
    ) {
        self[keyPath: rate].all += found.union(expected).count
        self[keyPath: rate].right += found.intersection(expected).count
        guard differences.count < Self.most else { return }
        differences += expected.subtracting(found).map { describe($0) + " is missing" }
        differences += found.subtracting(expected).map { describe($0) + " is wrong" }
    }
}
