// Texts that Swell reads from real apps, compared with the results of an independent parser.

import Catalogs
import Foundation
import Platforms
import TestSupport
import Testing

/// One message as both parsers read it.
struct ExpectedRow: Hashable, Decodable {
    let file: String
    let format: String
    let locale: String
    let key: String
    let variant: String
    let value: String?

    /// The rows of the independent parser, by file; empty if they are missing.
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
    @Test("The independent rows exist")
    func rowsExist() {
        #expect(ExpectedRow.files.count > 250)
    }

    @Test("The same rows are read as by the independent parser", arguments: ExpectedRow.files)
    func rows(file: String) throws {
        let catalog = try Corpora.read(Corpora.shared.appending(path: "files/\(file)").path)
        let expected = try #require(ExpectedRow.all[file]).filter { !Self.isKnownMistake($0) }
            .map { Self.withDots(Self.renamed($0)) }
        let read = catalog.entries.filter { !Self.isOmittedByOthers($0) }.map {
            ExpectedRow(
                file: file, format: catalog.format.id, locale: $0.locale ?? "none", key: Self.key($0),
                variant: Self.variant($0), value: catalog.format.id == "po" ? $0.value ?? "" : $0.value)
        }
        let missing = Self.difference(expected, read).filter { row in !Self.isTrimmed(row, read) }
        let surplus = Self.difference(read, expected).filter { row in !expected.contains { Self.isTrimmed($0, [row]) } }
        #expect(missing.isEmpty)
        #expect(surplus.isEmpty)
    }

    /// Whether a row is a branch of a width rule beside a format key.
    ///
    /// The independent parser lists such branches twice, once under the rule's own name as if that were a variable.
    /// Foundation has no such variable.
    static func isKnownMistake(_ row: ExpectedRow) -> Bool {
        row.format == "stringsdict" && row.variant.hasPrefix("NSStringVariableWidthRuleType.")
    }

    /// Renames a branch of an Android plural, which Swell names as in string catalogs.
    static func renamed(_ row: ExpectedRow) -> ExpectedRow {
        let categories = ["zero", "one", "two", "few", "many", "other"]
        guard row.format == "android", categories.contains(row.variant) else { return row }
        return ExpectedRow(
            file: row.file, format: row.format, locale: row.locale, key: row.key, variant: "plural.\(row.variant)",
            value: row.value)
    }

    /// Returns the independent parser's key, for a gettext message its context (even if empty), U+0004 and the `msgid`.
    private static func key(_ entry: Entry) -> String {
        entry.catalog.format.id == "po" ? "\u{4}" + entry.key : entry.key
    }

    /// Returns the independent parser's variant.
    ///
    /// It has two texts for each gettext plural: the first form is `sing`, the second, or the only one, is `plural`.
    /// Swell has all forms of the file, by category.
    private static func variant(_ entry: Entry) -> String {
        guard entry.catalog.format.id == "po", !entry.variant.isEmpty else { return entry.variant }
        let forms = forms(of: entry)
        return forms.count > 1 && forms.first == entry.variant ? "sing" : "plural"
    }

    /// Returns the branches of an entry's key.
    private static func forms(of entry: Entry) -> [String] {
        let key = entry.key
        return entry.catalog.entries.filter { $0.key == key && !$0.variant.isEmpty }.map(\.variant)
    }

    /// Whether a row lacks only the white space in quotes at the ends of an Android text, as in `", "` and
    /// `"<xliff:g> %s</xliff:g>"`.
    ///
    /// The independent parser removes it. aapt2 keeps it: Scripts/interop/android compares every value.
    static func isTrimmed(_ row: ExpectedRow, _ rows: [ExpectedRow]) -> Bool {
        guard row.format == "android" else { return false }
        return rows.contains {
            $0.key == row.key && $0.variant == row.variant && $0.value != row.value
                && $0.value?.trimmingCharacters(in: .whitespaces) == row.value
        }
    }

    /// Whether the independent parser omits an entry, for example a string catalog's unit in the state `new`.
    ///
    /// Such units are not translated yet. They are in the file, so Swell lists them with their state.
    static func isOmittedByOthers(_ entry: Entry) -> Bool {
        entry.catalog.format.id == "xcstrings" && entry.state == "new" || isRepeated(entry) || isThirdForm(entry)
    }

    /// Whether a key of an `.arb` file is repeated later: the independent parser keeps the last one, Swell lists both.
    private static func isRepeated(_ entry: Entry) -> Bool {
        guard entry.catalog.format.id == "arb" else { return false }
        let key = entry.key
        return entry.catalog.entries[(entry.index + 1)...].contains { $0.key == key }
    }

    /// Whether an entry is the third form of a gettext plural, or a later one.
    private static func isThirdForm(_ entry: Entry) -> Bool {
        entry.catalog.format.id == "po" && !entry.variant.isEmpty && !forms(of: entry).prefix(2).contains(entry.variant)
    }

    /// Joins a nested JSON key with dots, as Swell does; the independent parser uses a character that no key has.
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
