// Catalogs damaged at random: reading, listing and rewriting them may find faults, but never crash or lose the file.

import Basics
import Catalogs
import Foundation
import Reports
import TestSupport
import Testing

@Suite("Random damage")
struct MutationTests {
    static let paths = Corpora.files.map(\.path.string).filter { $0.hasPrefix(Corpora.own.path) }

    /// Bytes with a meaning in some syntax.
    private static let pieces = [
        "\"", "'", "\\", ";", "=", "{", "}", "(", ")", "<", ">", "/", "&", "]]>", "<![CDATA[", "<!--", "&#x0;", "/*",
        "*/",
        "\0", "\u{FEFF}", "\\U", "\\ud800", "\r", "|==|", "[", ",", ":",
    ].map { Array($0.utf8) }

    @Test("A damaged file is read as far as possible, and written back unchanged", arguments: paths)
    func damage(path: String) throws {
        let whole = try FileReader.read(path).prefix(20_000)
        var random = RandomNumbers(seed: UInt64(whole.count))
        for _ in 0..<60 {
            let bytes = Self.damaged(Array(whole), &random)
            let catalog = try Corpora.read(bytes, as: path)
            var output: [UInt8] = []
            var lines = EntryLines(catalog)
            for entry in catalog.entries { lines.append(entry, source: entry, to: &output) }
            #expect(String(validating: output, as: UTF8.self) != nil)
            #expect(catalog.faults.allSatisfy { !$0.message.isEmpty })
            let same = catalog.rewritten { entry, output in entry.append(.value, to: &output) }
            #expect(same.bytes == bytes)
            let changed = catalog.rewritten { _, output in
                output += "<x> & \"y\" 'z' 😀".utf8
                return true
            }
            _ = try Corpora.read(changed.bytes, as: path)
        }
    }

    private static func damaged(_ bytes: [UInt8], _ random: inout RandomNumbers) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
            let byte = UInt8.random(in: 0...255, using: &random)
            let piece = Bool.random(using: &random) ? Self.pieces.randomElement(using: &random) : nil
            bytes.replaceSubrange(start..<end, with: piece ?? [byte])
        }
        return bytes
    }
}
