// The texts that Fluent messages display.

import MessagePatterns
import Samples
import Testing

@Suite("Display of Fluent")
struct FluentShowingTests {
    private static func texts(_ text: String, _ locale: String = "en") -> Set<String> {
        var maker = SampleMaker(locale: locale)
        return Set(maker.texts(of: Message(text, .fluent)).texts.map(\.text))
    }

    @Test("Each variant is displayed, with a number that selects it")
    func plurals() {
        #expect(
            Self.texts("{ $n ->\n [0] none\n [one] { $n } file\n *[other] { NUMBER($n) } files\n}")
                == ["none", "1 file", "1,234,567 files"])
    }

    @Test("Non-numeric keys select by word, and the key with a star is the default")
    func selects() {
        #expect(Self.texts("{ $g ->\n [male] his\n *[neutral] their\n} file") == ["his file", "their file"])
    }

    @Test("The star marks the default form, whatever its name")
    func fallback() {
        #expect(
            Self.texts("{ $n ->\n [one] plik\n [few] pliki\n *[many] plików\n}", "pl") == ["plik", "pliki", "plików"])
    }

    @Test("Quoted texts are displayed, and lines of variants without the file's indentation")
    func literals() {
        #expect(Self.texts("a{\"  \"}b {\"\\u0041\\\"\"}") == ["a  b A\""])
        #expect(Self.texts("{ $n ->\n *[other] one\n       two\n}") == ["one\ntwo"])
    }
}
