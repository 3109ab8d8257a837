// Texts that Swell reads from real Fluent files, compared with the results of an independent parser.

import Catalogs
import Foundation
import TestSupport
import Testing

@Suite("Real Fluent files", .enabled(if: Corpora.hasShared, "the real catalogs are not beside the project"))
struct FluentRowsTests {
    private struct Row: Hashable, Decodable {
        let file: String
        let format: String
        let locale: String
        let key: String
        var value: String
        let comment: String?
    }

    private static func expected() throws -> [Row] {
        let path = Corpora.shared.appending(path: "expected.jsonl.gz")
        let rows = try Programs.run(URL(filePath: "/usr/bin/env"), ["gzip", "-dc", path.path])
        return rows.output.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(Row.self, from: Data($0))
        }.filter { $0.format == "ftl" }
    }

    @Test("The same rows are read as by the independent parser")
    func rows() throws {
        let expected = try Self.expected()
        #expect(expected.count == 1136)
        var read: [Row] = []
        for file in Set(expected.map(\.file)).sorted() {
            let catalog = try Corpora.read(Corpora.shared.appending(path: "files/\(file)").path)
            #expect(catalog.faults.isEmpty)
            read += catalog.entries.map {
                Row(
                    file: file, format: "ftl", locale: $0.locale ?? "", key: $0.key, value: $0.value ?? "",
                    comment: $0.comment)
            }
        }
        // Eight selectors are indented differently: the independent parser rewrote them, Swell lists them unchanged.
        let surplus = Set(read).subtracting(expected)
        #expect(surplus.count == 8)
        #expect(surplus.allSatisfy { $0.value.contains("->") })
        #expect(Set(read.map(Self.unindented)) == Set(expected.map(Self.unindented)))
        #expect(read.count == expected.count)
    }

    private static func unindented(_ row: Row) -> Row {
        var row = row
        row.value = row.value.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
        return row
    }
}
