// Literal percent signs.

import MessagePatterns
import Testing

@Suite("Literal percent signs")
struct LiteralPercentTests {
    @Test(
        "A percent sign before a word or at the end is text",
        arguments: [
            "Save 20% today", "100 % garantiert", "5% discount", "100% of 50% in 20% sur", "Battery at 50%",
            "100% complete, 20% off", "50 % de réduction", "20% auf alles, 10% an", "5 % i", "100%!", "100%, dass",
            "Charge (%)", "5% (of all)", "10–20% est", "% change", "5 %(of them all)", "100 %. So", "50% & up", "^1 %",
        ])
    func literal(text: String) {
        #expect(Message(text).kept.isEmpty)
        #expect(Message(text, .apple).kept.isEmpty)
    }

    @Test("`% d` is a specifier if nothing else is possible")
    func alone() {
        #expect(Message("actual % d here").kept == ["% d"])
        #expect(Message("% 5d").kept == ["% 5d"])
    }

    @Test("Other texts of the message show what a percent sign means")
    func siblings() {
        var parser = MessageParser(.apple)
        var message = Message()
        func kept(_ text: String) -> [String] {
            message.parse(parser) { $0 += Array(text.utf8) }
            return message.kept
        }
        #expect(kept("Sie sparen 5 % d").isEmpty)
        parser.siblings.learn(Array("You save 5%d".utf8))
        #expect(kept("Sie sparen 5 % d") == ["% d"])
        #expect(kept("5% discount") == ["% d"])
        #expect(kept("5% discount on %d files") == ["%d"])
        #expect(kept("5 % on it").isEmpty)
    }

    @Test("The count of a conversion in siblings is the maximum of any")
    func mostOfSiblings() {
        var siblings = Siblings()
        siblings.learn(Array("%d".utf8))
        siblings.learn(Array("%@ and %@".utf8))
        var other = Siblings()
        other.learn(Array("%d %@ %@".utf8))
        #expect(siblings == other)
        siblings.learn(Array("100 % sure".utf8))
        #expect(siblings == other)
    }

    @Test("A specifier that new text forms after a percent sign is found")
    func added() {
        #expect(!Message("100 % d").addsNoSpecifiers(to: Message("100 %")))
        #expect(Message("5% ďiscount").addsNoSpecifiers(to: Message("5% discount")))
    }
}
