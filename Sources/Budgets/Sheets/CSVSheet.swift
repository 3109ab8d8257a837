// Sheets as CSV: RFC 4180, with commas, semicolons or tabs.

import Basics

/// Reads the rows of CSV, with columns named in the first line.
struct CSVSheet {
    private let bytes: [UInt8]
    private let separator: UInt8
    private var at: Int
    private var line = 1
    private var lineStart: Int
    /// The contents of a quoted cell.
    private var unquoted: [UInt8] = []

    /// Returns the rows of a text; adds errors to `problems`.
    static func rows(_ bytes: [UInt8], from start: Int, _ problems: inout SheetProblems) -> [SheetRow] {
        var sheet = CSVSheet(bytes, from: start)
        guard let columns = sheet.readHeader(&problems) else { return [] }
        var rows: [SheetRow] = []
        rows.reserveCapacity(bytes.count / 24)
        while sheet.at < bytes.count {
            if let row = sheet.readRow(columns, &problems) { rows.append(row) }
        }
        return rows
    }

    private init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        (at, lineStart) = (start, start)
        separator = Self.separator(bytes, start)
    }

    /// The most frequent separator in the first line.
    private static func separator(_ bytes: [UInt8], _ start: Int) -> UInt8 {
        var (counts, isQuoted) = ([0, 0, 0], false)
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        for byte in bytes[start...] {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A { break }
            if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
        }
        let best = counts.indices.max { counts[$0] < counts[$1] || counts[$0] == counts[$1] && $0 > $1 }
        return candidates[best ?? 0]
    }

    /// Returns the columns in the header; nil if the header is invalid.
    private mutating func readHeader(_ problems: inout SheetProblems) -> [SheetColumn?]? {
        var columns: [SheetColumn?] = []
        var seen: Set<SheetColumn> = []
        var isGood = true
        let place = place(at: at)
        readCells { cell, place, index in
            let name = String(decoding: cell, as: UTF8.self)
            let column = SheetColumn(name: name)
            if column == nil, !cell.isEmpty {
                problems.addUnknown(name, at: place())
                isGood = false
            } else if let column, !seen.insert(column).inserted {
                problems.add("duplicate column '\(column.rawValue)'", at: place())
                isGood = false
            }
            columns.append(column)
        } problem: { words, place in
            problems.add(words, at: place())
            isGood = false
        }
        guard isGood else { return nil }
        let found = columns.compactMap(\.self)
        if !found.contains(.key) || !found.contains(where: { $0.isLimit || $0 == .style }) {
            let missing = found.contains(.key) ? "no column with limits, such as 'width'" : "no column 'key'"
            problems.add("the sheet has \(missing); expected a header such as key,width,lines,font,size", at: place)
            return nil
        }
        return columns
    }

    private mutating func readRow(_ columns: [SheetColumn?], _ problems: inout SheetProblems) -> SheetRow? {
        let start = place(at: at)
        var row = SheetRow(place: start)
        var isEmpty = true
        let keyColumn = columns.firstIndex(of: .key)
        readCells { cell, place, index in
            if index == keyColumn { row.place = index == 0 ? start : place() }
            guard !cell.isEmpty else { return }
            isEmpty = false
            guard index < columns.count, let column = columns[index] else {
                problems.add("too many cells; expected \(columns.count) in a row", at: place())
                return
            }
            if let words = row.set(column, to: cell) { problems.add(words, at: place()) }
        } problem: { words, place in
            problems.add(words, at: place())
        }
        if isEmpty { return nil }
        if row.key == nil { problems.add("the row has no key", at: start) }
        return row
    }

    /// Reads the cells up to the end of a line, without surrounding space.
    private mutating func readCells(
        _ body: (ArraySlice<UInt8>, _ place: () -> Place, _ index: Int) -> Void,
        problem: (String, _ place: () -> Place) -> Void
    ) {
        var index = 0
        while true {
            let (start, startLine, startOfLine) = (at, line, lineStart)
            let place = { [bytes] in
                Place(line: startLine, column: Self.column(bytes, start, startOfLine))
            }
            let isQuoted = bytes.byte(skipBlanks(at)) == UInt8(ascii: "\"")
            if isQuoted {
                if !readQuoted() { problem("unclosed quote; expected '\"' at the end of the cell", place) }
                body(unquoted[...], place, index)
                if at < bytes.count, !isEnd(bytes[at]) {
                    let (end, endLine, endOfLine) = (at, line, lineStart)
                    problem("text after the closing quote; write a quote in a cell twice") {
                        Place(line: endLine, column: Self.column(bytes, end, endOfLine))
                    }
                }
            }
            let plainStart = at
            while at < bytes.count, !isEnd(bytes[at]) { at += 1 }
            if !isQuoted { body(trimmed(plainStart..<at), place, index) }
            guard at < bytes.count, bytes[at] == separator else { break }
            at += 1
            index += 1
        }
        endLine()
    }

    private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

    private mutating func endLine() {
        if bytes.byte(at) == 0x0D { at += 1 }
        if bytes.byte(at) == 0x0A { at += 1 }
        line += 1
        lineStart = at
    }

    /// Reads a quoted cell, in which a doubled quote is one quote; returns false if the cell is not closed.
    private mutating func readQuoted() -> Bool {
        unquoted.removeAll(keepingCapacity: true)
        at = skipBlanks(at) + 1
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            if byte == UInt8(ascii: "\"") {
                guard bytes.byte(at) == UInt8(ascii: "\"") else {
                    at = skipBlanks(at)
                    return true
                }
                at += 1
            } else if byte == 0x0A {
                line += 1
                lineStart = at
            }
            unquoted.append(byte)
        }
        return false
    }

    private func skipBlanks(_ start: Int) -> Int {
        var at = start
        while bytes.byte(at) == 0x20 || bytes.byte(at) == 0x09 && separator != 0x09 { at += 1 }
        return at
    }

    private func trimmed(_ range: Range<Int>) -> ArraySlice<UInt8> {
        var cell = bytes[range]
        while let first = cell.first, first.isSpace { cell.removeFirst() }
        while let last = cell.last, last.isSpace { cell.removeLast() }
        return cell
    }

    private func place(at offset: Int) -> Place {
        Place(line: line, column: Self.column(bytes, offset, lineStart))
    }

    private static func column(_ bytes: [UInt8], _ offset: Int, _ lineStart: Int) -> Int {
        1 + bytes[lineStart..<max(offset, lineStart)].count { $0 & 0xC0 != 0x80 }
    }
}
