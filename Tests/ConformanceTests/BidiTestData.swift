// The files of the Unicode Character Database that test the bidirectional algorithm, read line by line.

import Foundation
import TextLayout

/// A test file of the database, as Debian's package unicode-data installs it.
struct BidiTestFile {
    static let tests = BidiTestFile(name: "BidiTest")
    static let characterTests = BidiTestFile(name: "BidiCharacterTest")

    let name: String

    private var url: URL { URL(filePath: "/usr/share/unicode/\(name).txt") }

    /// Whether the file is there, in the version of Unicode that ICU follows.
    var fitsICU: Bool {
        guard let file = FileHandle(forReadingAtPath: url.path), let start = try? file.read(upToCount: 64) else {
            return false
        }
        return String(decoding: start, as: UTF8.self).hasPrefix("# \(name)-\(UnicodeVersion.unicode).")
    }

    /// Its lines, with their numbers from 1, but comments and what is empty.
    func forEachLine(_ body: (Int, ArraySlice<UInt8>) throws -> Void) throws {
        var number = 0
        for line in Array(try Data(contentsOf: url)).split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            if let first = line.first, first != UInt8(ascii: "#") { try body(number, line) }
        }
    }
}

extension ArraySlice where Element == UInt8 {
    /// The words between spaces and tabs.
    var words: [ArraySlice<UInt8>] { split { $0 == 0x20 || $0 == 0x09 } }

    var text: String { String(decoding: self, as: UTF8.self) }

    /// The numbers between spaces; nil for an `x`.
    var numbers: [Int?] { words.map { $0.text == "x" ? nil : Int($0.text) } }
}

/// What the algorithm makes of the scalars of one paragraph, as the test files write it.
struct ScalarLayout {
    /// The level of each scalar.
    private(set) var levels: [UInt8] = []
    /// The scalars by their index, from left to right.
    private(set) var order: [Int] = []
    /// The paragraph's own level.
    private(set) var baseLevel: UInt8 = 0

    init?(_ text: BidiText, lengths: [Int]) {
        guard text.paragraphs.count == 1, let paragraph = text.paragraphs.first else { return nil }
        baseLevel = paragraph.level
        var starts: [Int] = []
        var offset = 0
        for length in lengths {
            starts.append(offset)
            offset += length
        }
        for run in text.runs {
            while levels.count < starts.count, starts[levels.count] < run.range.upperBound { levels.append(run.level) }
        }
        for run in text.visualRuns(of: paragraph) {
            let scalars = starts.indices.filter { run.range.contains(starts[$0]) }
            order += run.direction == .rightToLeft ? scalars.reversed() : scalars
        }
    }

    /// How levels and order are against what is expected; the file says nothing of scalars that the algorithm removes.
    func agreement(levels expected: [Int?], order expectedOrder: [Int]) -> Agreement {
        guard levels.count == expected.count, order.filter({ expected[$0] != nil }) == expectedOrder else {
            return .none
        }
        let pairs = zip(levels, expected).compactMap { level, wanted in wanted.map { (Int(level), $0) } }
        if pairs.allSatisfy({ $0 == $1 }) { return .full }
        let parities = Set(pairs.flatMap { [$0 % 2, $1 % 2] })
        return parities.count == 1 ? .direction : .none
    }

    /// How far a layout agrees with what is expected.
    enum Agreement {
        case full
        /// In everything but the depth of levels: where a text runs in one direction only, ICU gives all of it one.
        case direction
        case none
    }
}
