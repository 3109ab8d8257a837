// Descriptions of limits and origins.

import Basics
import TextLayout

extension Limit {
    /// The limit in words: `at most 20 characters`.
    public var words: String {
        switch self {
        case .most(let most, let unit): "at most \(unit.words(most))"
        case .least(let least, let unit): "at least \(unit.words(least))"
        case .ratio(let ratio): "at most \(ratio.plainText) times the characters of the source"
        case .room(let room): room.words
        }
    }

    /// The unit: that of a count, `ratio`, or `points`.
    public var unit: String {
        switch self {
        case .most(_, let unit), .least(_, let unit): unit.rawValue
        case .ratio: "ratio"
        case .room: "points"
        }
    }
}

extension CountUnit {
    /// Formats a count, rounded to hundredths: `1 character`, `23 characters`.
    public func words(_ count: Double) -> String {
        let number = count.hundredths.plainText
        return "\(number) \(name)\(number == "1" ? "" : "s")"
    }

    /// The singular name.
    private var name: String {
        switch self {
        case .graphemes: "character"
        case .columns: "column"
        case .codePoints: "code point"
        case .utf16: "UTF-16 unit"
        case .bytes: "byte"
        case .lines: "line"
        }
    }
}

extension Room {
    /// The room in words: `96 pt wide, 1 line, in Inter 17, at every size of iOS`.
    fileprivate var words: String {
        var parts: [String] = []
        if let width = box.width { parts.append("\(width.plainText) \(unit.symbol) wide") }
        if let height = box.height { parts.append("\(height.plainText) \(unit.symbol) high") }
        if let lines = box.lines, lines > 0 { parts.append(lines.counted("line")) }
        if let font {
            parts.append("in \(font)")
        } else if let style {
            parts.append("in \(style.rawValue)")
        }
        if sizes != .fixed {
            let largest = box.largestSize.map { " up to \($0.rawValue)" } ?? ""
            parts.append("at every size of \(sizes == .apple ? "iOS" : "Android")\(largest)")
        }
        if box.minimumScale > 0, box.minimumScale < 1 { parts.append("shrinks to \(box.minimumScale.plainText)") }
        switch box.cut {
        case .tail: break
        case .middle: parts.append("truncated in the middle")
        case .head: parts.append("truncated at the head")
        case .clip: parts.append("clipped")
        case .wrap: parts.append("truncated after its last line")
        }
        if let name { parts.append("style \(name)") }
        return parts.joined(separator: ", ")
    }
}

extension BudgetOrigin {
    /// `Localizable.strings:4:3`.
    public var spot: String { file.at(place) }
}
