// Randomly generated and damaged messages.

import MessagePatterns
import TestSupport
import Testing

@Suite("Random messages")
struct RandomMessageTests {
    private static let signs = [
        "<", "<a ", "<code>", "</code>", "title=\"", "alt='", "\"", "'", ">", "</a>", "<![CDATA[", "]]>", "{", "}",
        "{n, plural, one {", "{0,choice,0#", "|1#", "} other {", "}}", "#", "{0,date,\"", "%", "%1$", "% d", "%#@",
        "%0 ", "%(", "@", "$", "$(", "`", "``", "[", "](", "(", ")", "\\(", "\\U", "http", "://", "mailto:", "www.",
        ".com", "~/", "C:\\", "&", ";", ".", "/", "__", "|", "-", ":", "\u{301}", "“", "文", "é", "ẽ", " ", "\n", "a",
        "d", "x", "1",
    ]

    private static let parsers = Syntax.all.map { MessageParser($0, locked: ["ad", "x"]) }

    /// Parses a text in every syntax.
    private static func check(_ text: [UInt8], in message: inout Message) {
        for parser in parsers {
            message.parse(parser) { $0 += text }
            if !message.isWhole || message.utf8 != text { Issue.record("\(message.text.debugDescription)") }
        }
    }

    @Test("Signs in any order are parsed without harm")
    func anyOrder() {
        var random = RandomNumbers(seed: 2)
        var message = Message()
        for _ in 0..<50_000 {
            var text: [UInt8] = []
            for _ in 0...random.next() % 14 { text += Self.signs[Int(random.next() % UInt64(Self.signs.count))].utf8 }
            Self.check(text, in: &message)
        }
    }

    @Test("Randomly damaged values are parsed without harm")
    func mutations() throws {
        var random = RandomNumbers(seed: 1)
        var message = Message()
        var count = 0
        for file in Corpora.files {
            try file.forEachText { value in
                guard random.next() % 40 == 0, value.count < 2000 else { return }
                var text = value
                for _ in 0...random.next() % 8 { Self.damage(&text, &random) }
                Self.check(text, in: &message)
                count += 1
            }
        }
        #expect(count > 0)
    }

    /// Removes a piece, inserts a piece, or inserts a sign.
    private static func damage(_ text: inout [UInt8], _ random: inout RandomNumbers) {
        let at = Int.random(in: 0...text.count, using: &random)
        let end = min(text.count, at + Int.random(in: 0...6, using: &random))
        switch random.next() % 4 {
        case 0: text.removeSubrange(at..<end)
        case 1: text.insert(UInt8.random(in: 0...255, using: &random), at: at)
        default: text.insert(contentsOf: signs[Int(random.next() % UInt64(signs.count))].utf8, at: at)
        }
    }
}
