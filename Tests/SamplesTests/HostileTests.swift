// Malicious messages and language tags take bounded time, and always give a text.

import MessagePatterns
import Samples
import TestSupport
import Testing

@Suite("Hostile messages and tags", .serialized)
struct HostileTests {
    private static func cost(_ text: String) -> Double {
        let message = Message(text)
        return ProcessorTime.least {
            var maker = SampleMaker(locale: "en")
            #expect(!maker.texts(of: message).texts.isEmpty)
        }
    }

    @Test(
        "Cost grows linearly with size, whatever the message contains",
        arguments: [
            "%@", "%d ", "{0}", "{x}", "%%", "**a** ", "**", "*", "<b>", "<a title='", "&amp;", "\\n", "\\uD83D",
            "`%@` ", "a.b/%@ ",
            "<code>%@</code>", "<ph>", "<code </code>", "<it ", "<it </it>", "<sm id='a' translate='no'/>",
            "{n, plural, other {#}}", "{n, plural, one {a} other {b}} ", "http://%@{a}/ ",
            "%#@a@",
            "{d, date, ::yMMMd}", "text ",
        ])
    func growth(piece: String) {
        let small = Self.cost(String(repeating: piece, count: 1000))
        let large = Self.cost(String(repeating: piece, count: 10_000))
        #expect(large < 40 * small + 3000, "\(piece) cost \(small), then \(large)")
    }

    @Test("Ten thousand arguments that select, and as many branches, are quickly displayed")
    func manyBranches() {
        let arguments = (0..<10_000).map { "{n\($0), plural, one {a} other {#}}" }.joined()
        let branches = "{n, plural, \((0..<10_000).map { "=\($0) {a}" }.joined()) other {#}}"
        // A sanitizer takes additional time.
        for text in [arguments, branches] { #expect(Self.cost(text) < (Sanitizer.isWatching ? 2e7 : 2e6)) }
    }

    @Test("Branches nested as deep as ICU accepts", arguments: [50, 99, 101])
    func deep(depth: Int) {
        for name in ["n", "n\(depth)"] {
            let text =
                (0..<depth).map { "{\(name == "n" ? name : "n\($0)"), plural, one {a} other {" }.joined()
                + "x" + String(repeating: "}}", count: depth)
            var maker = SampleMaker(locale: "en")
            #expect((1...ShownTexts.most).contains(maker.texts(of: Message(text)).texts.count))
        }
    }

    @Test(
        "A tag without a language displays English",
        arguments: [
            "zz-INVALID", "", String(repeating: "a", count: 300), String(repeating: "en-", count: 100), "-", "_", "é",
            "x", "root", "en-\u{0}",
            "und", "a-b-c-d", "en-u-nu-xxxx", "..", "C", "POSIX", "🙂",
        ])
    func tags(tag: String) {
        let text = "%d %@ {d, date, long} {n, plural, one {#} other {#}}"
        #expect(ShowingTests.texts(text, tag).last?.text == ShowingTests.texts(text, "en").last?.text)
    }

    @Test("Invalid UTF-8 is displayed as is")
    func badBytes() {
        var maker = SampleMaker(locale: "de")
        var message = Message()
        for tail in ["", "%@", "{n, plural, other {#}}", "<b>", "&#xD800;", "**x**"] {
            let bytes: [UInt8] = [0xFF, 0xC3] + Array(tail.utf8) + [0xE2, 0x82]
            message.parse(MessageParser()) { $0 += bytes }
            for text in maker.texts(of: message).texts {
                #expect(text.utf8.starts(with: [0xFF, 0xC3]) && text.utf8.suffix(2) == [0xE2, 0x82])
                #expect(text.hasSamplesAtRanges)
            }
        }
    }

    private static func cost(of texts: [String], given: SampleTable = SampleTable()) -> Double {
        let messages = texts.map { Message($0) }
        return ProcessorTime.least {
            var maker = SampleMaker(locale: "ar-EG", given: given)
            var length = 0
            for index in 0..<100_000 { length += maker.texts(of: messages[index % messages.count]).texts[0].utf8.count }
            #expect(length > 300_000)
        }
    }

    @Test(
        "A hundred thousand messages are displayed in a fraction of a second",
        .disabled(if: Sanitizer.isWatching, "a sanitizer takes most of the time"))
    func speed() {
        let words = Self.cost(of: ["Just words"])
        let placeholders = Self.cost(of: ["Hello %@, you have %lld new messages", "{count} of {n}", "Save <b>%1$@</b>"])
        let given = Self.cost(of: ["%@: %lld of {n}"], given: SampleTable([(name: "%d", sample: "99999")]))
        let branches = Self.cost(of: ["{n, plural, one {# file} few {# files} other {# files}}"])
        print("100,000 messages, in ms: \(words / 1000), \(placeholders / 1000), \(given / 1000), \(branches / 1000)")
        #expect(words < 1e5)
        #expect(placeholders < 5e5)
        #expect(given < 1e6)
        #expect(branches < 4e6)
    }
}
