// Properties of a parsed message, whatever it contains.

import MessagePatterns
import TestSupport

/// The properties of every syntax's parser.
enum MessageProperties {
    static let most = 512
    static let grammar = "message"

    static func target(_ syntax: Syntax) -> FuzzTarget {
        let others = syntax == .auto ? Syntax.ofFilesAlone.map { MessageParser($0) } : []
        let parsers = [MessageParser(syntax), MessageParser(syntax, locked: ["Apple", "%d"])] + others
        return FuzzTarget(
            "message-\(syntax.id)", grammar: grammar, most: most, seeds: { Seeds.texts(most: most) }
        ) { bytes, _ in
            var message = Message()
            for parser in parsers {
                message.parse(parser) { $0 += bytes.repaired }
                try hold(message.utf8 == bytes.repaired, "parsing changes the text")
                try check(message)
            }
            _ = (message.fault, message.addsNoSpecifiers(to: message))
        }
    }

    /// Parts have no gaps, end where characters end, and add up to the same text.
    static func check(_ message: Message) throws(Breach) {
        var again = Message()
        var at = 0
        var depth = 0
        for part in message.parts {
            try hold(part.range.lowerBound == at && !part.range.isEmpty, "a gap, or an empty part, at \(at)")
            try hold(message.utf8[at] & 0xC0 != 0x80, "a part begins inside of a character at \(at)")
            if part.kind == .branchStart { depth += 1 }
            if part.kind == .branchEnd { depth -= 1 }
            try hold(depth >= (part.kind == .branchNext ? 1 : 0), "a branch at \(at) has no beginning")
            at = part.range.upperBound
            again.append(part, of: message)
        }
        try hold(at == message.utf8.count, "the end belongs to no part")
        try hold(depth == 0, "a branch does not end")
        try hold(again == message, "rebuilt from its parts, it is a different message")
        try hold(again.keepsParts(of: message), "it does not keep its own parts")
    }
}
