// The columns of a sheet, with their accepted names.

import Basics
import TextLayout

/// A column of a sheet of budgets.
enum SheetColumn: String, CaseIterable, Sendable {
    case key, width, lines, font, size, locale, catalog, graphemes, columns, bytes, height, style, cut

    /// Other names of the column for characters.
    private static let characters = ["characters", "max"]

    /// All names that a header may contain.
    static let names = allCases.map(\.rawValue) + characters

    /// Creates the column with a name, in any case.
    init?(name: String) {
        let name = name.lowercased()
        guard let column = Self.characters.contains(name) ? .graphemes : Self(rawValue: name) else { return nil }
        self = column
    }

    /// Whether it sets a limit.
    var isLimit: Bool {
        switch self {
        case .width, .lines, .graphemes, .columns, .bytes, .height: true
        case .key, .font, .size, .locale, .catalog, .style, .cut: false
        }
    }
}

/// A row of a sheet: the limits of a key.
struct SheetRow: Sendable {
    var key: String?
    var place: Place
    var width: Double?
    var lines: Int?
    var height: Double?
    var font: String?
    var size: Double?
    var style: String?
    var cut: Cut?
    var locale: String?
    var catalog: String?
    var counts: [Limit] = []

    init(place: Place) {
        self.place = place
    }

    /// Sets the value of a column; returns an error message if it is invalid.
    mutating func set(_ column: SheetColumn, to bytes: ArraySlice<UInt8>) -> String? {
        switch column {
        case .key: key = String(decoding: bytes, as: UTF8.self)
        case .font: font = String(decoding: bytes, as: UTF8.self)
        case .style: style = String(decoding: bytes, as: UTF8.self)
        case .locale: locale = String(decoding: bytes, as: UTF8.self)
        case .catalog: catalog = String(decoding: bytes, as: UTF8.self)
        case .width: width = Self.length(bytes)
        case .height: height = Self.length(bytes)
        case .size: size = Self.length(bytes)
        case .lines: lines = Self.whole(bytes)
        case .graphemes: return count(bytes, .graphemes)
        case .columns: return count(bytes, .columns)
        case .bytes: return count(bytes, .bytes)
        case .cut: cut = Cut(rawValue: String(decoding: bytes, as: UTF8.self))
        }
        return isSet(column) ? nil : Self.problem(column, String(decoding: bytes, as: UTF8.self))
    }

    private func isSet(_ column: SheetColumn) -> Bool {
        switch column {
        case .width: width != nil
        case .height: height != nil
        case .size: size != nil
        case .lines: lines != nil
        case .cut: cut != nil
        case .key, .font, .style, .locale, .catalog, .graphemes, .columns, .bytes: true
        }
    }

    private mutating func count(_ bytes: ArraySlice<UInt8>, _ unit: CountUnit) -> String? {
        guard let number = Self.whole(bytes), number > 0 else {
            return Self.problem(.graphemes, String(decoding: bytes, as: UTF8.self))
        }
        counts.append(.most(Double(number), unit))
        return nil
    }

    private static func problem(_ column: SheetColumn, _ text: String) -> String {
        let value = "'\(text.shortened)'"
        switch column {
        case .width, .height: return "\(value) is not a \(column.rawValue); expected points, such as 120"
        case .size: return "\(value) is not a size; expected points, such as 17"
        case .lines: return "\(value) is not a number of lines; expected a whole number such as 2, or 0 for no limit"
        case .cut:
            let known = Cut.allCases.map(\.rawValue)
            return "'\(text.shortened)' is not a cut; expected one of \(known.joined(separator: ", "))"
                + Spelling.suggestion(Spelling.nearest(text, among: known))
        default: return "\(value) is not a limit; expected a whole number of at least 1"
        }
    }

    private static func whole(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard !bytes.isEmpty, bytes.count < 8 else { return nil }
        var value = 0
        for byte in bytes {
            guard byte.isDigit else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value <= 1_000_000 ? value : nil
    }

    /// Parses a length above zero; a comma is accepted as decimal point.
    private static func length(_ bytes: ArraySlice<UInt8>) -> Double? {
        var (value, scale, hasPoint) = (0.0, 1.0, false)
        guard let last = bytes.last, last.isDigit, bytes.count < 16 else { return nil }
        for byte in bytes {
            if byte.isDigit {
                value = value * 10 + Double(byte - 0x30)
                if hasPoint { scale *= 10 }
            } else if !hasPoint, byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
                hasPoint = true
            } else {
                return nil
            }
        }
        let length = value / scale
        return length > 0 && length <= 1_000_000 ? length : nil
    }
}
