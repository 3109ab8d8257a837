// `bracketed`: a mark at both ends that reveals text that was cut off or concatenated.

import MessagePatterns

struct Bracketed: Style {
    static let id = "bracketed"
    static let summary = "Brackets at both ends: show text that is cut off or concatenated"
    static let argument: String? = "the brackets, such as «» or ⟦⟧"

    private let open: [UInt8]
    private let close: [UInt8]
    let overhead: Int

    init(_ settings: StyleSettings) throws(StyleError) {
        let pair = settings.argument ?? settings.brackets ?? "[]"
        guard !pair.isEmpty, pair.count.isMultiple(of: 2) else { throw .brackets(pair) }
        let (open, close) = (String(pair.prefix(pair.count / 2)), String(pair.suffix(pair.count / 2)))
        guard Self.areText(open, close) else { throw .brackets(pair) }
        (self.open, self.close, overhead) = (Array(open.utf8), Array(close.utf8), pair.count)
    }

    /// The signs that are special in some syntax: they would form a placeholder or a tag with the text next to them.
    private static let syntax = Set("%{}<>&$\\'`#@|".utf8)

    /// Whether every syntax treats brackets around a word as text.
    private static func areText(_ open: String, _ close: String) -> Bool {
        guard !(open + close).utf8.contains(where: syntax.contains) else { return false }
        return Syntax.all.allSatisfy { syntax in
            Message("\(open)word\(close)", syntax).parts.allSatisfy { $0.kind == .text }
        }
    }

    func apply(_ message: Message, _ context: Context, to output: inout Message) {
        message.wrap(before: open, to: &output) { $0 += close }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let core = message.utf8.core
        let hasBoth =
            message.utf8.has(open, at: core.lowerBound) && message.utf8.has(close, at: core.upperBound - close.count)
        return hasBoth ? true : nil
    }

    func rulesOut(_ message: Message, _ context: Context) -> Bool { isVisible(in: message, context) != true }

    func undo(_ text: String) -> String {
        let utf8 = Array(text.utf8)
        let core = utf8.core
        guard utf8.has(open, at: core.lowerBound) else { return text }
        let start = core.lowerBound + open.count
        // A screenshot may have cut off the end.
        let hasEnd = utf8.has(close, at: core.upperBound - close.count) && core.upperBound - close.count >= start
        let inner = hasEnd ? utf8.withoutSeparator(before: core.upperBound - close.count) : utf8[..<core.upperBound]
        let output = utf8[..<core.lowerBound] + inner.dropFirst(start) + utf8[core.upperBound...]
        return String(decoding: output, as: UTF8.self)
    }
}
