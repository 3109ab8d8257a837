// Unicode's own test files, from a Debian package or installed by hand.

import Foundation
import TextLayout

/// A file of the Unicode Character Database.
struct ConformanceFile {
    /// A line that is not empty, without its comment.
    struct Line {
        let bytes: ArraySlice<UInt8>

        /// The text as it occurs in the file.
        var text: String { bytes.text }

        /// Its fields, separated by semicolons.
        var fields: [ArraySlice<UInt8>] {
            bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(\.trimmed)
        }

        /// The code points in its first field, one or a range.
        var codePoints: ClosedRange<UInt32>? {
            let ends = (fields.first?.text ?? "").components(separatedBy: "..").map { UInt32($0, radix: 16) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { return nil }
            return first...last
        }
    }

    let name: String
    let lines: [Line]

    /// Reads a file by its path in the database.
    init(_ name: String) throws {
        self.name = name
        lines = [UInt8](try Data(contentsOf: Self.folder.appending(path: name))).split(separator: 0x0A).compactMap {
            let bytes = $0.prefix { $0 != UInt8(ascii: "#") }.trimmed
            return bytes.isEmpty ? nil : Line(bytes: bytes)
        }
    }

    /// The folder in which Debian's package unicode-data installs the database.
    private static let folder = URL(filePath: "/usr/share/unicode")

    /// Whether the files exist in the Unicode version of ICU's tables.
    static let isUsable = UnicodeVersion.unicode == "15.0" && whyMissing == nil

    /// Why the tests are skipped, if they are.
    static let reason =
        UnicodeVersion.unicode == "15.0"
        ? whyMissing ?? "" : "the test files are read as Unicode 15.0, but ICU follows \(UnicodeVersion.unicode)"

    private static let whyMissing: String? = {
        let file = folder.appending(path: "auxiliary/GraphemeBreakTest.txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            return "Unicode's test files (Debian: unicode-data) are not in \(folder.path)"
        }
        return text.hasPrefix("# GraphemeBreakTest-15.0.0.txt") ? nil : "\(folder.path) is not Unicode 15.0"
    }()
}

// MARK: Words of a line

extension ArraySlice where Element == UInt8 {
    var text: String { String(decoding: self, as: UTF8.self) }

    /// The words, separated by spaces and tabs.
    var words: [ArraySlice<UInt8>] { split(whereSeparator: Self.isSpace) }

    /// The bytes without surrounding spaces.
    var trimmed: ArraySlice<UInt8> {
        let start = firstIndex { !Self.isSpace($0) } ?? endIndex
        let end = lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? start
        return self[start..<end]
    }

    /// The scalar that a word specifies by its number.
    var scalar: Unicode.Scalar? { UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
