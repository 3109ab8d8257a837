// Unicode's own test files, where a Debian package or a person has put them.

import Foundation
import TestSupport
import TextLayout

/// A file of the Unicode Character Database.
struct ConformanceFile {
    /// A line that holds something, without its comment.
    struct Line {
        let number: Int
        let text: String

        /// Its fields, which semicolons separate.
        var fields: [String] { text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) } }

        /// The code points that its first field names, one or from one to another.
        var codePoints: ClosedRange<UInt32>? {
            let ends = (fields.first ?? "").components(separatedBy: "..").map { UInt32($0, radix: 16) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { return nil }
            return first...last
        }
    }

    let name: String
    let lines: [Line]

    /// Reads a file by its path in the database.
    init(_ name: String) throws {
        self.name = name
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        lines = text.components(separatedBy: "\n").enumerated().compactMap { number, line in
            let text = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            return text.isEmpty ? nil : Line(number: number + 1, text: text)
        }
    }

    /// Where Debian's package unicode-data puts the database.
    private static let folder = URL(filePath: "/usr/share/unicode")

    /// Whether the files are there in the version that ICU's tables follow.
    static let isUsable = UnicodeVersion.unicode == "15.0" && whyMissing == nil

    /// Why the tests don't run, where they don't.
    static let reason =
        UnicodeVersion.unicode == "15.0"
        ? whyMissing ?? "" : "the test files are read as Unicode 15.0, but ICU follows \(UnicodeVersion.unicode)"

    private static let whyMissing: String? = {
        let file = folder.appending(path: "auxiliary/GraphemeBreakTest.txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            return "Unicode's test files (Debian: unicode-data) are not in \(folder.path)"
        }
        return text.hasPrefix("# GraphemeBreakTest-15.0.0.txt") ? nil : "\(folder.path) is not of Unicode 15.0"
    }()
}
