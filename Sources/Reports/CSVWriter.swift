// Comma-separated values as defined by RFC 4180.

import Basics

/// Writes rows of cells.
struct CSVWriter {
    enum Cell {
        /// A text, unchanged, with all its lines.
        case text(String?)
        /// A file name, on one line and with invisible characters escaped.
        case name(String?)
        case count(Int?)
        case number(Double?)
    }

    private(set) var bytes: [UInt8] = []

    mutating func row(_ cells: [Cell]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            switch cell {
            case .text(let text): append(text ?? "")
            case .name(let text): append(VisibleText.escaped(text ?? ""))
            case .count(let count): bytes += (count.map { "\($0)" } ?? "").utf8
            case .number(let number): bytes += (number.map { $0.isFinite ? $0.plainText : "" } ?? "").utf8
            }
        }
        bytes.append(literal: "\r\n")
    }

    private mutating func append(_ text: String) {
        let isFormula = Self.isFormula(text)
        let isQuoted = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
        if isQuoted { bytes.append(UInt8(ascii: "\"")) }
        if isFormula { bytes.append(UInt8(ascii: "'")) }
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        if isQuoted { bytes.append(UInt8(ascii: "\"")) }
    }

    /// Whether a spreadsheet would run a text as a formula: translations are untrusted input.
    private static func isFormula(_ text: String) -> Bool {
        switch text.unicodeScalars.first {
        case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
        default: false
        }
    }
}
