// What Swell reads from real apps, against what an independent parser read from them.

import Catalogs
import Foundation
import Platforms
import TestSupport
import Testing

/// One message as both parsers see it.
struct ExpectedRow: Hashable, Decodable {
    let file: String
    let format: String
    let locale: String
    let key: String
    let variant: String
    let value: String?

    /// The rows of the independent parser, by file; empty where they are absent.
    static let all: [String: [ExpectedRow]] = {
        let path = Corpora.shared.appending(path: "expected.jsonl.gz")
        guard let rows = try? Programs.run(URL(filePath: "/usr/bin/env"), ["gzip", "-dc", path.path]), rows.code == 0
        else {
            return [:]
        }
        let formats = Set(Format.all.map(\.id))
        let decoder = JSONDecoder()
        let decoded = rows.output.split(separator: UInt8(ascii: "\n")).compactMap {
            try? decoder.decode(ExpectedRow.self, from: Data($0))
        }
        return Dictionary(grouping: decoded.filter { formats.contains($0.format) }, by: \.file)
    }()

    static let files = all.keys.sorted()
}

@Suite("Real apps", .enabled(if: Corpora.hasShared, "the real catalogs are not beside the project"))
struct ExpectedRowsTests {
    @Test("The independent rows are there to compare with")
    func rowsAreThere() {
        #expect(ExpectedRow.files.count > 250)
    }

    @Test("Every row of the independent parser is read, and no other", arguments: ExpectedRow.files)
    func rows(file: String) throws {
        let catalog = try Corpora.read(Corpora.shared.appending(path: "files/\(file)").path)
        let expected = try #require(ExpectedRow.all[file]).filter { !Self.isKnownMistake($0) }
            .map { Self.withDots(Self.renamed($0)) }
        let read = catalog.entries.filter { !Self.isLeftOutByOthers($0) }.map {
            ExpectedRow(
                file: file, format: catalog.format.id, locale: $0.locale ?? "none", key: Self.key($0),
                variant: Self.variant($0), value: catalog.format.id == "po" ? $0.value ?? "" : $0.value)
        }
        let missing = Self.difference(expected, read).filter { row in !Self.isTrimmed(row, read) }
        let surplus = Self.difference(read, expected).filter { row in !expected.contains { Self.isTrimmed($0, [row]) } }
        #expect(missing.isEmpty)
        #expect(surplus.isEmpty)
    }

    /// A width rule beside a format key.
    ///
    /// The independent parser lists its branches twice, once under the rule's own name as if that were a
    /// variable. Foundation knows no such variable.
    static func isKnownMistake(_ row: ExpectedRow) -> Bool {
        row.format == "stringsdict" && row.variant.hasPrefix("NSStringVariableWidthRuleType.")
    }

    /// Branches of Android's plurals: Swell names them as in string catalogs.
    static func renamed(_ row: ExpectedRow) -> ExpectedRow {
        let categories = ["zero", "one", "two", "few", "many", "other"]
        guard row.format == "android", categories.contains(row.variant) else { return row }
        return ExpectedRow(
            file: row.file, format: row.format, locale: row.locale, key: row.key, variant: "plural.\(row.variant)",
            value: row.value)
    }

    /// What the independent parser has for a gettext message: its context, be there one or not, U+0004, and the `msgid`.
    private static func key(_ entry: Entry) -> String {
        entry.catalog.format.id == "po" ? "\u{4}" + entry.key : entry.key
    }

    /// The independent parser has two texts for each of gettext's plurals: that of the first form as `sing`, and that of
    /// the second as `plural`, or of the only one.
    ///
    /// Swell has all that the file has, by category.
    private static func variant(_ entry: Entry) -> String {
        guard entry.catalog.format.id == "po", !entry.variant.isEmpty else { return entry.variant }
        let forms = forms(of: entry)
        return forms.count > 1 && forms.first == entry.variant ? "sing" : "plural"
    }

    /// The branches of an entry's key.
    private static func forms(of entry: Entry) -> [String] {
        let key = entry.key
        return entry.catalog.entries.filter { $0.key == key && !$0.variant.isEmpty }.map(\.variant)
    }

    /// White space inside of quotes at the ends of Android's texts, as in `", "` and `"<xliff:g> %s</xliff:g>"`.
    ///
    /// The independent parser takes it away. aapt2 keeps it: Scripts/interop/android compares every value.
    static func isTrimmed(_ row: ExpectedRow, _ rows: [ExpectedRow]) -> Bool {
        guard row.format == "android" else { return false }
        return rows.contains {
            $0.key == row.key && $0.variant == row.variant && $0.value != row.value
                && $0.value?.trimmingCharacters(in: .whitespaces) == row.value
        }
    }

    /// Units in the state `new` of string catalogs.
    ///
    /// They are not translated yet, so the independent parser leaves them out. They are in the file, and Swell
    /// lists them with their state.
    static func isLeftOutByOthers(_ entry: Entry) -> Bool {
        entry.catalog.format.id == "xcstrings" && entry.state == "new" || isWrittenAgain(entry) || isThirdForm(entry)
    }

    /// A key of an `.arb` file that stands twice: the independent parser keeps the later one, Swell lists both.
    private static func isWrittenAgain(_ entry: Entry) -> Bool {
        guard entry.catalog.format.id == "arb" else { return false }
        let key = entry.key
        return entry.catalog.entries[(entry.index + 1)...].contains { $0.key == key }
    }

    /// The third form of one of gettext's plurals, and those after it.
    private static func isThirdForm(_ entry: Entry) -> Bool {
        entry.catalog.format.id == "po" && !entry.variant.isEmpty && !forms(of: entry).prefix(2).contains(entry.variant)
    }

    /// Keys of nested JSON, which the independent parser joins by a sign that no key has, and Swell by a dot.
    private static func withDots(_ row: ExpectedRow) -> ExpectedRow {
        guard row.format == "json" else { return row }
        return ExpectedRow(
            file: row.file, format: row.format, locale: row.locale, key: row.key.replacing("\u{241F}", with: "."),
            variant: row.variant, value: row.value)
    }

    private static func difference(_ rows: [ExpectedRow], _ others: [ExpectedRow]) -> [ExpectedRow] {
        var counts: [ExpectedRow: Int] = [:]
        for row in others { counts[row, default: 0] += 1 }
        return rows.filter { row in
            guard let count = counts[row], count > 0 else { return true }
            counts[row] = count - 1
            return false
        }
    }
}
