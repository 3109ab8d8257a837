// `plain`: unchanged.

import MessagePatterns

struct Plain: Style {
    static let id = "plain"
    static let summary = "Unchanged"

    init(_ settings: StyleSettings) throws(StyleError) {}

    func apply(_ message: Message, _ context: Context, to output: inout Message) { output.append(message) }
}
