// Messages taken apart.

import MessagePatterns
import Testing

@Test("a percent sign before a word is text where nothing says that it is more")
func literalPercent() {
    #expect(Message("Due by 5% discount").parts.map(\.kind) == [.text])
}
