// `bracketed`: a mark at both ends, so that text that was cut or glued together shows.

import MessagePatterns

struct Bracketed: Style {
    static let id = "bracketed"
    static let summary = "Brackets at both ends: what is cut or glued together shows"
    static let argument: String? = "the brackets, such as «» or ⟦⟧"

    private let open: String
    private let close: String

    init(_ settings: StyleSettings) throws(StyleError) {
        let pair = settings.argument ?? settings.brackets ?? "[]"
        guard !pair.isEmpty, pair.count.isMultiple(of: 2) else { throw .brackets(pair) }
        open = String(pair.prefix(pair.count / 2))
        close = String(pair.suffix(pair.count / 2))
    }

    var overhead: Int { open.count * 2 }

    func apply(_ message: Message, _ context: Context, to output: inout Message) {
        message.wrap(before: open, after: close, to: &output)
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        let inner = message.utf8.trimmed(message.utf8.indices)
        return message.utf8[inner].starts(with: open.utf8)
            && message.utf8[inner].reversed().starts(with: close.utf8.reversed())
    }

    func undo(_ text: String) -> String {
        let utf8 = Array(text.utf8)
        let inner = utf8.trimmed(utf8.indices)
        guard utf8[inner].starts(with: open.utf8) else { return text }
        var core = utf8[inner].dropFirst(open.utf8.count)
        // A screenshot may have lost the end.
        if core.reversed().starts(with: close.utf8.reversed()) { core.removeLast(close.utf8.count) }
        return String(decoding: utf8[..<inner.lowerBound] + core + utf8[inner.upperBound...], as: UTF8.self)
    }
}
