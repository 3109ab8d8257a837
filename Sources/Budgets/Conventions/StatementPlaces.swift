// The origins of statements in a file.

import Basics
import Catalogs

extension Catalog {
    /// Returns the origin of a directive.
    func origin(of directive: Statement, _ source: BudgetOrigin.Source) -> BudgetOrigin {
        BudgetOrigin(
            source, file: path, place: text.place(at: directive.range.lowerBound), words: directive.words(in: text.utf8)
        )
    }

    /// Returns the origin of an entry's statement; if the file does not contain the comment verbatim, that is the
    /// entry.
    func origin(
        of statement: Statement, in comment: [UInt8], of entry: Entry, _ source: BudgetOrigin.Source
    ) -> BudgetOrigin {
        let offset: Int?
        if statement.words != nil {
            offset = statement.range.lowerBound
        } else if let range = entry.range(of: .comment)?.indices {
            offset = text.utf8.offset(of: statement.range, of: comment, in: range)
        } else {
            offset = offsetBefore(entry, of: Array(comment[statement.range]))
        }
        return BudgetOrigin(
            source, file: path, place: text.place(at: offset ?? entry.offset), words: statement.words(in: comment),
            certainty: statement.certainty ?? source.type.certainty)
    }

    /// How many bytes of the file are searched for a comment.
    private static var reach: Int { 4096 }

    /// Returns the offset of part of a comment that combines those of a plural or an array and of one of its elements:
    /// right before the element, or at the beginning of the whole.
    private func offsetBefore(_ entry: Entry, of words: [UInt8]) -> Int? {
        guard format.layout == .onePerFile, let key = entry.range(of: .key) else { return nil }
        // Entries of one key are adjacent, in the order of the text.
        let first = entries[..<entry.index].firstIndexInSorted {
            $0.range(of: .key).map { $0.start >= key.start } ?? false
        }
        let start = first > 0 ? Int(entries[first - 1].range(of: .value)?.end ?? 0) : 0
        let end = entry.offset
        let near = max(start, end - Self.reach)..<max(start, end)
        return text.utf8.lastOffset(of: words, in: near)
            ?? text.utf8.firstOffset(of: words, in: start..<max(start, min(start + Self.reach, end)))
    }
}

extension Array where Element == UInt8 {
    /// Returns the offset in the file of part of a decoded comment: at the same distance from its beginning, or else
    /// its first occurrence.
    fileprivate func offset(of part: Range<Int>, of comment: [UInt8], in range: Range<Int>) -> Int? {
        let likely = range.lowerBound + part.lowerBound
        if likely + part.count <= range.upperBound, part.allSatisfy({ self[range.lowerBound + $0] == comment[$0] }) {
            return likely
        }
        return firstOffset(of: Array(comment[part]), in: range)
    }
}

extension Statement {
    /// Returns its words on one line.
    fileprivate func words(in text: [UInt8]) -> String {
        if let words { return words }
        let bytes = text[range]
        if bytes.allSatisfy({ $0 >= 0x20 }) { return String(decoding: bytes, as: UTF8.self).shortened }
        return bytes.split(whereSeparator: \.isSpace).map { String(decoding: $0, as: UTF8.self) }
            .joined(separator: " ").shortened
    }
}
