// `expanded`: padding to the expected length of a translation.

import MessagePatterns

struct Expanded: Style {
    static let id = "expanded"
    static let summary = "Padding to the length of a translation, according to the growth"
    static let argument: String? = "auto, ruler, words or solid"

    private let growth: GrowthTarget
    private let padding: Padding

    var needsLength: Bool { true }

    init(_ settings: StyleSettings) throws(StyleError) {
        growth = settings.growth
        let name = settings.argument ?? settings.padding ?? Padding.auto.rawValue
        guard let padding = Padding(rawValue: name) else { throw .padding(name) }
        self.padding = padding
    }

    func apply(_ message: Message, _ context: Context, to output: inout Message) {
        let ends = message.endsInLocked ? Message.separator.count : 0
        let room = growth.length(in: context) - (context.currentLength ?? message.shownLength) - context.reserved - ends
        if room > 0 {
            message.wrap(before: [], to: &output) { padding.append(room, to: &$0) }
        } else {
            output.append(message)
        }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        Padding.start(in: message.utf8) == nil ? nil : true
    }

    func undo(_ text: String) -> String {
        let utf8 = Array(text.utf8)
        guard let padding = Padding.start(in: utf8) else { return text }
        let end = utf8.core.upperBound
        return String(decoding: utf8.withoutSeparator(before: padding) + utf8[end...], as: UTF8.self)
    }
}
