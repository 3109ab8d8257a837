// Damaged or malicious files: clear errors, in linear time.

import Basics
import Configuration
import Foundation
import TestSupport
import Testing

@Suite("Hostile configurations", .serialized)
struct HostileConfigurationTests {
    /// Bytes with a meaning in YAML.
    private static let pieces = [
        ":", ": ", "- ", "? ", "[", "]", "{", "}", ",", "\"", "'", "|\n", ">-\n", "#", " #", "&a ", "*a", "!!str ", "%",
        "---\n", "...\n", "\t", "\r", "\n", "\n  ", "\\", "\u{FEFF}", "\u{2028}", "\0", "<<: ", "@", "`",
    ].map { Array($0.utf8) }

    @Test(
        "However a file is damaged, its errors have words and places in it", arguments: ConfigurationFixtureTests.names
    )
    func damage(name: String) throws {
        let file = ConfigurationFixtureTests.folder.appending(path: name)
        let whole = Array(try Data(contentsOf: file))
        var random = RandomNumbers(seed: UInt64(whole.count))
        for _ in 0..<300 {
            let bytes = Self.damaged(whole, &random)
            // YAML has more kinds of line endings than an editor; each has at most three bytes.
            let last = Place(line: bytes.count + 1, column: bytes.count + 1)
            do throws(InvalidConfiguration) {
                let configuration = try Configuration.read(bytes, file: name)
                #expect(configuration.pseudolocales.allSatisfy { $0.tag.place < last })
            } catch {
                let places = error.errors.compactMap(\.place)
                #expect(!places.isEmpty && places.count == error.errors.count)
                #expect(places == places.sorted())
                #expect(places.allSatisfy { $0.line >= 1 && $0.column >= 1 && $0 <= last })
                #expect(error.errors.allSatisfy { !$0.problem.isSystemError && $0.message.utf8.count < 1000 })
            }
        }
    }

    private static func damaged(_ bytes: [UInt8], _ random: inout RandomNumbers) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
            let byte = UInt8.random(in: 0...255, using: &random)
            let piece = Bool.random(using: &random) ? Self.pieces.randomElement(using: &random) : nil
            bytes.replaceSubrange(start..<end, with: piece ?? [byte])
        }
        return bytes
    }

    static let hostile: [(head: String, piece: String, tail: String)] = [
        ("", "[", ""), ("", "{", ""), ("", "[\n", ""), ("", "- ", ""), ("", "? ", ""), ("", "[]: ", ""),
        ("", "a: b\n", ""), ("", "- a\n", ""), ("lock: {words: [", "a, ", "b]}"), ("lock: {words: [", "[a], ", "b]}"),
        ("lock: {words: \"", "\\n", "\"}"), ("lock: {words: '", "''", "'}"), ("lock: {words: ", "a ", "}"),
        ("", "#", ""), ("", "\n", ""), ("", "a\n", ""), ("", "\"", ""), ("%", "a", ""), ("", "\u{FEFF}", ""),
        ("lock: {words: |\n", " a\n", ""), ("pseudolocales: {en-XA: {styles: \"", ",", "\"}}"),
        ("pseudolocales:\n ", "k", ": [x]"), ("{", "\"k\": [], ", "}"),
        ("budgets: {", "a.*: {style: boy}, ", "}"), ("budgets: [", "{keys: [/a], ratio: 1}, ", "]"),
        ("rules: {a: [", "{}, ", "]}"), ("suppress: [", "{until: x}, ", "]"), ("hidden: [", "/, ", "]"),
        ("pseudolocales:\n  \(String(repeating: "k", count: 10_000)):\n", "    growth: []\n", ""),
    ]

    @Test("Cost is linear in size, whatever the file contains", arguments: hostile.indices)
    func growth(index: Int) {
        let (head, piece, tail) = Self.hostile[index]
        func cost(_ size: Int) -> Double {
            let bytes = Array((head + String(repeating: piece, count: size / piece.utf8.count) + tail).utf8)
            return ProcessorTime.least { _ = try? Configuration.read(bytes, file: "") }
        }
        let small = cost(50_000)
        let large = cost(500_000)
        #expect(large < 40 * small + 3000, "\(piece.debugDescription) cost \(small), then \(large)")
    }

    @Test("The cost of a chain of styles is linear")
    func chain() {
        func cost(_ count: Int) -> Double {
            let styles = (0..<count).map { "  s\($0): {style: s\($0 + 1)}\n" }.joined()
            let bytes = Array("text-styles:\n\(styles)".utf8)
            return ProcessorTime.least { _ = try? Configuration.read(bytes, file: "") }
        }
        let small = cost(2000)
        let large = cost(20_000)
        #expect(large < 40 * small + 3000, "cost \(small), then \(large)")
    }

    @Test("A megabyte of brackets is an error at the first that is nested too deep")
    func brackets() {
        let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
        #expect(problems(bytes) == [.tooDeep(limit: 64)])
    }

    @Test("A file with millions of values is an error at the first that is too many")
    func many() {
        let bytes = Array("lock: {words: [".utf8) + Array(repeating: Array("a,".utf8), count: 5_000_000).joined()
        #expect(problems(bytes) == [.tooMany(limit: 4_000_000)])
    }

    @Test("Errors beyond the reported ones are counted")
    func count() {
        let bytes = Array("hidden: [\(String(repeating: "/, ", count: 5000))]".utf8)
        let found = problems(bytes)
        #expect(found.count == 21 && found.last == .more(count: 4980))
    }

    @Test("More than 64 megabytes are not read at all")
    func large() {
        let bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: 64 << 20)
        #expect(problems(bytes) == [])
        #expect(problems(bytes + [0x0A]) == [.tooLarge(limit: 64 << 20)])
    }

    private func problems(_ bytes: [UInt8]) -> [ConfigurationError.Problem] {
        do throws(InvalidConfiguration) {
            _ = try Configuration.read(bytes, file: "")
            return []
        } catch {
            return error.errors.map(\.problem)
        }
    }
}

extension ConfigurationError.Problem {
    /// Whether the error does not concern the contents of the file.
    fileprivate var isSystemError: Bool {
        switch self {
        case .unreadable, .tooLarge, .secondFile: true
        default: false
        }
    }
}
