// Slips in syntax specific to Apple's catalogs: `% arg` for `%arg`, and `%#@files` without its end.

import Basics
import MessagePatterns

enum VariableSlips {
    private static let number: StaticString = "%arg"
    private static let parted: StaticString = "% arg"

    /// Returns differences with the slips of a translation, which replace the losses that they cause.
    package static func adding(
        to differences: [PlaceholderDifference], of translation: Message, source: Message
    ) -> [PlaceholderDifference] {
        guard translation.utf8.has(UInt8(ascii: "%")) else { return differences }
        let ofSource = Set(unclosed(source))
        let open = unclosed(translation).filter { !ofSource.contains($0) }
        let isParted =
            source.utf8.firstOffset(of: number) != nil && translation.utf8.firstOffset(of: number) == nil
            && translation.utf8.firstOffset(of: parted) != nil
        guard isParted || !open.isEmpty else { return differences }
        let opened = Set(open)
        let others = differences.filter { difference in
            switch difference {
            case .lost("%arg"), .lostNumber("%arg", _): !isParted
            case .undefined(let spelling), .added(let spelling, _): !opened.contains(spelling)
            default: true
            }
        }
        return others + (isParted ? [.changed("\(parted)", was: "\(number)")] : [])
            + open.map { .changed($0, was: "\($0)@") }
    }

    /// Returns the variables that lack their second `@`.
    private static func unclosed(_ message: Message) -> [String] {
        guard message.utf8.has(UInt8(ascii: "#")) else { return [] }
        return message.parts.filter { $0.kind == .placeholder }.compactMap { part in
            guard let sign = message.utf8.firstOffset(of: "#@", in: part.range), sign + 2 < part.range.upperBound,
                message.utf8[part.range.upperBound - 1] != UInt8(ascii: "@")
            else { return nil }
            return String(decoding: message.utf8[part.range], as: UTF8.self)
        }
    }
}
