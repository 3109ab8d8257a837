// The made-up fonts of Corpus/Fonts, and others made from them.

import Fonts
import Foundation
import TestSupport
import Testing

enum BoxFonts {
    static let folder = Corpora.own.appending(path: "Fonts").path

    static func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// Creates a library of the given fonts only.
    static func library(_ files: [String] = [folder], fallbacks: [String] = []) throws -> FontLibrary {
        try FontLibrary(files: files, fallbacks: fallbacks, usesInstalled: false)
    }

    /// Creates a font stack from a text.
    static func stack(_ text: String, in library: FontLibrary) throws -> FontStack {
        try library.stack(try FontDescription(text))
    }

    /// Writes a copy of the regular font for each weight, as a font of that weight.
    static func write(weights: [UInt16], to folder: TemporaryFolder) throws {
        let regular = Array(try Data(contentsOf: URL(filePath: path("Boxes-Regular.ttf"))))
        for (number, weight) in weights.enumerated() {
            var bytes = regular
            // A record of the table directory: tag, checksum, offset, length.
            let record = try #require(bytes.firstRange(of: Array("OS/2".utf8))).lowerBound
            let offset = bytes[(record + 8)..<(record + 12)].reduce(0) { $0 << 8 | Int($1) }
            bytes[offset + 4] = UInt8(weight >> 8)
            bytes[offset + 5] = UInt8(weight & 255)
            // The order of the names differs from that of the weights.
            try folder.write(bytes, to: "\(number * 7 % 10)-\(number).ttf")
        }
    }
}
