// Laravel's plurals: `{0} no boats|{1} one boat|[2,*] :count boats` contains three choices.

import Basics
import Catalogs

enum PHPChoices {
    private static let bar = UInt8(ascii: "|")
    private static let count = Array(":count".utf8)

    /// Whether a text may contain choices, and whether it proves that bars separate them in its file.
    private struct Signs: Equatable {
        var mayBe = false
        var areShown = false
    }

    private static func signs(of utf8: [UInt8], _ range: Range<Int>) -> Signs {
        let parts = parts(utf8, range)
        guard parts.count > 1, parts.allSatisfy({ !$0.text.isEmpty }) else { return Signs() }
        return Signs(mayBe: true, areShown: parts.contains(where: \.isForNumbers) || hasCount(utf8, range))
    }

    private static func hasCount(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        utf8.firstOffset(of: count, in: range) != nil
    }

    /// Gives each choice an entry of its own, if the file proves that bars separate choices.
    static func split(_ records: inout Records, in utf8: [UInt8], _ position: (Int) -> Field) {
        guard utf8.has(bar) else { return }
        var scratch: [UInt8] = []
        let signs = records.indices.map { Self.signs(of: records.field(.value, at: $0), in: utf8, &scratch) }
        guard signs.contains(where: \.areShown) else { return }
        var split = Records()
        split.reserveCapacity(records.count)
        for (index, var record) in records.enumerated() {
            guard signs[index].mayBe, record.details.variant == nil, let value = record.value else {
                split.append(record)
                continue
            }
            for (number, part) in parts(utf8, value.range.indices).enumerated() {
                record.value = Field(part.text.lowerBound, part.text.upperBound, value.form)
                record.details.variant = position(number)
                record.anchor = PHPFormat.choice
                split.append(record)
            }
        }
        records = split
    }

    /// Returns the signs of a text in a file; none if bars are escaped in it.
    private static func signs(of value: Field?, in utf8: [UInt8], _ scratch: inout [UInt8]) -> Signs {
        guard let value, value.form == .phpSingle || value.form == .phpDouble else { return Signs() }
        let range = value.range.indices
        let bars = utf8.count(of: bar, in: range)
        guard bars > 0 else { return Signs() }
        scratch.removeAll(keepingCapacity: true)
        value.form.decode(utf8, range, to: &scratch)
        return scratch.count(of: bar, in: scratch.indices) == bars ? signs(of: utf8, range) : Signs()
    }

    // MARK: Parts

    /// The text between two bars.
    private struct Part {
        /// The text without its condition, and the spaces before it.
        let text: Range<Int>
        /// Whether the condition is numeric: `{0}`, `[1,19]` or Symfony's `]1,Inf[`.
        let isForNumbers: Bool
    }

    private static func parts(_ utf8: [UInt8], _ range: Range<Int>) -> [Part] {
        var parts: [Part] = []
        var start = range.lowerBound
        while true {
            let end = utf8.firstOffset(of: bar, in: start..<range.upperBound) ?? range.upperBound
            let condition = condition(utf8, start..<end)
            let text = (condition.end..<end).first { utf8[$0] != 0x20 } ?? end
            parts.append(Part(text: text..<end, isForNumbers: condition.isForNumbers))
            guard end < range.upperBound else { return parts }
            start = end + 1
        }
    }

    /// Returns the end of the condition at the start of a choice; Laravel reads anything in brackets there as one.
    private static func condition(_ utf8: [UInt8], _ range: Range<Int>) -> (end: Int, isForNumbers: Bool) {
        guard let first = range.first, isBracket(utf8[first]),
            let close = range.dropFirst().first(where: { isBracket(utf8[$0]) })
        else { return (range.lowerBound, false) }
        let isForNumbers =
            close > first + 1
            && utf8[first + 1..<close].allSatisfy { $0.isDigit || "*,-. Inf".utf8.contains($0) }
        let isLaravels = "{[".utf8.contains(utf8[first]) && "}]".utf8.contains(utf8[close])
        return isLaravels || isForNumbers ? (close + 1, isForNumbers) : (range.lowerBound, false)
    }

    private static func isBracket(_ byte: UInt8) -> Bool { "{}[]".utf8.contains(byte) }

    // MARK: Writing

    /// Writes one of several choices, which must remain one.
    static func splice(_ value: [UInt8], for entry: Entry, in field: Field) throws(RewriteError) -> Splice {
        let utf8 = entry.catalog.text.utf8
        let losesCount = hasCount(utf8, field.range.indices) && !hasCount(value, value.indices)
        guard let first = value.first, first != 0x20, !value.has(bar), !losesCount else {
            throw .unwritableCharacter(entry, "|")
        }
        let splice = try field.splice(value, in: utf8, entry: entry)
        // After a space, brackets are not a condition.
        guard isBracket(first), "|'\"".utf8.contains(utf8[Int(field.start) - 1]) else { return splice }
        return Splice(splice.range, [0x20] + splice.bytes)
    }

    /// Whether a new value would turn a text into choices, or might change the number of choices elsewhere.
    static func changes(_ field: Field, to value: [UInt8], in utf8: [UInt8]) -> Bool {
        guard value.has(bar) else { return false }
        var scratch: [UInt8] = []
        return utf8.firstOffset(of: bar, in: field.range.indices) == nil
            || signs(of: value, value.indices) != signs(of: field, in: utf8, &scratch)
    }
}
