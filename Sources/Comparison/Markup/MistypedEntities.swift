// Entities whose `&` became a percent sign: `%rarr;`.

import Basics
import MessagePatterns

enum MistypedEntities {
    /// Returns the first one of a translation, if its source has entities.
    static func found(_ source: Message, _ translation: Message) -> [MarkupDifference] {
        guard source.utf8.has(UInt8(ascii: "&")), let entity = first(in: translation),
            !MessageMarkup(source).closedEntities.isEmpty, first(in: source) == nil
        else { return [] }
        return [.misspelled("%\(entity);", meant: "&\(entity);")]
    }

    /// Returns differences without the placeholders that such entities seem to have, if no formatter reads the text.
    static func removing(
        from differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty, !found(source, translation).isEmpty, MessageArguments(source).formatted.isEmpty
        else { return differences }
        return differences.filter { difference in
            switch difference {
            case .added(let spelling, nearest: _), .introduced(let spelling): !spelling.hasPrefix("%")
            case .lonePercent: false
            default: true
            }
        }
    }

    /// Returns the name of the first entity of HTML after a percent sign.
    private static func first(in message: Message) -> String? {
        let utf8 = message.utf8
        var from = 0
        while let at = utf8.firstOffset(of: UInt8(ascii: "%"), in: from..<utf8.count) {
            from = at + 1
            let name = utf8[from...].prefix(while: \.isLetter)
            guard name.count > 1, name.endIndex < utf8.count, utf8[name.endIndex] == UInt8(ascii: ";") else { continue }
            let spelling = String(decoding: name, as: UTF8.self)
            if NamedEntities.areKnown("&\(spelling);") { return spelling }
        }
        return nil
    }
}
