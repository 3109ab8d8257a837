// `expanded`: padding up to the length that a translation may have.

import Forecast
import MessagePatterns
import TextLayout

struct Expanded: Style {
    static let id = "expanded"
    static let summary = "Padding up to the length of a translation, by the growth asked for"
    static let argument: String? = "auto, ruler or words"

    private let growth: GrowthTarget
    private let padding: Padding

    init(_ settings: StyleSettings) throws(StyleError) {
        growth = settings.growth
        let name = settings.argument ?? settings.padding ?? Padding.auto.rawValue
        guard let padding = Padding(rawValue: name) else { throw .padding(name) }
        self.padding = padding
    }

    func apply(_ message: Message, _ context: Context, to output: inout Message) {
        let room = growth.length(in: context) - Graphemes.count(message.utf8) - context.reserved
        message.wrap(before: "", after: room > 0 ? padding.text(room) : "", to: &output)
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        Padding.stripped(message.text) == message.text ? nil : true
    }

    func undo(_ text: String) -> String { Padding.stripped(text) }
}

extension Message {
    /// Appends the message between two texts; white space at its ends stays outside of them.
    func wrap(before: String, after: String, to output: inout Message) {
        var parts = parts[...]
        if let first = parts.first, first.kind == .text {
            let inner = utf8.trimmed(first.range)
            output.append(.text) { $0 += utf8[first.range.lowerBound..<inner.lowerBound] }
            output.append(.text) { $0 += before.utf8 }
            parts.removeFirst()
            // A message of one text has both its ends in it.
            let end = parts.isEmpty ? inner.upperBound : first.range.upperBound
            output.append(.text) { $0 += utf8[inner.lowerBound..<end] }
            if parts.isEmpty {
                output.append(.text) { $0 += after.utf8 }
                output.append(.text) { $0 += utf8[inner.upperBound..<first.range.upperBound] }
                return
            }
        } else {
            output.append(.text) { $0 += before.utf8 }
        }
        guard let last = parts.popLast() else { return }
        for part in parts { output.append(part, of: self) }
        guard last.kind == .text else {
            output.append(last, of: self)
            // An address would take in what follows it.
            if last.kind == .locked, !after.isEmpty { output.append(.text) { $0.append(UInt8(ascii: " ")) } }
            output.append(.text) { $0 += after.utf8 }
            return
        }
        let inner = utf8.trimmed(last.range)
        output.append(.text) { $0 += utf8[last.range.lowerBound..<inner.upperBound] }
        output.append(.text) { $0 += after.utf8 }
        output.append(.text) { $0 += utf8[inner.upperBound..<last.range.upperBound] }
    }
}
