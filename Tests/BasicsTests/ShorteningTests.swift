import Basics
import Testing

@Suite("Shortening texts for messages")
struct ShorteningTests {
    @Test("A message stays on one line, whatever the keys in it")
    func keepLine() {
        #expect("'a\n\tb\r\n' is lost".onOneLine == "'a\\n\\tb\\r\\n' is lost")
        #expect("'é' is lost".onOneLine == "'é' is lost")
    }

    @Test("A long text keeps its beginning")
    func keepBeginning() {
        #expect(String(repeating: "a", count: 81).shortened(over: 80) == String(repeating: "a", count: 57) + "…")
        #expect(String(repeating: "a", count: 80).shortened(over: 80) == String(repeating: "a", count: 80))
    }
}
